import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isReversible, isUnverified, isUsedElsewhere, refundableCents } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import type { PaymentMethod, PaymentPurpose } from '#shared/model/payment.ts'
import { lockPayable, lockSeveralPayable } from './account.ts'

/**
 * The time of the statement. The transaction's is earlier when it waited for a lock, and would break the ledger's
 * order.
 */
export const STATEMENT_TIME = sql<Date>`statement_timestamp()`

interface NewPayment {
  id: string
  bookingId: string
  invoiceId: string | null
  purpose: PaymentPurpose
  /** Integer cents. */
  cents: number
  /** The tax in it, integer cents (docs/product.md P7.103). */
  tax: number
  method: PaymentMethod
  reference: string | null
  reportedBy: 'customer' | 'office' | 'processor'
  /** The admin who verifies it by recording it; null for others. */
  verifiedBy: string | null
  /** The card provider's side, when the money came through one. */
  processed: Processed | null
  /** Shared by the rows of one payment for several bookings. */
  groupId?: string | null
  /** Why the money is not kept. The row is failed then, else completed. */
  failure?: string
}

/** The card provider's side of a row of the ledger. */
export interface Processed {
  processor: string
  /** The provider's id of the payment or refund. */
  id: string
}

/**
 * Inserts a payment into the ledger. A customer's report is unverified (docs/product.md P7.8).
 * @returns whether a payment of another booking has the same method and reference
 */
export async function insertPayment(trx: Database, payment: NewPayment) {
  return trx
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      invoice_id: payment.invoiceId,
      purpose: payment.purpose,
      amount_cents: payment.cents,
      tax_cents: payment.tax,
      payment_method: payment.method,
      payment_status: payment.failure === undefined ? 'completed' : 'failed',
      transaction_id: payment.reference,
      reported_by: payment.reportedBy,
      verified_at: payment.reportedBy === 'customer' ? null : STATEMENT_TIME,
      verified_by: payment.verifiedBy,
      entered_by: payment.verifiedBy,
      processor: payment.processed?.processor ?? null,
      processor_id: payment.processed?.id ?? null,
      group_id: payment.groupId ?? null,
      notes: payment.failure ?? null,
      paid_at: STATEMENT_TIME,
      created_at: STATEMENT_TIME,
    })
    .returning(isUsedElsewhere('payments').as('used_elsewhere'))
    .executeTakeFirstOrThrow()
}

/** A row of the ledger whose booking is locked. */
export type LockedPayment = Awaited<ReturnType<typeof lockPayment>>['payment']

/**
 * Locks the booking of a row of the ledger, then reads the row, so that changes of both happen one at a time.
 * @throws AppError 404 for an unknown one
 */
export async function lockPayment(trx: Database, id: string) {
  const found = await trx.selectFrom('payments').select('booking_id').where('id', '=', id).executeTakeFirst()
  const booking = found && (await lockPayable(trx, found.booking_id))
  if (!booking) throw notFound('We do not know this payment')
  // in its own statement, so that it sees what the lock waited for
  const payment = await readLocked(trx).where('p.id', '=', id).executeTakeFirstOrThrow()
  return { booking, payment }
}

/** Rows of the ledger whose bookings are locked. */
function readLocked(trx: Database) {
  return trx
    .selectFrom('payments as p')
    .select(['p.id', 'p.booking_id', 'p.invoice_id', 'p.kind', 'p.payment_id', 'p.purpose', 'p.amount_cents'])
    .select(['p.tax_cents', 'p.payment_method', 'p.payment_status', 'p.reported_by', 'p.verified_at', 'p.reversed_at'])
    .select(['p.processor', 'p.processor_id', 'p.group_id', refundableCents('p').as('refundable_cents')])
    .select([isReversible('p').as('reversible'), isUnverified('p').as('unverified')])
}

/**
 * Locks the bookings of a payment in one order, and reads its rows: one, or one for each booking of a payment for several.
 * @param id any of its rows
 * @returns the row that was asked for, and the others of its group
 * @throws AppError 404 for an unknown one
 */
export async function lockWholePayment(trx: Database, id: string) {
  const found = await trx.selectFrom('payments').select('group_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('We do not know this payment')
  if (found.group_id === null) return { asked: await lockPayment(trx, id), others: [] }
  const group = await trx.selectFrom('payments').select('booking_id').where('group_id', '=', found.group_id).execute()
  const locked = await lockSeveralPayable(
    trx,
    group.map(({ booking_id }) => booking_id),
  )
  const bookings = new Map(locked.map((booking) => [booking.id, booking]))
  const rows = await readLocked(trx).where('p.group_id', '=', found.group_id).orderBy('p.booking_id').execute()
  const whole = rows.flatMap((payment) => {
    const booking = bookings.get(payment.booking_id)
    return booking ? [{ booking, payment }] : []
  })
  const asked = whole.find(({ payment }) => payment.id === id)
  if (!asked) throw notFound('We do not know this payment')
  return { asked, others: whole.filter((one) => one !== asked) }
}

/** The purposes that live payments of a locked booking have. */
export async function readLivePurposes(trx: Database, bookingId: string): Promise<PaymentPurpose[]> {
  const rows = await trx
    .selectFrom('payments')
    .select('purpose')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'payment')
    .where('payment_status', 'in', ['pending', 'completed'])
    .where('reversed_at', 'is', null)
    .execute()
  return rows.map(({ purpose }) => purpose)
}

/** The payment or refund that an earlier request with an idempotency key wrote; null when the key has none. */
export async function findPaymentOfKey(
  trx: Database,
  { route, actor, key }: { route: string; actor: string; key: string },
): Promise<string | null> {
  const claimed = await trx
    .selectFrom('idempotency_keys')
    .select('payment_id')
    .where('route', '=', route)
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()
  return claimed?.payment_id ?? null
}
