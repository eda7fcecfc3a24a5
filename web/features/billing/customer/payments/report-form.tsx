import './pay-form.css'
import type { ReactNode } from 'react'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import { formatCents } from '#shared/model/money.ts'
import { needsReference, PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/model/payment.ts'
import { findInstruction, sortMethods } from '#shared/model/payment-instructions.ts'
import { PayDetails } from '#web/features/billing/customer/payments/how-to-pay.tsx'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

type Values = { method: PaymentMethod | ''; reference: string }

/** How it was paid, as the customer reports it. */
export interface Paid {
  paymentMethod: PaymentMethod
  transactionId: string | null
}

const CARD_NUMBER = 'This looks like a card number. Enter the transaction ID, never the card itself.'

function findReferenceFault(method: PaymentMethod | '', reference: string): string | undefined {
  if (method === '' || !needsReference(method)) return undefined
  if (reference.trim() === '') return 'Enter the transaction ID'
  return looksLikeCardNumber(reference) ? CARD_NUMBER : undefined
}

function read({ method, reference }: Values) {
  const errors = {
    method: method === '' ? 'Choose a payment method' : undefined,
    reference: findReferenceFault(method, reference),
  }
  if (method === '') return { errors }
  return { body: { paymentMethod: method, transactionId: needsReference(method) ? reference.trim() : null }, errors }
}

interface ReportFormProps<Answer> {
  /** Integer cents that were paid, or will be. */
  amount: number
  /** What goes into the memo of the payment. */
  memo: string
  /** The methods that the office wrote about. */
  ways: readonly { method: PaymentMethod; details: string | null }[]
  /** Sends the report; the key is the same for each try. */
  write: (paid: Paid, key: string) => Promise<Answer>
  onReported: (answer: Answer) => void
  /** Refused, so that what is due may be out of date. */
  onRefused: () => void
  /** Where cards are paid instead. */
  cards: ReactNode
  /** Stands beside the button that reports. */
  also?: ReactNode
  /** Where a refusal without a field is shown. A form that may be gone by then shows it in a toast. */
  showIn?: 'form' | 'toast'
  /** The form was asked for, so the focus begins in it. */
  autoFocus?: boolean
  /** A button above it is the first choice. */
  quiet?: boolean
}

/** Says how to pay for several bookings at once, and reports that it was paid (docs/product.md P7.160, P16.10). */
export function ReportForm<Answer>(props: ReportFormProps<Answer>) {
  const {
    amount,
    memo,
    ways,
    write,
    onReported,
    onRefused,
    cards,
    also,
    showIn = 'form',
    autoFocus = false,
    quiet = false,
  } = props
  const instructions = Object.fromEntries(ways.map(({ method, details }) => [method, details]))
  const form = useReadForm<Values, Paid>({ method: '', reference: '' }, read)
  const method = form.watch('method')
  const { errors } = form.formState
  const submit = useSubmit({
    form,
    write,
    done: () => ({ title: 'Thank you', description: "We'll check your payment and email you." }),
    fieldErrors: ({ fields }) => ({ reference: fields.transactionId }),
    onDone: onReported,
    onRefused,
    showIn,
    fallback: 'The payment was not reported. Please try again.',
  })
  return (
    <Form
      form={form}
      problem={submit.problem}
      onSubmit={submit.send}
      foot={
        <>
          {method !== 'card' && (
            <Button
              ref={submit.button}
              type="submit"
              variant={quiet ? 'line' : 'lit'}
              busy={submit.busy}
              busyLabel="Sending..."
            >
              I paid {formatCents(amount)}
            </Button>
          )}
          {also}
        </>
      }
    >
      <p>Pay {formatCents(amount)} first, then report it here, so that we can match your payment.</p>
      <Field label="Payment method" required error={errors.method?.message}>
        <Select {...form.register('method')} autoFocus={autoFocus}>
          <option value="">Choose a method</option>
          {sortMethods(instructions).map((name) => (
            <option key={name} value={name}>
              {PAYMENT_METHOD_LABELS[name]}
            </option>
          ))}
        </Select>
      </Field>
      {method === 'card'
        ? cards
        : method !== '' && <PayDetails {...{ method, amount, memo }} details={findInstruction(instructions, method)} />}
      {method !== '' && method !== 'card' && needsReference(method) && (
        <Field
          label="Transaction ID"
          required
          hint="The number your bank or app shows after you pay."
          error={errors.reference?.message}
        >
          <Input {...form.register('reference')} maxLength={200} autoComplete="off" spellCheck={false} />
        </Field>
      )}
    </Form>
  )
}
