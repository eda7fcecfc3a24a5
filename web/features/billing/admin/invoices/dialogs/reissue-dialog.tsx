import { useId, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { AmountFields } from '#web/features/billing/admin/invoices/dialogs/amount-fields.tsx'
import { buildInvoiceValues, newValues } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
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
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface ReissueDialogProps {
  invoice: AdminInvoice
  onClose: () => void
  onReissued: (invoice: AdminInvoice) => void
  onChanged: () => void
}

/** The same sums, due like those of a new invoice. */
function reissueValues(invoice: AdminInvoice) {
  const { dueBy, due } = newValues(null)
  return formValues({ ...buildInvoiceValues(invoice), dueBy, due })
}

/** Voids an invoice and makes its successor at once, with the next number (docs/product.md P7.5). */
export function ReissueDialog({ invoice, onClose, onReissued, onChanged }: ReissueDialogProps) {
  const id = useId()
  // the list may move on while the form is open
  const [from] = useState(invoice)
  const [send, setSend] = useState(invoice.sentAt !== null)
  const several = from.bookings.length > 1
  const form = useInvoiceForm(reissueValues(from), { known: from, needsReason: true })
  const submit = useSubmit({
    form,
    write: ({ status: _, ...body }: InvoiceBody) =>
      several
        ? call('POST /api/admin/invoices/:id/follow-booking', {
            ...{ params: { id: from.id }, body: { reason: body.reason, send } },
          })
        : call('POST /api/admin/invoices/:id/reissue', { params: { id: from.id }, body: { ...body, send } }),
    done: ({ invoiceNumber }) => ({
      title: 'Invoice Generated',
      description: `${invoiceNumber} replaces ${from.invoiceNumber}`,
    }),
    onDone: onReissued,
    // a conflict with the booking is not the fault of one field
    fieldErrors: (refusal) => (refusal.status === 409 ? {} : invoiceFieldErrors(refusal)),
    stale: AFTER_INVOICE_WRITE,
    onSettled: onChanged,
    fallback: 'Failed to generate invoice',
  })
  return (
    <FormDialog
      title={`Reissue ${from.invoiceNumber}`}
      width={640}
      className="oi-dialog"
      describedBy={`${id}-what`}
      form={form}
      submit={submit}
      action="Void and reissue"
      busyLabel="Reissuing..."
      footer={several ? undefined : <LiveTotal form={form} paid={from.paid} />}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p id={`${id}-what`} className="oi-meta">
        {from.invoiceNumber} for {from.customer.name} will be voided. The new invoice gets the next number.
        {from.paid > 0 && ` The ${formatCents(from.paid)} paid counts toward it.`}
        {several && ' Its lines are the bookings as they are now, without canceled ones.'}
      </p>
      <Field label="Reason" required hint="Kept with the voided invoice" error={form.formState.errors.reason?.message}>
        <Input {...form.register('reason')} maxLength={1000} autoComplete="off" autoFocus />
      </Field>
      {!several && <AmountFields form={form} />}
      <Switch checked={send} onChange={({ target }) => setSend(target.checked)}>
        Email it to {from.customer.email}
      </Switch>
    </FormDialog>
  )
}
