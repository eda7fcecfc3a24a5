import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { type LockedPayment, STATEMENT_TIME } from './ledger.ts'

/** Marks reported payments of locked bookings as verified by an admin, and audits each (docs/product.md P7.8). */
export async function verifyLocked(
  trx: Database,
  payments: readonly LockedPayment[],
  { actor, requestId }: By<AdminActor>,
): Promise<void> {
  for (const { id, booking_id: bookingId, amount_cents: amountCents } of payments) {
    await trx
      .updateTable('payments')
      .set({ verified_at: STATEMENT_TIME, verified_by: actor.userId })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'payment.verified', entity: 'payment', entityId: id },
      before: { verified: false },
      after: { verified: true, bookingId, amountCents },
    })
  }
}
