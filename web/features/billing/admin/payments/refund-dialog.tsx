import '#web/features/billing/customer/payments/pay-form.css'
import { useState } from 'react'
import type { AdminPayment, PaymentPart } from '#shared/contract/billing/payments.admin.ts'
import { currencyTitle } from '#shared/model/currency-words.ts'
import { formatCents } from '#shared/model/money.ts'
import { needsReference, PAYMENT_METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from '#shared/model/payment.ts'
import { divideRefund } from '#shared/model/payment-together.ts'
import { type Actable, wholeOf } from '#web/features/billing/admin/payments/payment-labels.ts'
import { RefundParts } from '#web/features/billing/admin/payments/refund-parts.tsx'
import { useBookerLimit } from '#web/features/billing/admin/payments/use-booker-limit.ts'
import { usePaymentParts } from '#web/features/billing/admin/payments/use-payment-parts.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { anAmount, readCents, writeCents } from '#web/lib/dollars.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface RefundDialogProps {
  payment: Actable
  /** What is to be refunded of it, integer cents, and why; fills in the form. */
  due?: { cents: number; reason: string }
  /** Receives the row of the refund. */
  onDone: (refund: Pick<AdminPayment, 'amount' | 'paymentStatus' | 'together'>) => void
  onChanged: () => void
  onClose: () => void
}

interface Values {
  /** This booking alone, or the whole payment for several. */
  of: 'booking' | 'whole'
  part: 'all' | 'part'
  amount: string
  reason: string
  paymentMethod: PaymentMethod
  transactionId: string
}

type Body = Pick<Values, 'reason'> & {
  amount: number
  paymentMethod?: PaymentMethod
  transactionId?: string | null
  parts?: { paymentId: string; amount: number }[]
}

/** What can be given back, integer cents. */
interface Refundable {
  refundable: number
  /** Less for a booker at the limit. */
  most: number
  byHand: boolean
  /** Of a refund of the whole payment. */
  parts: readonly PaymentPart[] | null
}

/** What the form asks for, in integer cents; undefined while no amount is typed. */
const centsOf = ({ part, amount }: Values, { refundable, most }: Pick<Refundable, 'refundable' | 'most'>) =>
  part === 'part' || most < refundable ? readCents(amount) || undefined : refundable

function readRefund(values: Values, { refundable, most, byHand, parts }: Refundable) {
  const { reason, paymentMethod, transactionId } = values
  const cents = centsOf(values, { refundable, most })
  const wrongAmount = !cents ? `Enter ${anAmount()}` : cents > most ? `At most ${formatCents(most)}` : undefined
  return {
    body: {
      ...{ amount: cents ?? 0, reason: reason.trim() },
      ...(byHand && {
        paymentMethod,
        transactionId: needsReference(paymentMethod) ? transactionId.trim() || null : null,
      }),
      ...(parts && {
        parts: divideRefund(cents ?? 0, parts).map(({ part, cents: back }) => ({
          ...{ paymentId: part.paymentId, amount: back },
        })),
      }),
    },
    errors: { amount: wrongAmount, reason: reason.trim() ? undefined : 'Say why you’re refunding this' },
  }
}

/** Refunds all or part of a payment, with a reason; a booker up to the limit. Of one for several bookings, one or all. */
export function RefundDialog({ payment, due, onDone, onChanged, onClose }: RefundDialogProps) {
  const { id, amount, customer, together } = payment
  const limit = useBookerLimit(id)
  const whole = usePaymentParts(id, together !== null)
  // what the card provider took goes back through it
  const byHand = payment.reportedBy !== 'processor'
  const [start] = useState((): Values => {
    const part = due && due.cents < payment.refundable ? 'part' : 'all'
    const amount = due ? writeCents(Math.min(due.cents, payment.refundable)) : ''
    const { paymentMethod } = payment
    return { of: 'booking', part, amount, reason: due?.reason ?? '', paymentMethod, transactionId: '' }
  })
  const leftOf = (of: Values['of']) => {
    const refundable = of === 'whole' ? whole.refundable : payment.refundable
    return { refundable, most: Math.min(refundable, limit.left ?? refundable) }
  }
  const form = useReadForm<Values, Body>(start, (values) =>
    readRefund(values, { ...leftOf(values.of), byHand, parts: values.of === 'whole' ? whole.parts : null }),
  )
  const { register, watch, clearErrors } = form
  const { errors, dirtyFields } = form.formState
  const values = watch()
  const { refundable, most } = leftOf(values.of)
  const paid = values.of === 'whole' ? wholeOf(payment) : amount
  const refunded = values.of === 'whole' ? paid - refundable : payment.refunded
  const unread = values.of === 'whole' && whole.parts.length === 0
  const submit = useSubmit({
    form,
    write: (body: Body, key) =>
      call('POST /api/admin/payments/:id/refund', { params: { id }, body, headers: { 'idempotency-key': key } }),
    onDone,
    onRefused: whole.retry,
    onSettled: onChanged,
    fallback: 'Failed to refund the payment',
  })
  const of = register('of', { onChange: () => clearErrors() })
  const part = register('part', { onChange: () => clearErrors() })
  return (
    <FormDialog
      title="Refund"
      form={form}
      submit={submit}
      action="Refund"
      busyLabel="Refunding..."
      danger
      disabled={limit.loading || unread || most === 0}
      dirty={!!dirtyFields.amount || !!dirtyFields.reason || !!dirtyFields.transactionId}
      onSubmit={submit.send}
      onClose={onClose}
    >
      {together && (
        <fieldset className="pay-parts">
          <legend className="field-label">Refund of</legend>
          <label>
            <input type="radio" value="booking" {...of} />
            <span>This booking</span>
            <b className="num">{formatCents(amount)}</b>
          </label>
          <label>
            <input type="radio" value="whole" {...of} />
            <span>All {formatCount(together.bookings)} bookings</span>
            <b className="num">{formatCents(wholeOf(payment))}</b>
          </label>
        </fieldset>
      )}
      {unread && whole.loading && <Skeleton className="h-24" />}
      {unread && whole.failed && (
        <Failure
          message="The bookings of this payment did not load"
          action={<Button onClick={whole.retry}>Try again</Button>}
        />
      )}
      <p hidden={unread}>
        {formatCents(paid)} from {customer.name}. {refunded > 0 && `${formatCents(refunded)} is already refunded. `}
        You can refund up to {formatCents(most)}.
      </p>
      {(limit.loading || limit.sentence) && <p role="status">{limit.sentence ?? 'Loading your limit...'}</p>}
      {!unread && most === refundable && (
        <fieldset className="pay-parts">
          <legend className="field-label">Refund amount</legend>
          <label>
            <input type="radio" value="all" {...part} />
            <span>{refunded > 0 ? 'Refund the rest' : 'Full refund'}</span>
            <b className="num">{formatCents(refundable)}</b>
          </label>
          <label>
            <input type="radio" value="part" {...part} />
            <span>Partial refund</span>
          </label>
        </fieldset>
      )}
      {!unread && (most < refundable || values.part === 'part') && (
        <Field label="Amount" required hint={currencyTitle()} error={errors.amount?.message}>
          <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
        </Field>
      )}
      {values.of === 'whole' && !unread && (
        <RefundParts parts={whole.parts} cents={Math.min(most, centsOf(values, { refundable, most }) ?? 0)} />
      )}
      {byHand && (
        <Field label="Paid out by" error={errors.paymentMethod?.message}>
          <Select {...register('paymentMethod')}>
            {PAYMENT_METHODS.map((name) => (
              <option key={name} value={name}>
                {PAYMENT_METHOD_LABELS[name]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {byHand && needsReference(values.paymentMethod) && (
        <Field label="Reference (optional)" hint="Of what you paid out" error={errors.transactionId?.message}>
          <Input {...register('transactionId')} maxLength={200} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <Field label="Reason" required error={errors.reason?.message}>
        <Textarea {...register('reason')} rows={2} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
