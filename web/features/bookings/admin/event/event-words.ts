import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { writeSpan } from '#shared/model/event-time.ts'
import { formatCount } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'

type Bookings = EventDetails['bookings']

/** The bookings that an event consists of: those that were not canceled, else all of them. */
export function listActive(bookings: Bookings): Bookings {
  const active = bookings.filter(({ status }) => status !== 'cancelled')
  return active.length > 0 ? active : bookings
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]

/** 'Wedding'; of performers booked for different kinds 'Wedding, Birthday'. */
export const describeKind = ({ bookings }: Pick<EventDetails, 'bookings'>): string =>
  distinct(listActive(bookings).map(({ eventType }) => getLabel(EVENT_TYPE_LABELS, eventType))).join(', ') || 'Event'

/** The title of an event, else its kind and customer; 'other' is no name for one. */
export function nameEvent(event: EventDetails): string {
  const kind = describeKind(event)
  return event.title ?? `${kind === EVENT_TYPE_LABELS.other ? 'Event' : kind} for ${event.customer.name}`
}

/** From the first start to the last end: 'Saturday, December 5, 2026, 6 PM to midnight'. */
export function describeTimes(bookings: Bookings): string {
  const active = listActive(bookings)
  if (active.length === 0) return 'Not given'
  const starts = active.map(({ eventDate }) => Date.parse(eventDate))
  const ends = active.map(({ eventDate, eventDuration }) => Date.parse(eventDate) + eventDuration * HOUR_MS)
  return writeSpan(new Date(Math.min(...starts)), new Date(Math.max(...ends)))
}

/** The places of its performers, each once. */
export const describePlaces = (bookings: Bookings): string =>
  distinct(listActive(bookings).map(({ eventLocation }) => eventLocation ?? 'Not given')).join('; ')

/** How many guests; each number once where performers were booked for different ones. */
export const describeGuests = (bookings: Bookings): string =>
  distinct(listActive(bookings).map(({ guests }) => (guests === null ? 'Not given' : formatCount(guests)))).join('; ')
