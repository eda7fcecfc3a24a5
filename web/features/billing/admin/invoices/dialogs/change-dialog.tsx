import { useId, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { AmountFields } from '#web/features/billing/admin/invoices/dialogs/amount-fields.tsx'
import { type InvoiceAmounts, valuesOf } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { LiveTotal } from '#web/features/billing/admin/invoices/dialogs/live-total.tsx'
import { useInvoiceForm } from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { useInvoiceWrite } from '#web/features/billing/admin/invoices/use-invoice-write.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface ChangeDialogProps {
  /** As the list has it now. */
  invoice: AdminInvoice
  onClose: () => void
  onChanged: () => void
}

/** Changes an invoice nobody has been sent yet. */
export function ChangeDialog({ invoice, onClose, onChanged }: ChangeDialogProps) {
  const id = useId()
  // what the form began with: the list may move on under it
  const [from, setFrom] = useState(invoice)
  const [conflict, setConflict] = useState<string>()
  const [draft, setDraft] = useState(invoice.status === 'draft')
  const form = useInvoiceForm(valuesOf(from), from)
  const { send, busy, button } = useInvoiceWrite({
    write: ({ version, ...body }: InvoiceAmounts & { status: 'draft' | 'pending'; version: number }) =>
      call('PUT /api/admin/invoices/:id', {
        params: { id: from.id },
        body,
        headers: { 'if-match': `"${version}"` },
      }),
    done: ({ invoiceNumber }) => ({ title: 'Invoice saved', description: invoiceNumber }),
    onDone: onClose,
    fallback: 'The invoice was not saved. Please try again.',
    takes: ({ status, fields, sentence }) => {
      if (status !== 409) return form.showRefusal(fields)
      setConflict(sentence ?? 'Someone else changed this invoice meanwhile.')
      return true
    },
    onChanged,
  })
  const dirty = form.dirty || draft !== (from.status === 'draft')
  const { close, question } = useDiscard(dirty && !busy, onClose)
  function submit() {
    const amounts = form.read()
    if (!amounts) return
    setConflict(undefined)
    send({ ...amounts, status: draft ? 'draft' : 'pending', version: from.version })
  }
  const newer = invoice.version !== from.version
  return (
    <Dialog
      title={`Edit ${invoice.invoiceNumber}`}
      width={640}
      className="oi-dialog"
      onClose={close}
      actions={
        <>
          <LiveTotal form={form} paid={from.paid} />
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button ref={button} type="submit" form={id} variant="lit" busy={busy} busyLabel="Saving...">
            Save Changes
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
        {conflict && (
          <ConflictNotice
            title={conflict}
            newer={newer}
            onLoad={() => {
              setFrom(invoice)
              setDraft(invoice.status === 'draft')
              form.begin(valuesOf(invoice))
              setConflict(undefined)
            }}
            onKeep={() => {
              setFrom(invoice)
              setConflict(undefined)
            }}
          />
        )}
        <p className="oi-meta">
          For {invoice.customer.name}, {invoice.booking.agentName}
        </p>
        <AmountFields form={form} />
        <Switch checked={draft} onChange={({ target }) => setDraft(target.checked)}>
          Keep it as a draft; the customer does not see it yet
        </Switch>
      </form>
      {question}
    </Dialog>
  )
}
