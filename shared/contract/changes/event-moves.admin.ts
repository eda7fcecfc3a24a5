import { z } from 'zod'
import { isExplained, Override, UNEXPLAINED } from '../bookings/booking-changes.admin.ts'
import { endpoint } from '../endpoint.ts'
import { BookingNumber, ById, EventDate, Id, Instant, line } from '../text.ts'

export const showEventMove = endpoint({
  method: 'GET',
  path: '/api/admin/event-moves/:id',
  access: ['admin'],
  summary: 'The pending and confirmed bookings of an event, which move together; the first to begin first',
  params: ById,
  response: z
    .object({
      bookings: z.array(
        z.object({
          bookingId: Id,
          version: z.number().int().describe('Its row version'),
          bookingNumber: BookingNumber,
          agentName: z.string(),
          eventDate: Instant,
          eventDuration: z.number().int().describe('Hours'),
          eventLocation: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'EventMove' }),
})
export type EventMove = z.infer<typeof showEventMove.response>

export const moveEvent = endpoint({
  method: 'POST',
  path: '/api/admin/event-moves/:id',
  refuses: [404, 409],
  access: ['admin'],
  summary:
    "Move all pending and confirmed bookings of an event, all of them or none: the first begins at the new time, the others keep their distance by Atlanta's clock. Invoices are reissued, the customer gets one email. 409 with the field confirmAnyway when an agent is taken then, unless confirmAnyway is sent with a reason; 409 when the bookings have changed",
  params: ById,
  body: z
    .object({
      bookings: z
        .array(z.object({ id: Id, version: z.number().int() }))
        .min(1, 'No booking is left to move')
        .max(200)
        .describe('All that were shown; 409 when these are not all that can be moved, as they are'),
      eventDate: EventDate.optional().describe('When the first one begins; the times stay when left out'),
      eventLocation: line(200).nullish().describe('Where all of them are; the places stay when left out'),
      ...Override,
    })
    .refine(isExplained, UNEXPLAINED),
  response: z.object({ moved: z.number().int().describe('How many bookings changed') }),
})
