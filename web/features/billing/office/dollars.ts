import { centsToDollars, dollarsToCents, formatCents } from '#shared/model/money.ts'

/** The largest sum the server takes, in cents. */
const MOST = 100_000_000

/**
 * Dollars as people type them, '1,250.00' and '$1250'.
 * @returns integer cents; undefined when it is no amount, or a larger one than any we take
 */
export function readCents(typed: string): number | undefined {
  const plain = typed.replace(/[$,\s]/g, '')
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return undefined
  const cents = dollarsToCents(Number(plain))
  return cents <= MOST ? cents : undefined
}

/** Cents as an input shows them: '1250.00'. */
export const writeCents = (cents: number): string => (centsToDollars(cents) ?? 0).toFixed(2)

/** Cents in words without those that are zero. */
export const shortMoney = (cents: number): string => formatCents(cents).replace(/\.00$/, '')

/** Up to it a figure of the strip shows its cents, zeros too. */
const SHORT_ABOVE = 100_000
/** From there on it says whole dollars. */
const WHOLE_FROM = 10_000_000

/** A figure as the strip has room for it (docs/design.md). */
export const statMoney = (cents: number): string =>
  cents <= SHORT_ABOVE
    ? formatCents(cents)
    : shortMoney(cents >= WHOLE_FROM ? dollarsToCents(Math.round(centsToDollars(cents) ?? 0)) : cents)
