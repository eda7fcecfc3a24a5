import { z } from 'zod'
import {
  AGENCY_CANCEL_REASONS,
  CANCEL_CAUSES,
  type CancelCause,
  CUSTOMER_CANCEL_REASONS,
} from '../../model/cancel-booking.ts'
import { AdminBooking } from '../bookings/bookings.admin.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, Instant, text } from '../text.ts'
import { CancellationFigures, CancellationPreview } from './cancellations.ts'

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id/cancellation',
  access: ['admin'],
  summary: 'What canceling a booking now keeps and gives back; of a canceled one, what was decided and is still due',
  params: ById,
  response: CancellationPreview.extend({
    byAgency: CancellationFigures.describe('When the agency cancels: nothing is kept'),
    mayDeviate: z.boolean().describe('The signed-in admin is an owner, who may refund another amount'),
    decided: z
      .object({
        cause: z.enum(CANCEL_CAUSES),
        reasonCode: z.string(),
        reason: z.string().nullable(),
        policyKeep: Cents,
        keep: Cents.describe('The claim; verified money beyond it is to be refunded'),
        deviationReason: z.string().nullable(),
        byCustomer: z.boolean(),
        due: Cents.describe('Verified money beyond the claim that is not on its way back'),
        canceledAt: Instant,
      })
      .nullable(),
  }).meta({ id: 'AdminCancellation' }),
})

// the reasons are the keys of their words
const REASONS = [...new Set([...Object.keys(CUSTOMER_CANCEL_REASONS), ...Object.keys(AGENCY_CANCEL_REASONS)])] as (
  | keyof typeof CUSTOMER_CANCEL_REASONS
  | keyof typeof AGENCY_CANCEL_REASONS
)[]

/** Who cancels and why, in the body of a cancellation by the office. */
export const CancelWhy = {
  cause: z.enum(CANCEL_CAUSES, 'Who cancels?'),
  reasonCode: z.enum(REASONS, 'Not a reason'),
  reason: text(1000)
    .nullish()
    .transform((value) => value || null),
}

/** Whether a reason is one of who cancels. */
export const hasOwnReason = ({ cause, reasonCode }: { cause: CancelCause; reasonCode: string }): boolean =>
  reasonCode in (cause === 'customer' ? CUSTOMER_CANCEL_REASONS : AGENCY_CANCEL_REASONS)

/** What is said of any other. */
export const NOT_ITS_REASON = { path: ['reasonCode'], error: 'Not a reason' }

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  takes: ['if-match', 'idempotency-key'],
  refuses: [409, 422],
  access: ['admin'],
  reauth: true,
  summary:
    'Cancel a booking with everything that goes with it: status, time, mails, and the refund of the cancellation terms. Card payments go back through the provider; others stay due until they are paid out. Another refund than by the terms is for owners and needs a reason (403 for bookers). 409 when the refund is another one by now, or the booking is completed, canceled or changed',
  params: ById,
  body: z
    .object({
      ...CancelWhy,
      refund: Cents.min(0).describe('Integer cents: the refund that was shown, or another amount with deviationReason'),
      deviationReason: text(500)
        .nullish()
        .transform((value) => value || null)
        .describe('Why another amount than by the terms is refunded'),
    })
    .refine(hasOwnReason, NOT_ITS_REASON),
  response: z.object({
    booking: AdminBooking,
    refunded: Cents.describe('Integer cents on their way back to cards'),
    byHand: Cents.describe('Integer cents to be paid out by hand'),
    refused: Cents.describe('Integer cents that the card provider refused; they stay due'),
    undoable: z.boolean().describe('No money moved, so the cancellation can be undone for a moment'),
  }),
})
