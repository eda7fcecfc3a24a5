import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Invoices } from '#server/db/types.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { lockPayable, type PayableBooking } from '../account/account.ts'

const LOCKED = [
  ...(['id', 'booking_id', 'invoice_number', 'subtotal_cents', 'tax_cents', 'discount_cents', 'total_cents'] as const),
  ...(['due_date', 'status', 'notes', 'sent_at', 'voided_at', 'version', 'reminders_paused_at', 'tax_rule'] as const),
] as const

/** An invoice whose row is locked until the transaction ends. */
export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockRow>>>

async function lockRow(trx: Database, id: string) {
  return trx.selectFrom('invoices').select(LOCKED).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Locks an invoice. Lock order: booking, then invoice. An invoice never changes its booking, so the booking's id is
 * read without a lock.
 * @returns undefined when there is no such invoice
 */
export async function lockInvoice(
  trx: Database,
  id: string,
): Promise<{ invoice: LockedInvoice; booking: PayableBooking } | undefined> {
  const found = await trx.selectFrom('invoices').select('booking_id').where('id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const booking = await lockPayable(trx, found.booking_id)
  const invoice = await lockRow(trx, id)
  return booking && invoice && { invoice, booking }
}

/**
 * Takes the next invoice number of the year `now` falls into in Atlanta. The year's counter stays locked until the
 * transaction ends and is rolled back with it, so that numbers have no gaps (docs/product.md P7.5).
 */
export async function claimInvoiceNumber(trx: Database, now: Date): Promise<string> {
  const year = Number(atlantaDay(now).slice(0, 4))
  const { last_number } = await trx
    .insertInto('invoice_counters')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last_number: sql<number>`invoice_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return `INV-${year}-${String(last_number).padStart(4, '0')}`
}

/** Inserts an invoice. */
export async function insertInvoice(trx: Database, values: Insertable<Invoices>): Promise<LockedInvoice> {
  return trx.insertInto('invoices').values(values).returning(LOCKED).executeTakeFirstOrThrow()
}

/** Saves columns of a locked invoice. */
export async function saveInvoice(trx: Database, id: string, values: Updateable<Invoices>): Promise<LockedInvoice> {
  return trx.updateTable('invoices').set(values).where('id', '=', id).returning(LOCKED).executeTakeFirstOrThrow()
}

/** Whether an invoice has a completed or pending payment that was not reversed. */
export async function hasOwnPayment(trx: Database, invoiceId: string): Promise<boolean> {
  const payment = await trx
    .selectFrom('payments')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'payment')
    .where('payment_status', '<>', 'failed')
    .where('reversed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}
