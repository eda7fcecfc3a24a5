import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { performersInWords } from '#shared/model/invoice.ts'
import { AmountFields } from '#web/features/billing/admin/invoices/dialogs/amount-fields.tsx'
import { buildInvoiceValues } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { LiveTotal } from '#web/features/billing/admin/invoices/dialogs/live-total.tsx'
import {
  formValues,
  type InvoiceBody,
  invoiceFieldErrors,
  useInvoiceForm,
} from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { AFTER_INVOICE_WRITE } from '#web/features/billing/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch, useVersion } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Switch } from '#web/ui/switch.tsx'

interface ChangeDialogProps {
  /** As the list has it now. */
  invoice: AdminInvoice
  onClose: () => void
  onChanged: () => void
}

const begin = (invoice: AdminInvoice) => formValues(buildInvoiceValues(invoice), invoice.status === 'draft')

/** Changes an invoice that was never sent. */
export function ChangeDialog({ invoice, onClose, onChanged }: ChangeDialogProps) {
  const { from, notice, takeConflict, clear } = useVersion(invoice, {
    changed: 'Someone else changed this invoice.',
    onLoad: (theirs) => form.reset(begin(theirs)),
  })
  const form = useInvoiceForm(begin(from), { known: from })
  const submit = useSubmit({
    form,
    write: ({ reason: _, ...body }: InvoiceBody) =>
      call('PUT /api/admin/invoices/:id', { params: { id: from.id }, body, headers: ifMatch(from) }),
    done: ({ invoiceNumber }) => ({ title: 'Invoice saved', description: invoiceNumber }),
    onDone: onClose,
    take: takeConflict,
    fieldErrors: invoiceFieldErrors,
    stale: AFTER_INVOICE_WRITE,
    onSettled: onChanged,
    fallback: 'The invoice was not saved. Please try again.',
  })
  return (
    <FormDialog
      title={`Edit ${invoice.invoiceNumber}`}
      width={640}
      className="oi-dialog"
      form={form}
      submit={submit}
      action="Save Changes"
      busyLabel="Saving..."
      footer={<LiveTotal form={form} paid={from.paid} />}
      onSubmit={(body) => {
        clear()
        submit.send(body)
      }}
      onClose={onClose}
    >
      {notice}
      <p className="oi-meta">
        For {invoice.customer.name}, {performersInWords(invoice.bookings.map(({ agentName }) => agentName))}
      </p>
      <AmountFields form={form} several={from.bookings.length > 1} />
      <Switch {...form.register('draft')}>Keep as draft (hidden from the customer)</Switch>
    </FormDialog>
  )
}
