import { z } from 'zod'
import { BOOKING_STATUSES } from '../../model/booking.ts'
import { MOST_SELECTED } from '../../model/bookings-table.ts'
import { DROP_OUT_STANDINGS } from '../../model/replacement.ts'
import { WORK_KINDS } from '../../model/work.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, EventDate, exactText, Id, Instant, Raw } from '../text.ts'
import { AgentBooking } from './bookings.agent.ts'
import { CustomerBooking, RequestedBooking } from './bookings.ts'
import { PriceLine } from './price-lines.ts'

/** A booking as an admin sees it. */
export const AdminBooking = RequestedBooking.required()
  .extend({
    customerId: Id,
    requestedAs: z.enum(['new_customer', 'signed_in', 'known_not_signed_in', 'office']),
    lines: z.array(PriceLine).describe('What the total is made of; none while the price is to be confirmed'),
    itemized: z
      .boolean()
      .describe('It has lines of its own; else they are the usual ones: rate times hours, or its package'),
    depositPercent: z.number().int().nullable(),
    agentAnswer: z.enum(['accepted', 'declined']).nullable(),
    agentAnswerReason: z.string().nullable(),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'AdminBooking' })

export type AdminBooking = z.infer<typeof AdminBooking>

/** A booking in the office's lists. */
export const BookingWithDetails = AdminBooking.extend({
  agent: z.object({ id: Id, name: z.string(), category: z.string(), image: z.string().nullable() }),
  customer: z.object({ email: z.string(), name: z.string() }),
  paid: z.number().int().describe('Integer cents: completed payments minus refunds and reversals'),
  invoiced: z.boolean().describe('It has an invoice that is not voided'),
  hasConflict: z.boolean().describe('Another confirmed or pending booking of this agent, or blocked time, overlaps'),
  doNotBook: z.string().nullable().describe('Why the office no longer books for the customer; null while it does'),
  waitsFor: z.enum(WORK_KINDS).nullable().describe('Why it waits for the office; null when it does not'),
  dropOut: z
    .enum(DROP_OUT_STANDINGS)
    .nullable()
    .describe("'open': its agent dropped out; 'offered': others are offered to its customer; null without a drop-out"),
  eventTitle: z.string().nullable().describe('What the office calls its event'),
  performers: z.number().int().describe('Bookings of its event that are not canceled'),
  owed: z.number().int().describe('Integer cents still to be paid; 0 once it is paid, refunded or cancelled'),
  tax: z
    .object({
      percent: z.number().describe('The rate a new invoice opens at'),
      onPrice: z.number().int().describe('Integer cents on the total while there is no invoice'),
      ruled: z.boolean().describe('Whether the tax settings set that rate: an owner has saved them'),
      plusTax: z.boolean().describe('Whether an invoice or a payment adds tax to the total'),
      exempt: z.boolean().describe('Whether its customer pays no tax'),
      exemptNumber: z.string().nullable(),
    })
    .optional(),
}).meta({ id: 'BookingWithDetails' })

export type BookingWithDetails = z.infer<typeof BookingWithDetails>

const BookingQuery = PageQuery.extend({
  status: z.enum(BOOKING_STATUSES).optional(),
  q: exactText(200)
    .optional()
    .describe("Words of the agent's or customer's name, the customer's email, or a date 2026-12-31"),
  from: EventDate.optional().describe('Events from then on; Atlanta time'),
  to: EventDate.optional().describe('Events before then; Atlanta time'),
})

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: ['admin', 'agent', 'customer'],
  summary: 'Admins see all bookings, agents and customers their own; newest first, 100 a page with Link to the next',
  query: BookingQuery,
  response: z.array(z.union([AdminBooking, AgentBooking, CustomerBooking])),
  byRole: { admin: z.array(AdminBooking), agent: z.array(AgentBooking), customer: z.array(CustomerBooking) },
})

export const listBookingsWithDetails = endpoint({
  method: 'GET',
  path: '/api/admin/bookings-with-details',
  access: ['admin'],
  summary: 'All bookings with agent and customer, newest first, 100 a page with Link to the next',
  query: BookingQuery.extend({
    category: exactText(100).optional().describe("Only bookings of this category's agents"),
    agentId: Id.optional().describe("Only this agent's; words then find customers"),
  }),
  response: z.array(BookingWithDetails),
})

/** A booking of an agent that is still to come. */
export const UpcomingBooking = z
  .object({
    id: Id,
    number: z.number().int(),
    customerName: z.string(),
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    status: z.string(),
  })
  .meta({ id: 'UpcomingBooking' })

export type UpcomingBooking = z.infer<typeof UpcomingBooking>

export const listUpcoming = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/upcoming',
  access: ['admin'],
  summary: 'The pending and confirmed bookings of an agent that are still to come, the next first, at most 100',
  params: ById,
  response: z.array(UpcomingBooking),
})

export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/admin/exports/bookings',
  access: ['owner'],
  reauth: true,
  summary: 'Bookings as CSV (RFC 4180), newest first, safe to open in a spreadsheet',
  query: z.object({
    status: z.enum(BOOKING_STATUSES).optional(),
    from: EventDate.optional(),
    to: EventDate.optional(),
    ids: exactText(MOST_SELECTED * 37)
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id).max(MOST_SELECTED))
      .optional()
      .describe('Only these bookings, with commas between their ids'),
  }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
