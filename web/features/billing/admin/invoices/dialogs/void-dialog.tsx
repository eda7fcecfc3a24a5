import { type FormEvent, useId, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { useInvoiceWrite } from '#web/features/billing/admin/invoices/use-invoice-write.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface VoidDialogProps {
  invoice: AdminInvoice
  onClose: () => void
  onVoided: () => void
  onChanged: () => void
}

/** Voids an invoice, with a reason (docs/product.md P7.5). */
export function VoidDialog({ invoice, onClose, onVoided, onChanged }: VoidDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { invoiceNumber, customer, total, paid, sentAt, status } = invoice
  const { send, busy, button } = useInvoiceWrite({
    write: (body: { reason: string }) =>
      call('POST /api/admin/invoices/:id/void', { params: { id: invoice.id }, body }),
    done: () => ({ title: 'Invoice voided', description: invoiceNumber }),
    onDone: onVoided,
    fallback: 'The invoice was not voided. Please try again.',
    takes: ({ fields }) => {
      setError(fields.reason)
      return fields.reason !== undefined
    },
    onChanged,
  })
  const { close, question } = useDiscard(reason.trim() !== '' && !busy, onClose)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(reason.trim() ? undefined : 'Say why the invoice is void')
    if (reason.trim()) send({ reason: reason.trim() })
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Dialog
      title={`Void ${invoiceNumber}?`}
      width={520}
      onClose={close}
      describedBy={`${id}-what`}
      actions={
        <>
          <Button variant="bare" onClick={close}>
            Keep it
          </Button>
          <Button ref={button} type="submit" form={id} variant="danger-fill" busy={busy} busyLabel="Voiding...">
            Void invoice
          </Button>
        </>
      }
    >
      <form id={id} className="oi-form" noValidate onSubmit={submit}>
        <p id={`${id}-what`}>
          {formatCents(total)} for {customer.name}. {status !== 'draft' && 'It leaves the customer’s list at once. '}Its
          number stays used.
          {sentAt && ' The customer has it by mail; nobody is told by itself.'}
          {paid > 0 && ` ${formatCents(paid)} is paid; that stays with the booking.`}
        </p>
        <Field label="Reason" required hint="Kept with the invoice" error={error}>
          <Textarea
            name="reason"
            rows={3}
            maxLength={1000}
            autoFocus
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
