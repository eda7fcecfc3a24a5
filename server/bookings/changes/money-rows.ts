import type { Database } from '#server/db/client.ts'
import { isReversible, refundableCents } from '#server/db/ledger.ts'

/** The invoice of a booking that wasn't voided. */
export async function findLiveInvoice(db: Database, bookingId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'invoice_number', 'total_cents', 'status', 'due_date'])
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
}

/** The most ledger rows returned for one booking. */
const MAX_ROWS = 200

/** The payments, refunds and reversals of a booking, oldest first. */
export async function listLedger(db: Database, bookingId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'kind', 'payment_id', 'purpose', 'amount_cents', 'payment_method', 'payment_status'])
    .select(['transaction_id', 'reported_by', 'verified_at', 'reversed_at', 'notes', 'created_at'])
    .select([refundableCents('payments').as('refundable_cents'), isReversible('payments').as('reversible')])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
}
