import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react'
import type { CustomerPayment } from '#shared/contract/billing/payments.ts'
import type { PaymentStatus } from '#shared/model/payment.ts'
import { getLabel, known } from '#web/lib/known.ts'
import type { BadgeLook } from '#web/ui/badge.tsx'

const FAILED = { tone: 'danger', bulb: 'out', Icon: CircleX } as const

/** A payment's status as a badge with its icon. */
const LOOKS: Record<PaymentStatus, BadgeLook & { Icon: LucideIcon }> = {
  completed: { tone: 'confirmed', bulb: 'lit', Icon: CircleCheck },
  pending: { tone: 'pending', bulb: 'hollow', Icon: Clock },
  failed: FAILED,
}
const LABELS: Record<PaymentStatus, string> = { completed: 'Completed', pending: 'Pending', failed: 'Failed' }

/**
 * How a payment's row looks; an unknown status looks failed and keeps its own word (docs/product.md P7.9).
 * @param waits it was reported, and nobody has verified it: its icon waits too (P7.110)
 */
export function paymentLook({ kind, paymentStatus }: Pick<CustomerPayment, 'kind' | 'paymentStatus'>, waits = false) {
  const { Icon, ...look } = known(LOOKS, paymentStatus) ?? FAILED
  const undone = kind !== 'payment'
  if (waits) return { look, label: getLabel(LABELS, paymentStatus), undone, Icon: Clock, iconTone: 'pending' }
  return {
    look,
    label: getLabel(LABELS, paymentStatus),
    undone,
    Icon: undone ? Undo2 : Icon,
    iconTone: undone ? 'completed' : look.tone,
  }
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
  if (kind === 'refund') return known(REFUND_TITLES, paymentStatus) ?? 'Refund'
  if (kind === 'reversal') return 'Reversed'
  return known(TITLES, paymentStatus) ?? 'Payment'
}
