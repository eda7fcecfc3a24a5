import { bookingTotalCents } from './money.ts'

/** What a service package costs, integer cents, and the hours that is for. */
export interface PackagePrice {
  basePrice: number
  duration: number
}

/** '1 hour', '5 hours'. */
export const hoursInWords = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`)

/**
 * How long a booking lasts beyond what its package is for.
 * @returns hours, 0 when it is no longer
 */
export const hoursBeyond = ({ duration }: Pick<PackagePrice, 'duration'>, hours: number): number =>
  Math.max(0, hours - duration)

/**
 * The total of a booking of a package: its price, and the agent's rate for every hour beyond its duration
 * (docs/product.md P7.53).
 * @param hourlyRate whole dollars an hour; null or 0 means unknown
 * @param hours how long the booking lasts; fewer than the package's cost its price all the same
 * @returns integer cents, or null when there are hours beyond it and the rate is unknown
 */
export function packageTotalCents(offer: PackagePrice, hourlyRate: number | null, hours: number): number | null {
  const beyond = hoursBeyond(offer, hours)
  const extra = beyond === 0 ? 0 : bookingTotalCents(hourlyRate, beyond)
  return extra === null ? null : offer.basePrice + extra
}

/**
 * The total of a booking, of a package or by the hour (docs/product.md P7.2, P7.53).
 * @param offer the package, if it is for one
 * @param hourlyRate whole dollars an hour; null or 0 means unknown
 * @returns integer cents, or null when it can't be known
 */
export function usualTotalCents(
  offer: PackagePrice | null | undefined,
  hourlyRate: number | null,
  hours: number,
): number | null {
  return offer ? packageTotalCents(offer, hourlyRate, hours) : bookingTotalCents(hourlyRate, hours)
}

/**
 * What was sold, in words: 'Signature Set, 3 hours', and 'Signature Set, 3 hours, plus 2 hours' when the booking lasts
 * longer.
 * @param hours how long the booking lasts
 */
export function packageInWords({ name, duration }: { name: string; duration: number }, hours: number): string {
  const beyond = hoursBeyond({ duration }, hours)
  return `${name}, ${hoursInWords(duration)}${beyond === 0 ? '' : `, plus ${hoursInWords(beyond)}`}`
}
