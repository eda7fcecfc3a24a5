import { type FormEvent, useId, useRef, useState } from 'react'
import { formatCents } from '#shared/model/money.ts'
import type { Actable } from '#web/features/billing/admin/payments/payment-words.ts'
import { focusOnceDrawn, useOfficeWrite } from '#web/features/billing/admin/use-office-write.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface ReverseDialogProps {
  payment: Actable
  onDone: () => void
  onChanged: () => void
  onClose: () => void
}

/** Takes back a payment that never arrived, with a reason. */
export function ReverseDialog({ payment: { id, amount, customer }, onDone, onChanged, onClose }: ReverseDialogProps) {
  const form = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { send, busy } = useOfficeWrite({
    write: (body: { reason: string }) => call('POST /api/admin/payments/:id/reverse', { params: { id }, body }),
    onDone,
    onRefused: (fields) => {
      setError(fields.reason)
      focusOnceDrawn(() => (fields.reason ? input.current : button.current))
    },
    onChanged,
    fallback: 'Failed to reverse the payment',
  })
  const { close, question } = useDiscard(!busy && reason !== '', onClose)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (reason.trim()) return send({ reason: reason.trim() })
    setError('Say why the payment is reversed')
    input.current?.focus()
  }
  return (
    <Dialog
      title="Reverse the payment?"
      width={520}
      onClose={close}
      actions={
        <>
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button ref={button} type="submit" form={form} variant="danger-fill" busy={busy} busyLabel="Reversing...">
            Reverse
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="money-form" onSubmit={submit}>
        <p>
          {formatCents(amount)} of {customer.name} never arrived. The booking and its invoice are open again, and the
          payment stays in the ledger as reversed.
        </p>
        <Field label="Reason" required error={error}>
          <Textarea
            ref={input}
            name="reason"
            rows={2}
            maxLength={1000}
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
