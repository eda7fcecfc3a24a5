import { sql } from 'kysely'
import { saveImportedStatuses } from '#server/bookings/changes/payment-status.ts'
import { billedTogether } from '#server/db/billed-together.ts'
import type { Database } from '#server/db/client.ts'

/** A payment or refund that an import entered, with the payment status that its booking had before. */
export interface UndonePayment {
  id: string
  statusBefore: 'pending' | 'paid' | null
}

/**
 * Locks the bookings of payments and those on the same invoices, in the order of their ids, so that nothing comes to count on
 * the payments meanwhile.
 */
export async function lockBookingsOfPayments(trx: Database, ids: readonly string[]): Promise<void> {
  const paid = await trx
    .selectFrom('payments')
    .select('booking_id')
    .distinct()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  const locked = billedTogether(...paid.map(({ booking_id }) => booking_id))
  await sql`select from bookings where id = any(${locked}) order by id for no key update`.execute(trx)
}

/**
 * Deletes payments and refunds that an import entered and nothing counts on, and gives their bookings the payment status
 * back that they had. The bookings must be locked.
 * @param payments those of the end of the file first
 */
export async function deleteImportedPayments(trx: Database, payments: readonly UndonePayment[]): Promise<void> {
  if (payments.length === 0) return
  const ids = payments.map(({ id }) => id)
  const rows = await trx
    .selectFrom('payments')
    .select(['id', 'booking_id', 'kind'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const bookingOf = new Map(rows.map(({ id, booking_id }) => [id, booking_id]))
  // of several rows of one booking the first one of the file has the status from before
  const statuses = new Map(
    payments.flatMap(({ id, statusBefore }) => {
      const booking = bookingOf.get(id)
      return booking === undefined || statusBefore === null ? [] : [[booking, statusBefore] as const]
    }),
  )
  for (const status of ['pending', 'paid'] as const) {
    const bookings = [...statuses].flatMap(([booking, before]) => (before === status ? [booking] : []))
    await saveImportedStatuses(trx, bookings, status)
    if (status === 'pending') await reopenInvoices(trx, bookings)
  }
  // a refund before the payment that it points at
  for (const kind of ['refund', 'payment'] as const) {
    const gone = rows.filter((row) => row.kind === kind).map(({ id }) => id)
    await trx.deleteFrom('payments').where('id', '=', sql<string>`any(${gone}::uuid[])`).execute()
  }
}

/** Marks the parts of live invoices, and so these, as pending whose bookings are owed again. */
async function reopenInvoices(trx: Database, bookingIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('invoice_parts')
    .set({ status: 'pending' })
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .where('voided_at', 'is', null)
    .where('status', '=', 'paid')
    .execute()
}
