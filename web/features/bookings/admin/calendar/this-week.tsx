import './this-week.css'
import { useQuery } from '@tanstack/react-query'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { addDays, type Day } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { type CalendarEntry as Entry, groupByDay } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { calendarQuery } from '#web/features/bookings/admin/queries.ts'
import { STATUS_LOOK } from '#web/features/bookings/status-badge.tsx'
import { formatTime } from '#web/lib/format-date.ts'
import { getLabel, known } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { writeDay } from '#web/lib/write-day.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Days from today on. */
const DAYS = 7
/** Events of a day before the rest is a number. */
const MOST = 6

const nameDay = (day: Day, today: Day) =>
  day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : writeDay(day)

/** The events of the seven days from today on, by day. */
export function ThisWeek() {
  const today = atlantaDay(new Date())
  const { data, isError, isFetching, refetch } = useQuery(calendarQuery(today, addDays(today, DAYS)))
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The week could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) return <Skeleton className="h-[252px]" />
  const entries = groupByDay(data.filter(({ bookingId }) => bookingId !== null))
  const days = Array.from({ length: DAYS }, (_, i) => addDays(today, i)).filter((day) => entries.has(day))
  if (days.length === 0) return <p className="admin-none">No bookings in the next seven days.</p>
  return (
    <div className="this-week">
      {days.map((day) => (
        <section key={day} aria-label={writeDay(day)}>
          <h3>{nameDay(day, today)}</h3>
          <DayEvents day={day} entries={entries.get(day) ?? []} />
        </section>
      ))}
    </div>
  )
}

function DayEvents({ day, entries }: { day: Day; entries: readonly Entry[] }) {
  const hidden = entries.length - MOST
  return (
    <>
      <ul>
        {entries.slice(0, MOST).map((entry) => (
          <li key={entry.bookingId}>
            <WeekEvent entry={entry} day={day} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="admin-small">{hidden} more in the calendar</p>}
    </>
  )
}

function WeekEvent({ entry, day }: { entry: Entry; day: Day }) {
  const { bookingId, agentName, customerName, status, from } = entry
  return (
    <p className={`week-event tone-${status}`}>
      <Bulb state={known(STATUS_LOOK, status)?.bulb ?? 'hollow'} />
      <span className="week-time">{atlantaDay(from) === day ? formatTime(from) : 'continues'}</span>
      <span className="min-w-0">
        {bookingId && <Link to={paths.adminBooking(bookingId)}>{agentName}</Link>}
        <span className="text-ink-2"> for {customerName}</span>
        <span className="sr-only">, {getLabel(BOOKING_STATUS_LABELS, status)}</span>
      </span>
    </p>
  )
}
