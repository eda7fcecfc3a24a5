import type { CardCategory } from '#shared/contract/billing/cards.admin.ts'
import type { AdminPayment } from '#shared/contract/billing/payments.admin.ts'
import type { AdminPaymentRow } from '../account/payment-rows.ts'
import type { CardCategoryRow } from '../pricing/card-categories.ts'

/** A row of the ledger as the office sees it; integer cents. */
export function presentAdminPayment(row: AdminPaymentRow): AdminPayment {
  return {
    id: row.id,
    bookingId: row.booking_id,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number,
    kind: row.kind,
    paymentId: row.payment_id,
    purpose: row.purpose,
    amount: row.amount_cents,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    transactionId: row.transaction_id,
    reportedBy: row.reported_by,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    reversedAt: row.reversed_at?.toISOString() ?? null,
    refunded: row.refunded_cents,
    refundable: row.refundable_cents,
    reversible: row.reversible,
    referenceUsedElsewhere: row.used_elsewhere,
    notes: row.notes,
    paidAt: row.paid_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    customer: { name: row.customer_name, email: row.customer_email },
    agent: { id: row.agent_id, name: row.agent_name, category: row.category },
  }
}

/** A category, and whether its bookings can be paid by card at the card provider. */
export function presentCardCategory(row: CardCategoryRow): CardCategory {
  return { id: row.id, name: row.name, displayName: row.display_name, cardPayments: row.card_payments }
}
