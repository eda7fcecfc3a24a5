import '../proposals.css'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import { formatCents } from '#shared/model/money.ts'
import { needsReference, PAYMENT_METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from '#shared/model/payment.ts'
import { callForDetails, takesMemo } from '#shared/model/payment-instructions.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

type Values = { method: PaymentMethod; reference: string }
interface Paid {
  paymentMethod: PaymentMethod
  transactionId: string | null
}

const CARD_NUMBER = 'This looks like a card number. Enter the reference of the payment, never the card itself.'

function findFault({ method, reference }: Values): string | undefined {
  if (!needsReference(method)) return undefined
  if (reference.trim() === '') return 'Enter a transaction or reference number'
  return looksLikeCardNumber(reference) ? CARD_NUMBER : undefined
}

const read = (values: Values) => ({
  body: {
    paymentMethod: values.method,
    transactionId: needsReference(values.method) ? values.reference.trim() : null,
  },
  errors: { reference: findFault(values) },
})

interface DepositFormProps {
  token: string
  deposit: NonNullable<CustomerProposal['deposit']>
  phone: string
  onAnswer: (proposal: CustomerProposal) => void
  /** Refused, so that what is due may be out of date. */
  onRefused: () => void
}

/** Says how to pay the deposit of a signed proposal, and reports that it was paid (docs/product.md P16.10). */
export function DepositForm({ token, deposit, phone, onAnswer, onRefused }: DepositFormProps) {
  const { dueCents, memo, ways } = deposit
  const described = ways.map(({ method }) => method)
  const methods = [...described, ...PAYMENT_METHODS.filter((method) => !described.includes(method))]
  const form = useReadForm<Values, Paid>({ method: methods[0] ?? 'cash', reference: '' }, read)
  const method = form.watch('method')
  const details = ways.find((way) => way.method === method)?.details
  const submit = useSubmit({
    form,
    write: (paid: Paid) => call('POST /api/proposal/deposit', { body: { ...paid, token, expectedAmount: dueCents } }),
    done: () => ({ title: 'Thank you', description: 'We check the payment and send you an email.' }),
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
        <Button ref={submit.button} type="submit" variant="lit" busy={submit.busy} busyLabel="Sending...">
          I paid {formatCents(dueCents)}
        </Button>
      }
    >
      <Field label="How do you pay?">
        <Select {...form.register('method')}>
          {methods.map((name) => (
            <option key={name} value={name}>
              {PAYMENT_METHOD_LABELS[name]}
            </option>
          ))}
        </Select>
      </Field>
      <dl className="offer-sums">
        <div>
          <dt>Amount</dt>
          <dd className="num">{formatCents(dueCents)}</dd>
        </div>
        <div>
          <dt>{PAYMENT_METHOD_LABELS[method]}</dt>
          <dd className="offer-message">{details ?? callForDetails(phone)}</dd>
        </div>
        {takesMemo(method) && (
          <div>
            <dt>Memo</dt>
            <dd>{memo}</dd>
          </div>
        )}
      </dl>
      {needsReference(method) && (
        <Field
          label="Transaction ID"
          required
          hint="Pay first, then enter the confirmation number here."
          error={form.formState.errors.reference?.message}
        >
          <Input {...form.register('reference')} maxLength={200} autoComplete="off" spellCheck={false} />
        </Field>
      )}
    </Form>
  )
}
