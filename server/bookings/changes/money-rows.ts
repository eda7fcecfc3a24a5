import type { Database } from '#server/db/client.ts'
import { isReversible, refundableCents, togetherOf } from '#server/db/ledger.ts'

/** The invoice of a booking that wasn't voided. */
export async function findLiveInvoice(db: Database, bookingId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'invoice_number', 'total_cents', 'status', 'due_date', 'sent_at', 'version', 'frozen_facts'])
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
}

/** What was paid beyond the price of a booking and not given back, integer cents (docs/product.md P7.67). */
export async function findExcess(db: Database, bookingId: string): Promise<number> {
  const account = await db
    .selectFrom('booking_accounts')
    .select('excess_cents')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return account?.excess_cents ?? 0
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
    .select(togetherOf('payments').as('together'))
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
}
