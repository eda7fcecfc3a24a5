import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, Cents, exactText, Id, Instant } from '../text.ts'

/** A booking that can get an invoice. */
export const BillableBooking = z
  .object({
    id: Id,
    number: BookingNumber,
    customerName: z.string(),
    customerEmail: z.string(),
    agentName: z.string(),
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    totalAmount: z.number().nullable().describe('Dollars; null while the price is to be confirmed'),
    paid: Cents,
    taxPercent: z.number().describe('The tax rate its invoice opens at'),
    taxExempt: z.boolean().describe('Whether its customer pays no tax'),
    taxExemptNumber: z.string().nullable(),
  })
  .meta({ id: 'BillableBooking' })

export type BillableBooking = z.infer<typeof BillableBooking>

export const listBillable = endpoint({
  method: 'GET',
  path: '/api/admin/billable-bookings',
  access: ['admin'],
  summary: 'Bookings without a live invoice that are not cancelled, newest first, at most 100 a page with Link',
  query: PageQuery.extend({
    q: exactText(200).optional().describe("Words of the agent's or customer's name, or email"),
  }),
  response: z.array(BillableBooking),
})
