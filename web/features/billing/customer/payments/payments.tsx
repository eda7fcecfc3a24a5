import './payments.css'
import type { CustomerPayment } from '#shared/contract/billing/payments.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'
import { paymentLook, paymentTitle } from '#web/features/billing/customer/payments/payment-badge.ts'
import { customerPaymentsQuery } from '#web/features/billing/queries.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'
import { useRows } from '#web/lib/page.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { ReportedLine } from '#web/ui/reported-line.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What was paid, given back and taken back, the newest first (docs/product.md P4.14). */
export function Payments() {
  const { total, ...list } = useRows(customerPaymentsQuery)
  return (
    <PagedList
      {...list}
      className="payments panel"
      failure="Your payment history could not be loaded"
      loading="Loading your payment history..."
      empty={<Empty message="No payment history yet" />}
      skeleton={<PaymentSkeletons />}
    >
      {(payment) => <PaymentRow payment={payment} />}
    </PagedList>
  )
}

function PaymentRow({ payment }: { payment: CustomerPayment }) {
  const { paymentMethod, transactionId, bookingNumber, agentName, paidAt, createdAt, amount } = payment
  const { look, label, undone, Icon, iconTone } = paymentLook(payment, Boolean(payment.reportedAt))
  const facts = [
    getLabel(PAYMENT_METHOD_LABELS, paymentMethod),
    transactionId,
    formatDate(paidAt ?? createdAt),
    agentName,
    formatBookingNumber(bookingNumber),
  ]
  return (
    <div className="payment">
      <span className={`payment-icon tone-${iconTone}`}>
        <Icon aria-hidden="true" />
      </span>
      <div className="payment-text">
        <p>{paymentTitle(payment)}</p>
        <p className="num">{facts.filter(Boolean).join(' · ')}</p>
        <ReportedLine reportedAt={payment.reportedAt} />
      </div>
      <b className="num">{undone ? `−${formatCents(Math.abs(amount))}` : formatCents(amount)}</b>
      <Badge {...look}>{label}</Badge>
    </div>
  )
}

function PaymentSkeletons() {
  return (
    <div className="payments panel">
      {[1, 2, 3].map((key) => (
        <div key={key} className="payment">
          <Skeleton className="payment-icon h-5 w-5" />
          <div className="payment-text">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-2 h-3 w-64 max-w-full" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  )
}
