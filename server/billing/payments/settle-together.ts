import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { formatCents } from '#shared/model/money.ts'
import { lockPayable } from '../account/account.ts'
import { findDepositsDue } from '../account/deposits-due.ts'
import { withoutHidden } from './reference.ts'
import { assertReference, type Settlement, settle } from './settle-booking.ts'

/** One payment of the deposits of several bookings. */
export interface DepositsSettlement extends Pick<Settlement, 'reporter' | 'method' | 'reference' | 'requestId'> {
  bookingIds: readonly string[]
  /** Integer cents, all of them together, as the payer saw them. */
  cents: number
}

/**
 * Enters one payment of the deposits that are due on some bookings: a row for each booking with a shared group, each with
 * its own deposit, and one mail about all (docs/product.md P16.10). The caller calls `announceSettled` for each booking
 * after its commit.
 * @returns the bookings that were settled; none for a repeat of a report that was recorded
 * @throws AppError 400 for a reference that is missing or is a card number, 409 for another amount due, none at all, or a reference
 *   that was used on one of them before, and constraint violations that `explainViolation` explains
 */
export async function settleDeposits(trx: Database, settlement: DepositsSettlement): Promise<string[]> {
  const { bookingIds, cents, ...shared } = settlement
  const payment = { ...shared, reference: withoutHidden(shared.reference) }
  assertReference(payment)
  for (const id of bookingIds) await lockPayable(trx, id)
  const due = await findDepositsDue(trx, bookingIds)
  if (due.length === 0) {
    if (await isReported(trx, bookingIds, payment)) return []
    throw conflict('No deposit is due any more. If you paid one, please call us.')
  }
  const sum = due.reduce((all, part) => all + part.cents, 0)
  if (sum !== cents) throw conflict(`${formatCents(sum)} is due as a deposit, not ${formatCents(cents)}`)
  const id = randomUUID()
  for (const [i, part] of due.entries()) {
    const group = { id, isFirst: i === 0 }
    await settle(trx, { ...payment, bookingId: part.bookingId, purpose: 'deposit', cents: part.cents, group })
  }
  return due.map(({ bookingId }) => bookingId)
}

/** Whether a deposit of one of these bookings was recorded with the same method and reference, and stands. */
async function isReported(
  db: Database,
  bookingIds: readonly string[],
  { method, reference }: Pick<Settlement, 'method' | 'reference'>,
): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', 'in', bookingIds)
    .where('kind', '=', 'payment')
    .where('purpose', '=', 'deposit')
    .where('payment_method', '=', method)
    .where(sql<boolean>`lower(transaction_id) is not distinct from lower(${reference}::text)`)
    .where('reversed_at', 'is', null)
    .executeTakeFirst()
  return payment !== undefined
}
