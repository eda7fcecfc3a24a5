import { useId } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { AFTER_INVOICE_WRITE } from '#web/features/billing/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readReason } from '#web/forms/read-reason.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

interface VoidDialogProps {
  invoice: AdminInvoice
  onClose: () => void
  onVoided: () => void
  onChanged: () => void
}

/** Voids an invoice, with a reason (docs/product.md P7.5). */
export function VoidDialog({ invoice, onClose, onVoided, onChanged }: VoidDialogProps) {
  const id = useId()
  const { invoiceNumber, customer, total, paid, sentAt, status } = invoice
  const form = useReadForm({ reason: '' }, readReason('Say why you’re voiding the invoice'))
  const submit = useSubmit({
    form,
    write: (body: { reason: string }) =>
      call('POST /api/admin/invoices/:id/void', { params: { id: invoice.id }, body }),
    done: () => ({ title: 'Invoice voided', description: invoiceNumber }),
    onDone: onVoided,
    stale: AFTER_INVOICE_WRITE,
    onSettled: onChanged,
    fallback: 'The invoice was not voided. Please try again.',
  })
  return (
    <FormDialog
      title={`Void ${invoiceNumber}?`}
      describedBy={`${id}-what`}
      form={form}
      submit={submit}
      action="Void invoice"
      busyLabel="Voiding..."
      danger
      cancel="Keep invoice"
      dirty={form.watch('reason').trim() !== ''}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p id={`${id}-what`}>
        {formatCents(total)} for {customer.name}. {status !== 'draft' && 'The customer no longer sees it. '}Its number
        is not used again.
        {sentAt && ' It was already emailed, and the customer is not notified.'}
        {paid > 0 && ` The ${formatCents(paid)} paid stays with the booking.`}
      </p>
      <Field label="Reason" required hint="Kept with the invoice" error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={1000} autoFocus />
      </Field>
    </FormDialog>
  )
}
