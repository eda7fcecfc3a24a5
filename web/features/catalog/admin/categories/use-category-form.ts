import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { useMergeForm } from '#web/forms/use-merge-form.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** In the order of the dialog. */
const CATEGORY_LABELS = {
  displayName: 'Display name',
  name: 'Name',
  description: 'Description',
  features: 'Features',
  hidden: 'Hidden',
  image: 'Image',
} as const
type CategoryField = keyof typeof CATEGORY_LABELS
const FIELDS = Object.keys(CATEGORY_LABELS) as CategoryField[] // the keys of a literal are its type's

const toValues = (category: AdminCategory | null) => ({
  name: category?.name ?? '',
  displayName: category?.displayName ?? '',
  description: category?.description ?? '',
  features: category?.features.join('\n') ?? '',
  hidden: category?.hidden ?? false,
  image: category?.image ?? null,
})
type CategoryValues = ReturnType<typeof toValues>

interface Options {
  /** Null for a new one. */
  category: AdminCategory | null
  onSaved: () => void
  onAtFault: (field: string) => void
}

/** What is typed about a category, and how it is sent (docs/product.md P6.11). */
export function useCategoryForm({ category, onSaved, onAtFault }: Options) {
  const refresh = useRefreshCatalog()
  const fallback = category ? 'Failed to update category' : 'Failed to create category'
  const form = useMergeForm<AdminCategory, CategoryValues, unknown>({
    row: category,
    toValues,
    compare: (a, b) => FIELDS.filter((field) => a[field] !== b[field]),
    fields: FIELDS,
    onAtFault,
    write: (row, typed, changes) => {
      const { image, features, hidden, ...rest } = typed
      // the others stay unless they were changed
      const body = {
        ...rest,
        ...(changes.includes('image') && { image }),
        ...(changes.includes('features') && { features: readLines(features) }),
        ...(changes.includes('hidden') && { hidden }),
      }
      if (!row) return call('POST /api/categories', { body })
      const headers = { 'if-match': String(row.version) }
      return call('PUT /api/categories/:id', { params: { id: row.id }, body, headers })
    },
    find: findCategory,
    onDone: () => {
      void refresh()
      onSaved()
    },
    onRefused: (error) => {
      // another admin may have deleted the category
      if (error instanceof ApiError && error.status === 404) void refresh()
    },
    // the words of the toast are fixed
    take: () => {
      toast({ title: 'Error', description: fallback, variant: 'destructive' })
      return true
    },
    fallback,
  })
  const { values, errors, change, changed, conflict, settle, submit } = form

  return {
    ...{ values, errors, change, settle },
    busy: submit.busy,
    button: submit.button,
    dirty: changed.length > 0,
    submit: () => {
      if (submit.busy) return
      const missing = (['displayName', 'name'] as const).filter((field) => values[field].trim() === '')
      if (missing.length === 0) return submit.send(form.seen)
      const description = 'Name and Display Name are required'
      toast({ title: 'Validation Error', description, variant: 'destructive' })
      form.showErrors(Object.fromEntries(missing.map((field) => [field, `${CATEGORY_LABELS[field]} is required`])))
    },
    /** What another admin saved meanwhile, field by field; undefined without such a change. */
    conflict: conflict?.fields.map((field) => [CATEGORY_LABELS[field], inWords(conflict.values, field)] as const),
  }
}

/** The lines of a text that say something. */
const readLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function inWords(values: CategoryValues, field: CategoryField): string {
  if (field === 'image') return values.image ? 'another picture' : 'none'
  if (field === 'hidden') return values.hidden ? 'yes' : 'no'
  return values[field].slice(0, 100) || 'empty'
}

async function findCategory({ id }: AdminCategory): Promise<AdminCategory | undefined> {
  const all = await call('GET /api/admin/categories')
  return all.find((category) => category.id === id)
}
