import { z } from 'zod'
import { BOOKING_STATUSES } from '../../model/booking.ts'
import { TABLE_PAGE, TABLE_SORTS } from '../../model/bookings-table.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { EventDate, exactText, Id } from '../text.ts'
import { BookingWithDetails } from './bookings.admin.ts'

export const listBookingsTable = endpoint({
  method: 'GET',
  path: '/api/admin/bookings-table',
  access: ['admin'],
  summary: `All bookings in an order of choice, ${TABLE_PAGE} a page with Link to the next`,
  query: z.object({
    // a key may hold a name
    cursor: z.string().max(4000).optional().describe('Where the page before ended, from its Link header'),
    limit: z.coerce.number().int().min(1).max(TABLE_PAGE).optional(),
    sort: z.enum(TABLE_SORTS).optional().describe('The event date unless given; equal ones are by event date'),
    order: z.enum(['asc', 'desc']).optional().describe('Ascending unless given'),
    status: z.enum(BOOKING_STATUSES).optional(),
    category: exactText(100).optional().describe("Only bookings of this category's agents"),
    agentId: Id.optional(),
    owing: z.literal('yes').optional().describe('Only confirmed and completed ones that are not paid'),
    q: exactText(200)
      .optional()
      .describe("Words of the agent's or customer's name, the customer's email, or a date 2026-12-31"),
    from: EventDate.optional().describe('Events from then on; Atlanta time'),
    to: EventDate.optional().describe('Events before then; Atlanta time'),
  }),
  response: z.array(BookingWithDetails),
})

export const listBookingsBoard = endpoint({
  method: 'GET',
  path: '/api/admin/bookings-board',
  access: ['admin'],
  summary:
    'A column of the board, 100 a page with Link to the next: open ones by what must happen next, finished ones by event, the latest first',
  query: PageQuery.extend({
    // a key has two moments
    cursor: z.string().max(400).optional().describe('Where the page before ended, from its Link header'),
    status: z.enum(BOOKING_STATUSES),
    from: EventDate.optional().describe('Events from then on; Atlanta time'),
  }),
  response: z.array(BookingWithDetails),
})
