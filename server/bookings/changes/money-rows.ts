import type { Database } from '#server/db/client.ts'
import { isReversible, ledgerCents, refundableCents, settledCents } from '#server/db/ledger.ts'

/** The invoice of a booking that wasn't voided. */
export async function findLiveInvoice(db: Database, bookingId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'invoice_number', 'total_cents', 'status', 'due_date'])
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
}

/**
 * What a booking has been paid for, and what of that was not refunded; a statement of its own after the booking was
 * locked, so that it sees what was waited for.
 * @returns integer cents
 */
export async function readPaid(db: Database, bookingId: string): Promise<{ settled: number; kept: number }> {
  return db
    .selectFrom('bookings as b')
    .select([settledCents('b.id').as('settled'), ledgerCents('b.id').as('kept')])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

/** Rows told of one booking's ledger at most. */
const MOST = 200

/** The payments of a booking, and what undid them, in the order they came. */
export async function listLedger(db: Database, bookingId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'kind', 'payment_id', 'purpose', 'amount_cents', 'payment_method', 'payment_status'])
    .select(['transaction_id', 'reported_by', 'verified_at', 'reversed_at', 'notes', 'created_at'])
    .select([refundableCents('payments').as('refundable_cents'), isReversible('payments').as('reversible')])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
}
