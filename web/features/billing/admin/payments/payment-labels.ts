import type { AdminPayment } from '#shared/contract/billing/payments.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES, type RECEIPT_LABELS } from '#shared/model/payment.ts'
import { formatCount } from '#web/lib/format.ts'

/** What is needed of a row of the ledger to act on it. */
export type Actable = Pick<
  AdminPayment,
  | 'id'
  | 'kind'
  | 'amount'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'reportedBy'
  | 'verifiedAt'
  | 'reversedAt'
  | 'refunded'
  | 'refundable'
  | 'reversible'
  | 'together'
> & { customer: { name: string } }

const stands = ({ kind, paymentStatus, reversedAt }: Actable) =>
  kind === 'payment' && paymentStatus !== 'failed' && reversedAt === null

/** What is verified or reversed at once, in integer cents: of one payment for several bookings, all of it. */
export const wholeOf = ({ amount, together }: Pick<Actable, 'amount' | 'together'>): number =>
  together?.amount ?? amount

/** ' for 4 bookings' of one payment for several; nothing of any other. */
export const forBookings = ({ together }: Pick<Actable, 'together'>): string =>
  together ? ` for ${formatCount(together.bookings)} bookings` : ''

/** A customer says it was paid, and nobody has looked yet (docs/product.md P7.8). */
export const isWaiting = (payment: Actable): boolean => stands(payment) && payment.verifiedAt === null

/**
 * What the office reads of money in: whether it has looked. Undefined for what is none: money out, what failed, is under
 * way or was reversed (docs/product.md P7.112).
 */
export const receiptOf = (payment: Actable): keyof typeof RECEIPT_LABELS | undefined => {
  if (!stands(payment) || payment.paymentStatus !== 'completed') return undefined
  return isWaiting(payment) ? 'reported' : 'received'
}

type LedgerRow = Omit<Actable, 'paymentMethod' | 'paymentStatus' | 'refunded' | 'customer'> & {
  paymentMethod: string
  paymentStatus: string
}

/** A row of a booking's own ledger, as those of the whole ledger are. */
export const buildActable = (row: LedgerRow, customerName: string): Actable => ({
  ...row,
  paymentMethod: PAYMENT_METHODS.find((known) => known === row.paymentMethod) ?? 'cash',
  paymentStatus: PAYMENT_STATUSES.find((known) => known === row.paymentStatus) ?? 'failed',
  refunded: row.kind === 'payment' ? row.amount - row.refundable : 0,
  customer: { name: customerName },
})

/** What the card provider took goes back through it, which may take its time (docs/product.md P7.27). */
export const describeRefund = (
  refund: Pick<AdminPayment, 'amount' | 'paymentStatus' | 'together'>,
  { customer }: Actable,
) => {
  const sum = `${formatCents(wholeOf(refund))}${forBookings(refund)}`
  return refund.paymentStatus === 'completed'
    ? `${sum} is refunded to ${customer.name}.`
    : `A refund of ${sum} to ${customer.name} has started.`
}
