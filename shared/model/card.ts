/** Kinds of cards a customer can keep (docs/product.md P4.10). */
export const CARD_TYPES = ['credit_card', 'debit_card'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const CARD_TYPE_LABELS: Record<CardType, string> = { credit_card: 'Credit card', debit_card: 'Debit card' }

const BRANDS: Record<string, string> = { 4: 'Visa', 5: 'Mastercard', 3: 'Amex', 6: 'Discover' }

/** The brand a card number begins with: by its first digit (docs/product.md P4.11). */
export function getBrand(cardNumber: string): string {
  return BRANDS[cardNumber.trim().charAt(0)] ?? 'Unknown'
}

/** The longest texts the card form's fields take, in characters (docs/product.md P4.10). */
export const CARD_LIMITS = { number: 16, month: 2, year: 4, cvv: 4 } as const

/** Cards one customer can keep. */
export const MAX_CARDS = 50

/**
 * True when a whole text could be a card number: 15 or 16 digits from 3 to 6 that pass Luhn, spaces, hyphens and
 * characters that show nothing aside (docs/product.md P7.12; ISO/IEC 7812-1 annex B).
 */
export function looksLikeCardNumber(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[\s\p{Dash}\p{Cf}]/gu, '')
  return /^[3-6]\d{14,15}$/.test(digits) && passesLuhn(digits)
}

/** Keys that carry what must never arrive, in lower case without what isn't a letter or digit. */
const CARD_DATA_KEYS = new RegExp(
  `^(${[
    '(credit|debit)?(card|cc)?(number|num|no|pan)',
    '(credit|debit)?(card|cc)?(cvv|cvc|cvn|csc|cid|ccv)2?(code|number)?',
    '(credit|debit)?(card|cc)?(security|verification)(code|number|value)',
    '(primary)?accountnumber',
    '(card)?track[123]?(data)?',
    '(card)?pin(code|block)?',
  ].join('|')})$`,
)

/**
 * True when anything in a payload, at any depth, is named like a card number or security code, or is a text or number
 * that could be a card number (docs/product.md P7.12).
 */
export function holdsCardData(payload: unknown): boolean {
  if (typeof payload === 'string' || typeof payload === 'number') return looksLikeCardNumber(String(payload))
  if (Array.isArray(payload)) return payload.some(holdsCardData)
  if (typeof payload !== 'object' || payload === null) return false
  return Object.entries(payload).some(
    ([key, value]) => CARD_DATA_KEYS.test(key.toLowerCase().replace(/[^a-z0-9]/g, '')) || holdsCardData(value),
  )
}

/** Whether digits pass the check of ISO/IEC 7812-1 annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/**
 * True when a card's month has ended, in Atlanta's calendar at best a day off: cards end with their month.
 * @param expiry month 1 to 12; year as typed, two digits meaning this century
 */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  const full = year < 100 ? 2000 + year : year
  return full < now.getFullYear() || (full === now.getFullYear() && month < now.getMonth() + 1)
}
