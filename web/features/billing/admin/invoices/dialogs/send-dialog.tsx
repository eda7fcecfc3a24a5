import { type FormEvent, useId, useRef, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { useInvoiceWrite } from '#web/features/billing/admin/invoices/use-invoice-write.ts'
import { call } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface SendDialogProps {
  invoice: AdminInvoice
  onClose: () => void
  onChanged: () => void
}

type Values = Record<'recipientEmail' | 'recipientName' | 'message', string>
type Errors = Partial<Values>

function findErrors({ recipientEmail, recipientName }: Values): Errors {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(recipientEmail.trim()) && { recipientEmail: 'Invalid email address' }),
    ...(!recipientName.trim() && { recipientName: 'Name is required' }),
  }
}

/** Mails an invoice with its PDF. */
export function SendDialog({ invoice, onClose, onChanged }: SendDialogProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { customer, invoiceNumber, total, paid, dueDate, sentAt } = invoice
  const [begin] = useState<Values>({ recipientEmail: customer.email, recipientName: customer.name, message: '' })
  const [values, setValues] = useState(begin)
  const [errors, setErrors] = useState<Errors>({})
  const { send, busy, button } = useInvoiceWrite({
    write: ({ recipientEmail, recipientName, message }: Values) =>
      call('POST /api/admin/send-invoice', {
        body: {
          invoiceId: invoice.id,
          recipientEmail: recipientEmail.trim(),
          recipientName: recipientName.trim(),
          message: message.trim() || null,
        },
      }),
    done: () => ({ title: 'Invoice Sent', description: `${invoiceNumber} to ${values.recipientEmail.trim()}` }),
    onDone: onClose,
    fallback: 'Failed to send invoice',
    takes: ({ fields }) => show(fields),
    onChanged,
  })
  const fields = Object.keys(begin) as (keyof Values)[] // the keys of the values
  const dirty = fields.some((field) => values[field] !== begin[field])
  const { close, question } = useDiscard(dirty && !busy, onClose)

  function show(found: Errors): boolean {
    setErrors(found)
    const first = fields.find((field) => found[field])
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // a dialog's form is part of what is around it for React
    event.stopPropagation()
    if (!show(findErrors(values))) send(values)
  }
  const typed = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      setValues({ ...values, [name]: target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  return (
    <Dialog
      title="Send Invoice"
      width={560}
      onClose={close}
      describedBy={`${id}-what`}
      actions={
        <>
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button ref={button} type="submit" form={id} variant="lit" busy={busy} busyLabel="Sending...">
            Send Invoice
          </Button>
        </>
      }
    >
      <form ref={element} id={id} className="oi-form" noValidate onSubmit={submit}>
        <p id={`${id}-what`} className="oi-meta">
          {invoiceNumber}, {formatCents(total - paid)}, due {formatDate(dueDate)}, with its PDF.{' '}
          {sentAt ? `It was sent on ${formatDate(sentAt)} already.` : 'Its amounts are fixed from then on.'}
        </p>
        <Field label="Recipient Email" required error={errors.recipientEmail}>
          <Input {...typed('recipientEmail')} type="email" maxLength={254} autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Recipient Name" required error={errors.recipientName}>
          <Input {...typed('recipientName')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label="Message" hint="Stands above the invoice in the mail" error={errors.message}>
          <Textarea {...typed('message')} rows={4} maxLength={5000} />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
