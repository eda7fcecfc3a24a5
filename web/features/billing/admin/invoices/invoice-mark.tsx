import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { InvoiceBadge } from '#web/features/billing/customer/invoices/invoice-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'

type Marked = Pick<AdminInvoice, 'status' | 'dueDate' | 'voidedAt' | 'owesNothing'>

/** Where an invoice stands, for the office: drafts, voided ones and those nobody owes too. */
export function InvoiceMark({ status, dueDate, voidedAt, owesNothing }: Marked) {
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
  if (owesNothing && status === 'pending') {
    return (
      <Badge tone="cancelled" bulb="out">
        Nothing owed
      </Badge>
    )
  }
  return <InvoiceBadge status={status} dueDate={dueDate} />
}
