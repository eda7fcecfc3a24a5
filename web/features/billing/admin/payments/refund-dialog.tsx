import '#web/features/billing/customer/payments/pay-form.css'
import { useState } from 'react'
import type { AdminPayment } from '#shared/contract/billing/payments.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { needsReference, PAYMENT_METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from '#shared/model/payment.ts'
import type { Actable } from '#web/features/billing/admin/payments/payment-labels.ts'
import { useBookerLimit } from '#web/features/billing/admin/payments/use-booker-limit.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { readCents, writeCents } from '#web/lib/dollars.ts'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'

interface RefundDialogProps {
  payment: Actable
  /** What is to be refunded of it, integer cents, and why; fills in the form. */
  due?: { cents: number; reason: string }
  /** Receives the row of the refund. */
  onDone: (refund: Pick<AdminPayment, 'amount' | 'paymentStatus'>) => void
  onChanged: () => void
  onClose: () => void
}

interface Values {
  part: 'all' | 'part'
  amount: string
  reason: string
  paymentMethod: PaymentMethod
  transactionId: string
}

type Body = Pick<Values, 'reason'> & { amount: number; paymentMethod?: PaymentMethod; transactionId?: string | null }

/** @param most integer cents; less than is refundable for a booker at the limit */
function readRefund(
  { part, amount, reason, paymentMethod, transactionId }: Values,
  { refundable, most, byHand }: { refundable: number; most: number; byHand: boolean },
) {
  const cents = part === 'part' || most < refundable ? readCents(amount) : refundable
  const wrongAmount = !cents ? 'Enter a dollar amount' : cents > most ? `At most ${formatCents(most)}` : undefined
  return {
    body: {
      ...{ amount: cents ?? 0, reason: reason.trim() },
      ...(byHand && {
        paymentMethod,
        transactionId: needsReference(paymentMethod) ? transactionId.trim() || null : null,
      }),
    },
    errors: { amount: wrongAmount, reason: reason.trim() ? undefined : 'Say why you’re refunding this' },
  }
}

/** Refunds all or part of a payment, with a reason; a booker up to the limit. */
export function RefundDialog({ payment, due, onDone, onChanged, onClose }: RefundDialogProps) {
  const { id, amount, refunded, refundable, customer } = payment
  const limit = useBookerLimit(id)
  const most = Math.min(refundable, limit.left ?? refundable)
  // what the card provider took goes back through it
  const byHand = payment.reportedBy !== 'processor'
  const [start] = useState((): Values => {
    const part = due && due.cents < refundable ? 'part' : 'all'
    const amount = due ? writeCents(Math.min(due.cents, refundable)) : ''
    return { part, amount, reason: due?.reason ?? '', paymentMethod: payment.paymentMethod, transactionId: '' }
  })
  const form = useReadForm<Values, Body>(start, (values) => readRefund(values, { refundable, most, byHand }))
  const { register, watch, clearErrors } = form
  const { errors, dirtyFields } = form.formState
  const submit = useSubmit({
    form,
    write: (body: Body, key) =>
      call('POST /api/admin/payments/:id/refund', { params: { id }, body, headers: { 'idempotency-key': key } }),
    onDone,
    onSettled: onChanged,
    fallback: 'Failed to refund the payment',
  })
  const part = register('part', { onChange: () => clearErrors() })
  return (
    <FormDialog
      title="Refund"
      form={form}
      submit={submit}
      action="Refund"
      busyLabel="Refunding..."
      danger
      disabled={limit.loading || most === 0}
      dirty={!!dirtyFields.amount || !!dirtyFields.reason || !!dirtyFields.transactionId}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        {formatCents(amount)} from {customer.name}. {refunded > 0 && `${formatCents(refunded)} is already refunded. `}
        You can refund up to {formatCents(most)}.
      </p>
      {(limit.loading || limit.sentence) && <p role="status">{limit.sentence ?? 'Loading your limit...'}</p>}
      {most === refundable && (
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
      {(most < refundable || watch('part') === 'part') && (
        <Field label="Amount" required hint="Dollars" error={errors.amount?.message}>
          <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
        </Field>
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
      {byHand && needsReference(watch('paymentMethod')) && (
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
