import type { BookingSearch } from '#web/features/bookings/admin/queries.ts'
import { Field, Select } from '#web/ui/field.tsx'

/** Which categories and people bookings can be narrowed to. */
export interface BookingChoices {
  categories: readonly { name: string; displayName: string }[]
  /** The first of them, by name. */
  people: readonly { id: string; name: string; category: string }[]
}

interface ChoiceFieldsProps {
  search: Pick<BookingSearch, 'category' | 'person'>
  choices: BookingChoices
  onChange: (changes: Partial<BookingSearch>) => void
}

/** Narrows bookings to a category, or to one person. */
export function ChoiceFields({
  search: { category, person },
  choices: { categories, people },
  onChange,
}: ChoiceFieldsProps) {
  const listed = people.filter((one) => category === '' || one.category === category || one.id === person)
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
      <Field label="Person">
        <Select value={person} onChange={({ target }) => onChange({ person: target.value })}>
          <option value="">Everyone</option>
          {listed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
