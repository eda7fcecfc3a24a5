import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Focuses the first of the named fields, in the order of the form's default values: react-hook-form knows only the
 * order in which fields appeared.
 * @returns the fields that the form has
 */
export function focusFirst<Values extends FieldValues, Body>(
  { getValues, setFocus }: UseFormReturn<Values, unknown, Body>,
  isNamed: (name: string) => boolean,
): Path<Values>[] {
  const names = (Object.keys(getValues()) as Path<Values>[]).filter(isNamed) // our forms are flat
  const [first] = names
  if (first) setFocus(first)
  return names
}
