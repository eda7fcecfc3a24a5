import { useMutation } from '@tanstack/react-query'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface DeleteAgentProps {
  agent: AdminAgent
  onClose: () => void
  onDeleted: () => void
}

/** Asks, then takes an agent off the roster (docs/product.md P6.6, P6.8). */
export function DeleteAgent({ agent: { id, name, login }, onClose, onDeleted }: DeleteAgentProps) {
  const refresh = useRefreshCatalog()
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/agents/:id', { params: { id } }),
    onSuccess: async () => {
      await refresh()
      onDeleted()
    },
    onError: (error) => {
      toast({ title: 'Error', description: getErrorMessage(error, 'Failed to delete agent'), variant: 'destructive' })
      onClose()
      // another admin may have deleted the agent first
      void refresh()
    },
  })
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this agent?"
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        {name} leaves the public site at once{login && ', and the log-in stops working'}. Bookings stay on record.
      </p>
    </ConfirmDialog>
  )
}
