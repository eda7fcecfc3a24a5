import { formatWhole } from './money.ts'
import { getPlace } from './place.ts'

/** What stands before an amount: '$', '€', 'INR '. */
export const currencySign = (): string => formatWhole(0).replace('0', '').replace(/\s/g, ' ')

/** What amounts are in: 'dollars', 'euros', 'Indian rupees'. */
export function currencyWords(): string {
  const { currency } = getPlace()
  if (currency === 'USD') return 'dollars'
  const named = { style: 'currency', currency, currencyDisplay: 'name', minimumFractionDigits: 0 } as const
  return (2).toLocaleString('en-US', named).slice(2)
}

/** The same at the beginning of a sentence: 'Dollars'. */
export const currencyTitle = (): string => currencyWords().replace(/^./, (first) => first.toUpperCase())
