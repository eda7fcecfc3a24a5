import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChatSettings } from '#shared/contract/chat/settings.admin.ts'
import { chatSettingsQuery } from '#web/features/chat/admin/queries.ts'
import { call } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Rebuilds the assistant's knowledge base. Every change updates it automatically, so this is only for doubt. */
export function SyncKnowledge({ entries, syncedAt }: Pick<ChatSettings, 'entries' | 'syncedAt'>) {
  const client = useQueryClient()
  const sync = useMutation({
    mutationFn: () => call('POST /api/admin/chat-settings/sync-kb'),
    onSuccess: ({ message, entries: known }) => {
      client.setQueryData(
        chatSettingsQuery.queryKey,
        (settings) => settings && { ...settings, entries: known, syncedAt: new Date().toISOString() },
      )
      toast({ title: 'Knowledge base synced', description: message })
    },
    // the words are fixed (docs/product.md P12.5)
    onError: () => toast({ title: 'Error', description: 'Failed to sync knowledge base', variant: 'destructive' }),
  })
  const known = sync.data?.entries ?? entries
  return (
    <div className="chat-test">
      <Button size="sm" busy={sync.isPending} busyLabel="Syncing..." onClick={() => sync.mutate()}>
        Sync knowledge base
      </Button>
      <p>
        {formatCount(known)} {known === 1 ? 'entry' : 'entries'}
        {sync.isSuccess ? ', synced just now' : syncedAt ? `, synced ${formatShortDateTime(syncedAt)}` : ''}
      </p>
    </div>
  )
}
