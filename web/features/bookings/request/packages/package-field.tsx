import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { formatCents } from '#shared/model/money.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { formatHours } from '#web/lib/format.ts'
import { Field, Select } from '#web/ui/field.tsx'

interface PackageFieldProps {
  /** Those of the category. */
  offers: readonly ActivePackage[]
  offer: ActivePackage | undefined
  onChoose: (id: string) => void
  error?: string | undefined
}

const withTax = (offer: ActivePackage | undefined) => (offer?.plusTax ? `, ${PLUS_TAX}` : '')

/** By the hour, or as one of the packages. */
export function PackageField({ offers, offer, onChoose, error }: PackageFieldProps) {
  const hint = offer
    ? `One price for ${formatHours(offer.duration)}${withTax(offer)}. Each extra hour costs the hourly rate.`
    : `One price instead of the hourly rate${withTax(offers[0])}.`
  return (
    <Field label="Package" hint={hint} error={error}>
      <Select name="packageId" value={offer?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">No package, by the hour</option>
        {offers.map(({ id, name, duration, basePrice }) => (
          <option key={id} value={id}>
            {name} ({formatHours(duration)}, {formatCents(basePrice)})
          </option>
        ))}
      </Select>
    </Field>
  )
}
