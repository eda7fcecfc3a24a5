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
            .enum(['at_once', 'request', 'asked', 'changing'])
            .describe(
              "'request': the office decides; 'asked': it decides about an earlier request already; 'changing': an open request changes the booking and has to be withdrawn first",
            ),
        }),
      ),
      paid: Cents.describe('Integer cents paid and verified, of all'),
      kept: Cents,
      refund: Cents,
      reported: Cents.describe('Integer cents that are reported and not checked yet, of all'),
      ways: z.object({ card: Cents, hand: Cents }).describe('How the refund comes back'),
      terms: z.array(z.string()).describe('The cancellation terms of the bookings, each text once'),
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
    'Cancel all pending and confirmed bookings of an own event, in one transaction: at once where nothing is kept or nothing was paid, else as a request. 409 when the refund or the bookings have changed, none is left, a proposal is open, or an open request changes one',
  params: ById,
  body: z.object({
    ...CustomerCancelWhy,
    bookings: z
      .array(z.object({ id: Id, version: z.number().int() }))
      .min(1, 'No booking is left to cancel')
      .max(200),
    refund: Cents.min(0).describe('Integer cents: the refund that was shown, of all bookings'),
  }),
  response: z.object({
    canceled: z.number().int(),
    requested: z.number().int().describe('The office decides'),
    waiting: z.number().int().describe('Asked for earlier; the office decides already'),
  }),
})
