import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import type { InvoiceAction } from '#web/features/billing/admin/invoices/admin-invoice-row.tsx'
import { ChangeDialog } from '#web/features/billing/admin/invoices/dialogs/change-dialog.tsx'
import { GenerateDialog } from '#web/features/billing/admin/invoices/dialogs/generate-dialog.tsx'
import { ReissueDialog } from '#web/features/billing/admin/invoices/dialogs/reissue-dialog.tsx'
import { SendDialog } from '#web/features/billing/admin/invoices/dialogs/send-dialog.tsx'
import { VoidDialog } from '#web/features/billing/admin/invoices/dialogs/void-dialog.tsx'

/** What is being done about an invoice, or that one is being made. */
export type Task =
  | { action: 'generate' }
  | { action: Exclude<InvoiceAction, 'preview' | 'print' | 'remind' | 'pause' | 'resume'>; invoice: AdminInvoice }

interface InvoiceTasksProps {
  task: Task
  /** The list by now: a dialog shows an invoice as it is. */
  rows: readonly AdminInvoice[] | undefined
  onClose: () => void
  /** Done, and the row it was asked for at may be gone. */
  onGone: () => void
  /** What else shows it is out of date: bookings. */
  onChanged: () => void
}

/** The dialog of what is being done. */
export function InvoiceTasks({ task, rows, onClose, onGone, onChanged }: InvoiceTasksProps) {
  if (task.action === 'generate') {
    return <GenerateDialog onClose={onClose} onGenerated={onClose} onChanged={onChanged} />
  }
  const invoice = rows?.find(({ id }) => id === task.invoice.id) ?? task.invoice
  switch (task.action) {
    case 'send':
      return <SendDialog invoice={invoice} onClose={onClose} onChanged={onChanged} />
    case 'edit':
      return <ChangeDialog invoice={invoice} onClose={onClose} onChanged={onChanged} />
    case 'void':
      return <VoidDialog invoice={invoice} onClose={onClose} onVoided={onGone} onChanged={onChanged} />
    case 'reissue':
      return <ReissueDialog invoice={invoice} onClose={onClose} onReissued={onGone} onChanged={onChanged} />
  }
}
