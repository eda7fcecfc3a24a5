import type { PayoutRow } from '#shared/contract/billing/payouts.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYOUTS_KEY } from '#web/features/billing/admin/payouts/payouts-query.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readReason } from '#web/forms/read-reason.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Textarea } from '#web/ui/field.tsx'

interface ReopenDialogProps {
  row: PayoutRow & { payout: NonNullable<PayoutRow['payout']> }
  onDone: () => void
  onClose: () => void
}

/** Reopens a payout with a reason: what it paid is due again (docs/product.md P7.88). */
export function ReopenDialog({ row: { name, paid, payout }, onDone, onClose }: ReopenDialogProps) {
  const form = useReadForm({ reason: '' }, readReason('Say why it is reopened'))
  const submit = useSubmit({
    form,
    write: (body: { reason: string }) =>
      call('POST /api/admin/payouts/:id/reopen', { params: { id: payout.id }, body }),
    done: () => ({ title: 'Payout reopened', description: name }),
    onDone,
    stale: [PAYOUTS_KEY],
    fallback: 'The payout was not reopened. Please try again.',
  })
  return (
    <FormDialog
      title={`Reopen ${name}’s payout?`}
      form={form}
      submit={submit}
      action="Reopen payout"
      busyLabel="Reopening..."
      danger
      cancel="Keep it"
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        {formatCents(paid)} is due again. {name} is not notified.
      </p>
      <Field label="Reason" required hint="Kept in the audit" error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={1000} autoFocus />
      </Field>
    </FormDialog>
  )
}
