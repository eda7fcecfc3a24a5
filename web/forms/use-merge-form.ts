import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSubmit } from '#web/forms/use-submit.ts'
import type { ApiError } from '#web/lib/api.ts'

/** What is wrong with which field. */
export type FormErrors = Readonly<Record<string, string>>

interface MergeOptions<Row, Values, Answer> {
  /** What the form begins with; null for a new one. */
  row: Row | null
  toValues: (row: Row | null) => Values
  /** The fields in which two versions differ. */
  compare: (a: Values, b: Values) => readonly (keyof Values & string)[]
  /** Every field of the screen in its order: the first at fault gets the focus. */
  fields: readonly string[]
  onAtFault: (field: string) => void
  /** The call; a row is written with its version. */
  write: (row: Row | null, values: Values, changed: readonly (keyof Values & string)[]) => Promise<Answer>
  /** Loads the row as it is now. */
  find: (row: Row) => Promise<Row | null | undefined>
  onDone: (answer: Answer, row: Row | null) => void
  onRefused?: (error: unknown) => void
  /** The row the form goes on from, once both versions were looked at. */
  onSettled?: (row: Row) => void
  /** Field errors by the names of the form, where they differ from those of the server. */
  fieldErrors?: (refusal: ApiError) => FormErrors
  /** Shows a refusal itself and returns true. */
  take?: (refusal: ApiError) => boolean
  /** Shows what the server says about the fields both sides changed, beside the notice. */
  marksConflict?: boolean
  failed?: string
  fallback: string
  stays?: boolean
}

/**
 * A form over a row that others may change meanwhile: what is typed counts as changes to the row this form has seen.
 * On a 409 the form offers both versions, field by field (docs/product.md P6.17).
 */
export function useMergeForm<Row extends { version: number }, Values extends object, Answer>(
  options: MergeOptions<Row, Values, Answer>,
) {
  const { toValues, compare, fields, fallback } = options
  const [seen, setSeen] = useState(options.row)
  const [values, setValues] = useState(() => toValues(options.row))
  const [errors, setErrors] = useState<FormErrors>({})
  const [theirs, setTheirs] = useState<Row>()
  const known = toValues(seen)
  const changed = compare(values, known)

  const submit = useSubmit<Row | null, Answer>({
    write: (row) => options.write(row, values, changed),
    onDone: options.onDone,
    take: (refusal, row) => {
      if (!row || refusal.status !== 409) return take(refusal)
      void offerBoth(refusal, row)
      return true
    },
    ...(options.onRefused && { onRefused: options.onRefused }),
    ...(options.failed && { failed: options.failed }),
    ...(options.stays && { stays: true }),
    fallback,
  })

  function showErrors(found: FormErrors) {
    flushSync(() => setErrors(found))
    const first = fields.find((field) => found[field])
    if (first) options.onAtFault(first)
  }

  function take(refusal: ApiError): boolean {
    const found = options.fieldErrors?.(refusal) ?? refusal.fields
    const names = Object.keys(found)
    if (names.length > 0) showErrors(found)
    return (names.length > 0 && names.every((name) => fields.includes(name))) || (options.take?.(refusal) ?? false)
  }

  async function offerBoth(refusal: ApiError, row: Row): Promise<void> {
    const now = await options.find(row).catch(() => undefined)
    if (!now || now.version === row.version) {
      if (!take(refusal)) submit.showRefusal(refusal)
      return
    }
    const their: readonly string[] = compare(toValues(now), known)
    if (their.length === 0) {
      // no field of this form changed: the typed changes apply to the new row too
      setSeen(now)
      return submit.send(now)
    }
    const both = (name: string) => their.includes(name) && changed.some((field) => field === name)
    const found = options.marksConflict ? (options.fieldErrors?.(refusal) ?? refusal.fields) : {}
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => both(name))))
    setTheirs(now)
  }

  function load(row: Row, kept: Partial<Values> = {}) {
    setSeen(row)
    setValues({ ...toValues(row), ...kept })
    setTheirs(undefined)
    setErrors({})
  }

  const clearErrors = (names: readonly string[]) =>
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !names.includes(field))))

  return {
    values,
    /** The row this form has seen. */
    seen,
    changed,
    errors,
    showErrors,
    clearErrors,
    change: (some: Partial<Values>) => {
      setValues({ ...values, ...some })
      clearErrors(Object.keys(some))
    },
    load,
    submit,
    /** What another person saved meanwhile; undefined without such a change. */
    conflict: theirs && { values: toValues(theirs), fields: compare(toValues(theirs), known) },
    /** Takes over what they wrote: all of it, or only where nothing else is typed here. */
    settle: (whose: 'theirs' | 'mine') => {
      if (!theirs) return
      const mine = Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Values> // by its own names
      load(theirs, whose === 'mine' ? mine : {})
      options.onSettled?.(theirs)
    },
  }
}
