import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isReversible, refundableCents, togetherOf } from '#server/db/ledger.ts'

/** The invoice of a booking that wasn't voided, with the facts of this booking that it was made of. */
export async function findLiveInvoice(db: Database, bookingId: string) {
  return db
    .selectFrom('invoice_parts as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .select(['i.id', 'i.invoice_number', 'p.total_cents', 'i.status', 'i.due_date', 'i.sent_at', 'i.version'])
    .select(['i.bookings', 'i.total_cents as whole_cents'])
    .select(
      sql<string[]>`array(select a.name from invoice_parts o join bookings b on b.id = o.booking_id
        join agents a on a.id = b.agent_id
        where o.invoice_id = i.id and i.bookings > 1 and b.status = 'cancelled' order by o.position)`.as('canceled'),
    )
    .select(
      sql<unknown>`case when p.booking_id = i.booking_id then i.frozen_facts - 'others'
        else i.frozen_facts -> 'others' -> p.booking_id::text end`.as('frozen_facts'),
    )
    .where('p.booking_id', '=', bookingId)
    .where('p.voided_at', 'is', null)
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
