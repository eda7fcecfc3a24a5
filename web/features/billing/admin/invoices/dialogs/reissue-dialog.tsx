import { useId, useRef, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { AmountFields } from '#web/features/billing/admin/invoices/dialogs/amount-fields.tsx'
import { type InvoiceAmounts, newValues, valuesOf } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { LiveTotal } from '#web/features/billing/admin/invoices/dialogs/live-total.tsx'
import { useInvoiceForm } from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { useInvoiceWrite } from '#web/features/billing/admin/invoices/use-invoice-write.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface ReissueDialogProps {
  invoice: AdminInvoice
  onClose: () => void
  onReissued: (invoice: AdminInvoice) => void
  onChanged: () => void
}

/** The same sums, due as a new one is. */
function reissueValues(invoice: AdminInvoice) {
  const { dueBy, due } = newValues(null)
  return { ...valuesOf(invoice), dueBy, due }
}

/** Voids an invoice and makes its successor at once, with the next number (docs/product.md P7.5). */
export function ReissueDialog({ invoice, onClose, onReissued, onChanged }: ReissueDialogProps) {
  const id = useId()
  // what the form began with: the list may move on under it
  const [from] = useState(invoice)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const reasonInput = useRef<HTMLInputElement>(null)
  const form = useInvoiceForm(reissueValues(from), from)
  const { send, busy, button } = useInvoiceWrite({
    write: (body: InvoiceAmounts & { reason: string }) =>
      call('POST /api/admin/invoices/:id/reissue', { params: { id: from.id }, body }),
    done: ({ invoiceNumber }) => ({
      title: 'Invoice Generated',
      description: `${invoiceNumber} replaces ${from.invoiceNumber}`,
    }),
    onDone: onReissued,
    fallback: 'Failed to generate invoice',
    takes: ({ status, fields }) => {
      if (status === 409) return false
      setError(fields.reason)
      return form.showRefusal(fields) || fields.reason !== undefined
    },
    onChanged,
  })
  const { close, question } = useDiscard((form.dirty || reason.trim() !== '') && !busy, onClose)
  function submit() {
    const amounts = form.read()
    setError(reason.trim() ? undefined : 'Say why the invoice is void')
    if (!reason.trim()) reasonInput.current?.focus()
    else if (amounts) send({ ...amounts, reason: reason.trim() })
  }
  return (
    <Dialog
      title={`Reissue ${from.invoiceNumber}`}
      width={640}
      className="oi-dialog"
      onClose={close}
      describedBy={`${id}-what`}
      actions={
        <>
          <LiveTotal form={form} paid={from.paid} />
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button ref={button} type="submit" form={id} variant="lit" busy={busy} busyLabel="Reissuing...">
            Void and reissue
          </Button>
        </>
      }
    >
      <form
        ref={form.element}
        id={id}
        className="oi-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p id={`${id}-what`} className="oi-meta">
          {from.invoiceNumber} for {from.customer.name} is void from then on; the new invoice takes the next number.
        </p>
        <Field label="Reason" required hint="Kept with the void invoice" error={error}>
          <Input
            ref={reasonInput}
            name="reason"
            maxLength={1000}
            autoComplete="off"
            autoFocus
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
          />
        </Field>
        <AmountFields form={form} />
      </form>
      {question}
    </Dialog>
  )
}
