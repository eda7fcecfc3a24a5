import { sql } from 'kysely'

/**
 * What has been paid for a booking and not given back, as a column of any query over bookings: completed payments minus
 * completed refunds and reversals, integer cents (docs/product.md P7.10).
 * @param bookingId the column that holds the booking's id
 */
export function ledgerCents(bookingId: string) {
  return sql<number>`(select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)
    from payments where booking_id = ${sql.ref(bookingId)} and payment_status = 'completed')`
}

/**
 * The part of it that was refunded, as a column: integer cents, 0 or more.
 * @param bookingId the column that holds the booking's id
 */
export function refundedCents(bookingId: string) {
  return sql<number>`(select coalesce(sum(amount_cents), 0)
    from payments where booking_id = ${sql.ref(bookingId)} and payment_status = 'completed' and kind = 'refund')`
}
