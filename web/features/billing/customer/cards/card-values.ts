import type { addPaymentMethod } from '#shared/contract/billing/cards.ts'
import type { EndpointCall } from '#shared/contract/endpoint.ts'
import { CARD_LIMITS, type CardType, getBrand, looksLikeCardNumber } from '#shared/model/card.ts'
import { randomHex } from '#web/lib/idempotency-key.ts'

/** What the form holds. Number and CVV live here and nowhere else (docs/product.md P4.11). */
export interface CardValues {
  type: CardType
  number: string
  cardholder: string
  month: string
  year: string
  cvv: string
  zip: string
  isDefault: boolean
}

export const EMPTY_CARD: CardValues = {
  type: 'credit_card',
  number: '',
  cardholder: '',
  month: '',
  year: '',
  cvv: '',
  zip: '',
  isDefault: false,
}

export type CardField = keyof CardValues

const REQUIRED = ['number', 'cardholder', 'month', 'year', 'cvv'] as const satisfies readonly CardField[]

/** As much of what was typed or pasted as the field takes: '4111 1111 1111 1111' without its spaces. */
export const digitsFor = (field: keyof typeof CARD_LIMITS, typed: string): string =>
  typed.replace(/\D/g, '').slice(0, CARD_LIMITS[field])

/** Required fields that are empty, in the order they are read. */
export const missingIn = (values: CardValues): CardField[] => REQUIRED.filter((field) => values[field].trim() === '')

/** What is wrong with what was typed, field by field; nothing about what is missing. */
export function errorsIn(values: CardValues): Partial<Record<CardField, string>> {
  const month = Number(values.month)
  return {
    ...(values.number.length < 12 && { number: 'Enter the whole card number' }),
    ...(looksLikeCardNumber(values.cardholder) && { cardholder: 'This looks like a card number. Enter a name.' }),
    ...((month < 1 || month > 12) && { month: 'Enter a month from 01 to 12' }),
    ...(values.year.length % 2 === 1 && { year: 'Enter two or four digits' }),
    ...(values.cvv.length < 3 && { cvv: 'Enter three or four digits' }),
    ...(looksLikeCardNumber(values.zip) && { zip: 'This looks like a card number. Enter a ZIP code.' }),
  }
}

/**
 * What is kept of a card, and all that leaves the browser: the last four digits, the brand, the expiry, and a
 * placeholder where a card provider's token would be.
 */
export function cardToKeep(values: CardValues): EndpointCall<typeof addPaymentMethod>['body'] {
  const year = Number(values.year)
  return {
    type: values.type,
    last4: values.number.slice(-4),
    brand: getBrand(values.number),
    expiryMonth: Number(values.month),
    expiryYear: year < 100 ? 2000 + year : year,
    cardholderName: values.cardholder.trim(),
    billingZip: values.zip.trim() || null,
    isDefault: values.isDefault,
    paymentProcessorId: `placeholder_${randomHex(12)}`,
  }
}
