import { z } from 'zod'
import { BOOKING_STATUSES } from '../../model/booking.ts'
import { CUSTOMER_CANCEL_REASONS, REFUND_WAYS } from '../../model/cancel-booking.ts'
import { PAYMENT_METHODS } from '../../model/payment.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, Id, Instant, text } from '../text.ts'

/** What a cancellation keeps and gives back. */
export const CancellationFigures = z
  .object({
    keepPercent: z.number().int().describe('Percent of the price with tax that is kept now'),
    until: Instant.nullable().describe('Until when that holds; null for the last tier'),
    nextPercent: z.number().int().nullable().describe('What is kept after that'),
    kept: Cents.describe('Integer cents kept of what was paid and verified'),
    refund: Cents.describe('Integer cents that come back'),
  })
  .meta({ id: 'CancellationFigures' })

/** What canceling a booking now would do. */
export const CancellationPreview = z
  .object({
    bookingId: Id,
    status: z.enum(BOOKING_STATUSES),
    eventDate: Instant,
    total: Cents.nullable().describe('The price with tax, integer cents; null while there is none'),
    paid: Cents.describe('Integer cents paid and verified, less what was given back'),
    reported: Cents.describe('Integer cents that are reported and not checked yet'),
    payments: z
      .array(
        z.object({
          id: Id,
          amount: Cents.describe('Integer cents that can go back'),
          paymentMethod: z.enum(PAYMENT_METHODS),
          way: z.enum(REFUND_WAYS).describe("'card': through the card provider, at once; 'hand': paid out by hand"),
        }),
      )
      .describe('Verified payments of which something can go back'),
    figures: CancellationFigures.describe('When the customer cancels'),
    terms: z.string().describe('The cancellation terms of this booking, with its dates'),
    note: z.string().nullable().describe('What is not refunded yet, in a sentence'),
  })
  .meta({ id: 'CancellationPreview' })

export type CancellationPreview = z.infer<typeof CancellationPreview>

export const previewOwnCancellation = endpoint({
  method: 'GET',
  path: '/api/customer/bookings/:id/cancellation',
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'What canceling an own booking now keeps and gives back',
  params: ById,
  response: CancellationPreview.extend({
    atOnce: z.boolean().describe('Takes effect at once; else canceling sends the office a request'),
  }),
})

// the reasons are the keys of their words
const REASONS = Object.keys(CUSTOMER_CANCEL_REASONS) as (keyof typeof CUSTOMER_CANCEL_REASONS)[]

/** Why a customer cancels. */
export const CustomerCancelWhy = {
  reasonCode: z.enum(REASONS, 'Not a reason').default('other'),
  message: text(1000)
    .nullish()
    .transform((value) => value || null),
}

export const cancelOwnBooking = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/cancel',
  refuses: [409],
  access: ['customer'],
  afterPasswordChange: true,
  summary:
    'Cancel an own booking. It takes effect at once when nothing is kept or nothing was paid, else the office gets a request. 409 when the refund is another one by now, the booking is completed or canceled, or a request is open already',
  params: ById,
  body: z.object({
    ...CustomerCancelWhy,
    refund: Cents.min(0).describe('The refund that was shown, integer cents'),
  }),
  response: z.object({ state: z.enum(['canceled', 'requested']), refund: Cents }),
})
