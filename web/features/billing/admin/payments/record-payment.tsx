import '../money.css'
import '#web/features/billing/customer/payments/pay-form.css'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import { formatCents } from '#shared/model/money.ts'
import {
  needsReference,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentPurpose,
} from '#shared/model/payment.ts'
import { focusOnceDrawn, useOfficeWrite } from '#web/features/billing/admin/use-office-write.ts'
import { type Due, PayParts } from '#web/features/billing/customer/payments/pay-parts.tsx'
import { call } from '#web/lib/api.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface RecordPaymentProps {
  bookingId: string
  /** The part that is due first comes first; at least one. */
  due: readonly Due[]
  onSaid: (text: string) => void
  onChanged: () => void
}

/** The way to enter a payment that the agency received for a booking. */
export function RecordPayment(props: RecordPaymentProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus({ preventScroll: true })
  }
  if (open) return <RecordForm {...props} onClose={close} />
  return (
    <Button ref={button} size="sm" onClick={() => setOpen(true)}>
      Record a payment
    </Button>
  )
}

interface Body {
  paymentMethod: PaymentMethod
  transactionId: string | null
  purpose: PaymentPurpose
  /** Integer cents, as the form shows them. */
  expectedAmount: number
}

function RecordForm({ bookingId, due, onSaid, onChanged, onClose }: RecordPaymentProps & { onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [key, setKey] = useState(createIdempotencyKey)
  const [method, setMethod] = useState<PaymentMethod>('bank_transfer')
  const [reference, setReference] = useState('')
  const [error, setError] = useState<string>()
  const [chosen, setChosen] = useState(due[0]?.purpose)
  // what is due may change while the form is open
  const part = due.find(({ purpose }) => purpose === chosen) ?? due[0]
  const complain = (about: string) => {
    setError(about)
    focusOnceDrawn(() => input.current)
  }
  const { send, busy } = useOfficeWrite({
    write: (body: Body) =>
      call('POST /api/admin/bookings/:id/payments', {
        ...{ params: { id: bookingId }, body },
        headers: { 'idempotency-key': key },
      }),
    onDone: ({ amount }) => {
      onSaid(`${formatCents(amount)} is recorded.`)
      onClose()
    },
    onRefused: ({ transactionId }, status) => {
      if (transactionId) complain(transactionId)
      // the key may belong to an earlier payment with other details; without an answer it is the same one again
      if (status !== undefined) setKey(createIdempotencyKey())
    },
    onChanged,
    fallback: 'Failed to record the payment',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!part || busy) return
    const transactionId = needsReference(method) ? reference.trim() : null
    if (transactionId === '') return complain('Please enter a transaction or reference number')
    if (transactionId && looksLikeCardNumber(transactionId)) {
      return complain('This looks like a card number. Enter the reference of the payment, never the card itself.')
    }
    send({ paymentMethod: method, transactionId, purpose: part.purpose, expectedAmount: part.amount })
  }
  return (
    <form className="money-form money-record" aria-labelledby={`${id}-title`} noValidate onSubmit={submit}>
      <p id={`${id}-title`} className="money-record-title">
        <b>Payment received</b>
        {part && <output className="display num">{formatCents(part.amount)}</output>}
      </p>
      {part && due.length > 1 && <PayParts name={id} due={due} chosen={part.purpose} onChoose={setChosen} />}
      <Field label="Payment method">
        <Select
          value={method}
          // the form was asked for, and this is where it begins
          autoFocus
          // its options are the methods
          onChange={({ target }) => setMethod(target.value as PaymentMethod)}
        >
          {PAYMENT_METHODS.map((name) => (
            <option key={name} value={name}>
              {PAYMENT_METHOD_LABELS[name]}
            </option>
          ))}
        </Select>
      </Field>
      {needsReference(method) && (
        <Field label="Transaction ID" required error={error}>
          <Input
            ref={input}
            value={reference}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            placeholder="Transaction or reference number"
            onChange={({ target }) => {
              setReference(target.value)
              setError(undefined)
            }}
          />
        </Field>
      )}
      <div className="money-record-foot">
        <Button size="sm" variant="bare" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" type="submit" busy={busy} busyLabel="Recording...">
          Record
        </Button>
      </div>
    </form>
  )
}
