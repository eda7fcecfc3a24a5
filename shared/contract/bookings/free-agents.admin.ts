import { z } from 'zod'
import { MAX_HOURS, MIN_HOURS } from '../../model/booking.ts'
import { CategoryName } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { EventDate, exactText, Id, Instant } from '../text.ts'

/** Why an agent can't take a booking then (docs/product.md P6.68). */
export const BusyReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['booked', 'held']).describe('held: by an open proposal (docs/product.md P16.5)'),
    bookingId: Id,
    number: z.number().int(),
    customerName: z.string(),
    from: Instant,
    to: Instant.describe('Without the buffer'),
  }),
  z.object({ kind: z.literal('blocked'), from: Instant, to: Instant }),
  z.object({ kind: z.literal('hours') }).describe('Outside the weekly hours'),
  z.object({ kind: z.literal('unavailable') }).describe('Takes no requests'),
])
export type BusyReason = z.infer<typeof BusyReason>

/** An agent in the list of free agents. */
export const FreeAgent = z
  .object({
    id: Id,
    name: z.string(),
    category: z.string(),
    image: z.string().nullable(),
    hourlyRate: z.number().int().nullable().describe('Whole dollars an hour'),
    plusTax: z.boolean().describe('Whether tax is added to rate and total'),
    rating: z.number(),
    totalAmount: z.number().nullable().describe('Dollars: rate times these hours; null while the rate is unknown'),
    asked: z
      .object({ bookingId: Id, customerName: z.string(), from: Instant })
      .nullable()
      .describe('The first pending booking at that time; it takes no time yet'),
    reasons: z.array(BusyReason).describe('Empty for a free agent'),
  })
  .meta({ id: 'FreeAgent' })
export type FreeAgent = z.infer<typeof FreeAgent>

export const listFreeAgents = endpoint({
  method: 'GET',
  path: '/api/admin/agents/free',
  access: ['admin'],
  summary:
    'Agents who can take a booking at a time, and the others with their reasons, the best rated first, at most 50 of each. Words of the name find the others',
  query: z.object({
    start: EventDate.describe('Atlanta time when it has no offset'),
    hours: z.coerce.number('Not a duration').int().min(MIN_HOURS).max(MAX_HOURS),
    category: CategoryName.optional(),
    q: exactText(200).optional().describe('Words of the name'),
    booking: Id.optional().describe('Its own time does not count: it is to be moved or given to another agent'),
  }),
  response: z.object({
    free: z.array(FreeAgent),
    busy: z.array(FreeAgent),
    more: z.object({ free: z.boolean(), busy: z.boolean() }).describe('More match than are listed'),
  }),
})
