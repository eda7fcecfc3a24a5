import { useMutation } from '@tanstack/react-query'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Brings an archived agent back to the roster (docs/product.md P6.106). */
export function BringBack({ agent: { id, name } }: { agent: AdminAgent }) {
  const refresh = useRefreshCatalog()
  const restore = useMutation({
    mutationFn: () => call('POST /api/admin/agents/:id/restore', { params: { id } }),
    onSuccess: ({ login, publishedAt }) => {
      const site = publishedAt === null ? 'Not published yet.' : 'Clients see the profile again.'
      const ended = login?.ended ? ' The login stays off until you restore access on the agent’s page.' : ''
      toast({ title: `${name} is back on the roster`, description: site + ended })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: `${name} was not brought back`, description, variant: 'destructive' })
    },
    onSettled: refresh,
  })
  return (
    <Button size="sm" busy={restore.isPending} busyLabel="Bringing back..." onClick={() => restore.mutate()}>
      Bring back<span className="sr-only"> {name}</span>
    </Button>
  )
}

/** Lets an agent whose log-in ended with the archive sign in again (docs/product.md P6.106). */
export function RestoreAccess({ agent: { id, name } }: { agent: AdminAgent }) {
  const refresh = useRefreshCatalog()
  const restore = useMutation({
    mutationFn: () => call('POST /api/admin/agents/:id/restore-access', { params: { id } }),
    onSuccess: () => toast({ title: `${name} can sign in again`, description: 'With the same password as before.' }),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Access was not restored', description, variant: 'destructive' })
    },
    onSettled: refresh,
  })
  return (
    <Button size="sm" busy={restore.isPending} busyLabel="Restoring..." onClick={() => restore.mutate()}>
      Restore access
    </Button>
  )
}
