import { BOOKING_TEXT_LIMITS, type EventType, MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { MAX_GUESTS, MIN_GUESTS } from '#shared/model/guests.ts'
import { atlantaInstant, atlantaMinute } from '#shared/model/time-zone.ts'

/** What an address says of an event; what it does not say is undefined (docs/product.md P10.43). */
export interface EventAddress {
  /** Atlanta's time as a date input writes it: '2026-12-31T21:00'. */
  date?: string | undefined
  hours?: number | undefined
  place?: string | undefined
  guests?: number | undefined
  /** An event type of the booking form, and what else was said; read by the form alone (P10.92). */
  event?: EventType | undefined
  requests?: string | undefined
}

/** The event an address names. Invalid values are ignored. */
export function readEvent(params: URLSearchParams): EventAddress {
  const place = params.get('place')?.trim() ?? ''
  const isPlace = place !== '' && place.length <= BOOKING_TEXT_LIMITS.location && !/\p{Cc}/u.test(place)
  return {
    date: readDate(params.get('date')),
    hours: readHours(params.get('hours')),
    place: isPlace ? place : undefined,
    guests: readWhole(params.get('guests'), MIN_GUESTS, MAX_GUESTS),
  }
}

/** An address with an event in it. */
export function withEvent(path: string, event: EventAddress = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(event)) if (value !== undefined) params.set(name, String(value))
  if (params.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${params}`
}

export const readHours = (text: string | null) => readWhole(text, MIN_HOURS, MAX_HOURS)

export function readWhole(text: string | null, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : -1
  return value >= least && value <= most ? value : undefined
}

/** A date and time of Atlanta. Its instant gives the same back, unless no such day or hour exists there. */
export function readDate(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined
  if (Number.isNaN(Date.parse(`${text}Z`))) return undefined
  return atlantaMinute(atlantaInstant(text)) === text ? text : undefined
}
