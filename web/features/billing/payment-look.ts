import type { CustomerPayment } from '#shared/contract/billing.ts'
import type { PaymentStatus } from '#shared/model/payment.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'
import type { BulbState } from '#web/ui/bulb.tsx'

/** A payment's status as a badge; whatever else it may be counts as failed (docs/product.md P7.9). */
export const PAYMENT_LOOK: Record<PaymentStatus, { tone: BadgeTone; bulb: BulbState; label: string }> = {
  completed: { tone: 'confirmed', bulb: 'lit', label: 'Completed' },
  pending: { tone: 'pending', bulb: 'hollow', label: 'Pending' },
  failed: { tone: 'danger', bulb: 'out', label: 'Failed' },
}

const TITLES: Record<PaymentStatus, string> = {
  completed: 'Payment Successful',
  pending: 'Payment Pending',
  failed: 'Payment Failed',
}

const REFUND_TITLES: Record<PaymentStatus, string> = {
  completed: 'Refunded',
  pending: 'Refund Pending',
  failed: 'Refund Failed',
}

/** What a row of the history is called: refunds and reversals are rows of their own. */
export function paymentTitle({ kind, paymentStatus }: Pick<CustomerPayment, 'kind' | 'paymentStatus'>): string {
  if (kind === 'refund') return REFUND_TITLES[paymentStatus]
  if (kind === 'reversal') return 'Reversed'
  return TITLES[paymentStatus]
}
