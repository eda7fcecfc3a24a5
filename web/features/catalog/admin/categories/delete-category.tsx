import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { adminCategoriesQuery, useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface DeleteCategoryProps {
  category: AdminCategory
  onClose: () => void
  onDeleted: () => void
}

/** Why it cannot go: who uses it. That belongs into the dialog, not into a toast (docs/product.md P12.5). */
const inUse = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? (error.sentence ?? 'This category is in use.') : undefined

/** Asks, then deletes a category; what is in it moves to another one first. */
export function DeleteCategory({ category: { id, displayName, agents }, onClose, onDeleted }: DeleteCategoryProps) {
  const refresh = useRefreshCatalog()
  const { data: categories = [] } = useQuery(adminCategoriesQuery)
  const [moveTo, setMoveTo] = useState('')
  const others = categories.filter((other) => other.id !== id)
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/categories/:id', { params: { id }, query: moveTo ? { moveTo } : {} }),
    onSuccess: async () => {
      await refresh()
      onDeleted()
    },
    onError: (error) => {
      void refresh()
      if (inUse(error)) return
      toast({ title: 'Error', description: 'Failed to delete category', variant: 'destructive' })
      onClose()
    },
  })
  const refused = inUse(remove.error)
  const used = agents > 0 || refused !== undefined
  return (
    <ConfirmDialog
      title={`Delete ${displayName}?`}
      action={used ? 'Move and delete' : 'Delete'}
      disabled={used && !moveTo}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {refused ? (
        <p role="alert" className="category-refused">
          {refused}
        </p>
      ) : (
        <p>
          {agents > 0
            ? `${formatCount(agents)} ${agents === 1 ? 'agent is' : 'agents are'} in this category.`
            : 'It leaves the Services page right away.'}
        </p>
      )}
      {used && others.length === 0 && <p>Add another category first, so they have one to move to.</p>}
      {used && others.length > 0 && (
        <Field label="Move them to" required>
          <Select value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
            <option value="">Choose a category</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.displayName}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ConfirmDialog>
  )
}
