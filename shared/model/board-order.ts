import type { BookingStatus } from './booking.ts'
import { compareWork, type WorkKind } from './work.ts'

/** What decides where a booking stands in its column of the board. */
export interface BoardBooking {
  id: string
  waitsFor: WorkKind | null
  /** ISO 8601. */
  eventDate: string
}

/** Whether nothing happens next with bookings of a status. */
export const isFinished = (status: BookingStatus): boolean => status === 'completed' || status === 'cancelled'

/**
 * Orders a column of the board (docs/product.md P6.170): open ones by what must happen next, in the order of the work
 * that waits (P6.140), finished ones by event, the latest first.
 * @param status the column's
 * @param now the moment that decides which events are over
 * @returns a function for Array.sort
 */
export function compareOnBoard(status: BookingStatus, now: Date): (one: BoardBooking, other: BoardBooking) => number {
  const byId = (one: BoardBooking, other: BoardBooking) => (one.id === other.id ? 0 : one.id < other.id ? -1 : 1)
  if (isFinished(status)) {
    return (one, other) => Date.parse(other.eventDate) - Date.parse(one.eventDate) || byId(other, one)
  }
  const byWork = compareWork(now)
  const workOf = ({ waitsFor, eventDate }: BoardBooking) => ({ kind: waitsFor, at: new Date(eventDate) })
  return (one, other) => byWork(workOf(one), workOf(other)) || byId(one, other)
}
