import { sql } from 'kysely'

/**
 * The bookings that are locked with some bookings: themselves and those on the same live invoice, as an array of ids. A statement
 * locks them in the order of their ids, so that two that begin with different bookings of one invoice wait for each other
 * instead of deadlocking (docs/decisions/042). Lock order: agents, bookings by id, then invoice.
 */
export const billedTogether = (...bookingIds: readonly string[]) => sql<string[]>`array(
  select unnest(${bookingIds}::uuid[]) union select other.booking_id from invoice_parts own
  join invoice_parts other on other.invoice_id = own.invoice_id
  where own.booking_id = any(${bookingIds}::uuid[]) and own.voided_at is null)`
