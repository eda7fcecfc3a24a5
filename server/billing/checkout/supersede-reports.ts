import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isReversible, isUnverified } from '#server/db/ledger.ts'
import type { AmountDue, PaymentPurpose } from '#shared/model/payment.ts'
import { lockPayable, readAccount } from '../account/account.ts'
import { lockPayment } from '../account/ledger.ts'
import { reverseLocked } from '../payments/reverse-locked.ts'

const REASON = 'Replaced by a card payment; the report was not verified'

/**
 * Reverses the reports of a locked booking that keep a card payment from being due: payments a customer reported and no
 * admin has verified, those of the same purpose first (docs/product.md P7.57). The caller settles in the same
 * transaction, and rolls back when the payment is not due all the same.
 * @returns the purpose under which the paid amount is due; the checkout's when it is not due
 */
export async function supersedeReports(
  trx: Database,
  bookingId: string,
  { purpose, cents, requestId }: AmountDue & { requestId: string },
): Promise<PaymentPurpose> {
  if ((await readDue(trx, bookingId)).some((part) => part.purpose === purpose && part.cents === cents)) return purpose
  for (const id of await findReports(trx, bookingId, purpose)) {
    await reverseLocked(trx, await lockPayment(trx, id), { actor: null, requestId, reason: REASON })
    // with another part paid, the same amount is due as the balance
    const due = (await readDue(trx, bookingId)).filter((part) => part.cents === cents)
    const found = due.find((part) => part.purpose === purpose) ?? due[0]
    if (found) return found.purpose
  }
  return purpose
}

async function readDue(trx: Database, bookingId: string): Promise<AmountDue[]> {
  const booking = await lockPayable(trx, bookingId)
  return booking ? (await readAccount(trx, booking)).due : []
}

/** A full payment overlaps every other; a deposit and a balance do not overlap. */
async function findReports(trx: Database, bookingId: string, purpose: PaymentPurpose): Promise<string[]> {
  const rows = await trx
    .selectFrom('payments as p')
    .select('p.id')
    .where('p.booking_id', '=', bookingId)
    .where('p.reported_by', '=', 'customer')
    .where(isUnverified('p'))
    .where(isReversible('p'))
    .where((eb) => (purpose === 'full' ? eb.lit(true) : eb('p.purpose', 'in', [purpose, 'full'])))
    .orderBy(sql`(p.purpose = ${purpose})`, 'desc')
    .orderBy('p.created_at', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}
