import { useId } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { AFTER_INVOICE_WRITE } from '#web/features/billing/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface SendDialogProps {
  invoice: AdminInvoice
  onClose: () => void
  onChanged: () => void
}

type Values = Record<'recipientEmail' | 'recipientName' | 'message', string>

function readMail(values: Values) {
  const recipientEmail = values.recipientEmail.trim()
  const recipientName = values.recipientName.trim()
  return {
    body: { recipientEmail, recipientName, message: values.message.trim() || null },
    errors: {
      recipientEmail: /^\S+@\S+\.\S+$/.test(recipientEmail) ? undefined : 'Invalid email address',
      recipientName: recipientName ? undefined : 'Name is required',
    },
  }
}

type Body = ReturnType<typeof readMail>['body']

/** Mails an invoice with its PDF. */
export function SendDialog({ invoice, onClose, onChanged }: SendDialogProps) {
  const id = useId()
  const { customer, invoiceNumber, total, paid, dueDate, sentAt } = invoice
  const form = useReadForm<Values, Body>(
    { recipientEmail: customer.email, recipientName: customer.name, message: '' },
    readMail,
  )
  const { register } = form
  const { errors } = form.formState
  const submit = useSubmit({
    form,
    write: (body: Body) => call('POST /api/admin/send-invoice', { body: { invoiceId: invoice.id, ...body } }),
    done: () => ({
      title: 'Invoice Sent',
      description: `${invoiceNumber} to ${form.getValues('recipientEmail').trim()}`,
    }),
    onDone: onClose,
    stale: AFTER_INVOICE_WRITE,
    onSettled: onChanged,
    fallback: 'Failed to send invoice',
  })
  return (
    <FormDialog
      title="Send Invoice"
      width={560}
      describedBy={`${id}-what`}
      form={form}
      submit={submit}
      action="Send Invoice"
      busyLabel="Sending..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p id={`${id}-what`} className="oi-meta">
        {invoiceNumber}, {formatCents(total - paid)}, due {formatDate(dueDate)}, with its PDF.{' '}
        {sentAt ? `Last sent ${formatDate(sentAt)}.` : 'After sending, its amounts can’t change.'}
      </p>
      <Field label="Recipient Email" required error={errors.recipientEmail?.message}>
        <Input {...register('recipientEmail')} type="email" maxLength={254} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Recipient Name" required error={errors.recipientName?.message}>
        <Input {...register('recipientName')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Message" hint="Appears at the top of the email" error={errors.message?.message}>
        <Textarea {...register('message')} rows={4} maxLength={5000} />
      </Field>
    </FormDialog>
  )
}
