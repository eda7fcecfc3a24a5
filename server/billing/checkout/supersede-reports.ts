import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isReversible, isUnverified } from '#server/db/ledger.ts'
import type { AmountDue, PaymentPurpose } from '#shared/model/payment.ts'
import { lockPayable, readAccount } from '../account/account.ts'
import type { PartDue } from '../account/due-together.ts'
import { lockPayment } from '../account/ledger.ts'
import { reverseLocked } from '../payments/reverse-locked.ts'

const REASON = 'Replaced by a card payment; the report was not verified'

/**
 * Reverses the reports of a locked booking that keep a card payment from being due: payments a customer reported and no
 * admin has verified, those of the same purpose first (docs/product.md P7.57). The caller settles in the same
 * transaction, and rolls back when the payment is not due all the same. What a payment for several bookings replaces is
 * reversed as one, with one mail.
 */
export async function supersedeReports(
  trx: Database,
  { bookingId, purpose, cents }: PartDue,
  { requestId, together }: { requestId: string; together: Together | null },
): Promise<Superseded> {
  if ((await readDue(trx, bookingId)).some((part) => part.purpose === purpose && part.cents === cents)) {
    return { purpose, reversed: 0 }
  }
  let reversed = 0
  for (const id of await findReports(trx, bookingId, purpose)) {
    await reverseLocked(trx, await lockPayment(trx, id), {
      ...{ actor: null, requestId, reason: REASON, group: together?.reversals ?? null },
      mailed: together === null || (together.reversed === 0 && reversed === 0),
    })
    reversed += 1
    // with another part paid, the same amount is due as the balance
    const due = (await readDue(trx, bookingId)).filter((part) => part.cents === cents)
    const found = due.find((part) => part.purpose === purpose) ?? due[0]
    if (found) return { purpose: found.purpose, reversed }
  }
  return { purpose, reversed }
}

/** The payment for several bookings that a part belongs to. */
interface Together {
  /** Shared by the reversals of all its parts. */
  reversals: string
  /** How many reports the parts before this one replaced. */
  reversed: number
}

interface Superseded {
  /** Under which the paid amount is due; the checkout's when it is not due. */
  purpose: PaymentPurpose
  /** How many reports were reversed. */
  reversed: number
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
