import { recordAudit } from '#server/audit/record.ts'
import { readBookerLimit } from '#server/billing/refunds/booker-limit.ts'
import { enterRefund } from '#server/billing/refunds/refund-payment.ts'
import { applyStatus, lockWithAgent } from '#server/bookings/changes/apply-status.ts'
import type { AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, forbidden, invalid } from '#server/errors.ts'
import type { AdminActor, By, CustomerActor } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import {
  type AgencyCancelReason,
  type CancelCause,
  type CancellationFigures,
  type CustomerCancelReason,
  computeCancellation,
  type RefundPart,
  splitRefund,
} from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { insertCancellation } from './rows.ts'
import { type CancellationTerms, readTerms } from './terms.ts'

/** A cancellation that takes effect. */
export interface CancellationCall extends By<AdminActor | CustomerActor> {
  bookingId: string
  cause: CancelCause
  reasonCode: CustomerCancelReason | AgencyCancelReason
  /** The customer's or the office's own words. */
  reason: string | null
  /** The moment it is. */
  now: Date
  /** The moment that decides the tier: when the customer asked; now unless said. */
  at?: Date
  /** The row version that was seen; undefined when none was sent. */
  version?: number | undefined
  /** The refund that was shown, integer cents; undefined refunds what the terms say. */
  refundCents?: number | undefined
  /** Why `refundCents` is another amount than by the terms; owners only. */
  deviationReason?: string | null
  /** The whole event is canceled: one mail about all of its bookings follows. */
  ofEvent?: boolean
}

/** What a cancellation did, in a transaction that is not committed yet. */
export interface AppliedCancellation {
  booking: AdminBookingRow
  /** Integer cents. */
  keepCents: number
  refundCents: number
  /** Refunds of card payments, pending: after the commit `finishCancellation` requests them. */
  cardRefunds: { id: string; cents: number }[]
  /** What stays due and is paid out by hand, integer cents. */
  byHandCents: number
}

/** Refuses to cancel a booking that is over. */
export function assertCancelable(status: BookingStatus): void {
  if (status === 'completed') throw conflict('This booking is completed, so it cannot be canceled')
  if (status === 'cancelled') throw conflict('This booking is canceled already')
}

/** Refuses figures that are not the ones that were shown. */
export function assertSeen(seen: number | undefined, { refundCents, keptCents }: CancellationFigures): void {
  if (seen === undefined || seen === refundCents) return
  const now = `The refund is ${formatCents(refundCents)} now, and ${formatCents(keptCents)} is kept.`
  throw conflict(`The figures have changed. ${now} Look at them again.`, { refund: now })
}

/**
 * Cancels a booking in the caller's transaction: status and time, the cancellation's row, refunds of card payments as
 * pending rows, audit and mails (docs/product.md P15.22). After the commit the caller calls `finishCancellation`.
 * Locks the agent, the booking, its invoice and payments, in this order.
 * @throws AppError 403 when a booker deviates from the terms, 404 unknown booking, 409 when it is completed or canceled,
 *   another request changed it first, or the refund is not the one that was shown
 */
export async function applyCancellation(trx: Database, call: CancellationCall): Promise<AppliedCancellation> {
  const { actor, requestId, now, cause } = call
  const { agent, booking: before } = await lockWithAgent(trx, call.bookingId)
  assertCancelable(before.status)
  assertVersion(call.version, before.version, 'booking')
  const terms = await readTerms(trx, before.id)
  const figures = computeCancellation(terms.basis, { cause, at: call.at ?? now })
  const decided = decide(call, terms, figures)

  const status = { status: 'cancelled' as const, reason: call.reason, requestId, now }
  const booking = await applyStatus(
    trx,
    agent,
    before,
    actor.role !== 'admin'
      ? { ...status, actor, ...(call.ofEvent && { mailCustomer: false as const }) }
      : call.ofEvent
        ? { ...status, actor, mailCustomer: false }
        : { ...status, actor, confirmAnyway: false },
  )
  await insertCancellation(trx, {
    booking_id: before.id,
    cause,
    reason_code: call.reasonCode,
    reason: call.reason,
    keep_percent: figures.keepPercent,
    policy_keep_cents: figures.claimCents,
    keep_cents: decided.keepCents,
    deviation_reason: decided.deviationReason,
    canceled_by: actor.role === 'admin' ? actor.userId : null,
    by_customer: actor.role === 'customer',
  })
  const parts = splitRefund(terms.payments, decided.refundCents)
  const cardRefunds = await refundCards(trx, parts, call)
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'booking.canceled', entity: 'booking', entityId: before.id },
    after: {
      ...{ cause, reasonCode: call.reasonCode, keepPercent: figures.keepPercent, keepCents: decided.keepCents },
      ...{ policyKeepCents: figures.claimCents, refundCents: decided.refundCents },
    },
    reason: decided.deviationReason ?? call.reason,
  })
  if (actor.role === 'customer') {
    await queueMail(trx, { kind: 'customer-canceled', to: null, about: { bookingId: before.id } })
  }
  const onCards = cardRefunds.reduce((sum, { cents }) => sum + cents, 0)
  return { booking, ...decided, cardRefunds, byHandCents: decided.refundCents - onCards }
}

/** Whether the refund is by the terms, or the amount an owner decided on. */
function decide(
  { refundCents, deviationReason = null, actor }: CancellationCall,
  { basis: { payments } }: Pick<CancellationTerms, 'basis'>,
  figures: CancellationFigures,
): { keepCents: number; refundCents: number; deviationReason: string | null } {
  if (deviationReason === null || refundCents === undefined || refundCents === figures.refundCents) {
    assertSeen(refundCents, figures)
    return { keepCents: figures.claimCents, refundCents: figures.refundCents, deviationReason: null }
  }
  if (actor.role !== 'admin' || actor.staffRole !== 'owner') {
    throw forbidden('Only an owner can refund another amount than by the terms.')
  }
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
  if (refundCents > paid) {
    const most = `At most ${formatCents(paid)} can be refunded`
    throw paid === 0
      ? invalid({ refund: 'Nothing was paid, so there is nothing to refund' })
      : conflict(most, { refund: most })
  }
  return { keepCents: paid - refundCents, refundCents, deviationReason }
}

/** Enters the refunds of card payments. What a booker may not refund stays due, for an owner (docs/product.md P6.49). */
async function refundCards(
  trx: Database,
  parts: readonly RefundPart[],
  { actor, requestId, cause }: CancellationCall,
): Promise<{ id: string; cents: number }[]> {
  const made: { id: string; cents: number }[] = []
  const reason = cause === 'customer' ? 'Canceled by the customer' : 'Canceled by the agency'
  for (const { paymentId, cents, way } of parts) {
    if (way !== 'card') continue
    const limit = actor.role === 'admin' ? await readBookerLimit(trx, actor, paymentId) : null
    if (limit !== null && cents > limit.left) continue
    const { id } = await enterRefund(trx, { id: paymentId, cents, reason, actor, requestId })
    made.push({ id, cents })
  }
  return made
}
