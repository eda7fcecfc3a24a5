import { z } from 'zod'
import { BOOKING_STATUSES, EVENT_TYPES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { Cents, Count, exactText, Id, Instant } from '../text.ts'

/** A customer as the office recognizes one on the phone (docs/product.md P6.69). */
export const CustomerSuggestion = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    status: z.enum(['active', 'suspended']),
    doNotBook: z.string().nullable().describe('Why the office no longer books for the customer; null while it does'),
    taxExempt: z.boolean(),
    bookings: Count,
    balance: Cents.describe('Integer cents still owed for all bookings'),
    latest: z
      .array(
        z.object({
          id: Id,
          number: z.number().int(),
          agentName: z.string(),
          eventType: z.enum(EVENT_TYPES),
          eventDate: Instant,
          status: z.enum(BOOKING_STATUSES),
        }),
      )
      .describe('At most 3 bookings, the latest event first'),
  })
  .meta({ id: 'CustomerSuggestion' })
export type CustomerSuggestion = z.infer<typeof CustomerSuggestion>

export const suggestCustomers = endpoint({
  method: 'GET',
  path: '/api/admin/customers/suggest',
  access: ['admin'],
  summary:
    'At most 8 customers by words of name, email, phone, company and tags; the newest accounts first, also without words. `id` finds one',
  query: z.object({
    q: exactText(200).optional(),
    id: Id.optional(),
  }),
  response: z.array(CustomerSuggestion),
})
