import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { firstName } from '#shared/model/person-name.ts'
import { writeSpan } from '#web/lib/write-span.ts'

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

type Waiting = Pick<BookingWithDetails, 'waitsFor' | 'agent' | 'createdAt' | 'eventDate'>

/**
 * Why a booking waits, in a few words: 'Imani declined', 'No answer for 2 days', 'Unpaid, starts in 3 days'. Null when it
 * does not, is simply new, or has a conflict, which a flag says.
 */
export function describeWait({ waitsFor, agent, createdAt, eventDate }: Waiting, now: Date): string | null {
  switch (waitsFor) {
    case 'declined':
      return `${firstName(agent.name)} declined`
    case 'unanswered':
      return `No answer for ${writeSpan(now.getTime() - Date.parse(createdAt))}`
    case 'unpaid':
      return `Unpaid, starts in ${writeSpan(Date.parse(eventDate) - now.getTime())}`
    default:
      return null
  }
}
