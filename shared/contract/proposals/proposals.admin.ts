import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { PROPOSAL_STATES } from '../../model/proposal.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Cents, Count, EventDate, Id, Instant, line, Raw, Success, text } from '../text.ts'
import { ProposalDocument, Signatures } from './document.ts'

/** A sent proposal as the office sees it. */
export const Proposal = z
  .object({
    id: Id,
    eventId: Id,
    version: z.number().int(),
    state: z.enum(PROPOSAL_STATES),
    document: ProposalDocument,
    sentBy: z.string().nullable().describe('Name of the admin; null when the account is gone'),
    sentAt: Instant,
    seenAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    declineReason: z.string().nullable(),
    stuckAt: Instant.nullable().describe('When the customer could not sign it'),
    stuckReason: z.string().nullable().describe('Why, in a sentence for the office'),
    questions: z
      .array(z.object({ question: z.string(), at: Instant }))
      .describe('From the customer, the first one first'),
    signed: Signatures.nullable(),
  })
  .meta({ id: 'Proposal' })
export type Proposal = z.infer<typeof Proposal>

/** What can be proposed for an event, and what was. */
export const EventProposals = z
  .object({
    draft: ProposalDocument.omit({ message: true, validUntil: true })
      .nullable()
      .describe(
        'What would be sent now, from the active bookings of the event; null when a price is missing or none waits',
      ),
    draftHash: z.string().nullable().describe('Names what the draft says; sent back when it is sent'),
    margin: z
      .object({ talentCents: Cents, agencyCents: Cents })
      .nullable()
      .describe('For owners: how the price without tax is shared; null for bookers and without a draft'),
    missing: z.array(z.string()).describe('Why there is no draft, in sentences'),
    waits: z.boolean().describe('A booking of the event is pending'),
    outdated: z.boolean().describe('A booking says something else now than the open proposal'),
    proposals: z.array(Proposal).describe('The newest first'),
  })
  .meta({ id: 'EventProposals' })
export type EventProposals = z.infer<typeof EventProposals>

export const showEventProposals = endpoint({
  method: 'GET',
  path: '/api/admin/event-proposals/:id',
  access: ['admin'],
  refuses: [404],
  summary: 'What can be proposed for an event now, and the proposals that were sent',
  params: ById,
  query: z.object({ depositPercent: z.coerce.number().int().min(0).max(99).optional() }),
  response: EventProposals,
})

export const sendProposal = endpoint({
  method: 'POST',
  path: '/api/admin/event-proposals/:id',
  access: ['admin'],
  refuses: [404, 409, 422],
  summary:
    'Send the customer of an event a proposal, which holds the time of its performers and replaces the open one. 409 when the bookings changed since the draft was read, or a performer is not free',
  params: ById,
  body: z.object({
    draftHash: z.string().regex(/^[0-9a-f]{64}$/, 'Not a hash of a draft'),
    depositPercent: z.number().int().min(1, '1 to 99 percent').max(99, '1 to 99 percent').nullable(),
    validUntil: EventDate.describe('Atlanta time when it has no offset'),
    message: text(2000)
      .nullish()
      .transform((value) => value || null),
  }),
  response: Proposal,
  status: 201,
})

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/api/admin/proposals/:id/withdraw',
  access: ['admin'],
  refuses: [404, 409],
  summary: 'Take back an open proposal; the time it held is free again and the customer is notified',
  params: ById,
  response: Success,
})

/** A proposal in the list of all. */
export const ProposalRow = z
  .object({
    id: Id,
    eventId: Id,
    bookingId: Id.describe('The first booking of its event'),
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant.describe('Of the first booking'),
    customerName: z.string(),
    version: z.number().int(),
    state: z.enum(PROPOSAL_STATES),
    performers: Count,
    totalCents: Cents,
    sentAt: Instant,
    validUntil: Instant,
    closedAt: Instant.nullable(),
    stuckAt: Instant.nullable(),
    toCountersign: z.boolean().describe('Signed, and waits for the signature of the agency'),
  })
  .meta({ id: 'ProposalRow' })
export type ProposalRow = z.infer<typeof ProposalRow>

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/admin/proposals',
  access: ['admin'],
  summary: 'Proposals, the newest first',
  query: PageQuery.extend({ state: z.enum(['open', 'accepted', 'countersign', 'lost']).optional() }),
  response: z.array(ProposalRow),
})

/** How the events that were sent a proposal in this month or the eleven before it turned out, by the signed version of each, else the newest. */
export const ProposalOutcomes = z
  .object({
    open: Count,
    accepted: Count,
    lost: Count.describe('Declined, expired or withdrawn'),
    declined: Count,
    expired: Count,
    withdrawn: Count,
    openCents: Cents,
    acceptedCents: Cents,
    medianHours: z
      .number()
      .nullable()
      .describe('From sending to signing, to a tenth below ten hours, else whole; null while none was signed'),
    kinds: z
      .array(z.object({ eventType: z.enum(EVENT_TYPES), events: Count, accepted: Count, acceptedCents: Cents }))
      .describe('By the kind of event, what brought most first'),
    reasons: z
      .array(
        z.object({
          bookingId: Id.describe('The first booking of the event'),
          customerName: z.string(),
          reason: z.string(),
          at: Instant,
        }),
      )
      .describe('Why customers declined, the latest 10 first'),
  })
  .meta({ id: 'ProposalOutcomes' })
export type ProposalOutcomes = z.infer<typeof ProposalOutcomes>

export const summarizeProposals = endpoint({
  method: 'GET',
  path: '/api/admin/proposals/summary',
  access: ['admin'],
  summary: 'How the events that were sent a proposal in this month or the eleven before it turned out',
  response: ProposalOutcomes,
})

export const countersignProposal = endpoint({
  method: 'POST',
  path: '/api/admin/proposals/:id/countersign',
  access: ['admin'],
  refuses: [404, 409],
  summary:
    "Sign an agreement for the agency, after its customer did: a typed name and a tick. Customer and office are emailed the copy with both signatures. 409 when it doesn't wait for that",
  params: ById,
  body: z.object({
    name: line(200, 'Type your full name'),
    agrees: z.literal(true, 'Tick the box to sign'),
  }),
  response: Success,
})

export const showAgreement = endpoint({
  method: 'GET',
  path: '/api/admin/proposals/:id/agreement.pdf',
  access: ['admin'],
  refuses: [404],
  summary: 'The signed agreement as a PDF: with both signatures once the agency countersigned it by hand',
  params: ById,
  query: z.object({
    copy: z.enum(['customer']).optional().describe('The copy with the signature of the customer alone'),
  }),
  produces: 'application/pdf',
  response: Raw,
})
