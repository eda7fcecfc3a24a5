import type { TaxYearSummary } from '#shared/contract/billing/payouts/tax-year.admin.ts'
import { currencyTitle } from '#shared/model/currency-words.ts'
import { formatCents, formatWhole } from '#shared/model/money.ts'
import { PAYOUTS_KEY } from '#web/features/billing/admin/payouts/payouts-query.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { bareAmount } from '#web/lib/dollars.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface ThresholdDialogProps {
  summary: TaxYearSummary
  onDone: (threshold: number) => void
  onClose: () => void
}

function readDollars({ dollars }: { dollars: string }) {
  const typed = bareAmount(dollars)
  const cents = /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0
  return {
    body: { cents },
    errors: { dollars: cents >= 100 ? undefined : `Enter an amount of ${formatWhole(1)} or more` },
  }
}

/** Sets from what amount a year is reported (docs/product.md P7.124). */
export function ThresholdDialog({ summary: { year, threshold }, onDone, onClose }: ThresholdDialogProps) {
  const form = useReadForm({ dollars: String(threshold / 100) }, readDollars)
  const submit = useSubmit({
    form,
    write: ({ cents }: { cents: number }) =>
      call('PUT /api/admin/payouts/year/threshold', { body: { year, cents, was: threshold } }),
    onDone: (saved) => onDone(saved.threshold),
    stale: [PAYOUTS_KEY],
    showIn: 'form',
    fallback: 'The threshold was not saved. Please try again.',
  })
  return (
    <FormDialog
      title={`Threshold for ${year}`}
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        People paid this much or more get a 1099-NEC. It is {formatCents(threshold)} now. It holds for {year} and the
        years after it.
      </p>
      <Field label={currencyTitle()} required error={form.formState.errors.dollars?.message}>
        <Input {...form.register('dollars')} inputMode="decimal" maxLength={12} autoComplete="off" autoFocus />
      </Field>
    </FormDialog>
  )
}
