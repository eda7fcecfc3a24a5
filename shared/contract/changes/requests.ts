import { z } from 'zod'
import { Guests } from '../bookings/bookings.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, EventDate, GuestCount, Id, Instant, line, Success, text } from '../text.ts'

/** The state of a request (docs/product.md P15.40). */
export const REQUEST_STATES = ['open', 'proposed', 'approved', 'declined', 'withdrawn'] as const

/** The fields of a booking that become something else; the others stay. */
export const WantedChange = z
  .object({
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    eventLocation: z.string().nullable(),
    guests: GuestCount,
    specialRequests: z.string().nullable(),
  })
  .partial()
  .meta({ id: 'WantedChange' })
export type WantedChange = z.infer<typeof WantedChange>

/** A request to change or cancel a booking, as its customer sees it. */
export const CustomerRequest = z
  .object({
    id: Id,
    bookingId: Id,
    kind: z.enum(['change', 'cancel']),
    state: z.enum(REQUEST_STATES),
    wanted: WantedChange,
    proposed: WantedChange.nullable().describe('What the office proposes instead; null when it proposed nothing'),
    message: z.string().nullable(),
    answer: z.string().nullable().describe("The office's sentence"),
    price: Cents.nullable().describe('The price before tax that was shown; null when it is not known'),
    createdAt: Instant,
    answeredAt: Instant.nullable(),
  })
  .meta({ id: 'CustomerRequest' })
export type CustomerRequest = z.infer<typeof CustomerRequest>

/** A price before and after a change, without tax. */
export const PriceChange = z
  .object({
    before: Cents.nullable(),
    after: Cents.nullable().describe('Null when the price has no rate: the office names it'),
    plusTax: z.boolean().describe('True while an invoice or a payment adds tax'),
  })
  .meta({ id: 'RequestedPrice' })

export const AVAILABILITY_STATES = ['free', 'asked', 'taken'] as const

const Hours = z.coerce
  .number('Not a number of hours')
  .int('Whole hours')
  .min(1, 'At least 1 hour')
  .max(72, 'At most 72')

export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/api/customer/change-requests',
  access: ['customer'],
  summary: 'The latest request of each own booking that is still to come',
  response: z.array(CustomerRequest),
})

export const previewChange = endpoint({
  method: 'GET',
  path: '/api/customer/bookings/:id/change-request',
  refuses: [409],
  access: ['customer'],
  summary:
    'What another date or other hours of an own booking mean, before anything is sent: whether the talent is free then, and the price',
  params: ById,
  query: z.object({ eventDate: EventDate.optional(), eventDuration: Hours.optional() }),
  response: z.object({
    availability: z
      .enum(AVAILABILITY_STATES)
      .describe("'asked' when another request is for the same time; the own time does not count"),
    price: PriceChange,
    atOnce: z.boolean().describe('True while the booking is pending: it changes without an answer of the office'),
  }),
})

export const requestChange = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/change-request',
  refuses: [409],
  access: ['customer'],
  afterPasswordChange: true,
  summary:
    'Ask for another date, other hours, another place, another number of guests or other wishes; only what differs counts. A pending booking changes at once. 409 while another request is open, and when the booking is completed or canceled',
  params: ById,
  body: z.object({
    eventDate: EventDate.optional(),
    eventDuration: Hours.optional(),
    eventLocation: line(200).nullish(),
    guests: Guests.optional().describe('Null or empty for none; stays when left out'),
    specialRequests: text(5000).nullish(),
    message: text(1000)
      .nullish()
      .transform((value) => value || null)
      .describe('A word to the office'),
  }),
  response: z.object({
    request: CustomerRequest.nullable().describe('Null when the booking changed at once'),
  }),
  status: 201,
})

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/customer/change-requests/:id/withdraw',
  refuses: [409],
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Withdraw an own request that is still open; 409 when it was answered',
  params: ById,
  response: CustomerRequest,
})

/** The two answers to a proposal. */
export const PROPOSAL_ANSWERS = ['accepted', 'declined'] as const

const ProposalAnswer = z.object({ answer: z.enum(PROPOSAL_ANSWERS) })

export const answerProposal = endpoint({
  method: 'POST',
  path: '/api/customer/change-requests/:id/answer',
  refuses: [409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Accept or decline what the office proposes instead; 409 when there is no proposal any more',
  params: ById,
  body: ProposalAnswer,
  response: CustomerRequest,
})

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

/** A proposal as a mailed link shows it to the customer. */
export const MailedProposal = z
  .object({
    agentName: z.string(),
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    eventLocation: z.string().nullable(),
    guests: GuestCount,
    proposed: WantedChange,
    answer: z.string().nullable().describe("The office's sentence"),
    price: PriceChange,
  })
  .meta({ id: 'MailedProposal' })
export type MailedProposal = z.infer<typeof MailedProposal>

export const openProposal = endpoint({
  method: 'POST',
  path: '/api/change-proposals',
  refuses: [404, 409],
  access: 'public',
  summary: 'The proposal that a mailed link is about, without using the link; 409 when there is nothing to answer',
  body: z.object({ token: Token }),
  response: MailedProposal,
})

export const answerProposalByLink = endpoint({
  method: 'POST',
  path: '/api/change-proposals/answer',
  refuses: [404, 409, 422],
  access: 'public',
  summary: 'Accept or decline a proposal with a mailed link, which this uses up',
  body: ProposalAnswer.extend({ token: Token }),
  response: Success,
})
