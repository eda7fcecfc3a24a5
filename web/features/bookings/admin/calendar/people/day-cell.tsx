import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { CalendarPerson } from '#shared/contract/bookings/calendars.admin.ts'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import type { PersonEntry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { describeEntry, writeEntryTime } from '#web/features/bookings/admin/calendar/entry-time.ts'
import type { PersonDay } from '#web/features/bookings/admin/calendar/people/person-days.ts'
import { NEW_BOOKING_OPENED_HERE } from '#web/features/bookings/admin/entry/entry-address.ts'
import { STATUS_LOOK } from '#web/features/bookings/status-badge.tsx'
import { getLabel, known } from '#web/lib/known.ts'
import { writeNewBooking } from '#web/lib/new-booking-address.ts'
import { paths } from '#web/lib/paths.ts'
import { changeParams } from '#web/lib/use-change-address.ts'
import { writeDay } from '#web/lib/write-day.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Link } from '#web/ui/link.tsx'

interface DayCellProps {
  person: CalendarPerson
  on: PersonDay
  /** For a grid: the row and column of everything in the cell, which arrow keys walk through. */
  at?: string | undefined
}

const stop = (at: string | undefined) => (at === undefined ? {} : { 'data-at': at, tabIndex: -1 })

/** Whether a cell holds no link. */
export const isBare = ({ entries, start }: PersonDay): boolean => entries.length === 0 && start === undefined

/** A day of a person: bookings that open, blocked time, and where a new booking can begin. */
export function DayCell({ person, on, at }: DayCellProps) {
  const { day, entries, off, hours, start } = on
  return (
    <>
      {entries.map((entry) => (
        <PersonTime key={`${entry.from}${entry.bookingId}`} person={person} entry={entry} day={day} at={at} />
      ))}
      {start === undefined ? (
        entries.length === 0 && <p className="pp-none">{off ? 'Off' : <span className="sr-only">Not bookable</span>}</p>
      ) : (
        <NewBookingLink person={person} day={day} start={start} hours={hours} at={at} small={entries.length > 0} />
      )}
    </>
  )
}

interface PersonTimeProps extends Omit<DayCellProps, 'on'> {
  entry: PersonEntry
  day: Day
}

function PersonTime({ person, entry, day, at }: PersonTimeProps) {
  const { bookingId, customerName, eventLocation, status } = entry
  const time = writeEntryTime(entry, day, false)
  if (bookingId === null || status === 'blocked') {
    return (
      <Link to={paths.adminBlockTime(person.id, null)} className="cal-entry cal-blocked pp-entry" {...stop(at)}>
        <span>
          <b>Blocked</b>
          <span className="cal-time">{writeEntryTime(entry, day, true)}</span>
          <span className="sr-only">, {person.name}</span>
        </span>
      </Link>
    )
  }
  return (
    <BookingLink
      id={bookingId}
      className={`cal-entry pp-entry tone-${status}`}
      title={describeEntry(entry, day, person.name)}
      {...stop(at)}
    >
      <Bulb state={known(STATUS_LOOK, status)?.bulb ?? 'hollow'} />
      <span>
        <span className="cal-time">
          {time}, {getLabel(BOOKING_STATUS_LABELS, status).toLowerCase()}
        </span>
        <b className="cal-line">{customerName}</b>
        {eventLocation && <span className="cal-line text-ink-2">{eventLocation}</span>}
        <span className="sr-only">, {person.name}</span>
      </span>
    </BookingLink>
  )
}

interface NewBookingLinkProps extends Omit<DayCellProps, 'on'> {
  day: Day
  start: string
  hours: string | undefined
  small: boolean
}

/** Opens the New booking form for the person and the day; its close leads back here. */
function NewBookingLink({ person, day, start, hours, at, small }: NewBookingLinkProps) {
  const [params] = useSearchParams()
  const search = changeParams(params, writeNewBooking({ agent: person.id, date: start })).toString()
  return (
    <Link
      to={{ search }}
      state={NEW_BOOKING_OPENED_HERE}
      preventScrollReset
      className={`pp-free ${small ? 'pp-small' : ''}`}
      aria-label={`New booking for ${person.name}, ${writeDay(day)}${hours && !small ? `, works ${hours}` : ''}`}
      {...stop(at)}
    >
      <Plus aria-hidden="true" />
      {!small && <span>{hours ?? 'Free'}</span>}
    </Link>
  )
}
