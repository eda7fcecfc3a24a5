import type { UseFormRegister } from 'react-hook-form'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { currencyTitle } from '#shared/model/currency-words.ts'
import type { Bookable, EntryValues } from '#web/features/bookings/admin/entry/entry-values.ts'
import { formatHours, formatRate } from '#web/lib/format.ts'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface PriceFieldsProps {
  agent: Bookable | undefined
  offer: ActivePackage | undefined
  /** Null while they aren't a duration. */
  hours: number | null
  /** Dollars as typed, or the usual price. */
  value: string
  error: string | undefined
  register: UseFormRegister<EntryValues>
  /** Undefined for the usual price. */
  onChange: (typed: string | undefined) => void
}

/** Explains how the suggested price is made. */
function priceHint({ agent, offer, hours }: Pick<PriceFieldsProps, 'agent' | 'offer' | 'hours'>): string {
  const rate = agent?.hourlyRate ? formatRate(agent.hourlyRate) : undefined
  if (offer) return `${currencyTitle()}. The package price; extra hours at ${rate ?? 'a rate to be confirmed'}`
  return rate && hours
    ? `${currencyTitle()}. ${formatHours(hours)} at ${rate}`
    : `${currencyTitle()}. Leave blank to confirm the price later.`
}

/** The price and the status. */
export function PriceFields({ value, error, register, onChange, ...price }: PriceFieldsProps) {
  return (
    <div className="file-two">
      <Field label="Price" hint={priceHint(price)} error={error}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => value.trim() === '' && onChange(undefined)}
        />
      </Field>
      <Field label="Status">
        <Select {...register('status')}>
          <option value="pending">Pending</option>
          <option value="confirmed">Confirmed</option>
        </Select>
      </Field>
    </div>
  )
}
