import { useState } from 'react'
import type { StaffMember } from '#shared/contract/accounts/team.admin.ts'
import { TEAM_KEY } from '#web/features/accounts/team/queries.ts'
import { STAFF_ROLE_HINTS, STAFF_ROLE_LABELS } from '#web/features/accounts/team/staff-words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface StaffRowProps {
  colleague: StaffMember
  /** What was done, in a sentence. */
  onSaid: (text: string) => void
}

type Question = 'role' | 'end' | 'factor'

/** One member of staff: role, last sign-in, second factor, and what an owner can change. */
export function StaffRow({ colleague, onSaid }: StaffRowProps) {
  const { id, username, email, staffRole, lastSignInAt, hasSecondFactor, endedAt, self } = colleague
  const [asking, setAsking] = useState<Question>()
  const close = () => setAsking(undefined)
  const other = staffRole === 'owner' ? 'booker' : 'owner'
  const common = { fallback: 'The team could not be changed', stale: [TEAM_KEY], onRefused: close }
  const finish = (text: string) => () => {
    close()
    onSaid(text)
  }
  const changeRole = useSubmit({
    ...common,
    write: () => call('PUT /api/admin/team/:id/role', { params: { id }, body: { staffRole: other } }),
    onDone: finish(`${username} is now ${other === 'owner' ? 'an owner' : 'a booker'}.`),
  })
  const end = useSubmit({
    ...common,
    write: () => call('POST /api/admin/team/:id/end', { params: { id } }),
    onDone: finish(`${username}’s access has ended.`),
  })
  const resetFactor = useSubmit({
    ...common,
    write: () => call('POST /api/admin/team/:id/reset-second-factor', { params: { id } }),
    onDone: finish(`${username}’s second factor is reset.`),
  })
  const restore = useSubmit({
    ...common,
    write: () => call('POST /api/admin/team/:id/restore', { params: { id } }),
    onDone: finish(`${username} can sign in again.`),
  })
  return (
    <article className={`team-row ${endedAt ? 'is-ended' : ''}`} aria-label={username}>
      <p className="team-who">
        <b>
          {username}
          {self && ' (you)'}
        </b>
        {email !== username && <span className="team-facts">{email}</span>}
        <span className="team-facts">
          {lastSignInAt ? `Last signed in ${formatShortDateTime(lastSignInAt)}` : 'Has not signed in yet'}
        </span>
      </p>
      <p className="team-state">
        {endedAt ? (
          <Badge tone="cancelled" bulb="out">
            Access ended
          </Badge>
        ) : (
          <Badge tone={staffRole === 'owner' ? 'lamp' : 'neutral'} bulb="lit">
            {STAFF_ROLE_LABELS[staffRole]}
          </Badge>
        )}
        <span className="team-facts">{hasSecondFactor ? 'Second factor on' : 'No second factor'}</span>
      </p>
      <span className="team-actions">
        {endedAt ? (
          <Button size="sm" busy={restore.busy} onClick={() => restore.send(undefined)}>
            Restore<span className="sr-only"> the access of {username}</span>
          </Button>
        ) : (
          <>
            <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking('role')}>
              Make {other}
              <span className="sr-only"> of {username}</span>
            </Button>
            {!self && hasSecondFactor && (
              <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking('factor')}>
                Reset second factor<span className="sr-only"> of {username}</span>
              </Button>
            )}
            {!self && (
              <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking('end')}>
                End access<span className="sr-only"> of {username}</span>
              </Button>
            )}
          </>
        )}
      </span>
      {asking === 'role' && (
        <ConfirmDialog
          title={`Make ${self ? 'yourself' : username} ${other === 'owner' ? 'an owner' : 'a booker'}?`}
          action={`Make ${other}`}
          busy={changeRole.busy}
          onConfirm={() => changeRole.send(undefined)}
          onClose={close}
        >
          <p>
            {other === 'owner' ? 'An owner can use: ' : 'A booker can use: '}
            {STAFF_ROLE_HINTS[other]} This applies right away, also in open windows.
          </p>
        </ConfirmDialog>
      )}
      {asking === 'factor' && (
        <ConfirmDialog
          title={`Reset ${username}’s second factor?`}
          action="Reset second factor"
          busy={resetFactor.busy}
          onConfirm={() => resetFactor.send(undefined)}
          onClose={close}
        >
          <p>
            Their passkeys, authenticator app and recovery codes are removed, and they are signed out everywhere. They
            sign in with their password again. We email you both.
          </p>
        </ConfirmDialog>
      )}
      {asking === 'end' && (
        <ConfirmDialog
          title={`End ${username}’s access?`}
          action="End access"
          busy={end.busy}
          onConfirm={() => end.send(undefined)}
          onClose={close}
        >
          <p>
            They are signed out everywhere right away, and their conversations go back to the assistant. Their past work
            stays on record, and you can restore access.
          </p>
        </ConfirmDialog>
      )}
    </article>
  )
}
