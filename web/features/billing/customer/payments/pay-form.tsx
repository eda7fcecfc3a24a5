import './pay-form.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import { formatCents } from '#shared/model/money.ts'
import { needsReference, PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/model/payment.ts'
import { findInstruction, sortMethods } from '#shared/model/payment-instructions.ts'
import { CardCheckout } from '#web/features/billing/customer/payments/card-checkout.tsx'
import { HowToPay } from '#web/features/billing/customer/payments/how-to-pay.tsx'
import { type Due, PayParts } from '#web/features/billing/customer/payments/pay-parts.tsx'
import { usePayment } from '#web/features/billing/customer/payments/use-payment.ts'
import { paymentInstructionsQuery } from '#web/features/billing/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

const CARD_NUMBER = 'This looks like a card number. Please enter the reference of the payment, never the card itself.'

export interface PayFormProps {
  bookingId: string
  /** An invoice for several bookings, which is paid as a whole. */
  invoiceId?: string | undefined
  /** The part that is due first comes first; at least one. */
  due: readonly Due[]
  title: string
  /** What the customer writes into the memo of a payment: the invoice's number, or the booking's. */
  memo: string
  /** The booking still waits for the office: paying is possible, not due. */
  unconfirmed?: boolean
  /** What is due can be paid at the card provider's page. */
  cardCheckout?: boolean
  /** What the tax in it is called; 'tax' when unknown. */
  taxName?: string | null
  /** What is agreed about cancelling. */
  terms: ReactNode
  onPaid: () => void
  onCancel: () => void
  /** Refused, so that what is known about the booking may be out of date. */
  onStale: () => void
}

/** Reports a payment of what is due (docs/product.md P4.7). One for bookings and invoices. */
export function PayForm({
  bookingId,
  invoiceId,
  due,
  title,
  memo,
  unconfirmed = false,
  cardCheckout = false,
  taxName,
  terms,
  onPaid,
  onCancel,
  onStale,
}: PayFormProps) {
  const id = useId()
  const instructions = useQuery(paymentInstructionsQuery)
  const methods = sortMethods(instructions.data)
  const [picked, setPicked] = useState<PaymentMethod>()
  // the first with details; a card where there are none, as ever
  const [first = 'card'] = methods
  const method = picked ?? (findInstruction(instructions.data, first) === null ? 'card' : first)
  const [reference, setReference] = useState('')
  const [error, setError] = useState<string>()
  const [chosen, setChosen] = useState(due[0]?.purpose)
  // what is due may change while the form is open
  const part = due.find(({ purpose }) => purpose === chosen) ?? due[0]
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { pay, busy } = usePayment({
    bookingId,
    invoiceId,
    onPaid,
    onStale,
    onRefused: (about) => {
      setError(about)
      const next = about ? input : button
      if (document.activeElement === document.body) next.current?.focus({ preventScroll: true })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!part || busy) return
    const transactionId = needsReference(method) ? reference.trim() : null
    if (transactionId === '') {
      toast({
        title: 'Transaction ID Required',
        description: 'Please enter a transaction or reference number',
        variant: 'destructive',
      })
      input.current?.focus()
      return
    }
    if (transactionId && looksLikeCardNumber(transactionId)) {
      setError(CARD_NUMBER)
      input.current?.focus()
      return
    }
    void pay({ paymentMethod: method, transactionId, purpose: part.purpose, expectedAmount: part.amount })
  }

  return (
    <form className="pay-form" aria-labelledby={`${id}-title`} noValidate onSubmit={submit}>
      <header>
        <h3 id={`${id}-title`}>{title}</h3>
        {part && <output className="display num">{formatCents(part.amount)}</output>}
      </header>
      {unconfirmed && <p className="text-b3">Nothing is due until we confirm.</p>}
      {part?.tax !== undefined && part.tax > 0 && (
        <p className="text-b3 text-ink-2 num">
          {formatCents(part.amount - part.tax)} plus {formatCents(part.tax)} {taxName ?? 'tax'}
        </p>
      )}
      {part && due.length > 1 && <PayParts name={id} due={due} chosen={part.purpose} onChoose={setChosen} />}
      {part && cardCheckout && <CardCheckout bookingId={bookingId} part={part} onStale={onStale} />}
      <div className="pay-form-fields">
        <Field label="Payment method">
          <Select
            value={method}
            // the form was asked for, and this is where it begins
            autoFocus={!cardCheckout}
            // its options are the methods
            onChange={(event) => setPicked(event.target.value as PaymentMethod)}
          >
            {methods.map((name) => (
              <option key={name} value={name}>
                {PAYMENT_METHOD_LABELS[name]}
              </option>
            ))}
          </Select>
        </Field>
        {part && (
          <div className="pay-form-how">
            <HowToPay
              method={method}
              instructions={instructions}
              amount={part.amount}
              memo={memo}
              cardCheckout={cardCheckout}
            />
          </div>
        )}
        {needsReference(method) && (
          <Field label="Transaction ID" required error={error}>
            <Input
              ref={input}
              value={reference}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              placeholder="Transaction or reference number"
              onChange={(event) => {
                setReference(event.target.value)
                setError(undefined)
              }}
            />
          </Field>
        )}
      </div>
      <p className="text-b3 text-ink-2">
        {needsReference(method)
          ? 'Paid already? Enter the confirmation number so we can match your payment.'
          : 'Submit this once you have paid in cash, so we can match your payment.'}
      </p>
      {terms}
      <footer>
        <Button
          ref={button}
          type="submit"
          variant={cardCheckout ? 'line' : 'lit'}
          busy={busy}
          busyLabel="Submitting..."
        >
          Submit Payment
        </Button>
        <Button variant="bare" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </footer>
    </form>
  )
}
