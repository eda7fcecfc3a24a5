import { z } from 'zod'
import { CANCEL_CAUSES } from '../../model/cancel-booking.ts'
import { DROP_OUT_CAUSES } from '../../model/replacement.ts'
import { endpoint } from '../endpoint.ts'
import { Cents, Count, EventDate, Raw } from '../text.ts'

const Span = z.object({
  from: EventDate.optional().describe('From that day on; Atlanta'),
  to: EventDate.optional().describe('Before that day; Atlanta'),
})

/** The lists behind the report that can be read as files. */
export const CHANGES_LISTS = ['cancellations', 'requests', 'drop-outs'] as const
export type ChangesList = (typeof CHANGES_LISTS)[number]

/** What decided how much was kept: a tier, nothing before the booking was confirmed, or the agency's own cancellation. */
export const HELD_TERMS = ['tier', 'unconfirmed', 'agency'] as const

const CanceledSums = z.object({
  count: Count.describe('Bookings'),
  kept: Cents.describe('Kept of what was paid and verified'),
  refunded: Cents.describe('Refunds of these bookings that are completed, as in the ledger'),
  due: Cents.describe('Still to refund: by hand, or on its way to a card'),
})
export type CanceledSums = z.infer<typeof CanceledSums>

/** How the requests of customers ended, by their kind. */
const RequestOutcomes = z.object({
  kind: z.enum(['change', 'cancel']),
  waiting: Count.describe('Open, or with a proposal the customer has not answered'),
  approved: Count.describe('As the customer asked'),
  accepted: Count.describe('The customer accepted what the office proposed instead'),
  declined: Count,
  withdrawn: Count,
})
export type RequestOutcomes = z.infer<typeof RequestOutcomes>

/** Cancellations, requests of customers, drop-outs and offers of a span of days (docs/product.md P15.80). */
export const ChangesReport = z
  .object({
    cancellations: z.object({
      reasons: z
        .array(
          CanceledSums.extend({
            cause: z.enum(CANCEL_CAUSES),
            reason: z.string().describe("A reason's code; 'none' when none was chosen or written"),
          }),
        )
        .describe('By who canceled and why, the most frequent first'),
      tiers: z
        .array(
          CanceledSums.extend({
            held: z.enum(HELD_TERMS),
            keepPercent: Count.nullable().describe('Of a tier; else null'),
          }),
        )
        .describe('By the tier that held, the cheapest first'),
    }),
    requests: z.array(RequestOutcomes),
    fields: z
      .array(
        z.object({
          field: z.enum(['eventDate', 'eventDuration', 'eventLocation', 'guests', 'specialRequests']),
          asked: Count,
          approved: Count,
        }),
      )
      .describe('What requests to change were about; one may be about several'),
    price: z.object({
      changed: Count.describe('Approved changes that changed the price'),
      cents: Cents.describe('What they added to prices before tax; below zero when bookings became cheaper'),
    }),
    dropOuts: z
      .array(
        z.object({
          cause: z.enum(DROP_OUT_CAUSES),
          count: Count,
          replaced: Count.describe('The booking went to someone else'),
          canceled: Count.describe('The booking was canceled'),
          open: Count,
        }),
      )
      .describe('The most frequent first'),
    offers: z
      .object({ made: Count, confirmed: Count, withdrawn: Count, waiting: Count })
      .describe('Offers of other talent to customers'),
  })
  .meta({ id: 'ChangesReport' })
export type ChangesReport = z.infer<typeof ChangesReport>

export const showChangesReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/changes',
  mayLag: true,
  access: ['owner'],
  summary:
    'Cancellations by reason and tier with kept and refunded money, requests to change or cancel by outcome, and drop-outs by cause, in a span of days',
  query: Span,
  response: ChangesReport,
})

export const exportChanges = endpoint({
  method: 'GET',
  path: '/api/admin/exports/changes',
  access: ['owner'],
  reauth: true,
  summary: 'Cancellations, requests to change or cancel, or drop-outs of a span of days as CSV, the oldest first',
  query: Span.extend({ list: z.enum(CHANGES_LISTS).optional().describe('cancellations when absent') }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
