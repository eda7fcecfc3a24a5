import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** How long publishing can be undone beside the agent, in milliseconds. */
const UNDO_MS = 6000

interface PublishAgentProps {
  agent: Pick<AdminAgent, 'id' | 'name' | 'publishedAt'>
}

/** Publishes an agent, with a way back for a moment (docs/product.md P6.104). Renders nothing for a public one. */
export function PublishAgent({ agent: { id, name, publishedAt } }: PublishAgentProps) {
  const refresh = useRefreshCatalog()
  const [undoable, setUndoable] = useState(false)
  useEffect(() => {
    if (!undoable) return
    const timer = setTimeout(() => setUndoable(false), UNDO_MS)
    return () => clearTimeout(timer)
  }, [undoable])
  const change = useMutation({
    mutationFn: (to: 'publish' | 'unpublish') => call(`POST /api/admin/agents/:id/${to}`, { params: { id } }),
    onSuccess: async (_, to) => {
      setUndoable(to === 'publish')
      await refresh()
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: `${name} was not changed`, description, variant: 'destructive' })
      void refresh()
    },
  })
  if (publishedAt !== null && !undoable) return null
  const [to, label] = publishedAt === null ? (['publish', 'Publish'] as const) : (['unpublish', 'Undo'] as const)
  return (
    <Button size="sm" busy={change.isPending} busyLabel={`${label}...`} onClick={() => change.mutate(to)}>
      {label}
      <span className="sr-only"> {to === 'publish' ? name : `publishing ${name}`}</span>
    </Button>
  )
}
