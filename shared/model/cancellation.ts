import { HOUR_MS } from './day.ts'
import { dateFormat } from './lazy-format.ts'
import { formatCents } from './money.ts'

/** A step of the cancellation policy: from this many hours before the start, this much of the price is kept. */
export interface CancellationTier {
  /** Whole hours before the start, elapsed ones; the last tier has 0. */
  hours: number
  /** 0 to 100: percent of the price with its tax that the agency keeps. */
  keepPercent: number
}

/** What the agency keeps when a customer cancels: tiers, the earliest first (docs/product.md P15.1). */
export interface CancellationPolicy {
  tiers: readonly CancellationTier[]
}

/** More than 72 hours before: nothing; 72 to 24 hours: half; less than 24 hours: all. */
export const DEFAULT_CANCELLATION_POLICY: CancellationPolicy = {
  tiers: [
    { hours: 72, keepPercent: 0 },
    { hours: 24, keepPercent: 50 },
    { hours: 0, keepPercent: 100 },
  ],
}

/** What holds for weather and closed venues, below every policy. */
export const WEATHER_SENTENCE =
  'If severe weather or a closed venue makes the event impossible, we move it to another date at no charge.'

/** What a cancellation by the agency costs: nothing, below every policy. */
export const AGENCY_CANCELS_SENTENCE = 'If we cancel, you get back everything you paid.'

/**
 * The tier that holds at a moment. Exactly 72 hours before the start counts as 72 hours before, the cheaper tier. Hours
 * are elapsed ones, also across a clock change; after the start the last tier holds.
 * @param eventDate the start
 */
export function findTier({ tiers }: CancellationPolicy, eventDate: Date, at: Date): CancellationTier {
  const left = eventDate.getTime() - at.getTime()
  return tiers.find(({ hours }) => left >= hours * HOUR_MS) ?? tiers.at(-1) ?? { hours: 0, keepPercent: 0 }
}

/**
 * What the agency keeps of a canceled booking: the percentage of its price with tax, rounded once to the cent, half up,
 * and at most what was paid and verified. The unpaid rest is not claimed (docs/product.md P15.2).
 * @param demandCents the price with tax, integer cents; null while there is no price
 * @param paidCents what was paid and verified, less refunds, integer cents
 * @returns integer cents
 */
export function keptCents(keepPercent: number, demandCents: number | null, paidCents: number): number {
  return Math.max(0, Math.min(claimCents(keepPercent, demandCents), paidCents))
}

/** The percentage of a price with tax: integer cents, rounded half up. */
export const claimCents = (keepPercent: number, demandCents: number | null): number =>
  Math.floor(((demandCents ?? 0) * keepPercent + 50) / 100)

/** The last moment of each tier but the last, for one event. */
export function listTierEnds(policy: CancellationPolicy, eventDate: Date): { until: Date; keepPercent: number }[] {
  return policy.tiers
    .filter(({ hours }) => hours > 0)
    .map(({ hours, keepPercent }) => ({ until: new Date(eventDate.getTime() - hours * HOUR_MS), keepPercent }))
}

const moment = dateFormat({
  ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
})

/** A moment in Atlanta's time as terms name it: 'Sat, Dec 12, 6:00 PM'. */
export const formatTermsMoment = (instant: Date): string => moment.format(instant).replace(/\u202f/g, ' ')

/** What is kept, as the object of 'we keep': 'nothing', 'half of the total', '30% of the total', 'all of it'. */
export function wordKept(keepPercent: number): string {
  if (keepPercent === 0) return 'nothing'
  if (keepPercent === 100) return 'all of it'
  return keepPercent === 50 ? 'half of the total' : `${keepPercent}% of the total`
}

const hoursBefore = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** The policy in sentences, without a date: for pages and mails that are about no booking. */
export function writePolicy({ tiers }: CancellationPolicy): string {
  const sentences = tiers.map(({ hours, keepPercent }, i) => {
    const before = tiers[i - 1]
    if (before === undefined) {
      if (hours === 0)
        return keepPercent === 0 ? 'Canceling is free.' : `If you cancel, we keep ${wordKept(keepPercent)}.`
      if (keepPercent === 0) return `Cancel free up to ${hoursBefore(hours)} before the start.`
      return `Up to ${hoursBefore(hours)} before the start we keep ${wordKept(keepPercent)}.`
    }
    return hours === 0
      ? `Less than ${hoursBefore(before.hours)} before, we keep ${wordKept(keepPercent)}.`
      : `From ${before.hours} to ${hoursBefore(hours)} before, we keep ${wordKept(keepPercent)}.`
  })
  return [...sentences, AGENCY_CANCELS_SENTENCE, WEATHER_SENTENCE].join(' ')
}

/**
 * The policy of one booking, with its dates in Atlanta's time: 'Free until Sat, Dec 12, 6:00 PM. Until Mon, Dec 14, 6:00
 * PM we keep half of the total; after that, all of it.'
 * @param demandCents the price with tax, integer cents, so that amounts stand beside the words; null leaves them out
 */
export function writeDatedPolicy(
  policy: CancellationPolicy,
  eventDate: Date,
  demandCents: number | null = null,
): string {
  const amount = (keepPercent: number) => {
    const words = wordKept(keepPercent)
    const cents = claimCents(keepPercent, demandCents)
    return demandCents === null || keepPercent === 0 ? words : `${words} (${formatCents(cents)})`
  }
  const last = policy.tiers.at(-1)?.keepPercent ?? 0
  const ends = listTierEnds(policy, eventDate)
  const dated = ends.map(({ until, keepPercent }, i) => {
    const day = formatTermsMoment(until)
    if (keepPercent === 0) return i === 0 ? `Free until ${day}` : `until ${day} we keep nothing`
    return `${i === 0 ? 'Until' : 'until'} ${day} we keep ${amount(keepPercent)}`
  })
  const after = ends.length === 0 ? `If you cancel, we keep ${amount(last)}` : `after that, ${amount(last)}`
  return [[...dated, after].join('; ').concat('.'), AGENCY_CANCELS_SENTENCE, WEATHER_SENTENCE].join(' ')
}
