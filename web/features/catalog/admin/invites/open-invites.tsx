import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OpenInvite } from '#shared/contract/accounts/agent-accounts.admin.ts'
import { openInvitesQuery } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatCategory, formatShortDateTime } from '#web/lib/format.ts'
import { useRows } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** The invites that can still be used, each with a way to revoke it (docs/product.md P6.53). */
export function OpenInvites() {
  const id = useId()
  const client = useQueryClient()
  const [asking, setAsking] = useState<OpenInvite>()
  const { rows, ...list } = useRows(openInvitesQuery)
  const revoke = useMutation({
    mutationFn: (invite: OpenInvite) => call('DELETE /api/admin/invite-codes/:id', { params: { id: invite.id } }),
    onSuccess: (_, { email }) => toast({ title: 'Invite revoked', description: email }),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'The invite was not revoked', description, variant: 'destructive' })
    },
    onSettled: () => {
      setAsking(undefined)
      return client.invalidateQueries({ queryKey: openInvitesQuery.queryKey })
    },
  })
  return (
    <section className="open-invites" aria-labelledby={id}>
      <h3 id={id}>Open invites</h3>
      <PagedList
        {...list}
        rows={rows}
        failure="The open invites could not be loaded"
        loading="Loading the open invites..."
        empty={<p className="text-b3 text-ink-2">Nobody is invited at the moment.</p>}
        skeleton={<Skeleton className="h-14" />}
      >
        {(invite) => (
          <article className="open-invite" aria-label={invite.email}>
            <div>
              <b>{invite.email}</b>
              <p className="num">
                {formatCategory(invite.category)}, {invite.code}, until {formatShortDateTime(invite.expiresAt)}
                {invite.invitedBy && `, by ${invite.invitedBy}`}
              </p>
            </div>
            <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking(invite)}>
              Revoke<span className="sr-only"> the invite of {invite.email}</span>
            </Button>
          </article>
        )}
      </PagedList>
      {asking && (
        <ConfirmDialog
          title={`Revoke the invite of ${asking.email}?`}
          action="Revoke"
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p className="text-ink-2">Its code and link stop working at once. You can invite {asking.email} again.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
