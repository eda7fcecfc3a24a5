import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** In the order of the dialog. */
const CATEGORY_LABELS = {
  displayName: 'Display name',
  name: 'Name',
  description: 'Description',
  image: 'Image',
} as const
type CategoryField = keyof typeof CATEGORY_LABELS
const FIELDS = Object.keys(CATEGORY_LABELS) as CategoryField[] // the keys of a literal are its type's
type CategoryErrors = Partial<Record<CategoryField, string>>

const valuesOf = (category: AdminCategory | null) => ({
  name: category?.name ?? '',
  displayName: category?.displayName ?? '',
  description: category?.description ?? '',
  image: category?.image ?? null,
})
type CategoryValues = ReturnType<typeof valuesOf>

interface Options {
  /** Null for a new one. */
  category: AdminCategory | null
  onSaved: () => void
  onAtFault: (field: CategoryField) => void
  /** Refused, and not for what was typed. */
  onRefused: () => void
}

/** What is typed about a category, and how it is sent (docs/product.md P6.11). */
export function useCategoryForm({ category, onSaved, onAtFault, onRefused }: Options) {
  const refresh = useRefreshCatalog()
  const [seen, setSeen] = useState(category)
  const [values, setValues] = useState<CategoryValues>(() => valuesOf(category))
  const [errors, setErrors] = useState<CategoryErrors>({})
  const [theirs, setTheirs] = useState<AdminCategory>()
  const [busy, setBusy] = useState(false)
  // as a mutation, so that the office's counts are read again
  const { mutateAsync } = useMutation({ mutationFn: send })
  const known = valuesOf(seen)
  const differ = (other: CategoryValues) => FIELDS.filter((field) => other[field] !== known[field])

  function showErrors(found: CategoryErrors) {
    flushSync(() => setErrors(found))
    const first = FIELDS.find((field) => found[field])
    if (first) onAtFault(first)
  }

  function send(row: AdminCategory | null): Promise<unknown> {
    const { image, ...texts } = values
    // the image stays unless another one was chosen
    const body = { ...texts, ...(image !== known.image && { image }) }
    if (!row) return call('POST /api/categories', { body })
    const headers = { 'if-match': String(row.version) }
    return call('PUT /api/categories/:id', { params: { id: row.id }, body, headers })
  }

  async function save(row = seen): Promise<void> {
    setBusy(true)
    try {
      await mutateAsync(row)
    } catch (error) {
      flushSync(() => setBusy(false))
      return refuse(error, row)
    }
    setBusy(false)
    void refresh()
    onSaved()
  }

  async function refuse(error: unknown, row: AdminCategory | null): Promise<void> {
    const said: CategoryErrors = error instanceof ApiError ? error.fields : {}
    if (row && error instanceof ApiError && error.status === 409) {
      const now = await findCategory(row.id)
      if (now && now.version !== row.version) {
        if (differ(valuesOf(now)).length === 0) {
          setSeen(now)
          return save(now)
        }
        setTheirs(now)
        return
      }
    }
    const names = FIELDS.filter((field) => said[field])
    if (names.length > 0) return showErrors(said)
    const description = row ? 'Failed to update category' : 'Failed to create category'
    toast({ title: 'Error', description, variant: 'destructive' })
    onRefused()
    if (error instanceof ApiError && error.status === 404) void refresh()
  }

  return {
    values,
    errors,
    busy,
    dirty: differ(values).length > 0,
    change: (some: Partial<CategoryValues>) => {
      setValues({ ...values, ...some })
      const kept = FIELDS.filter((field) => !(field in some) && errors[field])
      setErrors(Object.fromEntries(kept.map((field) => [field, errors[field]])))
    },
    submit: () => {
      if (busy) return
      const missing = (['displayName', 'name'] as const).filter((field) => values[field].trim() === '')
      if (missing.length > 0) {
        const description = 'Name and Display Name are required'
        toast({ title: 'Validation Error', description, variant: 'destructive' })
        showErrors(Object.fromEntries(missing.map((field) => [field, `${CATEGORY_LABELS[field]} is required`])))
        return
      }
      void save()
    },
    /** What another admin saved meanwhile, field by field; undefined without such a change. */
    conflict:
      theirs && differ(valuesOf(theirs)).map((field) => [CATEGORY_LABELS[field], wordsOf(theirs, field)] as const),
    settle: (whose: 'theirs' | 'mine') => {
      if (!theirs) return
      const typed = Object.fromEntries(differ(values).map((field) => [field, values[field]]))
      setValues({ ...valuesOf(theirs), ...(whose === 'mine' && typed) })
      setSeen(theirs)
      setTheirs(undefined)
      setErrors({})
    },
  }
}

function wordsOf(category: AdminCategory, field: CategoryField): string {
  if (field === 'image') return category.image ? 'another picture' : 'none'
  return category[field]?.slice(0, 100) || 'empty'
}

async function findCategory(id: AdminCategory['id']): Promise<AdminCategory | undefined> {
  const all = await call('GET /api/admin/categories').catch(() => undefined)
  return all?.find((category) => category.id === id)
}
