import { BOOKING_STATUS_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { PersonEntry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { formatTime } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'

/** '9 PM', '9:30 PM' */
const shortTime = (instant: string) => formatTime(instant).replace(':00', '')

/** When an entry is, on one of its days: '9 PM', in full '9 PM to 12 AM'. */
export function writeEntryTime({ from, to }: PersonEntry, day: Day, full: boolean): string {
  if (atlantaDay(from) !== day) return 'continues'
  if (shortTime(from) === '12 AM' && atlantaDay(to) > day) return 'All day'
  return full ? `${shortTime(from)} to ${shortTime(to)}` : shortTime(from)
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
