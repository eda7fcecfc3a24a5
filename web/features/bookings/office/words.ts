import type { BookingStatus } from '#shared/model/booking.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { TIME_ZONE } from '#web/lib/format.ts'

const short = (withYear: boolean) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(withYear && { year: 'numeric' }),
  })
const thisYear = short(false)
const otherYear = short(true)
// made once: on a board of hundreds, making it costs more than all else about a ticket
const year = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, year: 'numeric' })

/** 'Fri, Dec 4, 9:00 PM', with the year when it is another. */
export function formatShortDateTime(instant: string, now = new Date()): string {
  const date = new Date(instant)
  return (year.format(date) === year.format(now) ? thisYear : otherYear).format(date)
}

/** '$660.00', or that nobody has said yet. */
export const formatPrice = (dollars: number | null): string =>
  dollars === null ? 'Price to be confirmed' : formatCents(dollarsToCents(dollars))

/** A column with nothing in it. */
export const NOTHING: Record<BookingStatus, string> = {
  pending: 'Nothing is waiting',
  confirmed: 'Nothing is confirmed',
  completed: 'Nothing is completed yet',
  cancelled: 'Nothing was cancelled',
}

/** The same screen's failures, wherever they show. */
export const LIST_WORDS = { failure: 'The bookings could not be loaded', loading: 'Loading bookings...' } as const
