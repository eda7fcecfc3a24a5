import { CARD_LIMITS, CARD_TYPE_LABELS, CARD_TYPES, type CardType } from '#shared/model/card.ts'
import { type CardField, type CardValues, digitsFor } from '#web/features/billing/customer/cards/card-values.ts'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface CardFieldsProps {
  values: CardValues
  /** Required and empty when it was last sent. */
  missing: readonly CardField[]
  errors: Partial<Record<CardField, string>>
  onChange: (some: Partial<CardValues>) => void
}

const LABELS = { number: 'Card Number', month: 'Month', year: 'Year', cvv: 'CVV' } as const
const EXAMPLES = { number: '4111 1111 1111 1111', month: '08', year: '2030', cvv: '' } as const
const AUTOFILL = { number: 'cc-number', month: 'cc-exp-month', year: 'cc-exp-year', cvv: 'cc-csc' } as const

/** What a card says. */
export function CardFields({ values, missing, errors, onChange }: CardFieldsProps) {
  const isMissing = (field: CardField) => missing.includes(field) || undefined
  const digits = (field: keyof typeof LABELS, className = '') => (
    <Field label={LABELS[field]} required error={errors[field]} className={className}>
      <Input
        name={field}
        value={values[field]}
        // masked like a password; the number is cut only after its spaces are gone
        type={field === 'cvv' ? 'password' : 'text'}
        maxLength={field === 'number' ? undefined : CARD_LIMITS[field]}
        inputMode="numeric"
        autoComplete={AUTOFILL[field]}
        placeholder={EXAMPLES[field]}
        onChange={(event) => onChange({ [field]: digitsFor(field, event.target.value) })}
        {...(isMissing(field) && { 'aria-invalid': true })}
      />
    </Field>
  )
  return (
    <div className="card-fields">
      <Field label="Card Type" className="card-fields-wide">
        <Select
          name="type"
          value={values.type}
          // its options are the types
          onChange={(event) => onChange({ type: event.target.value as CardType })}
        >
          {CARD_TYPES.map((type) => (
            <option key={type} value={type}>
              {CARD_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
      </Field>
      {digits('number', 'card-fields-wide')}
      <Field label="Cardholder Name" required error={errors.cardholder} className="card-fields-wide">
        <Input
          name="cardholder"
          value={values.cardholder}
          maxLength={200}
          autoComplete="cc-name"
          spellCheck={false}
          onChange={(event) => onChange({ cardholder: event.target.value })}
          {...(isMissing('cardholder') && { 'aria-invalid': true })}
        />
      </Field>
      {digits('month')}
      {digits('year')}
      {digits('cvv')}
      <Field label="Billing ZIP Code" error={errors.zip} className="card-fields-wide card-fields-zip">
        <Input
          name="zip"
          value={values.zip}
          maxLength={20}
          autoComplete="postal-code"
          onChange={(event) => onChange({ zip: event.target.value })}
        />
      </Field>
      <label className="card-fields-wide check">
        <input
          type="checkbox"
          name="isDefault"
          checked={values.isDefault}
          onChange={(event) => onChange({ isDefault: event.target.checked })}
        />
        Set as default payment method
      </label>
      <p className="card-fields-wide text-b3 text-ink-2">
        We only keep the last four digits. The number and the CVV never leave this browser.
      </p>
    </div>
  )
}
