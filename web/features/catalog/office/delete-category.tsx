import { useMutation } from '@tanstack/react-query'
import type { AdminCategory } from '#shared/contract/roster.ts'
import { useRefreshCatalog } from '#web/features/catalog/office/queries.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface DeleteCategoryProps {
  category: AdminCategory
  onClose: () => void
  onDeleted: () => void
}

/** Why it cannot go: who uses it. That belongs into the dialog, not into a toast (docs/product.md P12.5). */
const inUse = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? (error.sentence ?? 'This category is in use.') : undefined

/** Asks, then deletes a category that nobody is in. */
export function DeleteCategory({ category: { id, displayName, agents }, onClose, onDeleted }: DeleteCategoryProps) {
  const refresh = useRefreshCatalog()
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/categories/:id', { params: { id } }),
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
  return (
    <ConfirmDialog
      title={`Delete ${displayName}?`}
      action="Delete"
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
            ? `${formatCount(agents)} ${agents === 1 ? 'agent is' : 'agents are'} in this category. It can go once nobody is.`
            : 'Its block leaves the services page at once.'}
        </p>
      )}
    </ConfirmDialog>
  )
}
