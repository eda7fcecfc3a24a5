import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Signs an agent out everywhere (docs/product.md P6.52). */
export function EndAgentSessions({ agent: { id, name } }: { agent: AdminAgent }) {
  const [asking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => call('POST /api/agents/:id/end-sessions', { params: { id } }),
    onSuccess: ({ sessions }) => {
      const description = `${sessions} ${sessions === 1 ? 'session' : 'sessions'} of ${name}`
      toast({ title: 'Signed out everywhere', description })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'The sessions were not ended', description, variant: 'destructive' })
    },
    onSettled: () => setAsking(false),
  })
  return (
    <section className="agent-sessions" aria-label="Sessions">
      <p className="text-b3 text-ink-2">Lost phone or shared password? Sign {name} out everywhere.</p>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        End sessions
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Sign ${name} out everywhere?`}
          action="End sessions"
          busy={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-2">
            All sessions, emailed links and the calendar feed stop working right away. {name} can sign in again with the
            same password.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
