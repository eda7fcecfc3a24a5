import type { AdminInvoice } from '#shared/contract/invoices-office.ts'
import { InvoiceBadge } from '#web/features/billing/invoice-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Where an invoice stands, for the office: drafts and voided ones too. */
export function InvoiceMark({ status, dueDate, voidedAt }: Pick<AdminInvoice, 'status' | 'dueDate' | 'voidedAt'>) {
  if (voidedAt) {
    return (
      <Badge tone="cancelled" bulb="out">
        Void
      </Badge>
    )
  }
  if (status === 'draft') {
    return (
      <Badge tone="cancelled" bulb="hollow">
        Draft
      </Badge>
    )
  }
  return <InvoiceBadge status={status} dueDate={dueDate} />
}
