import type { CancellationTier } from './cancellation.ts'

/** The most tiers of a policy, and the most hours before the start: a year (docs/product.md P15.3). */
export const MOST_TIERS = 5
export const MOST_TIER_HOURS = 8760

/** What is wrong with a field of a tier. */
export interface PolicyFault {
  /** The tier's place, from 0. */
  index: number
  field: keyof CancellationTier
  message: string
}

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most

/**
 * What is wrong with the tiers of a policy, one fault at most for each field: hours are whole, fall from tier to tier and
 * end with 0; percents are whole and never fall (docs/product.md P15.3).
 * @param tiers NaN stands for what is not a number
 */
export function findPolicyFaults(tiers: readonly CancellationTier[]): PolicyFault[] {
  return tiers.flatMap(({ hours, keepPercent }, index) => {
    const faults: PolicyFault[] = []
    const say = (field: PolicyFault['field'], message: string) => faults.push({ index, field, message })
    const before = tiers[index - 1]
    if (!isWhole(hours, MOST_TIER_HOURS)) say('hours', 'Enter a whole number from 0 to 8,760')
    else if (index === tiers.length - 1 && hours !== 0) say('hours', 'The last row counts until the start: 0 hours')
    else if (index < tiers.length - 1 && hours === 0) say('hours', 'Enter at least 1 hour')
    else if (before && before.hours > 0 && hours >= before.hours)
      say('hours', `Enter fewer than ${before.hours} hours, the row above`)
    if (!isWhole(keepPercent, 100)) say('keepPercent', 'Enter a whole number from 0 to 100')
    else if (before && keepPercent < before.keepPercent) {
      say('keepPercent', `Enter at least ${before.keepPercent}%, as in the row above`)
    }
    return faults
  })
}
