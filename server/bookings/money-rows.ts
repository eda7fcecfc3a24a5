import type { Database } from '#server/db/client.ts'
import { ledgerCents } from '#server/db/ledger.ts'

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
 * What has been paid for a booking; a statement of its own after the booking was locked, so that it sees what was waited
 * for.
 * @returns integer cents
 */
export async function readPaidCents(db: Database, bookingId: string): Promise<number> {
  const { cents } = await db
    .selectFrom('bookings as b')
    .select(ledgerCents('b.id').as('cents'))
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return cents
}

/** Rows told of one booking's ledger at most. */
const MOST = 200

/** The payments of a booking, and what undid them, in the order they came. */
export async function listLedger(db: Database, bookingId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'kind', 'purpose', 'amount_cents', 'payment_method', 'payment_status', 'transaction_id'])
    .select(['reported_by', 'verified_at', 'created_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
}
