import { TriangleAlert } from 'lucide-react'
import type { AdminPayment } from '#shared/contract/billing/payments.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS, type PaymentPurpose } from '#shared/model/payment.ts'
import { writeTogether } from '#shared/model/payment-together.ts'
import { PaymentActions, type PaymentActionsProps } from '#web/features/billing/admin/payments/payment-actions.tsx'
import { receiptOf } from '#web/features/billing/admin/payments/payment-labels.ts'
import { paymentLook, paymentTitle } from '#web/features/billing/customer/payments/payment-badge.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { getLabel, known } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { ReceiptBadge } from '#web/ui/receipt-badge.tsx'

const PARTS: Record<PaymentPurpose, string | null> = { full: null, deposit: 'Deposit', balance: 'Balance' }

type Dispute = NonNullable<AdminPayment['dispute']>

interface PaymentRowProps extends Omit<PaymentActionsProps, 'payment'> {
  payment: AdminPayment
}

/** A row of the ledger: what it was, whose, how it came and what can be done with it (docs/product.md P7.9). */
export function PaymentRow({ payment, ...actions }: PaymentRowProps) {
  const { amount, customer, agent, bookingId, bookingNumber } = payment
  const receipt = receiptOf(payment)
  const { look, label, undone, Icon, iconTone } = paymentLook(payment, receipt === 'reported')
  // 'Payment Successful' is what the payer reads: the office says what it knows
  const title = receipt ? 'Payment' : paymentTitle(payment)
  const money = `${undone ? '−' : ''}${formatCents(amount)}`
  return (
    <article className="money-row" data-row aria-label={`${title}, ${money}, ${customer.name}`}>
      <span className={`money-icon tone-${iconTone}`}>
        <Icon aria-hidden="true" />
      </span>
      <div className="money-what">
        <p className="money-title">
          <b>{title}</b>
          {receipt ? <ReceiptBadge receipt={receipt} /> : <Badge {...look}>{label}</Badge>}
          {payment.dispute && <DisputeBadge state={payment.dispute.state} />}
        </p>
        <p className="money-facts num">
          {factsOf(payment).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {payment.referenceUsedElsewhere && (
          <p className="money-flag tone-pending">
            <TriangleAlert aria-hidden="true" className="icon-s" />
            Another booking has the same reference
          </p>
        )}
        {payment.dispute?.state === 'open' && (
          <p className="money-flag tone-pending">
            <TriangleAlert aria-hidden="true" className="icon-s" />
            {disputeText(payment.dispute)}
          </p>
        )}
        {payment.notes && (
          <div className="money-facts money-reason">
            <ClampedText text={`Reason: ${payment.notes}`} about="Reason" />
          </div>
        )}
      </div>
      <p className="money-who">
        <Link className="money-link" data-row-link to={paths.adminBooking(bookingId)}>
          {customer.name}
          <span className="sr-only"> (booking)</span>
        </Link>
        <span className="money-facts">
          <span className="num">{formatBookingNumber(bookingNumber)}</span> <span>for {agent.name}</span>
        </span>
      </p>
      <b className="money-amount num">{money}</b>
      <PaymentActions payment={payment} {...actions} />
    </article>
  )
}

const DISPUTES: Record<Dispute['state'], { label: string; tone: 'pending' | 'danger' | 'confirmed' }> = {
  open: { label: 'Disputed', tone: 'pending' },
  lost: { label: 'Dispute lost', tone: 'danger' },
  won: { label: 'Dispute won', tone: 'confirmed' },
}

function DisputeBadge({ state }: Pick<Dispute, 'state'>) {
  const shown = known(DISPUTES, state)
  return (
    <Badge tone={shown?.tone ?? 'pending'} bulb={state === 'open' ? 'hollow' : 'lit'}>
      {shown?.label ?? state}
    </Badge>
  )
}

/** 'Bank disputes $400.00 (fraudulent). Evidence until December 3, 2026.' */
function disputeText({ amount, reason, dueBy }: Dispute): string {
  const until = dueBy === null ? '' : ` Evidence until ${formatDate(dueBy)}.`
  return `Bank disputes ${formatCents(amount)} (${reason.replaceAll('_', ' ')}).${until}`
}

function factsOf(payment: AdminPayment): string[] {
  const { kind, purpose, paymentMethod, transactionId, paidAt, createdAt, invoiceNumber, refunded, reversedAt } =
    payment
  return [
    kind === 'payment' ? known(PARTS, purpose) : null,
    getLabel(PAYMENT_METHOD_LABELS, paymentMethod),
    writeTogether(payment.together),
    transactionId,
    formatDate(paidAt ?? createdAt),
    invoiceNumber,
    reversedAt ? 'Reversed' : refunded > 0 ? `${formatCents(refunded)} refunded` : null,
  ].filter((fact): fact is string => Boolean(fact))
}
