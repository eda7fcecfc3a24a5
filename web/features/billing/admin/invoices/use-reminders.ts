import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { AFTER_INVOICE_WRITE } from '#web/features/billing/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** What is done about the reminders of an invoice. */
export type ReminderAction = 'remind' | 'pause' | 'resume'

interface Order {
  action: ReminderAction
  invoice: AdminInvoice
}

const TITLES: Record<ReminderAction, string> = {
  remind: 'Reminder Sent',
  pause: 'Reminders paused',
  resume: 'Reminders resumed',
}

const write = ({ action, invoice }: Order) => {
  const to = { params: { id: invoice.id }, headers: ifMatch(invoice) }
  return action === 'remind'
    ? call('POST /api/admin/invoices/:id/remind', to)
    : call('PUT /api/admin/invoices/:id/reminders', { ...to, body: { paused: action === 'pause' } })
}

/**
 * Reminds the customer of an invoice now, or pauses and resumes its reminders; each says what it did in a toast.
 * @param onSettled called after each, refused or not
 */
export function useReminders(onSettled?: () => void) {
  const { send, busy } = useSubmit({
    write,
    onDone: ({ invoiceNumber, customer }: AdminInvoice, { action }) =>
      toast({
        title: TITLES[action],
        description: action === 'remind' ? `${invoiceNumber} to ${customer.email}` : invoiceNumber,
      }),
    stale: AFTER_INVOICE_WRITE,
    ...(onSettled && { onSettled }),
    fallback: 'That did not work. Please try again.',
  })
  return { send, busy }
}
