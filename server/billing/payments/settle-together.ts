import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { claimIdempotencyKey } from '#server/http/requests/idempotency.ts'
import { formatCents } from '#shared/model/money.ts'
import { NOTHING_DUE, type TogetherPart } from '#shared/model/payment-together.ts'
import { lockSeveralPayable } from '../account/account.ts'
import { findDueTogether } from '../account/due-together.ts'
import { withoutHidden } from './reference.ts'
import { assertReference, type Settlement, settle } from './settle-booking.ts'

/** One payment for several bookings. */
export interface TogetherSettlement
  extends Pick<Settlement, 'reporter' | 'method' | 'reference' | 'requestId' | 'idempotency'> {
  /** At least one; the mails are about the first that is paid. */
  bookingIds: readonly string[]
  part: TogetherPart
  /** Integer cents, all of them together, as the payer saw them. */
  cents: number
  /** A report of a deposit that was recorded with the same method and reference is a repeat, without a key too. */
  repeats?: boolean
}

/** What became of one payment for several bookings. */
export interface TogetherSettled {
  /** The bookings that have a payment now; none for a repeat. */
  bookingIds: string[]
  replayed: boolean
}

/**
 * Enters one payment for several bookings: a row for each booking with a shared group, each with what that booking owes,
 * and one mail about all (docs/product.md P7.160, P16.10). The caller calls `announceSettled` for each booking after its
 * commit.
 * @throws AppError 400 for a reference that is missing or is a card number, 409 for another amount due, none at all, or a reference
 *   that was used on one of them before, 422 when the idempotency key came with another body before, and constraint
 *   violations that `explainViolation` explains
 */
export async function settleTogether(trx: Database, settlement: TogetherSettlement): Promise<TogetherSettled> {
  const { bookingIds, part, cents, idempotency, repeats = false, ...shared } = settlement
  const payment = { ...shared, reference: withoutHidden(shared.reference) }
  assertReference(payment)
  const [first] = bookingIds
  if (first === undefined) throw conflict(NOTHING_DUE[part])
  if (idempotency) {
    const { route, status = 200 } = idempotency
    if (await claimIdempotencyKey(trx, idempotency, { route, bookingId: first, status })) return REPLAYED
  }
  // in one order, so that of two payments of the same event one waits for the other
  await lockSeveralPayable(trx, bookingIds)
  const due = await findDueTogether(trx, bookingIds, part)
  if (due.length === 0) {
    if (repeats && (await isReported(trx, bookingIds, payment))) return REPLAYED
    throw conflict(NOTHING_DUE[part])
  }
  const sum = due.reduce((all, one) => all + one.cents, 0)
  if (sum !== cents) {
    throw conflict(`${formatCents(sum)} is due${part === 'deposit' ? ' as a deposit' : ''}, not ${formatCents(cents)}`)
  }
  const id = randomUUID()
  for (const [i, { bookingId, ...one }] of due.entries()) {
    await settle(trx, { ...payment, ...one, bookingId, group: { id, isFirst: i === 0 } })
  }
  return { bookingIds: due.map(({ bookingId }) => bookingId), replayed: false }
}

const REPLAYED: TogetherSettled = { bookingIds: [], replayed: true }

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
