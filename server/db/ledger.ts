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

/**
 * What a booking has been paid for, as a column: completed payments minus reversals, integer cents. What was refunded of
 * it is not owed again (docs/product.md P7.24).
 * @param bookingId the column that holds the booking's id
 */
export function settledCents(bookingId: string) {
  return sql<number>`(select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)
    from payments where booking_id = ${sql.ref(bookingId)} and payment_status = 'completed' and kind <> 'refund')`
}

/**
 * What can still be given back of a payment, as a column of any query over payments: integer cents. Refunds that are
 * under way count as given; a refund or reversal, and whatever failed or was reversed, has nothing left.
 * @param table the name or alias of the payments
 */
export function refundableCents(table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<number>`(case when ${column('kind')} = 'payment' and ${column('payment_status')} = 'completed'
      and ${column('reversed_at')} is null
    then ${column('amount_cents')} - (select coalesce(sum(amount_cents), 0) from payments back
      where back.payment_id = ${column('id')} and back.payment_status in ('pending', 'completed'))
    else 0 end)`
}

/**
 * Whether a payment can be reversed, as a column of any query over payments: nothing of it was given back, and it isn't
 * the card provider's, whose money did arrive (docs/product.md P7.23).
 * @param table the name or alias of the payments
 */
export function isReversible(table: string) {
  return sql<boolean>`(${sql.ref(`${table}.processor`)} is null
    and ${sql.ref(`${table}.amount_cents`)} = ${refundableCents(table)})`
}

/**
 * Whether nothing is owed on a booking whatever was paid, as a column of any query over bookings: it was cancelled, or
 * everything went back (docs/product.md P7.10, P7.24).
 * @param table the name or alias of the bookings
 */
export function owesNothing(table: string) {
  return sql<boolean>`(${sql.ref(`${table}.status`)} = 'cancelled' or ${sql.ref(`${table}.payment_status`)} = 'refunded')`
}
