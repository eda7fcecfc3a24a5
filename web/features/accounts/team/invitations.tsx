import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StaffInvitation } from '#shared/contract/accounts/team.admin.ts'
import { InviteColleague } from '#web/features/accounts/team/invite-colleague.tsx'
import { invitationsQuery, TEAM_KEY } from '#web/features/accounts/team/queries.ts'
import { STAFF_ROLE_LABELS } from '#web/features/accounts/team/staff-words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { knownRows } from '#web/lib/known-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The form that invites a colleague, and the invitations that can still be used. */
export function Invitations() {
  const section = useRef<HTMLElement>(null)
  const { data: open, isError, isFetching, refetch } = useQuery(invitationsQuery)
  const [said, setSaid] = useState('')
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="invitations-title">
      <h2 id="invitations-title">Invite a colleague</h2>
      <p className="team-lead">
        We’ll email an invitation. Its link works once and expires in seven days. A new invitation replaces an open one.
      </p>
      <InviteColleague
        onInvited={({ email, expiresAt }) =>
          setSaid(`We’re emailing an invitation to ${email}. It expires ${formatShortDateTime(expiresAt)}.`)
        }
      />
      <p role="status" className="team-said">
        {said}
      </p>
      {!open && isError && !isFetching && (
        <Failure
          message="The open invitations could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!open && isFetching && <Skeleton className="h-14" />}
      {open?.length === 0 && <p className="team-facts">No open invitations.</p>}
      {open && open.length > 0 && (
        <ul className="team-rows" aria-label="Open invitations">
          {knownRows(open).map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow
                invitation={invitation}
                onRevoked={() => {
                  setSaid(`The invitation to ${invitation.email} is revoked.`)
                  section.current?.focus({ preventScroll: true })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface InvitationRowProps {
  invitation: StaffInvitation
  onRevoked: () => void
}

function InvitationRow({ invitation, onRevoked }: InvitationRowProps) {
  const { id, email, staffRole, invitedBy, expiresAt } = invitation
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { send, busy } = useSubmit({
    write: () => call('DELETE /api/admin/team/invitations/:id', { params: { id } }),
    onDone: () => {
      close()
      onRevoked()
    },
    onRefused: close,
    stale: [TEAM_KEY],
    fallback: 'The invitation could not be revoked',
  })
  return (
    <article className="team-row" aria-label={email}>
      <p className="team-who">
        <b>{email}</b>
        <span className="team-facts">
          Invited by {invitedBy}. Expires {formatShortDateTime(expiresAt)}.
        </span>
      </p>
      <p className="team-state">{STAFF_ROLE_LABELS[staffRole]}</p>
      <span className="team-actions">
        <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Revoke<span className="sr-only"> the invitation to {email}</span>
        </Button>
      </span>
      {asking && (
        <ConfirmDialog
          title="Revoke this invitation?"
          action="Revoke"
          busy={busy}
          onConfirm={() => send(undefined)}
          onClose={close}
        >
          <p>The link emailed to {email} stops working right away.</p>
        </ConfirmDialog>
      )}
    </article>
  )
}
