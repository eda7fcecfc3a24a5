import { sql } from 'kysely'
import type { Database } from './client.ts'

/**
 * What was paid for a booking and not given back, as a column of any query over bookings: completed payments minus
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
 * What a booking has been paid for, as a column: completed payments minus reversals and minus what refunds gave back of
 * money beyond the price (docs/product.md P7.154), integer cents. What else was refunded is not owed again (P7.24).
 * @param bookingId the column that holds the booking's id
 */
export function settledCents(bookingId: string) {
  return sql<number>`(select coalesce(sum(case kind when 'payment' then amount_cents when 'refund' then -excess_cents
      else -amount_cents end), 0)
    from payments where booking_id = ${sql.ref(bookingId)} and payment_status = 'completed')`
}

/**
 * What can still be given back of a payment, as a column of any query over payments: integer cents. Pending
 * refunds count as given back. It is 0 for a refund, a reversal, and a payment that failed or was reversed.
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
 * Whether a payment can be reversed, as a column of any query over payments: nothing of it was given back, nor of the
 * others of one payment for several bookings, and it didn't come through the card provider, whose payments always arrive
 * (docs/product.md P7.23, P7.161).
 * @param table the name or alias of the payments
 */
export function isReversible(table: string) {
  return sql<boolean>`(${sql.ref(`${table}.processor`)} is null
    and ${sql.ref(`${table}.amount_cents`)} = ${refundableCents(table)}
    and not exists (select from payments part join payments back on back.payment_id = part.id
      where part.group_id = ${sql.ref(`${table}.group_id`)} and part.reversed_at is null and back.kind = 'refund'
        and back.payment_status in ('pending', 'completed')))`
}

/**
 * What is still owed for a booking, as a column of any query over bookings: the live invoice's total, else the price,
 * minus what was settled; integer cents, 0 once it is cancelled, paid or refunded (docs/product.md P7.10). The row says
 * one part, its account what goes beyond it (docs/decisions/025).
 * @param table the name or alias of the bookings
 */
export function owedCents(table: string) {
  return sql<number>`(${owedInRow(table)}
    + coalesce((select owed_beyond_cents from booking_accounts where booking_id = ${sql.ref(`${table}.id`)}), 0))`
}

/** The part of that which the row of the booking says; integer cents. */
export function owedInRow(table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<number>`(case when ${column('status')} <> 'cancelled' and ${column('payment_status')} = 'pending'
    then coalesce(${column('total_cents')}, 0) else 0 end)`
}

/**
 * Whether a booking owes nothing, for any amount paid, as a column of any query over bookings: it was cancelled, or
 * everything went back (docs/product.md P7.10, P7.24).
 * @param table the name or alias of the bookings
 */
export function owesNothing(table: string) {
  return sql<boolean>`(${sql.ref(`${table}.status`)} = 'cancelled' or ${sql.ref(`${table}.payment_status`)} = 'refunded')`
}

/**
 * Whether a payment stands on its customer's word alone, as a column or condition of any query over payments; the index
 * payments_waiting has the same condition (docs/product.md P7.8).
 * @param table the name or alias of the payments
 */
export function isUnverified(table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('kind')} = 'payment' and ${column('payment_status')} = 'completed'
    and ${column('verified_at')} is null and ${column('reversed_at')} is null)`
}

/**
 * When the customer last reported a payment for a booking that the office has not verified, as a column of any query
 * over bookings; null when there is none (docs/product.md P7.110).
 * @param bookingId the column that holds the booking's id
 */
export function reportedAt(bookingId: string) {
  return sql<Date | null>`(select max(reports.created_at) from payments reports
    where reports.booking_id = ${sql.ref(bookingId)} and ${isUnverified('reports')})`
}

/**
 * Whether the payer's bank disputes a payment and has not decided, as a column or condition of any query over payments;
 * the index disputes_open has the same condition (docs/product.md P7.58). One payment for several bookings is disputed as a
 * whole (P7.182).
 * @param table the name or alias of the payments
 */
export function hasOpenDispute(table: string) {
  return sql<boolean>`(${sql.ref(`${table}.id`)} in (select payment_id from disputes where state = 'open'
    union all select part.id from disputes join payments disputed on disputed.id = disputes.payment_id
      join payments part on part.group_id = disputed.group_id where disputes.state = 'open'))`
}

/**
 * Whether a payment has the method and reference of another booking's payment, as a column of any query over payments; the
 * rows of one payment for several bookings don't count.
 * @param table the name or alias of the payments
 */
export function isUsedElsewhere(table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('kind')} = 'payment' and ${column('transaction_id')} is not null and exists (
    select from payments other where other.payment_method = ${column('payment_method')}
      and lower(other.transaction_id) = lower(${column('transaction_id')}) and other.transaction_id is not null
      and other.kind = 'payment' and other.booking_id <> ${column('booking_id')}
      and (other.group_id is null or other.group_id is distinct from ${column('group_id')})))`
}

/**
 * The whole that a row of the ledger is a part of, as a column of any query over payments: what was paid, or taken back,
 * for several bookings as one, in integer cents, and how many bookings. Null for a row that stands alone.
 * @param table the name or alias of the payments
 */
export function togetherOf(table: string) {
  return sql<{ amount: number; bookings: number } | null>`(
    select jsonb_build_object('amount', sum(part.amount_cents), 'bookings', count(*)) from payments part
    where part.group_id = ${sql.ref(`${table}.group_id`)} and part.reversed_at is null
      and ${sql.ref(`${table}.reversed_at`)} is null having count(*) > 1)`
}

/**
 * The tax in what a booking has been paid for (`settledCents`), as a column: integer cents (docs/product.md P7.103).
 * @param bookingId the column that holds the booking's id
 */
export function settledTaxCents(bookingId: string) {
  return sql<number>`(select coalesce(sum(case kind when 'payment' then tax_cents when 'refund' then -excess_tax_cents
      else -tax_cents end), 0)
    from payments where booking_id = ${sql.ref(bookingId)} and payment_status = 'completed')`
}

/**
 * The tax rate that holds for a booking, as a column: thousandths of a percent, 0 for an exempt customer, null until an
 * owner has saved the tax settings (docs/product.md P7.101).
 * @param table the name or alias of the bookings
 */
export function taxRate(table: string) {
  return sql<number | null>`booking_tax_rate(${sql.ref(`${table}.id`)})`
}

/**
 * The tax on the price of a booking without an invoice, as a column: while it is owed by the settings, once it is paid
 * what its payments have; integer cents, null without a price (docs/product.md P7.101).
 * @param table the name or alias of the bookings
 * @param rate the booking's tax rate, where a query has it already
 */
export function priceTaxCents(table: string, rate = taxRate(table)) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<number | null>`(case when ${column('payment_status')} = 'pending'
    then tax_cents(${column('total_cents')}, coalesce(${rate}, 0))
    else ${settledTaxCents(`${table}.id`)} end)`
}

/**
 * What a booking demands, as a column of a query over bookings with their part of a live invoice: its total, else the
 * price with its tax; integer cents, null without a price (docs/product.md P7.101).
 * @param booking the name or alias of the bookings
 * @param invoice the name or alias of the parts of live invoices, joined from the left
 */
export function demandCents(booking: string, invoice: string) {
  return sql<number | null>`coalesce(${sql.ref(`${invoice}.total_cents`)},
    ${sql.ref(`${booking}.total_cents`)} + ${priceTaxCents(booking)})`
}

/** Whether an owner has saved the tax settings, so that they apply (docs/product.md P7.100). */
export const TAX_IS_SAVED = sql<boolean>`(select saved_at is not null from tax_settings)`

/** What the tax is called; null until an owner has saved the tax settings. */
export const TAX_NAME = sql<string | null>`(select name from tax_settings where saved_at is not null)`

/**
 * Whether an invoice or a payment still adds tax to the price of a booking, as a column: the settings are saved, it has
 * a price, it is neither paid nor canceled, and its invoice has tax or, without one, its category has
 * (docs/product.md P7.107).
 * @param table the name or alias of the bookings
 * @param rate the booking's tax rate, where a query has it already
 */
export function addsTax(table: string, rate = taxRate(table)) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(coalesce(${column('total_cents')}, 0) > 0 and ${column('payment_status')} = 'pending'
    and ${column('status')} <> 'cancelled' and ${TAX_IS_SAVED} and coalesce(
      (select tax_cents from invoice_parts where booking_id = ${column('id')} and voided_at is null),
      ${rate}, 0) > 0)`
}

/**
 * Reads what was paid for a booking. Run it in a statement after the booking was locked, so that it sees what the lock
 * waited for.
 * @returns integer cents: settled is what counts as paid, settledTax the tax in it, kept is without reversals and refunds
 */
export async function readPaid(
  db: Database,
  bookingId: string,
): Promise<{ settled: number; settledTax: number; kept: number }> {
  return db
    .selectFrom('bookings as b')
    .select([settledCents('b.id').as('settled'), ledgerCents('b.id').as('kept')])
    .select(settledTaxCents('b.id').as('settledTax'))
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}
