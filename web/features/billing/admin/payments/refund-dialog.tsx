import '#web/features/billing/customer/payments/pay-form.css'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { AdminPayment } from '#shared/contract/billing/payments.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import type { Actable } from '#web/features/billing/admin/payments/payment-words.ts'
import { readCents } from '#web/features/billing/admin/reports/dollars.ts'
import { focusOnceDrawn, useOfficeWrite } from '#web/features/billing/admin/use-office-write.ts'
import { call } from '#web/lib/api.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface RefundDialogProps {
  payment: Actable
  /** The row that gives it back. */
  onDone: (refund: Pick<AdminPayment, 'amount' | 'paymentStatus'>) => void
  onChanged: () => void
  onClose: () => void
}

interface Typed {
  part: boolean
  amount: string
  reason: string
}

/** What is given back, or what is wrong with it, by field. */
function readRefund({ part, amount, reason }: Typed, refundable: number) {
  const cents = part ? readCents(amount) : refundable
  const errors: Partial<Record<'amount' | 'reason', string>> = {}
  if (!cents) errors.amount = 'Give an amount in dollars'
  else if (cents > refundable) errors.amount = `At most ${formatCents(refundable)}`
  if (!reason.trim()) errors.reason = 'Say why the money is given back'
  return { body: { amount: cents ?? 0, reason: reason.trim() }, errors }
}

/** Gives back all or part of a payment, with a reason. */
export function RefundDialog({ payment, onDone, onChanged, onClose }: RefundDialogProps) {
  const { id, amount, refunded, refundable, customer } = payment
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [key, setKey] = useState(createIdempotencyKey)
  const [typed, setTyped] = useState<Typed>({ part: false, amount: '', reason: '' })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const showErrors = (found: Partial<Record<string, string>>) => {
    setErrors(found)
    const field = found.amount ? 'amount' : found.reason ? 'reason' : undefined
    const input = () => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    focusOnceDrawn(() => (field && input()) || button.current)
  }
  const { send, busy } = useOfficeWrite({
    write: (body: { amount: number; reason: string }) =>
      call('POST /api/admin/payments/:id/refund', { params: { id }, body, headers: { 'idempotency-key': key } }),
    onDone,
    onRefused: (fields, status) => {
      showErrors(fields)
      // the key may belong to an earlier refund with another amount; without an answer it is the same one again
      if (status !== undefined) setKey(createIdempotencyKey())
    },
    onChanged,
    fallback: 'Failed to refund the payment',
  })
  const { close, question } = useDiscard(!busy && (typed.amount !== '' || typed.reason !== ''), onClose)
  const change = (some: Partial<Typed>) => {
    setTyped({ ...typed, ...some })
    setErrors({})
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const { body, errors: found } = readRefund(typed, refundable)
    if (Object.keys(found).length > 0) showErrors(found)
    else send(body)
  }
  return (
    <Dialog
      title="Refund"
      width={520}
      onClose={close}
      actions={
        <>
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button ref={button} type="submit" form={name} variant="danger-fill" busy={busy} busyLabel="Refunding...">
            Refund
          </Button>
        </>
      }
    >
      <form ref={form} id={name} noValidate className="money-form" onSubmit={submit}>
        <p>
          {formatCents(refundable)} of {customer.name}’s {formatCents(amount)} can still be given back
          {refunded > 0 && `; ${formatCents(refunded)} already was`}.
        </p>
        <fieldset className="pay-parts">
          <legend className="field-label">How much</legend>
          <label>
            <input type="radio" name={`${name}-part`} checked={!typed.part} onChange={() => change({ part: false })} />
            <span>{refunded > 0 ? 'All that is left' : 'All of it'}</span>
            <b className="num">{formatCents(refundable)}</b>
          </label>
          <label>
            <input type="radio" name={`${name}-part`} checked={typed.part} onChange={() => change({ part: true })} />
            <span>A part</span>
          </label>
        </fieldset>
        {typed.part && (
          <Field label="Amount" required hint="Dollars" error={errors.amount}>
            <Input
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              value={typed.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          </Field>
        )}
        <Field label="Reason" required error={errors.reason}>
          <Textarea
            name="reason"
            rows={2}
            maxLength={1000}
            value={typed.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
