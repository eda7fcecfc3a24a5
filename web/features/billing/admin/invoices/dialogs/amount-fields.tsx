import { currencyTitle } from '#shared/model/currency-words.ts'
import '#web/features/billing/admin/invoices/dialogs/invoice-form.css'
import type { InvoiceForm } from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface AmountFieldsProps {
  form: InvoiceForm
  /** The amounts of an invoice for several bookings are those of its bookings. */
  several?: boolean
}

/** What an invoice says about money and time, in dollars, percent and days. */
export function AmountFields({ form: { register, values, formState }, several = false }: AmountFieldsProps) {
  const { errors } = formState
  return (
    <>
      {several && (
        <p className="oi-meta">The amounts follow the prices of its bookings. Change a price in the booking.</p>
      )}
      <div className="oi-pair">
        {!several && (
          <>
            <Field label="Subtotal" required hint={currencyTitle()} error={errors.subtotal?.message}>
              <Input {...register('subtotal')} autoComplete="off" inputMode="decimal" />
            </Field>
            <Field label="Discount" hint={currencyTitle()} error={errors.discount?.message}>
              <Input {...register('discount')} autoComplete="off" inputMode="decimal" />
            </Field>
            <Field label="Tax Rate" hint="Percent of subtotal minus discount" error={errors.percent?.message}>
              <Input {...register('percent')} autoComplete="off" inputMode="decimal" />
            </Field>
          </>
        )}
        {values.dueBy === 'days' ? (
          <Field label="Due In" required hint="Days" error={errors.due?.message}>
            <Input {...register('due')} autoComplete="off" inputMode="numeric" />
          </Field>
        ) : (
          <Field label="Due Date" required error={errors.due?.message}>
            <Input {...register('due')} autoComplete="off" type="date" />
          </Field>
        )}
      </div>
      <Field label="Notes" hint="Printed on the invoice" error={errors.notes?.message}>
        <Textarea {...register('notes')} rows={3} maxLength={5000} />
      </Field>
    </>
  )
}
