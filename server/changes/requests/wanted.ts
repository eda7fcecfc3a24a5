import { readTime } from '#server/availability/read-time.ts'
import type { AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import { assertInReach } from '#server/bookings/request/event-date.ts'
import { invalid } from '#server/errors.ts'
import type { WantedChange } from '#shared/contract/changes/requests.ts'

/** What is asked for, as it was sent; undefined fields stay. */
export interface AskedChange {
  /** As typed; Atlanta time. */
  eventDate?: string | undefined
  eventDuration?: number | undefined
  eventLocation?: string | null | undefined
  guests?: number | null | undefined
  specialRequests?: string | null | undefined
}

type Details = Pick<AdminBookingRow, 'event_date' | 'event_duration' | 'event_location' | 'guests' | 'special_requests'>

/** The change a request's row holds. */
export const readWanted = (stored: unknown): WantedChange => stored as WantedChange // written by `listWanted` alone

/**
 * The fields of a booking that become something else, as a request stores them.
 * @param now the new time is after it
 * @throws AppError 400 for a time that can't be used, or when nothing differs
 */
export function listWanted(booking: Details, asked: AskedChange, now: Date): WantedChange {
  const date = asked.eventDate === undefined ? booking.event_date : readTime('eventDate', asked.eventDate)
  const moved = date.getTime() !== booking.event_date.getTime()
  if (moved) assertInReach(date, now, 0)
  const { eventDuration: hours, guests } = asked
  const [place, wishes] = [asked.eventLocation, asked.specialRequests].map((text) => (text === '' ? null : text))
  const wanted = {
    ...(moved && { eventDate: date.toISOString() }),
    ...(hours !== undefined && hours !== booking.event_duration && { eventDuration: hours }),
    ...(place !== undefined && place !== booking.event_location && { eventLocation: place }),
    ...(guests !== undefined && guests !== booking.guests && { guests }),
    ...(wishes !== undefined && wishes !== booking.special_requests && { specialRequests: wishes }),
  }
  if (Object.keys(wanted).length === 0) throw invalid({ eventDate: 'Change something first' })
  return wanted
}

/** When a booking would begin and how many hours it would last. */
export const timeOf = (booking: Details, wanted: WantedChange): { start: Date; hours: number } => ({
  start: wanted.eventDate === undefined ? booking.event_date : new Date(wanted.eventDate),
  hours: wanted.eventDuration ?? booking.event_duration,
})
