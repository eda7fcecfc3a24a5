import type { BookingStatus } from '#shared/model/booking.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'

/** '$660.00', or that nobody has said yet. */
export const formatPrice = (dollars: number | null): string =>
  dollars === null ? 'Price to be confirmed' : formatCents(dollarsToCents(dollars))

/** A column with nothing in it. */
export const NOTHING: Record<BookingStatus, string> = {
  pending: 'No pending bookings',
  confirmed: 'No confirmed bookings',
  completed: 'No completed bookings yet',
  cancelled: 'No canceled bookings',
}

/** The same screen's failures, wherever they show. */
export const LIST_WORDS = { failure: 'The bookings could not be loaded', loading: 'Loading bookings...' } as const
