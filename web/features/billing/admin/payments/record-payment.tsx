import '../money.css'
import '#web/features/billing/customer/payments/pay-form.css'
import { useEffect, useId, useRef, useState } from 'react'
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
import { type Due, PayParts } from '#web/features/billing/customer/payments/pay-parts.tsx'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface RecordPaymentProps {
  /** What the button says, and the form's title. */
  words?: { button: string; title: string }
  /** Sends what was received; the key is the same for each try. Answers what was recorded, in integer cents. */
  write: (body: Received, key: string) => Promise<{ amount: number }>
  /** The part that is due first comes first; at least one. */
  due: readonly Due[]
  /** How often the form was asked for; 0 while it is closed. */
  asked: number
  onAsk: () => void
  onSaid: (text: string) => void
  onChanged: () => void
  onClose: () => void
}

const WORDS = { button: 'Record a payment', title: 'Payment received' }

/** Records a payment that the agency received, for a booking or for all of an event. */
export function RecordPayment(props: RecordPaymentProps) {
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(props.onClose)
    button.current?.focus({ preventScroll: true })
  }
  if (props.asked > 0) return <RecordForm {...props} onClose={close} />
  return (
    <Button ref={button} size="sm" onClick={props.onAsk}>
      {(props.words ?? WORDS).button}
    </Button>
  )
}

/** What was received, and of which part of the price. */
export interface Received {
  paymentMethod: PaymentMethod
  transactionId: string | null
  purpose: PaymentPurpose
  /** Integer cents, as the form shows them. */
  expectedAmount: number
}

interface Values {
  paymentMethod: PaymentMethod
  transactionId: string
}

const CARD_NUMBER = 'This looks like a card number. Enter the payment reference, never a card number.'

function readPayment({ paymentMethod, transactionId }: Values) {
  const reference = needsReference(paymentMethod) ? transactionId.trim() : null
  const missing = reference === '' && 'Please enter a transaction or reference number'
  const wrong = missing || (reference && looksLikeCardNumber(reference) && CARD_NUMBER)
  return { body: { paymentMethod, transactionId: reference }, errors: { transactionId: wrong || undefined } }
}

function RecordForm({ words = WORDS, write, due, asked, onSaid, onChanged, onClose }: RecordPaymentProps) {
  const id = useId()
  const [chosen, setChosen] = useState(due[0]?.purpose)
  // what is due may change while the form is open
  const part = due.find(({ purpose }) => purpose === chosen) ?? due[0]
  const form = useReadForm<Values, ReturnType<typeof readPayment>['body']>(
    { paymentMethod: 'bank_transfer', transactionId: '' },
    readPayment,
  )
  const { register, watch, setFocus } = form
  const title = useRef<HTMLParagraphElement>(null)
  // asked for again from elsewhere, it takes the focus again
  useEffect(() => {
    if (asked === 0) return
    title.current?.parentElement?.scrollIntoView({ block: 'center' })
    setFocus('paymentMethod')
  }, [asked, setFocus])
  const { send, busy, button } = useSubmit({
    form,
    write,
    onDone: ({ amount }) => {
      onSaid(`${formatCents(amount)} recorded.`)
      onClose()
    },
    onSettled: onChanged,
    fallback: 'Failed to record the payment',
  })
  return (
    <Form
      form={form}
      className="money-record"
      aria-labelledby={`${id}-title`}
      onSubmit={(values) => part && send({ ...values, purpose: part.purpose, expectedAmount: part.amount })}
    >
      <p ref={title} id={`${id}-title`} className="money-record-title">
        <b>{words.title}</b>
        {part && <output className="display num">{formatCents(part.amount)}</output>}
      </p>
      {part && due.length > 1 && <PayParts name={id} due={due} chosen={part.purpose} onChoose={setChosen} />}
      <Field label="Payment method">
        <Select {...register('paymentMethod')}>
          {PAYMENT_METHODS.map((name) => (
            <option key={name} value={name}>
              {PAYMENT_METHOD_LABELS[name]}
            </option>
          ))}
        </Select>
      </Field>
      {needsReference(watch('paymentMethod')) && (
        <Field label="Transaction ID" required error={form.formState.errors.transactionId?.message}>
          <Input
            {...register('transactionId')}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            placeholder="Transaction or reference number"
          />
        </Field>
      )}
      <div className="money-record-foot">
        <Button size="sm" variant="bare" onClick={onClose}>
          Cancel
        </Button>
        <Button ref={button} size="sm" type="submit" busy={busy} busyLabel="Recording...">
          Record
        </Button>
      </div>
    </Form>
  )
}
