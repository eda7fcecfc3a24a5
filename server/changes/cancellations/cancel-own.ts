import { recordAudit } from '#server/audit/record.ts'
import { lockWithAgent } from '#server/bookings/changes/apply-status.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import {
  type CancellationFigures,
  type CustomerCancelReason,
  computeCancellation,
} from '#shared/model/cancel-booking.ts'
import { insertRequest } from '../requests/rows.ts'
import { type AppliedCancellation, applyCancellation, assertCancelable, assertSeen } from './apply-cancellation.ts'
import { finishCancellation } from './finish-cancellation.ts'
import { reissueWithout } from './reissue-without.ts'
import { type CancellationTerms, readTerms } from './terms.ts'

/** A customer's wish to cancel an own booking. */
export interface OwnCancel extends By<CustomerActor> {
  bookingId: string
  reasonCode: CustomerCancelReason
  message: string | null
  /** The refund that was shown, integer cents; undefined when the caller compares the sum of several. */
  refundCents: number | undefined
  /** The whole event is canceled: one mail about it follows. */
  ofEvent?: boolean
}

/**
 * Whether a customer's cancellation takes effect at once: nothing is kept, or nothing was paid. A payment that is reported
 * and not checked counts as paid (docs/product.md P15.23).
 */
export const takesEffectAtOnce = (
  { payments, reported }: Pick<CancellationTerms, 'payments' | 'reported'>,
  { keepPercent }: Pick<CancellationFigures, 'keepPercent'>,
): boolean => keepPercent === 0 || (payments.length === 0 && reported === 0)

/**
 * Cancels an own booking: at once, or with a request that the office answers (docs/product.md P15.23).
 * @returns the refund, integer cents
 * @throws AppError 404 for a booking that isn't theirs; 409 when it is completed or canceled, the refund is another one
 *   by now, or a request is open already
 */
export async function cancelOwnBooking(
  context: AppContext,
  call: OwnCancel,
): Promise<{ state: 'canceled' | 'requested'; refundCents: number }> {
  const { applied, refundCents } = await context.db.transaction().execute(async (trx) => {
    const done = await cancelOrRequest(trx, call, context.now())
    if (done.applied) await reissueWithout(trx, context, [call.bookingId], call)
    return done
  })
  if (applied) await finishCancellation(context, applied, call.actor)
  else {
    context.nudgeMail()
    context.announce({ action: 'booking:asked', id: call.bookingId, actor: call.actor })
  }
  return { state: applied ? 'canceled' : 'requested', refundCents }
}

/**
 * As `cancelOwnBooking`, in the caller's transaction.
 * @returns `applied` undefined when it became a request
 */
export async function cancelOrRequest(
  trx: Database,
  call: OwnCancel,
  now: Date,
): Promise<{ applied: AppliedCancellation | undefined; refundCents: number }> {
  const { actor, requestId, bookingId, reasonCode, message } = call
  // a stranger's booking is not locked
  await readTerms(trx, bookingId, actor.customerId)
  const { booking } = await lockWithAgent(trx, bookingId)
  assertCancelable(booking.status)
  const terms = await readTerms(trx, bookingId, actor.customerId)
  const figures = computeCancellation(terms.basis, { cause: 'customer', at: now })
  assertSeen(call.refundCents, figures)
  if (takesEffectAtOnce(terms, figures)) {
    const by = { actor, requestId, now, cause: 'customer' as const }
    const ofEvent = call.ofEvent === true
    const applied = await applyCancellation(trx, { ...by, bookingId, reasonCode, reason: message, ofEvent })
    return { applied, refundCents: applied.refundCents }
  }
  const request = await insertRequest(trx, { booking_id: bookingId, kind: 'cancel', reason_code: reasonCode, message })
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'booking.change-asked', entity: 'booking', entityId: bookingId },
    after: { request: request.id, kind: 'cancel' },
  })
  await queueMail(trx, { kind: 'request-notice', to: null, about: { bookingId }, data: { request: request.id } })
  return { applied: undefined, refundCents: figures.refundCents }
}
