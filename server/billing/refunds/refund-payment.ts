import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid } from '#server/errors.ts'
import type { Actor, AdminActor, By, CustomerActor } from '#server/http/requests/actor.ts'
import { claimIdempotencyKey, type Idempotency } from '#server/http/requests/idempotency.ts'
import { ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import { formatCents } from '#shared/model/money.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import {
  findPaymentOfKey,
  type LockedPayment,
  lockPayment,
  lockWholePayment,
  STATEMENT_TIME,
} from '../account/ledger.ts'
import { verifyLocked } from '../account/verify-locked.ts'
import { isDisputed } from '../disputes/dispute-rows.ts'
import { CARD_NUMBER_SENTENCE, withoutHidden } from '../payments/reference.ts'
import type { PaymentCall } from '../payments/verify-payment.ts'
import { assertWithinLimit } from './booker-limit.ts'
import { completeRefund } from './refund-state.ts'
import { requestRefund } from './request-refund.ts'
import { insertReversal } from './reversal-rows.ts'

/** A refund of a payment, in whole or in part. */
export interface NewRefund extends By<AdminActor | CustomerActor> {
  id: string
  /** Integer cents. */
  cents: number
  reason: string
  /** How it was paid out by hand. */
  paidOut?: PaidOut
}

/** How money was paid out by hand; absent, as the payment came. */
interface PaidOut {
  method: PaymentMethod | undefined
  reference: string | null
}

/** An admin's refund of a payment. */
export interface RefundCall extends NewRefund, PaymentCall {
  actor: AdminActor
  idempotency: (Idempotency & { route: string }) | null
}

/**
 * Refunds all or part of a payment with its own row in the ledger. The booking is refunded when all of its money is
 * (docs/product.md P7.24). A card payment is refunded through the provider: the row is pending until the provider
 * confirms it, so that neither a crash nor a repeat loses or doubles money (docs/decisions/023).
 * @returns the refund's id; null when the key of an earlier request has none
 * @throws AppError 400 a card number as reference, or a payout by hand of a card payment, 403 over a booker's limit, 404
 *   unknown, 409 over what can still be refunded, when the payment is
 *   disputed, or when the card provider refuses, 422 when the
 *   idempotency key came with another body before, 503 when the sweep deleted that key meanwhile
 */
export async function refundPayment(
  context: AppContext,
  call: RefundCall,
): Promise<{ id: string | null; replayed: boolean }> {
  const refund = await context.db.transaction().execute((trx) => enterOnce(trx, call))
  if (refund.replayed) return refund
  const { actor } = call
  const action = refund.pending ? 'payment:refund-begun' : 'payment:refunded'
  context.announce({ action, id: refund.bookingId, actor })
  if (refund.pending && (await isRefundRefused(context, refund.id, actor))) {
    throw conflict('The card provider refused to give this money back. Nothing was refunded.')
  }
  context.nudgeMail()
  return refund
}

/**
 * Requests a pending refund that was committed, from the card provider. When it is unavailable the refund stays pending,
 * and the job requests it again.
 * @returns whether the provider refused
 */
export async function isRefundRefused(context: AppContext, id: string, actor: Actor): Promise<boolean> {
  try {
    return (await requestRefund(context, id, actor)) === 'failed'
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ refund: id }, `a refund waits: ${error.message}`)
    return false
  }
}

type Entered =
  | { replayed: true; id: string | null }
  | { replayed: false; id: string; bookingId: string; pending: boolean }

async function enterOnce(trx: Database, { idempotency, ...call }: RefundCall): Promise<Entered> {
  const id = randomUUID()
  // all bookings of a payment for several, in one order: a refund may verify it
  const { asked } = await lockWholePayment(trx, call.id)
  if (idempotency) {
    const claim = { route: idempotency.route, bookingId: asked.booking.id, paymentId: id, status: 201 }
    if (await claimIdempotencyKey(trx, idempotency, claim)) {
      return { replayed: true, id: await findPaymentOfKey(trx, idempotency) }
    }
  }
  return { replayed: false, ...(await enterRefund(trx, call, id)) }
}

/**
 * Enters a refund in the caller's transaction. One of a card payment is pending: after the commit the caller requests it
 * (`isRefundRefused`); the job does it when the caller can't.
 * @returns the refund's id
 * @throws AppError 400 as `refundPayment`, 403 over a booker's limit, 404 unknown, 409 over what can still be refunded or
 *   when it is disputed
 */
export async function enterRefund(
  trx: Database,
  call: NewRefund,
  id: string = randomUUID(),
): Promise<{ id: string; bookingId: string; pending: boolean }> {
  const { requestId, cents, reason } = call
  const { booking, payment } = await lockPayment(trx, call.id)
  const actor = call.actor.role === 'admin' ? call.actor : null
  assertRefundable(payment, cents)
  if (await isDisputed(trx, payment.id)) {
    throw conflict('The customer’s bank disputes this payment. It can be refunded after the bank’s decision.')
  }
  if (actor !== null) await assertWithinLimit(trx, actor, { paymentId: payment.id, cents })
  const { processor } = payment
  const paidOut = readPaidOut(call.paidOut, processor !== null)
  const pending = processor !== null
  // an admin who refunds a payment has seen it arrive
  const vouched = payment.verified_at === null && actor !== null
  if (vouched) {
    const verified = { verified_at: STATEMENT_TIME, verified_by: actor.userId }
    await trx.updateTable('payments').set(verified).where('id', '=', payment.id).execute()
    if (payment.group_id !== null) {
      // what arrived for one booking arrived for all of them
      const { others } = await lockWholePayment(trx, payment.id)
      const unverified = others.map((other) => other.payment).filter((other) => other.unverified)
      await verifyLocked(trx, unverified, { actor, requestId })
    }
  }
  await insertReversal(trx, {
    id,
    kind: 'refund',
    payment,
    cents,
    status: pending ? 'pending' : 'completed',
    reportedBy: 'office',
    enteredBy: actor?.userId ?? null,
    processed: pending ? { processor } : null,
    ...paidOut,
    reason,
  })
  await recordAudit(trx, {
    actor: call.actor,
    action: pending ? 'payment.refund-begun' : 'payment.refunded',
    entity: 'payment',
    entityId: payment.id,
    after: { bookingId: booking.id, amountCents: cents, refundId: id, ...(vouched && { verified: true }) },
    reason,
    requestId,
  })
  if (!pending) await completeRefund(trx, booking, { refundId: id, actor, requestId })
  return { id, bookingId: booking.id, pending }
}

/** How a refund was paid out; what the card provider took goes back through it. */
function readPaidOut({ method, reference: typed }: PaidOut = { method: undefined, reference: null }, byCard: boolean) {
  const reference = withoutHidden(typed)
  if (byCard && (method !== undefined || reference !== null)) {
    throw invalid({ paymentMethod: 'A card payment goes back to its card' })
  }
  if (reference !== null && looksLikeCardNumber(reference)) {
    throw invalid({ transactionId: CARD_NUMBER_SENTENCE })
  }
  return { method, reference }
}

/** The ledger's SQL says what can be refunded; the sentence says why it is less. */
function assertRefundable(payment: LockedPayment, cents: number): void {
  const left = payment.refundable_cents
  if (cents <= left) return
  if (payment.kind !== 'payment') throw conflict('Only a payment can be refunded')
  if (payment.reversed_at !== null) throw conflict('This payment was reversed, so there is nothing to refund')
  if (payment.payment_status !== 'completed') throw conflict('This payment did not go through')
  if (left === 0) throw conflict('This payment is already fully refunded')
  const most = `You can refund at most ${formatCents(left)} of this payment`
  throw conflict(most, { amount: most })
}
