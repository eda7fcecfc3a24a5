import { INVOICE_STATE_LABELS, type InvoiceState, type InvoiceStatus, invoiceState } from '#shared/model/invoice.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { BulbState } from '#web/ui/bulb.tsx'

const LOOK: Record<InvoiceState, { tone: BadgeTone; bulb: BulbState }> = {
  pending: { tone: 'pending', bulb: 'hollow' },
  overdue: { tone: 'danger', bulb: 'lit' },
  paid: { tone: 'confirmed', bulb: 'lit' },
}

/** Where an invoice stands, by now. */
export function InvoiceBadge({ status, dueDate }: { status: InvoiceStatus; dueDate: string }) {
  const state = invoiceState(status, new Date(dueDate), new Date())
  return <Badge {...LOOK[state]}>{INVOICE_STATE_LABELS[state]}</Badge>
}
