import type { Bill } from '#server/integrations/pdf/pdf-bill.ts'
import type { PaymentMethod } from '#shared/contract/billing/cards.ts'
import type { CustomerInvoice, CustomerInvoiceDetails } from '#shared/contract/billing/invoices.ts'
import type { CustomerPayment } from '#shared/contract/billing/payments.ts'
import type { InvoiceRow, OwnInvoiceRow, PaymentRow } from '../account/queries.ts'
import type { CardRow } from '../cards/cards.ts'
import { balanceCents } from '../invoices/document/invoice-document.ts'

/** A card as its owner may see it; the processor's token stays on the server. */
export function presentCard(row: CardRow): PaymentMethod {
  return {
    id: row.id,
    customerId: row.customer_id,
    type: row.type,
    last4: row.last4,
    brand: row.brand,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    cardholderName: row.cardholder_name,
    billingZip: row.billing_zip,
    isDefault: row.is_default,
    createdAt: row.created_at.toISOString(),
  }
}

/**
 * An invoice as its customer may see it; money in integer cents.
 * @param cards whether a card provider is set up
 */
export function presentInvoice(row: Omit<InvoiceRow, 'key_at'>, cards: boolean): CustomerInvoice {
  const balance = balanceCents(row)
  return {
    id: row.id,
    bookingId: row.booking_id,
    invoiceNumber: row.invoice_number,
    subtotal: row.subtotal_cents,
    tax: row.tax_cents,
    discount: row.discount_cents,
    total: row.total_cents,
    paid: row.paid_cents,
    balance,
    cardCheckout: cards && row.takes_cards && balance > 0,
    dueDate: row.due_date.toISOString(),
    status: row.status,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
  }
}

/**
 * An invoice with what it is for and what its paper says, as its customer may see it.
 * @param bill its paper
 * @param cards whether a card provider is set up
 */
export function presentInvoiceDetails(row: OwnInvoiceRow, bill: Bill, cards: boolean): CustomerInvoiceDetails {
  const { brand, issued, due, lines, sums, total, account, notes, cancellationTerms } = bill
  return {
    ...presentInvoice(row, cards),
    bill: { address: brand.address, issued, due, lines, sums, total, account, notes, cancellationTerms },
    customer: { name: row.customer_name, email: row.customer_email },
    booking: {
      agentName: row.agent_name,
      category: row.category,
      eventType: row.event_type,
      eventDate: row.event_date.toISOString(),
      eventDuration: row.event_duration,
      eventLocation: row.event_location,
    },
  }
}

/** A row of the ledger as its customer may see it; integer cents. */
export function presentPayment(row: PaymentRow): CustomerPayment {
  return {
    id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    purpose: row.purpose,
    amount: row.amount_cents,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    transactionId: row.transaction_id,
    notes: row.notes,
    agentName: row.agent_name,
    paidAt: row.paid_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
