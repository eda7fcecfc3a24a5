import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { adminCategoriesQuery } from '#web/features/catalog/admin/queries.ts'
import { formatCategory } from '#web/lib/format.ts'
import { Field, Select } from '#web/ui/field.tsx'

interface CategorySelectProps extends ComponentProps<'select'> {
  value: string
  required?: boolean
  error?: string | undefined
}

/** One of the categories, by display name. The one in use stays, whether or not the list has arrived. */
export function CategorySelect({ value, required, error, ...props }: CategorySelectProps) {
  const { data: categories, isPending } = useQuery(adminCategoriesQuery)
  const known = categories?.some(({ name }) => name === value)
  return (
    <Field label="Category" {...(required && { required })} error={error}>
      <Select {...props} value={value} aria-busy={isPending || undefined}>
        <option value="">{isPending ? 'Loading categories...' : 'Choose a category'}</option>
        {value && !known && <option value={value}>{formatCategory(value)}</option>}
        {categories?.map(({ id, name, displayName, hidden }) => (
          <option key={id} value={name}>
            {hidden ? `${displayName} (hidden)` : displayName}
          </option>
        ))}
      </Select>
    </Field>
  )
}
