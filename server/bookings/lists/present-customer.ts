import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { amountsDue, taxInPayment } from '#shared/model/payment.ts'
import { toPercent } from '#shared/model/tax.ts'
import { presentCustomerLines } from '../price/price-lines.ts'
import { presentSoldPackage } from '../request/sold-package.ts'
import type { CustomerBookingRow } from './customer-bookings.ts'

/**
 * A booking as its customer sees it, with what can be paid, how, and whether it can be reviewed.
 * @param cards whether a card provider is set up
 */
export function presentCustomerBooking(row: CustomerBookingRow, cards: boolean): CustomerBooking {
  const due = dueOf(row)
  return {
    id: row.id,
    number: row.number,
    eventId: row.event_id,
    agent: { id: row.agent_id, name: row.agent_name, category: row.agent_category, image: row.agent_image },
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
    eventDuration: row.event_duration,
    eventLocation: row.event_location,
    guests: row.guests,
    specialRequests: row.special_requests,
    status: row.status,
    paymentStatus: row.payment_status,
    totalAmount: centsToDollars(row.total_cents),
    lines: presentCustomerLines(row),
    package: presentSoldPackage(row),
    paid: row.paid_cents,
    reportedAt: row.reported_at?.toISOString() ?? null,
    due: due.map(({ purpose, cents }) => ({ purpose, amount: cents, tax: taxInPayment(cents, taxedAccount(row)) })),
    invoice: openInvoiceOf(row),
    taxPercent: row.invoice_cents === null && row.tax_rate !== null ? toPercent(row.tax_rate) : null,
    plusTax: row.plus_tax,
    taxName: row.tax_name,
    cardCheckout: cards && row.takes_cards && due.length > 0,
    review: reviewOf(row),
    checkingAvailability: row.is_checking,
    createdAt: row.created_at.toISOString(),
  }
}

function dueOf(row: CustomerBookingRow) {
  if (row.payment_status !== 'pending' || row.status === 'cancelled') return []
  if (row.invoice_cents === null && row.total_cents === null) return []
  const { totalCents, paidCents } = taxedAccount(row)
  return amountsDue({ totalCents, paidCents, depositPercent: row.deposit_percent })
}

/** The invoice's amounts when there is one, else the price and the tax on it; integer cents. */
function taxedAccount(row: CustomerBookingRow) {
  const tax = row.invoice_tax_cents ?? row.price_tax_cents ?? 0
  const totalCents = row.invoice_cents ?? (row.total_cents ?? 0) + tax
  return { totalCents, netCents: totalCents - tax, paidCents: row.settled_cents, paidTaxCents: row.settled_tax_cents }
}

/** A draft is the office's alone, and a paid one asks for nothing. */
function openInvoiceOf(row: CustomerBookingRow): CustomerBooking['invoice'] {
  const { invoice_id, invoice_number, invoice_status, invoice_cents, due_date } = row
  if (invoice_id === null || invoice_number === null || invoice_cents === null || due_date === null) return null
  if (invoice_status !== 'pending') return null
  return { id: invoice_id, invoiceNumber: invoice_number, total: invoice_cents, dueDate: due_date.toISOString() }
}

function reviewOf({ review_id, status }: CustomerBookingRow): CustomerBooking['review'] {
  if (review_id !== null) return 'written'
  return status === 'completed' ? 'possible' : null
}
