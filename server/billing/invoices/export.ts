import type { Database } from '#server/db/client.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { BILL_STATE_LABELS } from '#shared/model/invoice.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { type AdminInvoiceRow, readInvoices } from './admin-invoices.ts'
import { findBillState } from './document/document.ts'
import { type IssueSpan, scanIssued } from './search.ts'

/** Rows read at a time. */
const BATCH = 500

/** Whether an unpaid invoice is no longer owed: its booking was cancelled or refunded. */
const isClosed = ({ status, voided_at, owes_nothing }: AdminInvoiceRow) =>
  status === 'pending' && voided_at === null && owes_nothing

/** A value of each of its bookings, those there are. */
const each =
  (read: (part: AdminInvoiceRow['parts'][number]) => string | null) =>
  ({ parts }: AdminInvoiceRow): string | null =>
    parts.flatMap((part) => read(part) ?? []).join('; ') || null

const columnsAt = (now: Date): CsvColumns<AdminInvoiceRow> => ({
  Number: ({ invoice_number }) => invoice_number,
  State: (invoice) => (isClosed(invoice) ? 'Nothing owed' : BILL_STATE_LABELS[findBillState(invoice, now)]),
  Issued: ({ created_at }) => atlantaDay(created_at),
  Due: ({ due_date }) => atlantaDay(due_date),
  Mailed: ({ sent_at }) => sent_at,
  Booking: each(({ number }) => formatBookingNumber(number)),
  Customer: ({ customer_name }) => customer_name,
  Email: ({ customer_email }) => customer_email,
  Agent: each(({ agent_name }) => agent_name),
  'Event type': ({ parts: [first] }) => (first ? EVENT_TYPE_LABELS[first.event_type] : null),
  'Event date': ({ parts: [first] }) => first?.event_date ?? null,
  Hours: ({ parts: [first, ...others] }) => (first && others.length === 0 ? first.event_duration : null),
  Package: each(({ package_name }) => package_name),
  'Subtotal ($)': ({ subtotal_cents }) => centsToDollars(subtotal_cents),
  'Discount ($)': ({ discount_cents }) => centsToDollars(discount_cents),
  'Tax ($)': ({ tax_cents }) => centsToDollars(tax_cents),
  'Total ($)': ({ total_cents }) => centsToDollars(total_cents),
  'Paid for the booking ($)': ({ paid_cents }) => centsToDollars(paid_cents),
  Notes: ({ notes }) => notes,
  Voided: ({ voided_at }) => voided_at,
  'Void because': ({ void_reason }) => void_reason,
  Id: ({ id }) => id,
  'Booking id': ({ booking_id }) => booking_id,
})

/**
 * Invoices as CSV, newest first, in chunks; voided ones are marked.
 * @param now separates pending from overdue
 */
export function exportInvoices(db: Database, span: IssueSpan, now: Date): AsyncGenerator<string> {
  return writeCsv(columnsAt(now), readAll(db, span))
}

async function* readAll(db: Database, span: IssueSpan): AsyncGenerator<AdminInvoiceRow[]> {
  for await (const found of inBatches<{ id: string; key_at: string }>((last) => scanIssued(db, span, last, BATCH))) {
    yield await readInvoices(
      db,
      found.map(({ id }) => id),
    )
  }
}
