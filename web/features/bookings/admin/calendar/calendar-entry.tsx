import { BOOKING_STATUS_LABELS, EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import type { CalendarEntry as Entry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { STATUS_LOOK } from '#web/features/bookings/status-badge.tsx'
import { formatTime } from '#web/lib/format.ts'
import { getLabel, known } from '#web/lib/known.ts'
import { Bulb } from '#web/ui/bulb.tsx'

interface CalendarEntryProps {
  entry: Entry
  day: Day
  /** With everything it has to say; else in one line. */
  full?: boolean
}

/** '9 PM', '9:30 PM' */
const shortTime = (instant: string) => formatTime(instant).replace(':00', '')

/** When an entry is, on one of its days. */
function timeOf({ from, to }: Entry, day: Day, full: boolean): string {
  if (atlantaDay(from) !== day) return 'continues'
  if (shortTime(from) === '12 AM' && atlantaDay(to) > day) return 'All day'
  return full ? `${shortTime(from)} to ${shortTime(to)}` : shortTime(from)
}

/** A booking, which opens, or blocked time, which says so. */
export function CalendarEntry({ entry, day, full = false }: CalendarEntryProps) {
  const { bookingId, bookingNumber, agentName, customerName, eventType, status } = entry
  const time = <span className="cal-time">{timeOf(entry, day, full)}</span>
  if (bookingId === null || status === 'blocked') {
    return (
      <p className="cal-entry cal-blocked">
        {full ? (
          <span>
            <b>{agentName}: blocked</b>
            {time}
          </span>
        ) : (
          <>
            {time}
            <span>{agentName}: blocked</span>
          </>
        )}
      </p>
    )
  }
  return (
    <BookingLink id={bookingId} className={`cal-entry tone-${status}`}>
      <Bulb state={known(STATUS_LOOK, status)?.bulb ?? 'hollow'} />
      {full ? (
        <span>
          <b>{agentName}</b>
          {time}
          <span className="block text-ink-2">
            {customerName}
            {eventType && `, ${getLabel(EVENT_TYPE_LABELS, eventType).toLowerCase()}`}
            {bookingNumber !== null && `, ${formatBookingNumber(bookingNumber)}`}
          </span>
          <span className="sr-only">, {getLabel(BOOKING_STATUS_LABELS, status)}</span>
        </span>
      ) : (
        <>
          {time}
          <span className="sr-only">{getLabel(BOOKING_STATUS_LABELS, status)}</span>
          <span>{agentName}</span>
        </>
      )}
    </BookingLink>
  )
}
