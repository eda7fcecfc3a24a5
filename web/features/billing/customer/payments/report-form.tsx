import '../proposals.css'
import type { ReactNode } from 'react'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import { formatCents } from '#shared/model/money.ts'
import { needsReference, PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/model/payment.ts'
import { findInstruction, sortMethods } from '#shared/model/payment-instructions.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

type Values = { method: PaymentMethod | ''; reference: string }
interface Paid {
  paymentMethod: PaymentMethod
  transactionId: string | null
}

/** Draws where the money goes for a method, to copy. */
export type RenderDetails = (way: {
  method: PaymentMethod
  details: string | null
  amount: number
  memo: string
}) => ReactNode

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

interface DepositFormProps {
  token: string
  deposit: NonNullable<CustomerProposal['deposit']>
  onAnswer: (proposal: CustomerProposal) => void
  /** Refused, so that what is due may be out of date. */
  onRefused: () => void
  renderDetails: RenderDetails
  /** Leads to the customer's bookings, where cards are paid. */
  bookings: ReactNode
}

/** Says how to pay the deposit of a signed proposal, and reports that it was paid (docs/product.md P16.10). */
export function DepositForm({ token, deposit, onAnswer, onRefused, renderDetails, bookings }: DepositFormProps) {
  const { dueCents, memo, ways } = deposit
  const instructions = Object.fromEntries(ways.map(({ method, details }) => [method, details]))
  const form = useReadForm<Values, Paid>({ method: '', reference: '' }, read)
  const method = form.watch('method')
  const { errors } = form.formState
  const submit = useSubmit({
    form,
    write: (paid: Paid) => call('POST /api/proposal/deposit', { body: { ...paid, token, expectedAmount: dueCents } }),
    done: () => ({ title: 'Thank you', description: "We'll check your payment and email you." }),
    fieldErrors: ({ fields }) => ({ reference: fields.transactionId }),
    onDone: onAnswer,
    onRefused,
    showIn: 'form',
    fallback: 'The payment was not reported. Please try again.',
  })
  return (
    <Form
      form={form}
      problem={submit.problem}
      onSubmit={submit.send}
      foot={
        method !== 'card' && (
          <Button ref={submit.button} type="submit" variant="lit" busy={submit.busy} busyLabel="Sending...">
            I paid {formatCents(dueCents)}
          </Button>
        )
      }
    >
      <p>Pay {formatCents(dueCents)} first, then report it here, so that we can match your payment.</p>
      <Field label="Payment method" required error={errors.method?.message}>
        <Select {...form.register('method')}>
          <option value="">Choose a method</option>
          {sortMethods(instructions).map((name) => (
            <option key={name} value={name}>
              {PAYMENT_METHOD_LABELS[name]}
            </option>
          ))}
        </Select>
      </Field>
      {method === 'card' ? (
        <>
          <p>Cards are paid from your bookings page, where you sign in.</p>
          {bookings}
        </>
      ) : (
        method !== '' &&
        renderDetails({
          ...{ method, amount: dueCents, memo },
          details: findInstruction(instructions, method),
        })
      )}
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
