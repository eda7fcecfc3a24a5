import type { Database } from '#server/db/client.ts'
import { type CsvColumns, writeCsv } from '#server/http/answers/csv.ts'
import {
  BOOKING_PAYMENT_STATUS_LABELS,
  BOOKING_STATUS_LABELS,
  EVENT_TYPE_LABELS,
  formatBookingNumber,
} from '#shared/model/booking.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { type DetailedBookingRow, readDetailedBookings } from './admin-bookings.ts'
import type { BookingConditions } from './read-search.ts'
import { scanBookings } from './search-bookings.ts'

/** Rows looked through at a time. */
const BATCH = 500

const COLUMNS: CsvColumns<DetailedBookingRow> = {
  Number: ({ number }) => formatBookingNumber(number),
  Requested: ({ created_at }) => created_at,
  Status: ({ status }) => BOOKING_STATUS_LABELS[status],
  'Event date': ({ event_date }) => event_date,
  'Day in Atlanta': ({ event_date }) => atlantaDay(event_date),
  Hours: ({ event_duration }) => event_duration,
  'Event type': ({ event_type }) => EVENT_TYPE_LABELS[event_type],
  Package: ({ package_name }) => package_name,
  Location: ({ event_location }) => event_location,
  Guests: ({ guests }) => guests,
  Agent: ({ agent_name }) => agent_name,
  Category: ({ agent_category }) => agent_category,
  Customer: ({ customer_name }) => customer_name,
  Email: ({ customer_email }) => customer_email,
  Phone: ({ customer_phone }) => customer_phone,
  'Total ($)': ({ total_cents }) => centsToDollars(total_cents),
  'Paid ($)': ({ paid_cents }) => centsToDollars(paid_cents),
  Payment: ({ payment_status }) => BOOKING_PAYMENT_STATUS_LABELS[payment_status],
  'Deposit (%)': ({ deposit_percent }) => deposit_percent,
  'Special requests': ({ special_requests }) => special_requests,
  Id: ({ id }) => id,
}

/**
 * Bookings as CSV, newest first, bit by bit.
 * @param ids only these; the conditions then do not apply
 */
export function exportBookings(
  db: Database,
  conditions: BookingConditions,
  ids?: readonly string[],
): AsyncGenerator<string> {
  return writeCsv(COLUMNS, ids ? readSome(db, ids) : readAll(db, conditions))
}

async function* readSome(db: Database, ids: readonly string[]): AsyncGenerator<DetailedBookingRow[]> {
  yield await readDetailedBookings(db, ids)
}

async function* readAll(db: Database, conditions: BookingConditions): AsyncGenerator<DetailedBookingRow[]> {
  for await (const ids of scanBookings(db, conditions, BATCH)) yield await readDetailedBookings(db, ids)
}
