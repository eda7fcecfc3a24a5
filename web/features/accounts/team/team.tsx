import './team.css'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Invitations } from '#web/features/accounts/team/invitations.tsx'
import { teamQuery } from '#web/features/accounts/team/queries.ts'
import { RequireFactor } from '#web/features/accounts/team/require-factor.tsx'
import { StaffRow } from '#web/features/accounts/team/staff-row.tsx'
import { knownRows } from '#web/lib/known-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { RowGuard } from '#web/ui/row-guard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Who works in the office, and who is invited to (docs/product.md P6.47). */
export function Team() {
  const section = useRef<HTMLElement>(null)
  const { data: staff, isError, isFetching, refetch } = useQuery(teamQuery)
  const [said, setSaid] = useState('')
  const say = (text: string) => {
    // the button that began it may be gone: reading goes on here
    flushSync(() => setSaid(text))
    section.current?.focus({ preventScroll: true })
  }
  return (
    <div className="team">
      <section ref={section} tabIndex={-1} aria-labelledby="team-title">
        <h2 id="team-title">Team</h2>
        <p className="team-lead">
          Owners run the whole office. Bookers handle bookings, agents, conversations, invoices and payments.
        </p>
        <RequireFactor />
        <p role="status" className="team-said">
          {said}
        </p>
        {!staff && isError && !isFetching && (
          <Failure
            message="The team could not be loaded"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {!staff && isFetching && (
          <div role="status">
            <span className="sr-only">Loading the team...</span>
            <Skeleton className="h-40" />
          </div>
        )}
        {staff && (
          <ul className="team-rows" aria-label="Team">
            {knownRows(staff).map((colleague) => (
              <li key={colleague.id}>
                <RowGuard row={colleague}>{() => <StaffRow colleague={colleague} onSaid={say} />}</RowGuard>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Invitations />
    </div>
  )
}
