import { randomUUID } from 'node:crypto'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { Actor, AdminActor } from '#server/http/requests/actor.ts'
import { claimIdempotencyKey, type Idempotency } from '#server/http/requests/idempotency.ts'
import { ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { findPaymentOfKey, lockPayment, lockWholePayment } from '../account/ledger.ts'
import type { PaymentCall } from '../payments/verify-payment.ts'
import { assertRefundable } from './assert-refundable.ts'
import { type EnteredRefund, enterParts, type NewRefund } from './enter-parts.ts'
import { requestRefund } from './request-refund.ts'
import { enterWholeRefund, type ShownPart } from './whole-refund.ts'

/** An admin's refund of a payment. */
export interface RefundCall extends NewRefund, PaymentCall {
  actor: AdminActor
  /** Of a refund of all bookings of a payment: what goes back of each, as it was shown. Absent, of the one row alone. */
  shown?: readonly ShownPart[] | undefined
  idempotency: (Idempotency & { route: string }) | null
}

/**
 * Refunds all or part of a payment with its own row in the ledger. The booking is refunded when all of its money is
 * (docs/product.md P7.24). A card payment is refunded through the provider: the row is pending until the provider
 * confirms it, so that neither a crash nor a repeat loses or doubles money (docs/decisions/023). A sum of a payment for
 * several bookings is one refund of them (docs/product.md P7.180).
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
  for (const id of refund.bookingIds) context.announce({ action, id, actor })
  if (refund.pending && (await isRefundRefused(context, refund.orderId, actor))) {
    throw conflict('The card provider refused to give this money back. Nothing was refunded.')
  }
  context.nudgeMail()
  return refund
}

/**
 * Requests a pending refund that was committed, from the card provider. When it is unavailable the refund stays pending,
 * and the job requests it again.
 * @param id of its row, or of the group of a refund of several bookings
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

type Entered = { replayed: true; id: string | null } | ({ replayed: false } & EnteredRefund)

async function enterOnce(trx: Database, { idempotency, shown, ...call }: RefundCall): Promise<Entered> {
  const id = randomUUID()
  // all bookings of a payment for several, in one order: a refund may verify it
  const { asked } = await lockWholePayment(trx, call.id)
  if (idempotency) {
    const claim = { route: idempotency.route, bookingId: asked.booking.id, paymentId: id, status: 201 }
    if (await claimIdempotencyKey(trx, idempotency, claim)) {
      return { replayed: true, id: await findPaymentOfKey(trx, idempotency) }
    }
  }
  const entered = shown ? await enterWholeRefund(trx, { ...call, shown }, id) : await enterRefund(trx, call, id)
  return { replayed: false, ...entered }
}

/**
 * Enters a refund of one row in the caller's transaction. One of a card payment is pending: after the commit the caller
 * requests it (`isRefundRefused`); the job does it when the caller can't.
 * @returns the refund's id
 * @throws AppError 400 as `refundPayment`, 403 over a booker's limit, 404 unknown, 409 over what can still be refunded or
 *   when it is disputed
 */
export async function enterRefund(trx: Database, call: NewRefund, id: string = randomUUID()): Promise<EnteredRefund> {
  const { booking, payment } = await lockPayment(trx, call.id)
  assertRefundable(payment, call.cents)
  return enterParts(trx, call, [{ booking, payment, cents: call.cents }], id)
}
