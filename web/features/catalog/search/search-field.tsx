import type { ComponentProps } from 'react'
import { useDraft } from '#web/features/catalog/search/use-draft.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value'> {
  label: string
  value: string | number | undefined
  problem?: (text: string) => string | undefined
  onCommit: (text: string) => void
}

/** One condition to type. */
export function SearchField({ label, value = '', problem, onCommit, className = '', ...props }: SearchFieldProps) {
  const { input, error } = useDraft({ value: String(value), ...(problem && { problem }), onCommit })
  return (
    <Field label={label} error={error} className={className}>
      <Input {...props} {...input} autoComplete="off" />
    </Field>
  )
}
