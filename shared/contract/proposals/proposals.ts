import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { PAYMENT_METHODS } from '../../model/payment.ts'
import { PROPOSAL_STATES } from '../../model/proposal.ts'
import { PaymentReport } from '../billing/payments.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, Count, Id, Instant, line, Success, text } from '../text.ts'
import { ProposalDocument, Signatures } from './document.ts'

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

/** A proposal as its customer sees it. */
export const CustomerProposal = z
  .object({
    version: z.number().int(),
    state: z.enum(PROPOSAL_STATES),
    document: ProposalDocument,
    documentHash: z.string().describe('SHA-256 of the stored document, in hexadecimal; sent back with the signature'),
    signed: Signatures.nullable(),
    ready: z.boolean().describe('Whether it can be signed as it stands: nothing changed, and everyone is free'),
    canceled: z.boolean().describe('All of its bookings were canceled'),
    deposit: z
      .object({
        dueCents: Cents.describe('0 once it is reported'),
        paidCents: Cents.describe('Reported or received for all of its bookings'),
        memo: z.string().describe('What the customer writes into the memo of the payment'),
        ways: z.array(z.object({ method: z.enum(PAYMENT_METHODS), details: z.string() })),
        cards: z
          .array(z.object({ bookingId: Id, name: z.string().describe('Of the performer'), cents: Cents }))
          .describe(
            'What can be paid by card, one booking at a time, or at once when it is all that is due; empty where cards are not accepted',
          ),
      })
      .nullable()
      .describe('How to pay the deposit of a signed proposal; null before it is signed, and without a deposit'),
  })
  .meta({ id: 'CustomerProposal' })
export type CustomerProposal = z.infer<typeof CustomerProposal>

/** A proposal that waits for its customer, as the portal lists it. */
export const OwnProposal = z
  .object({
    id: Id,
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant.describe('Of the first performer'),
    eventDuration: z.number().int().describe('Hours, of the first performer'),
    performers: Count,
    totalCents: Cents,
    validUntil: Instant,
  })
  .meta({ id: 'OwnProposal' })
export type OwnProposal = z.infer<typeof OwnProposal>

export const listOwnProposals = endpoint({
  method: 'GET',
  path: '/api/customer/proposals',
  access: ['customer'],
  summary: 'The proposals that wait for the customer, the first to end first; at most 20',
  response: z.array(OwnProposal),
})

export const linkOwnProposal = endpoint({
  method: 'POST',
  path: '/api/customer/proposals/:id/link',
  access: ['customer'],
  afterPasswordChange: true,
  refuses: [404],
  summary: 'A new link to one of the own proposals, as the mails have it',
  params: ById,
  response: z.object({ token: z.string() }),
})

export const openProposal = endpoint({
  method: 'POST',
  path: '/api/proposal',
  refuses: [404],
  access: 'public',
  summary: 'The proposal of a mailed link, in any state; the first time it is marked as read',
  body: z.object({ token: Token }),
  response: CustomerProposal,
})

export const acceptProposal = endpoint({
  method: 'POST',
  path: '/api/proposal/accept',
  refuses: [404, 409],
  access: 'public',
  summary:
    'Sign a proposal: its bookings are confirmed and invoiced, all of them or none. A repeat answers the same. 409 when it is no longer open, or a performer is not available any more',
  body: z.object({
    token: Token,
    documentHash: z.string().regex(/^[0-9a-f]{64}$/, 'Not a hash of a document'),
    name: line(200, 'Type your full name'),
    agrees: z.literal(true, 'Accept the agreement to sign'),
    electronic: z.literal(true, 'Agree to electronic records to sign'),
  }),
  response: CustomerProposal,
})

export const declineProposal = endpoint({
  method: 'POST',
  path: '/api/proposal/decline',
  refuses: [404, 409],
  access: 'public',
  summary: 'Decline a proposal; the time it held is free again',
  body: z.object({
    token: Token,
    reason: text(1000)
      .nullish()
      .transform((value) => value || null),
  }),
  response: CustomerProposal,
})

export const payProposalDeposit = endpoint({
  method: 'POST',
  path: '/api/proposal/deposit',
  refuses: [404, 409],
  access: 'public',
  summary:
    'Report that the deposit of a signed proposal was paid: a payment of each of its bookings. A repeat answers the same',
  body: PaymentReport.omit({ purpose: true, expectedAmount: true }).extend({
    token: Token,
    expectedAmount: Cents.positive('Not an amount').describe(
      'Integer cents that the payer saw; 409 when another amount is due',
    ),
  }),
  response: CustomerProposal,
})

export const askAboutProposal = endpoint({
  method: 'POST',
  path: '/api/proposal/question',
  refuses: [404, 409],
  access: 'public',
  summary: 'Send the agency a question about a proposal',
  body: z.object({ token: Token, question: text(2000, 'Write your question first') }),
  response: Success,
})

export const payProposalDepositByCard = endpoint({
  method: 'POST',
  path: '/api/proposal/checkout',
  refuses: [404, 409, 422],
  access: 'public',
  summary:
    "Begin to pay the deposit of a signed proposal at the card provider's page: one booking's part, or all of it at once. 409 when it is not due, 422 when cards are not accepted for it; 503 when the provider is away",
  body: z.object({
    token: Token,
    bookingId: Id.optional().describe('Absent: the whole deposit, a line for each booking'),
  }),
  response: z.object({ url: z.url().describe('Where to send the browser; https') }),
})
