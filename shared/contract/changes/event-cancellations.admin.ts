import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { BookingNumber, ById, Cents, Id, Instant } from '../text.ts'
import { CancelWhy, hasOwnReason, NOT_ITS_REASON } from './cancellations.admin.ts'

const Money = z.object({
  kept: Cents.describe('Integer cents kept of what was paid and verified'),
  refund: Cents.describe('Integer cents that come back'),
})

export const previewEventCancellation = endpoint({
  method: 'GET',
  path: '/api/admin/event-cancellations/:id',
  access: ['admin'],
  summary:
    'What canceling all pending and confirmed bookings of an event now keeps and gives back, by the terms of each',
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
          paid: Cents,
          byCustomer: Money,
          byAgency: Money,
        }),
      ),
      paid: Cents.describe('Integer cents paid and verified, of all'),
      reported: Cents.describe('Integer cents that are reported and not checked yet, of all'),
      byCustomer: Money,
      byAgency: Money,
    })
    .meta({ id: 'EventCancellation' }),
})
export type EventCancellation = z.infer<typeof previewEventCancellation.response>

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/api/admin/event-cancellations/:id',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: ['admin'],
  reauth: true,
  summary:
    'Cancel all pending and confirmed bookings of an event with the refunds of their terms, all of them or none, with one email to the customer. 409 when the refund or the bookings are others by now, a proposal is open, or no booking is left',
  params: ById,
  body: z
    .object({
      ...CancelWhy,
      bookings: z
        .array(z.object({ id: Id, version: z.number().int() }))
        .min(1, 'No booking is left to cancel')
        .max(200)
        .describe('All that were shown; 409 when these are not all that can be canceled, as they are'),
      refund: Cents.min(0).describe('Integer cents: the refund that was shown, of all bookings'),
    })
    .refine(hasOwnReason, NOT_ITS_REASON),
  response: z.object({
    canceled: z.number().int().describe('How many bookings; a repeat answers zeros'),
    refunded: Cents.describe('Integer cents on their way back to cards'),
    byHand: Cents.describe('Integer cents to be paid out by hand'),
    refused: Cents.describe('Integer cents that the card provider refused; they stay due'),
  }),
})
