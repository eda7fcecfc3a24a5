import { PersonPick } from '#web/features/bookings/admin/person-pick.tsx'
import type { BookingSearch } from '#web/features/bookings/admin/queries.ts'
import { Field, Select } from '#web/ui/field.tsx'

/** Which categories bookings can be narrowed to. */
export interface BookingChoices {
  categories: readonly { name: string; displayName: string }[]
}

interface ChoiceFieldsProps {
  search: Pick<BookingSearch, 'category' | 'person'>
  choices: BookingChoices
  onChange: (changes: Partial<BookingSearch>) => void
}

/** Narrows bookings to a category, or to one person. */
export function ChoiceFields({ search: { category, person }, choices: { categories }, onChange }: ChoiceFieldsProps) {
  return (
    <>
      <Field label="Category">
        <Select value={category} onChange={({ target }) => onChange({ category: target.value, person: '' })}>
          <option value="">All</option>
          {categories.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </Select>
      </Field>
      <PersonPick person={person} category={category} onChange={(next) => onChange({ person: next })} />
    </>
  )
}
