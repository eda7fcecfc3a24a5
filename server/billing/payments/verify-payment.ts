import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { conflict } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { type LockedPayment, lockPayment, STATEMENT_TIME } from '../account/ledger.ts'
import { queueVerifiedMail } from './mails.ts'

/** An admin's request to change a payment. */
export interface PaymentCall extends By<AdminActor> {
  id: string
}

/**
 * Verifies that a payment reported by a customer has arrived, and mails the customer (docs/product.md P7.8, P7.111).
 * @throws AppError 404 unknown, 409 when it is no unverified payment
 */
export async function verifyPayment(context: AppContext, { id, actor, requestId }: PaymentCall): Promise<void> {
  const bookingId = await context.db.transaction().execute(async (trx) => {
    const { payment, booking } = await lockPayment(trx, id)
    assertUnverified(payment)
    await trx
      .updateTable('payments')
      .set({ verified_at: STATEMENT_TIME, verified_by: actor.userId })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      actor,
      action: 'payment.verified',
      entity: 'payment',
      entityId: id,
      before: { verified: false },
      after: { verified: true, bookingId: payment.booking_id, amountCents: payment.amount_cents },
      requestId,
    })
    await queueVerifiedMail(trx, booking, id)
    return payment.booking_id
  })
  context.nudgeMail()
  context.announce({ action: 'payment:verified', id: bookingId, actor })
}

function assertUnverified({ unverified, kind, reversed_at, payment_status }: LockedPayment): void {
  if (unverified) return
  if (kind !== 'payment') throw conflict('Only a payment can be verified')
  if (reversed_at !== null) throw conflict('This payment was reversed')
  if (payment_status !== 'completed') throw conflict('This payment did not go through')
  throw conflict('This payment is verified already')
}
