import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminInvite } from '#shared/contract/accounts/invites.admin.ts'
import { describeInvite } from '#web/features/catalog/admin/invites/describe-invite.ts'
import { INVITES_KEY, invitesQuery } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatCategory } from '#web/lib/format.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { useRows } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Parts } from '#web/ui/parts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

const STATES = [
  ['open', 'Open'],
  ['past', 'Past'],
] as const
const EMPTY = { open: 'No open invites.', past: 'No past invites.' } as const

/** Open and past invites: where each stands, with Resend and Withdraw (docs/product.md P6.100, P6.101). */
export function InviteList() {
  const client = useQueryClient()
  const [state, setState] = useState<'open' | 'past'>('open')
  const [asking, setAsking] = useState<AdminInvite>()
  const { rows, ...list } = useRows(invitesQuery(state))
  const refresh = () => client.invalidateQueries({ queryKey: INVITES_KEY })
  const failed = (title: string) => (error: Error) =>
    toast({ title, description: getErrorMessage(error, 'Please try again.'), variant: 'destructive' })
  const withdraw = useMutation({
    mutationFn: ({ id }: AdminInvite) => call('DELETE /api/admin/invite-codes/:id', { params: { id } }),
    onSuccess: (_, { email }) => toast({ title: 'Invite withdrawn', description: email }),
    onError: failed('The invite was not withdrawn'),
    onSettled: () => {
      setAsking(undefined)
      return refresh()
    },
  })
  const resend = useMutation({
    mutationFn: ({ id }: AdminInvite) => call('POST /api/admin/invite-codes/:id/resend', { params: { id } }),
    onSuccess: ({ email, expiresAt }) =>
      toast({
        title: `We’re emailing ${email} again`,
        description: `The invite works once, until ${formatShortDateTime(expiresAt)}.`,
      }),
    onError: failed('The invite was not sent'),
    onSettled: refresh,
  })
  return (
    <section className="invite-list" aria-label="Invites">
      <Parts parts={STATES} shown={state} onShow={setState} />
      <PagedList
        {...list}
        key={state}
        rows={rows}
        failure="The invites could not be loaded"
        loading="Loading the invites..."
        empty={<p className="invite-none text-b3 text-ink-2">{EMPTY[state]}</p>}
        skeleton={<Skeleton className="h-14" />}
      >
        {(invite) => (
          <article className="invite-row" aria-label={invite.email}>
            <div>
              <b>
                <EmailText address={invite.email} />
              </b>
              <p className="num">{describeInvite(invite)}</p>
              <p className="num">
                {invite.claim && invite.agent ? `To claim ${invite.agent.name}` : formatCategory(invite.category)},{' '}
                {invite.code}
                {invite.invitedBy && `, by ${invite.invitedBy}`}
              </p>
            </div>
            {invite.joinedAt === null && (
              <div className="invite-actions">
                <Button size="sm" variant="bare" busy={isBusy(resend, invite)} onClick={() => resend.mutate(invite)}>
                  {state === 'open' ? 'Resend' : 'Invite again'}
                  <span className="sr-only"> {invite.email}</span>
                </Button>
                {state === 'open' && (
                  <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking(invite)}>
                    Withdraw<span className="sr-only"> the invite of {invite.email}</span>
                  </Button>
                )}
              </div>
            )}
          </article>
        )}
      </PagedList>
      {asking && (
        <ConfirmDialog
          title={`Withdraw the invite of ${asking.email}?`}
          action="Withdraw"
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p className="text-ink-2">Its code and link stop working right away. You can invite {asking.email} again.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const isBusy = (
  { isPending, variables }: { isPending: boolean; variables: AdminInvite | undefined },
  row: AdminInvite,
) => isPending && variables?.id === row.id
