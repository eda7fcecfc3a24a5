import { bookingTotalCents, formatCents } from '#shared/model/money.ts'
import { formatHours, formatRate } from '#web/lib/format.ts'

const UNKNOWN = '—'

/**
 * What a booking would cost, in the words of the ticket.
 * @param agent whom to book; undefined while nobody is chosen
 * @param hours how long; null while what was typed isn't a duration
 */
export function quoteOf(agent: { hourlyRate: number | null } | undefined, hours: number | null): Quote {
  const rate = agent?.hourlyRate
  const duration = hours === null ? UNKNOWN : formatHours(hours)
  if (!agent) return { rate: UNKNOWN, duration, total: UNKNOWN }
  if (!rate) return { rate: formatRate(null), duration, total: 'Price to be confirmed', inWords: true }
  return {
    rate: `${formatRate(rate)} per hour`,
    duration,
    total: hours === null ? UNKNOWN : formatCents(bookingTotalCents(rate, hours)),
    /** '3 hours × $220', once there is something to multiply. */
    ...(hours !== null && { sum: `${duration} × ${formatRate(rate)}` }),
  }
}

export interface Quote {
  rate: string
  duration: string
  total: string
  /** The total is a sentence: not to be set as a figure. */
  inWords?: boolean
  sum?: string
}
