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
