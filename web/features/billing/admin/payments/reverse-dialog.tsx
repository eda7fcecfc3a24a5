import { formatCents } from '#shared/model/money.ts'
import { type Actable, forBookings, wholeOf } from '#web/features/billing/admin/payments/payment-labels.ts'
import { useBookerLimit } from '#web/features/billing/admin/payments/use-booker-limit.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readReason } from '#web/forms/read-reason.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

interface ReverseDialogProps {
  payment: Actable
  onDone: () => void
  onChanged: () => void
  onClose: () => void
}

/** Reverses a payment that never arrived, with a reason; a booker up to the limit. */
export function ReverseDialog({ payment, onDone, onChanged, onClose }: ReverseDialogProps) {
  const { id, customer, together } = payment
  const amount = wholeOf(payment)
  const limit = useBookerLimit(id)
  const form = useReadForm({ reason: '' }, readReason('Say why you’re reversing this'))
  const submit = useSubmit({
    form,
    write: (body: { reason: string }) => call('POST /api/admin/payments/:id/reverse', { params: { id }, body }),
    onDone,
    onSettled: onChanged,
    fallback: 'Failed to reverse the payment',
  })
  return (
    <FormDialog
      title="Reverse this payment?"
      form={form}
      submit={submit}
      action="Reverse"
      busyLabel="Reversing..."
      danger
      disabled={limit.loading || (limit.left !== undefined && limit.left < amount)}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        {formatCents(amount)} from {customer.name}
        {forBookings(payment)} never arrived.{' '}
        {together ? 'The bookings and their invoices' : 'The booking and its invoice'} are unpaid again, and the payment
        stays on record as reversed.
      </p>
      {(limit.loading || limit.sentence) && <p role="status">{limit.sentence ?? 'Loading your limit...'}</p>}
      <Field label="Reason" required error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={2} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
