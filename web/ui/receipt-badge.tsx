import { RECEIPT_LABELS } from '#shared/model/payment.ts'
import { Badge, type BadgeLook } from '#web/ui/badge.tsx'

const LOOKS: Record<keyof typeof RECEIPT_LABELS, BadgeLook> = {
  reported: { tone: 'pending', bulb: 'hollow' },
  received: { tone: 'confirmed', bulb: 'lit' },
}

/** Whether the office has looked: 'Reported, not checked' or 'Received' (docs/product.md P7.112). */
export const ReceiptBadge = ({ receipt }: { receipt: keyof typeof RECEIPT_LABELS }) => (
  <Badge {...LOOKS[receipt]}>{RECEIPT_LABELS[receipt]}</Badge>
)
