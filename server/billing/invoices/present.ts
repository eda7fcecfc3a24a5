import { findOpeningPercent } from '#server/bookings/price/opening-percent.ts'
import type { Bill } from '#server/integrations/pdf/pdf-bill.ts'
import type { BillableBooking } from '#shared/contract/billing/billable.admin.ts'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import type { CustomerInvoice, CustomerInvoiceDetails } from '#shared/contract/billing/invoices.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { taxInPayment } from '#shared/model/payment.ts'
import type { AdminInvoiceRow } from './admin-invoices.ts'
import type { BillableRow } from './billable.ts'
import type { InvoiceRow, OwnInvoiceRow } from './customer-invoices.ts'
import { computeBalance, isUnconfirmed } from './document/document.ts'
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
    bookingNumber: row.number,
    invoiceNumber: row.invoice_number,
    subtotal: row.subtotal_cents,
    tax: row.tax_cents,
    discount: row.discount_cents,
    total: row.total_cents,
    paid: row.paid_cents,
    reportedAt: row.reported_at?.toISOString() ?? null,
    unconfirmed: isUnconfirmed(row),
    balance,
    balanceTax: computeBalanceTax(row, balance),
    taxName: row.tax_rule === null ? null : row.tax_name,
    cardCheckout: cards && row.takes_cards && balance > 0,
    dueDate: row.due_date.toISOString(),
    status: row.status,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    booking: presentBookingOf(row),
  }
}

/** The tax in a payment of all that is owed, integer cents: the price is paid first (docs/product.md P7.103). */
const computeBalanceTax = (
  row: Pick<InvoiceRow, 'tax_cents' | 'total_cents' | 'settled_cents' | 'settled_tax_cents'>,
  balance: number,
): number =>
  taxInPayment(balance, {
    ...{ netCents: row.total_cents - row.tax_cents, totalCents: row.total_cents },
    ...{ paidCents: row.settled_cents, paidTaxCents: row.settled_tax_cents },
  })

/** The booking an invoice is for. */
const presentBookingOf = (
  row: Pick<InvoiceRow, 'agent_name' | 'category' | 'event_type' | 'event_date' | 'event_duration' | 'event_location'>,
) => ({
  agentName: row.agent_name,
  category: row.category,
  eventType: row.event_type,
  eventDate: row.event_date.toISOString(),
  eventDuration: row.event_duration,
  eventLocation: row.event_location,
})

/**
 * An invoice with its booking and its document, as its customer may see it.
 * @param bill the document
 * @param cards whether a card provider is set up
 */
export function presentInvoiceDetails(row: OwnInvoiceRow, bill: Bill, cards: boolean): CustomerInvoiceDetails {
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
    bookingNumber: row.number,
    invoiceNumber: row.invoice_number,
    subtotal: row.subtotal_cents,
    tax: row.tax_cents,
    discount: row.discount_cents,
    total: row.total_cents,
    paid: row.paid_cents,
    reportedAt: row.reported_at?.toISOString() ?? null,
    owesNothing: row.owes_nothing,
    unconfirmed: isUnconfirmed(row),
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
    booking: presentBookingOf(row),
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
