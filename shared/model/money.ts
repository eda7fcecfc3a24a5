import { moneyFormat } from './lazy-format.ts'

/** Cents in a dollar (docs/product.md §13). */
const CENTS_PER_DOLLAR = 100

/**
 * Turns whole or fractional dollars into integer cents, half a cent rounded up.
 * @param dollars an amount in dollars
 * @returns the amount in integer cents
 */
export function dollarsToCents(dollars: number): number {
  return Math.round(dollars * CENTS_PER_DOLLAR)
}

/**
 * Turns integer cents into dollars as the API shows a booking's total.
 * @param cents integer cents, or null when the amount isn't known
 * @returns dollars, or null when the amount isn't known
 */
export function centsToDollars(cents: number | null): number | null {
  return cents === null ? null : cents / CENTS_PER_DOLLAR
}

const money = moneyFormat()

/**
 * Shows cents in the agency's currency with two decimals; a missing amount is $0.00.
 * @param cents integer cents, null or undefined when the amount isn't known
 */
export function formatCents(cents: number | null | undefined): string {
  return money.format(Number.isFinite(cents) ? Number(cents) / CENTS_PER_DOLLAR : 0)
}

/**
 * The total of a booking: hourly rate times hours.
 * @param hourlyRate whole dollars an hour; null or 0 means unknown
 * @param hours whole hours, 1 or more
 * @returns integer cents, or null when the rate is unknown
 */
export function bookingTotalCents(hourlyRate: number | null, hours: number): number | null {
  return hourlyRate ? dollarsToCents(hourlyRate * hours) : null
}

const whole = moneyFormat({ maximumFractionDigits: 0 })

/** Shows a whole amount, not in cents: '$1,000,000'. */
export const formatWhole = (amount: number): string => whole.format(amount)
