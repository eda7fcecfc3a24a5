import { findOpeningPercent } from '#server/bookings/price/opening-percent.ts'
import type { Bill } from '#server/integrations/pdf/pdf-bill.ts'
import type { BillableBooking } from '#shared/contract/billing/billable.admin.ts'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import type { CustomerInvoice, CustomerInvoiceDetails } from '#shared/contract/billing/invoices.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { taxInPayment } from '#shared/model/payment.ts'
import type { AdminInvoiceRow } from './admin-invoices.ts'
import type { BillableRow } from './billable.ts'
import type { InvoiceDetailsRow, InvoiceRow } from './customer-invoices.ts'
import { computeBalance, partBalance } from './parts/balance.ts'
import { findNextReminder } from './reminders/next-reminder.ts'

/**
 * An invoice as its customer may see it; money in integer cents.
 * @param cards whether a card provider is set up
 */
export function presentInvoice(row: Omit<InvoiceRow, 'key_at'>, cards: boolean): CustomerInvoice {
  const balance = computeBalance(row)
  return {
    id: row.id,
    bookingId: row.booking_id,
    invoiceNumber: row.invoice_number,
    subtotal: row.subtotal_cents,
    tax: row.tax_cents,
    discount: row.discount_cents,
    total: row.total_cents,
    paid: row.paid_cents,
    reportedAt: row.reported_at?.toISOString() ?? null,
    unconfirmed: row.unconfirmed,
    balance,
    balanceTax: computeBalanceTax(row),
    taxName: row.tax_rule === null ? null : row.tax_name,
    cardCheckout: cards && balance > 0 && payableByCard(row),
    dueDate: row.due_date.toISOString(),
    status: row.status,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    ...presentBookings(row),
  }
}

/** The tax in a payment of all that is owed, integer cents: of each booking the price is paid first (docs/product.md P7.103). */
const computeBalanceTax = ({ parts }: Pick<InvoiceRow, 'parts'>): number =>
  parts.reduce((cents, part) => {
    const { total_cents: totalCents, tax_cents, settled_cents: paidCents, settled_tax_cents: paidTaxCents } = part
    const paid = { netCents: totalCents - tax_cents, totalCents, paidCents, paidTaxCents }
    return cents + taxInPayment(partBalance(part), paid)
  }, 0)

/** Whether what is owed is all of one booking whose category takes cards: cards are paid for each booking (docs/product.md P7.160). */
function payableByCard({ parts }: Pick<InvoiceRow, 'parts'>): boolean {
  const open = parts.filter((part) => partBalance(part) > 0)
  return open.length === 1 && open.every((part) => part.takes_cards)
}

/** The bookings an invoice is for, the first of them apart. */
function presentBookings({ booking_id, parts }: Pick<InvoiceRow, 'booking_id' | 'parts'>) {
  const first = parts.find((part) => part.booking_id === booking_id)
  if (!first) throw new Error('an invoice has a part for its own booking')
  return {
    bookingNumber: first.number,
    booking: {
      agentName: first.agent_name,
      category: first.category,
      eventType: first.event_type,
      eventDate: first.event_date.toISOString(),
      eventDuration: first.event_duration,
      eventLocation: first.event_location,
    },
    bookings: parts.map((part) => ({
      bookingId: part.booking_id,
      bookingNumber: part.number,
      agentName: part.agent_name,
      eventDate: part.event_date.toISOString(),
      total: part.total_cents,
      balance: partBalance(part),
    })),
  }
}

/**
 * An invoice with its booking and its document, as its customer may see it.
 * @param bill the document
 * @param cards whether a card provider is set up
 */
export function presentInvoiceDetails(row: InvoiceDetailsRow, bill: Bill, cards: boolean): CustomerInvoiceDetails {
  const { brand, billedTo, issued, due, lines, sums, total, account, reported, howToPay, notes } = bill
  return {
    ...presentInvoice(row, cards),
    bill: {
      brand: { name: brand.name, phone: brand.phone, email: brand.email },
      ...{ address: brand.address, billedTo, issued, due, lines, sums, total, account, reported, howToPay },
      ...{ notes, cancellationTerms: bill.cancellationTerms },
    },
    customer: { name: row.customer_name, email: row.customer_email },
  }
}

/**
 * An invoice as admins see it; money in integer cents.
 * @param now decides when the next reminder leaves
 */
export function presentAdminInvoice(row: AdminInvoiceRow, now: Date): AdminInvoice {
  return {
    id: row.id,
    bookingId: row.booking_id,
    invoiceNumber: row.invoice_number,
    subtotal: row.subtotal_cents,
    tax: row.tax_cents,
    discount: row.discount_cents,
    total: row.total_cents,
    paid: row.paid_cents,
    reportedAt: row.reported_at?.toISOString() ?? null,
    owesNothing: row.owes_nothing,
    unconfirmed: row.unconfirmed,
    dueDate: row.due_date.toISOString(),
    status: row.status,
    notes: row.notes,
    sentAt: row.sent_at?.toISOString() ?? null,
    reminders: {
      paused: row.reminders_paused_at !== null,
      next: findNextReminder(row, now),
      last: row.reminded_at?.toISOString() ?? null,
    },
    voidedAt: row.voided_at?.toISOString() ?? null,
    voidReason: row.void_reason,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    customer: { name: row.customer_name, email: row.customer_email },
    ...presentBookings(row),
  }
}

/** A booking that can get an invoice; its total in dollars, what was paid in integer cents. */
export function presentBillable(row: BillableRow): BillableBooking {
  return {
    id: row.id,
    number: row.number,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    agentName: row.agent_name,
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
    eventDuration: row.event_duration,
    totalAmount: centsToDollars(row.total_cents),
    paid: row.paid_cents,
    taxPercent: findOpeningPercent(row, row.settled_tax_cents),
    taxExempt: row.tax_exempt,
    taxExemptNumber: row.tax_exempt_number,
  }
}
