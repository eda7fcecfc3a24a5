import type { AdminBooking, BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { findWorkKind } from '#shared/model/work.ts'
import type { AdminBookingRow } from '../changes/status-rows.ts'
import { findOpeningPercent } from '../price/opening-percent.ts'
import { presentLines } from '../price/price-lines.ts'
import { presentRequestedBooking } from '../request/present.ts'
import type { DetailedBookingRow } from './admin-bookings.ts'
import { readWaiting } from './waiting-bookings.ts'

/** A booking as an admin sees it. */
export function presentAdminBooking(row: AdminBookingRow): AdminBooking {
  return {
    ...presentRequestedBooking(row),
    customerId: row.customer_id,
    lines: presentLines(row),
    itemized: row.price_lines !== null,
    depositPercent: row.deposit_percent,
    requestedAs: row.requested_as,
    agentAnswer: row.agent_answer,
    agentAnswerReason: row.agent_answer_reason,
    version: row.version,
  }
}

/** A booking in the office's lists, with the reason why it waits at this moment. */
export function presentDetailedBooking(row: DetailedBookingRow, now: Date): BookingWithDetails {
  return {
    ...presentAdminBooking(row),
    agent: { id: row.agent_id, name: row.agent_name, category: row.agent_category, image: row.agent_image },
    customer: { email: row.account_email, name: row.account_name },
    paid: row.paid_cents,
    invoiced: row.invoiced,
    hasConflict: row.has_conflict,
    doNotBook: row.do_not_book_reason,
    waitsFor: findWorkKind(readWaiting(row), now),
    dropOut: row.drop_out,
    eventTitle: row.event_title,
    performers: row.performers,
    owed: row.owed_cents,
    tax: {
      percent: findOpeningPercent(row, row.settled_tax_cents),
      onPrice: row.invoiced ? 0 : (row.price_tax_cents ?? 0),
      ruled: row.tax_is_saved,
      plusTax: row.plus_tax,
      exempt: row.tax_exempt,
      exemptNumber: row.tax_exempt_number,
    },
  }
}
