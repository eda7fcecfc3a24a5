import { BOOKING_STATUS_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import { writeClock } from '#shared/model/event-time.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { PersonEntry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { getLabel } from '#web/lib/known.ts'

/** When an entry is, on one of its days: '9 PM', in full '9 PM to midnight'. */
export function writeEntryTime({ from, to }: PersonEntry, day: Day, full: boolean): string {
  if (atlantaDay(from) !== day) return 'continues'
  if (writeClock(new Date(from)) === 'midnight' && atlantaDay(to) > day) return 'All day'
  return full ? `${writeClock(new Date(from))} to ${writeClock(new Date(to))}` : writeClock(new Date(from))
}

/** All about a booking in one line, for the pointer that rests on it. */
export function describeEntry(entry: PersonEntry, day: Day, agentName: string): string {
  const { bookingNumber, customerName, eventLocation, status } = entry
  const parts = [
    `${agentName} for ${customerName}`,
    writeEntryTime(entry, day, true),
    eventLocation,
    getLabel(BOOKING_STATUS_LABELS, status),
    bookingNumber !== null && formatBookingNumber(bookingNumber),
  ]
  return parts.filter(Boolean).join(', ')
}
