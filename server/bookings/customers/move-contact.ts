import type { Database } from '#server/db/client.ts'

/** Writes a customer's new email on all their bookings, so that mails about them follow (docs/product.md P4.28). */
export async function moveBookingsEmail(trx: Database, customerId: string, email: string): Promise<void> {
  await trx.updateTable('bookings').set({ customer_email: email }).where('customer_id', '=', customerId).execute()
}

/** Writes a customer's new phone on the bookings that are still to come or to be answered. */
export async function moveBookingsPhone(trx: Database, customerId: string, phone: string): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ customer_phone: phone })
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['pending', 'confirmed'])
    .execute()
}
