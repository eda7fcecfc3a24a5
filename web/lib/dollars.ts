import { currencyWords } from '#shared/model/currency-words.ts'
import { centsToDollars, dollarsToCents } from '#shared/model/money.ts'
import { getPlace } from '#shared/model/place.ts'

/** The largest sum the server takes, in cents. */
const MAX_CENTS = 100_000_000

/**
 * A typed amount without its currency, spaces, and commas between thousands. Another comma stays, so that it is no amount:
 * '450,50' must not become a hundred times as much.
 */
export function bareAmount(typed: string): string {
  const plain = typed.replace(getPlace().currency, '').replace(/[\p{Sc}\s]/gu, '')
  return /^[\d,]*,\d{3}(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** 'a dollar amount', 'an amount in euros': what a field asks for. */
export const anAmount = (): string =>
  getPlace().currency === 'USD' ? 'a dollar amount' : `an amount in ${currencyWords()}`

/**
 * Dollars, or what the agency's currency is, as people type them: '1,250.00', '$1250' and 'EUR 1250'.
 * @returns integer cents; undefined when it is no amount, or a larger one than any we take
 */
export function readCents(typed: string): number | undefined {
  const plain = bareAmount(typed)
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return undefined
  const cents = dollarsToCents(Number(plain))
  return cents <= MAX_CENTS ? cents : undefined
}

/** Cents as people would type them: '660', '660.50'. */
export const typeDollars = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)

/** Cents as an input shows them: '1250.00'. */
export const writeCents = (cents: number): string => (centsToDollars(cents) ?? 0).toFixed(2)
