import type { AppContext } from '#server/context.ts'
import { conflict } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { type LockedPayment, lockWholePayment } from '../account/ledger.ts'
import { verifyLocked } from '../account/verify-locked.ts'
import { queueVerifiedMail } from './mails.ts'

/** An admin's request to change a payment. */
export interface PaymentCall extends By<AdminActor> {
  id: string
}

/**
 * Verifies that a payment reported by a customer has arrived, and mails the customer once (docs/product.md P7.8, P7.111). One
 * payment for several bookings is verified as a whole (P7.161).
 * @throws AppError 404 unknown, 409 when it is no unverified payment
 */
export async function verifyPayment(context: AppContext, { id, actor, requestId }: PaymentCall): Promise<void> {
  const bookingIds = await context.db.transaction().execute(async (trx) => {
    const { asked, others } = await lockWholePayment(trx, id)
    assertUnverified(asked.payment)
    const payments = [asked.payment, ...others.map(({ payment }) => payment)].filter(({ unverified }) => unverified)
    await verifyLocked(trx, payments, { actor, requestId })
    await queueVerifiedMail(trx, asked.booking, id)
    return payments.map(({ booking_id }) => booking_id)
  })
  context.nudgeMail()
  for (const bookingId of bookingIds) context.announce({ action: 'payment:verified', id: bookingId, actor })
}

function assertUnverified({ unverified, kind, reversed_at, payment_status }: LockedPayment): void {
  if (unverified) return
  if (kind !== 'payment') throw conflict('Only a payment can be verified')
  if (reversed_at !== null) throw conflict('This payment was reversed')
  if (payment_status !== 'completed') throw conflict('This payment did not go through')
  throw conflict('This payment is verified already')
}
