import './own-sessions.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OwnSession } from '#shared/contract/accounts/own-sessions.ts'
import type { Role } from '#shared/model/role.ts'
import { ownSessionsQuery } from '#web/features/accounts/sessions/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { useRows } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** What ends beside the sessions. */
const ALSO_ENDS: Record<Role, string> = {
  admin: 'Emailed links and any calendar feed you created stop working. Your conversations go back to the assistant.',
  agent: 'Emailed links and your calendar feed stop working.',
  customer: 'Emailed links stop working.',
}

const refuse = (title: string) => (error: unknown) => {
  const description = getErrorMessage(error)
  toast({ title, description, variant: 'destructive' })
}

/** Where the account is signed in, and the ways to end that (docs/product.md P1.18). */
export function OwnSessions({ whose: role }: { whose: Role }) {
  const id = useId()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { rows, ...list } = useRows(ownSessionsQuery)
  const everywhere = useMutation({
    mutationFn: () => call('DELETE /api/auth/sessions'),
    onError: refuse('You are still signed in'),
    onSettled: () => setAsking(false),
    // the portal finds nobody signed in and leads to its log-in
    onSuccess: () => client.refetchQueries({ queryKey: ['session', role] }),
  })
  return (
    <section className="own-sessions" aria-labelledby={id}>
      <header>
        <h2 id={id}>Where you’re signed in</h2>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </header>
      <PagedList
        {...list}
        rows={rows}
        failure="Your sessions could not be loaded"
        loading="Loading your sessions..."
        empty={<p className="text-b3 text-ink-2">No sessions</p>}
        skeleton={<Skeleton className="h-28" />}
      >
        {(session) => <SessionRow session={session} />}
      </PagedList>
      {asking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          action="Sign out everywhere"
          busy={everywhere.isPending}
          onConfirm={() => everywhere.mutate()}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-2">You’ll be signed out in every browser, including this one. {ALSO_ENDS[role]}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function SessionRow({ session: { id, device, address, lastSeen, current } }: { session: OwnSession }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => call('DELETE /api/auth/sessions/:id', { params: { id } }),
    onSuccess: () => toast({ title: 'Session ended', description: device }),
    onError: refuse('The session was not ended'),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
  return (
    <article className="own-session" aria-label={device}>
      <div>
        <b>{device}</b>
        <p className="num">
          {address ?? 'Unknown address'}, {current ? 'this browser' : `last used ${formatShortDateTime(lastSeen)}`}
        </p>
      </div>
      {!current && (
        <Button size="sm" variant="bare" busy={end.isPending} onClick={() => end.mutate()}>
          End<span className="sr-only"> {device}</span>
        </Button>
      )}
    </article>
  )
}
