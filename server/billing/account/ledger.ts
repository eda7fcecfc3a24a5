import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isReversible, isUnverified, isUsedElsewhere, refundableCents } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import type { PaymentMethod, PaymentPurpose } from '#shared/model/payment.ts'
import { lockPayable } from './account.ts'

/** The time of the statement, not of the transaction, which may have waited: the ledger's order is the order of events. */
export const STATEMENT_TIME = sql<Date>`statement_timestamp()`

interface NewPayment {
  id: string
  bookingId: string
  invoiceId: string | null
  purpose: PaymentPurpose
  /** Integer cents. */
  cents: number
  method: PaymentMethod
  reference: string | null
  reportedBy: 'customer' | 'office' | 'processor'
  /** The admin who vouches for it, if one does. */
  verifiedBy: string | null
  /** What the card provider calls it, when the money came through one. */
  processed: Processed | null
  /** Why money that came is not kept: the row is failed, not completed. */
  failure?: string
}

/** The card provider's side of a row of the ledger. */
export interface Processed {
  processor: string
  /** The provider's name for it. */
  id: string
}

/**
 * Enters a payment into the ledger, completed unless it failed. What a customer reports is unverified (docs/product.md P7.8).
 * @returns whether the same method and reference stand for a payment of another booking
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
      payment_method: payment.method,
      payment_status: payment.failure === undefined ? 'completed' : 'failed',
      transaction_id: payment.reference,
      reported_by: payment.reportedBy,
      verified_at: payment.reportedBy === 'customer' ? null : STATEMENT_TIME,
      verified_by: payment.verifiedBy,
      entered_by: payment.verifiedBy,
      processor: payment.processed?.processor ?? null,
      processor_id: payment.processed?.id ?? null,
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
 * A row of the ledger, its booking locked first, so that one change at a time decides what becomes of both.
 * @throws AppError 404 for an unknown one
 */
export async function lockPayment(trx: Database, id: string) {
  const found = await trx.selectFrom('payments').select('booking_id').where('id', '=', id).executeTakeFirst()
  const booking = found && (await lockPayable(trx, found.booking_id))
  if (!booking) throw notFound('We do not know this payment')
  // a statement after the lock, so that it sees what was waited for
  const payment = await trx
    .selectFrom('payments as p')
    .select(['p.id', 'p.booking_id', 'p.invoice_id', 'p.kind', 'p.payment_id', 'p.purpose', 'p.amount_cents'])
    .select(['p.payment_method', 'p.payment_status', 'p.reported_by', 'p.verified_at', 'p.reversed_at'])
    .select(['p.processor', 'p.processor_id', refundableCents('p').as('refundable_cents')])
    .select([isReversible('p').as('reversible'), isUnverified('p').as('unverified')])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()
  return { booking, payment }
}

/** The parts of the price that payments of a locked booking stand for. */
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

/** The row of the ledger that an earlier request with an idempotency key wrote; null when the key doesn't know it. */
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
