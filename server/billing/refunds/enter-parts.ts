import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid } from '#server/errors.ts'
import type { AdminActor, By, CustomerActor } from '#server/http/requests/actor.ts'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import type { PayableBooking } from '../account/account.ts'
import { type LockedPayment, lockWholePayment, STATEMENT_TIME } from '../account/ledger.ts'
import { verifyLocked } from '../account/verify-locked.ts'
import { isDisputed } from '../disputes/dispute-rows.ts'
import { CARD_NUMBER_SENTENCE, withoutHidden } from '../payments/reference.ts'
import { assertWithinLimit } from './booker-limit.ts'
import { completeRefund, describeRefunded } from './refund-state.ts'
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

/** What goes back of one locked row of a payment, integer cents that were checked. */
export interface RefundPart {
  booking: PayableBooking
  payment: LockedPayment
  cents: number
}

/** A refund that was entered. */
export interface EnteredRefund {
  /** Of its row; of several, the first. */
  id: string
  /** What the card provider is asked with: the id of the row, or of the group of several. */
  orderId: string
  bookingIds: string[]
  /** It goes back through the card provider, which is to be asked after the commit. */
  pending: boolean
}

/**
 * Enters a refund of one row of a payment, or of several that were paid as one, in the caller's transaction: a row for each
 * with a shared group, one audit entry and one mail about the sum (docs/product.md P7.24, P7.180).
 * @param parts at least one; the first stands for all
 * @param id of the first row
 * @throws AppError 400 a card number as reference, or a payout by hand of a card payment, 403 over a booker's limit, 409 when
 *   the payment is disputed
 */
export async function enterParts(
  trx: Database,
  call: NewRefund,
  [first, ...more]: [RefundPart, ...RefundPart[]],
  id: string,
): Promise<EnteredRefund> {
  const { requestId, cents, reason } = call
  const parts = [first, ...more]
  const actor = call.actor.role === 'admin' ? call.actor : null
  for (const { payment } of parts) {
    if (!(await isDisputed(trx, payment.id))) continue
    throw conflict('The customer’s bank disputes this payment. It can be refunded after the bank’s decision.')
  }
  if (actor !== null) await assertWithinLimit(trx, actor, { paymentId: first.payment.id, cents })
  const { processor } = first.payment
  const paidOut = readPaidOut(call.paidOut, processor !== null)
  const pending = processor !== null
  // an admin who refunds a payment has seen it arrive
  const vouched = actor !== null && (await vouch(trx, parts, { actor, requestId }))
  const groupId = more.length > 0 ? randomUUID() : null
  const rows = parts.map((part, i) => ({ ...part, id: i === 0 ? id : randomUUID() }))
  for (const row of rows) {
    await insertReversal(trx, {
      ...{ id: row.id, kind: 'refund', payment: row.payment, cents: row.cents, groupId },
      status: pending ? 'pending' : 'completed',
      reportedBy: 'office',
      enteredBy: actor?.userId ?? null,
      processed: pending ? { processor } : null,
      ...paidOut,
      reason,
    })
  }
  await recordAudit(trx, {
    actor: call.actor,
    action: pending ? 'payment.refund-begun' : 'payment.refunded',
    entity: 'payment',
    entityId: first.payment.id,
    after: { ...describeRefunded(parts), refundId: groupId ?? id, ...(vouched && { verified: true }) },
    reason,
    requestId,
  })
  if (!pending) {
    for (const row of rows) {
      await completeRefund(trx, row.booking, { refundId: row.id, actor, requestId, mailed: row.id === id })
    }
  }
  return { id, orderId: groupId ?? id, bookingIds: parts.map(({ booking }) => booking.id), pending }
}

/** Verifies a reported payment that is refunded; what arrived for one of several bookings arrived for all of them. */
async function vouch(trx: Database, parts: readonly RefundPart[], by: By<AdminActor>): Promise<boolean> {
  const unverified = parts.filter(({ payment }) => payment.verified_at === null).map(({ payment }) => payment)
  const [first] = unverified
  if (!first) return false
  await trx
    .updateTable('payments')
    .set({ verified_at: STATEMENT_TIME, verified_by: by.actor.userId })
    .where(
      'id',
      'in',
      unverified.map(({ id }) => id),
    )
    .execute()
  if (first.group_id !== null) {
    const { others } = await lockWholePayment(trx, first.id)
    const rest = others.map(({ payment }) => payment).filter((other) => other.unverified)
    await verifyLocked(trx, rest, by)
  }
  return true
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
