import { currencyWords } from '#shared/model/currency-words.ts'
import { getPlace, type Place } from '#shared/model/place.ts'

let made: { place: Place; pattern: RegExp } | undefined

/** Finds the agency's currency: its signs, its code and its noun, in any case. */
function findPattern(): RegExp {
  const place = getPlace()
  if (made?.place === place) return made.pattern
  const { currency } = place
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    (0).toLocaleString('en-US', { style: 'currency', currency, currencyDisplay }).replace(/[\d.\s]/g, ''),
  )
  const noun = currencyWords().split(' ').at(-1) ?? currency
  // a sign of letters is one between others that are none: 'kr' is no sign in 'Kristina'
  const quoted = signs
    .filter((sign) => !/^[A-Z]+$/.test(sign))
    .map((sign) => (/\p{L}/u.test(sign) ? `(?<!\\p{L})${RegExp.escape(sign)}(?!\\p{L})` : RegExp.escape(sign)))
  // the noun of Brazil's is a common word
  const words = noun === 'real' || noun === 'reals' ? currency : `${currency}|${noun.replace(/s$/, '')}s?`
  const pattern = new RegExp([...quoted, `(?<!\\p{L})(?:${words})(?!\\p{L})`].join('|'), 'giu')
  made = { place, pattern }
  return pattern
}

/**
 * A text with the agency's currency written as dollars, which the readers of amounts know: of an agency in euros '€80',
 * 'EUR 80' and '80 euros' are '$80' and '80$' to them (docs/product.md P8.20). Of an agency in dollars the text itself.
 */
export function writeDollars(text: string): string {
  return getPlace().currency === 'USD' ? text : text.replace(findPattern(), '$$')
}
