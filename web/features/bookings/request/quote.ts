import { formatCents } from '#shared/model/money.ts'
import { hoursBeyond, type PackagePrice, packageInWords, usualTotalCents } from '#shared/model/package.ts'
import { formatHours, formatRate } from '#web/lib/format.ts'

/** Stands for what is not known yet. */
export const UNKNOWN = '—'

type Quoted = { hourlyRate: number | null; plusTax: boolean }
type Offer = PackagePrice & { name: string; plusTax: boolean }

/**
 * What a booking would cost, in the words of the ticket.
 * @param agent whom to book; undefined while nobody is chosen
 * @param hours how long; null while what was typed isn't a duration
 * @param offer the package, if it is for one
 */
export function computeQuote(agent: Quoted | undefined, hours: number | null, offer?: Offer): Quote {
  if (offer) return quoteOfPackage(agent, hours, offer)
  const rate = agent?.hourlyRate
  const duration = hours === null ? UNKNOWN : formatHours(hours)
  if (!agent) return { rate: UNKNOWN, duration, total: UNKNOWN }
  if (!rate) return { rate: formatRate(null), duration, total: 'Price to be confirmed', inWords: true }
  return {
    rate: `${formatRate(rate)} per hour`,
    duration,
    total: formatTotal(usualTotalCents(undefined, rate, hours ?? 0), hours),
    ...(hours !== null && { plusTax: agent.plusTax, sum: `${duration} × ${formatRate(rate)}` }),
  }
}

function quoteOfPackage(agent: Quoted | undefined, hours: number | null, offer: Offer): Quote {
  const { name, basePrice, duration } = offer
  const beyond = hours === null ? 0 : hoursBeyond(offer, hours)
  const rate = agent?.hourlyRate || null
  const further = beyond === 0 ? undefined : `${formatHours(beyond)} × ${rate === null ? UNKNOWN : formatRate(rate)}`
  const cents = hours === null ? null : usualTotalCents(offer, rate, hours)
  const inWords = agent !== undefined && hours !== null && cents === null
  return {
    rate: packageInWords(offer, hours ?? duration),
    duration: hours === null ? UNKNOWN : formatHours(hours),
    total: inWords ? 'Price to be confirmed' : formatTotal(cents, hours),
    ...(inWords && { inWords }),
    plusTax: offer.plusTax && cents !== null,
    sum: further === undefined ? 'Package price' : `Package price + ${further}`,
    offer: { name, price: `${formatCents(basePrice)} for ${formatHours(duration)}`, ...(further && { further }) },
  }
}

const formatTotal = (cents: number | null, hours: number | null): string =>
  cents === null || hours === null ? UNKNOWN : formatCents(cents)

export interface Quote {
  /** What an hour costs, or which package it is. */
  rate: string
  duration: string
  total: string
  /** The total is a sentence: not to be set as a figure. */
  inWords?: boolean
  /** Whether tax is added to the total, once there is one. */
  plusTax?: boolean
  /** '3 hours × $220' or 'Package price + 2 hours × $85', once there is something to add up. */
  sum?: string
  /** Each performer with their price, when there are several. */
  performers?: readonly { name: string; price: string }[]
  /** The package, its price, and the hours beyond it if there are any. */
  offer?: { name: string; price: string; further?: string }
}
