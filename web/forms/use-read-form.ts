import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from 'react-hook-form'

type Errors<Values> = { [name in keyof Values]?: string | undefined }

/** What a form sends, or what is wrong with which field. */
export type Reading<Values, Body> = { body: Body; errors?: Errors<Values> } | { errors: Errors<Values> }

/**
 * A form whose values are read by one function when it is submitted. Until then, and until a field is changed, its
 * errors stay as they are.
 */
export function useReadForm<Values extends FieldValues, Body>(
  values: Values,
  read: (values: Values) => Reading<Values, Body>,
) {
  return useForm<Values, unknown, Body>({
    defaultValues: values as DefaultValues<Values>, // whole, so also partial
    reValidateMode: 'onSubmit',
    // Form does it
    shouldFocusError: false,
    resolver: (typed) => {
      const result = read(typed)
      const found = Object.entries<string | undefined>(result.errors ?? {}).filter(([, message]) => message)
      if (found.length === 0 && 'body' in result) return { values: result.body, errors: {} }
      const shown = Object.fromEntries(found.map(([name, message]) => [name, { type: 'read', message }]))
      return { values: {}, errors: shown as FieldErrors<Values> } // the names are those of the values
    },
  })
}
