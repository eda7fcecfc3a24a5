import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, Id, Instant } from '../text.ts'
import { CustomerCancelWhy } from './cancellations.ts'

export const previewOwnEventCancellation = endpoint({
  method: 'GET',
  path: '/api/customer/event-cancellations/:id',
  access: ['customer'],
  afterPasswordChange: true,
  refuses: [404],
  summary: 'What canceling all pending and confirmed bookings of an own event now keeps and gives back',
  params: ById,
  response: z
    .object({
      bookings: z.array(
        z.object({
          bookingId: Id,
          version: z.number().int().describe('Its row version'),
          agentName: z.string(),
          eventDate: Instant,
          refund: Cents.describe('Integer cents that come back'),
          way: z
            .enum(['at_once', 'request', 'asked'])
            .describe("'request': the office decides; 'asked': it decides about an earlier request already"),
        }),
      ),
      paid: Cents.describe('Integer cents paid and verified, of all'),
      kept: Cents,
      refund: Cents,
    })
    .meta({ id: 'OwnEventCancellation' }),
})
export type OwnEventCancellation = z.infer<typeof previewOwnEventCancellation.response>

export const cancelOwnEvent = endpoint({
  method: 'POST',
  path: '/api/customer/event-cancellations/:id',
  access: ['customer'],
  afterPasswordChange: true,
  refuses: [404, 409],
  summary:
    'Cancel all pending and confirmed bookings of an own event, in one transaction: at once where nothing is kept or nothing was paid, else as a request. 409 when the refund or the bookings are others by now, or none is left',
  params: ById,
  body: z.object({
    ...CustomerCancelWhy,
    bookings: z
      .array(z.object({ id: Id, version: z.number().int() }))
      .min(1, 'No booking is left to cancel')
      .max(200),
    refund: Cents.min(0).describe('Integer cents: the refund that was shown, of all bookings'),
  }),
  response: z.object({ canceled: z.number().int(), requested: z.number().int() }),
})
