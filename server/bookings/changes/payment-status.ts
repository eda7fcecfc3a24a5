import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { BookingPaymentStatus } from '#shared/model/booking.ts'

/** Writes the payment status of a locked booking; billing decides it (docs/decisions/019). */
export async function savePaymentStatus(
  trx: Database,
  bookingId: string,
  payment_status: BookingPaymentStatus,
): Promise<void> {
  await trx.updateTable('bookings').set({ payment_status }).where('id', '=', bookingId).execute()
}

/**
 * Writes the payment status that an import of payments, or its undo, gives several locked bookings. It is counted, so that an
 * undo of the bookings themselves knows it from a change by hand (docs/product.md P17.34).
 */
export async function saveImportedStatuses(
  trx: Database,
  bookingIds: readonly string[],
  payment_status: BookingPaymentStatus,
): Promise<void> {
  if (bookingIds.length === 0) return
  const ids = sql<string>`any(${[...bookingIds]}::uuid[])`
  await trx
    .updateTable('bookings')
    .set({ payment_status, imported_changes: sql`imported_changes + 1` })
    .where('id', '=', ids)
    .execute()
}
