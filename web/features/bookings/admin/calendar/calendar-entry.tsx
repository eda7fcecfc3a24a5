import { BOOKING_STATUS_LABELS, EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import type { CalendarEntry as Entry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { describeEntry, writeEntryTime } from '#web/features/bookings/admin/calendar/entry-time.ts'
import { STATUS_LOOK } from '#web/features/bookings/status-badge.tsx'
import { getLabel, known } from '#web/lib/known.ts'
import { Bulb } from '#web/ui/bulb.tsx'

interface CalendarEntryProps {
  entry: Entry
  day: Day
  /** With everything it has to say; else in two lines. */
  full?: boolean
}

/** A booking, which opens, or blocked time, which says so (docs/product.md P6.164). */
export function CalendarEntry({ entry, day, full = false }: CalendarEntryProps) {
  const { bookingId, agentName, status } = entry
  const time = <span className="cal-time">{writeEntryTime(entry, day, full)}</span>
  if (bookingId === null || status === 'blocked') {
    return (
      <p className="cal-entry cal-blocked">
        <span>
          <b>{agentName}: blocked</b>
          {time}
        </span>
      </p>
    )
  }
  return (
    <BookingLink id={bookingId} className={`cal-entry tone-${status}`} title={describeEntry(entry, day, agentName)}>
      <Bulb state={known(STATUS_LOOK, status)?.bulb ?? 'hollow'} />
      {full ? <FullEntry entry={entry} day={day} /> : <ShortEntry entry={entry} day={day} />}
    </BookingLink>
  )
}

function FullEntry({ entry, day }: Omit<CalendarEntryProps, 'full'>) {
  const { agentName, bookingNumber, customerName, eventLocation, eventType, status } = entry
  return (
    <span>
      <b>{agentName}</b>
      <span className="cal-time">{writeEntryTime(entry, day, true)}</span>
      <span className="block text-ink-2">
        {customerName}
        {eventType && `, ${getLabel(EVENT_TYPE_LABELS, eventType).toLowerCase()}`}
        {bookingNumber !== null && (
          <>
            , <span className="whitespace-nowrap">{formatBookingNumber(bookingNumber)}</span>
          </>
        )}
      </span>
      {eventLocation && <span className="cal-place">{eventLocation}</span>}
      <span className="cal-word">{getLabel(BOOKING_STATUS_LABELS, status)}</span>
    </span>
  )
}

function ShortEntry({ entry, day }: Omit<CalendarEntryProps, 'full'>) {
  const { agentName, customerName, eventLocation, status } = entry
  return (
    <span>
      <span className="cal-line">
        <span className="cal-time">{writeEntryTime(entry, day, false)}</span> {agentName}
      </span>
      <span className="cal-line text-ink-2">{customerName}</span>
      <span className="sr-only">
        {eventLocation && `, ${eventLocation}`}, {getLabel(BOOKING_STATUS_LABELS, status)}
      </span>
    </span>
  )
}
