import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'

/** A ticket of the board: one booking, or those of one event in the same column. */
export interface Ticket {
  id: string
  bookings: readonly [BookingWithDetails, ...BookingWithDetails[]]
}

/** The tickets of a column, in its order: an event stands where the first of its bookings does (docs/product.md P6.209). */
export function groupByEvent(rows: readonly BookingWithDetails[]): Ticket[] {
  const tickets = new Map<string, Ticket>()
  for (const booking of rows) {
    const { eventId } = booking
    const before = tickets.get(eventId)
    tickets.set(eventId, { id: eventId, bookings: before ? [...before.bookings, booking] : [booking] })
  }
  return [...tickets.values()]
}
