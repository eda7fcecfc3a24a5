import './people.css'
import { useSearchParams } from 'react-router'
import { listDays } from '#shared/model/calendar-grid.ts'
import type { Day } from '#shared/model/day.ts'
import { PeopleGrid } from '#web/features/bookings/admin/calendar/people/people-grid.tsx'
import { DayPeople, PersonDays } from '#web/features/bookings/admin/calendar/people/people-lists.tsx'
import { GRID_DAYS, peopleQuery } from '#web/features/bookings/admin/calendar/people/people-query.ts'
import type { BookingSearch } from '#web/features/bookings/admin/queries.ts'
import { useRows } from '#web/lib/page.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface PeopleProps {
  label: string
  from: Day
  today: Day
  search: BookingSearch
}

/** Who is booked, blocked, off and free on seven days (docs/product.md P6.160). */
export function People({ label, from, today, search }: PeopleProps) {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const wide = useMedia('(min-width: 1024px)')
  const { rows, failed, retry, more, busy, moreFailed } = useRows(peopleQuery(from, search))
  const days = listDays(from, GRID_DAYS)
  const now = Date.now()
  if (failed) {
    return <Failure message="The calendar could not be loaded" action={<Button onClick={retry}>Try again</Button>} />
  }
  if (!rows) {
    return (
      <div role="status">
        <span className="sr-only">Loading the calendar...</span>
        <Skeleton className="h-150" />
      </div>
    )
  }
  const [first] = rows
  if (!first) {
    const isNarrowed = search.category !== '' || search.person !== ''
    return isNarrowed ? (
      <Empty message="Nobody on the roster matches" helper="Try other filters." />
    ) : (
      <Empty message="Nobody is on the roster yet" helper="Talent you add stands here with its days." />
    )
  }
  const day = days.find((one) => one === params.get('day')) ?? (days.includes(today) ? today : from)
  return (
    <>
      {wide && <PeopleGrid label={label} people={rows} days={days} today={today} now={now} />}
      {!wide && search.person !== '' && <PersonDays person={first} days={days} now={now} />}
      {!wide && search.person === '' && (
        <DayPeople
          {...{ people: rows, days, day, today, now }}
          onDay={(next) => change({ day: next === today ? '' : next })}
        />
      )}
      {more && (
        <div className="pp-more">
          {moreFailed && <p role="alert">The rest could not be loaded.</p>}
          <Button busy={busy} busyLabel="Loading..." onClick={more}>
            {moreFailed ? 'Try again' : 'Show more people'}
          </Button>
        </div>
      )}
    </>
  )
}
