import type { AdminPayment } from '#shared/contract/billing/payments.admin.ts'
import type { CustomerPayment } from '#shared/contract/billing/payments.ts'
import type { AdminPaymentRow } from './admin-payments.ts'
import type { PaymentRow } from './customer-payments.ts'

/** A row of the ledger as its customer may see it; integer cents. */
export function presentPayment(row: PaymentRow): CustomerPayment {
  return {
    id: row.id,
    bookingId: row.booking_id,
    bookingNumber: row.number,
    kind: row.kind,
    purpose: row.purpose,
    amount: row.amount_cents,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    transactionId: row.transaction_id,
    reportedAt: row.unverified ? row.created_at.toISOString() : null,
    notes: row.notes,
    agentName: row.agent_name,
    paidAt: row.paid_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

/** A row of the ledger as admins see it; integer cents. */
export function presentAdminPayment(row: AdminPaymentRow): AdminPayment {
  return {
    id: row.id,
    bookingId: row.booking_id,
    bookingNumber: row.number,
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
    together: row.together,
    referenceUsedElsewhere: row.used_elsewhere,
    dispute: row.dispute && {
      state: row.dispute.state,
      amount: row.dispute.amount,
      reason: row.dispute.reason,
      dueBy: row.dispute.due_by === null ? null : new Date(row.dispute.due_by).toISOString(),
    },
    notes: row.notes,
    paidAt: row.paid_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    customer: { name: row.customer_name, email: row.customer_email },
    agent: { id: row.agent_id, name: row.agent_name, category: row.category },
  }
}
