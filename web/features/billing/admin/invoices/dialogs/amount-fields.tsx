import type { InvoiceForm } from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

/** What an invoice says about money and time, in dollars, percent and days. */
export function AmountFields({ form: { values, errors, change } }: { form: InvoiceForm }) {
  const typed = (name: 'subtotal' | 'percent' | 'discount' | 'due') => ({
    name,
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => change(name, target.value),
  })
  return (
    <>
      <div className="oi-pair">
        <Field label="Subtotal" required hint="Dollars" error={errors.subtotal}>
          <Input {...typed('subtotal')} inputMode="decimal" />
        </Field>
        <Field label="Discount" hint="Dollars" error={errors.discount}>
          <Input {...typed('discount')} inputMode="decimal" />
        </Field>
        <Field label="Tax Rate" hint="Percent of subtotal minus discount" error={errors.percent}>
          <Input {...typed('percent')} inputMode="decimal" />
        </Field>
        {values.dueBy === 'days' ? (
          <Field label="Due In" required hint="Days" error={errors.due}>
            <Input {...typed('due')} inputMode="numeric" />
          </Field>
        ) : (
          <Field label="Due Date" required error={errors.due}>
            <Input {...typed('due')} type="date" />
          </Field>
        )}
      </div>
      <Field label="Notes" hint="Printed on the invoice" error={errors.notes}>
        <Textarea
          name="notes"
          rows={3}
          maxLength={5000}
          value={values.notes}
          onChange={({ target }) => change('notes', target.value)}
        />
      </Field>
    </>
  )
}
