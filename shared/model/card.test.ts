import { expect, test } from 'vitest'
import { getBrand, holdsCardData, isExpired, looksLikeCardNumber } from './card.ts'

test.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['4242-4242-4242-4242', true],
  ['4242\u2011\u00a042424242‑4242', true],
  ['４２４２４２４２４２４２４２４２', true],
  ['4242\u200b4242\u206042424242\u00ad', true],
  ['378282246310005', true],
  ['6011111111111117', true],
  ['4242424242424241', false],
  ['1234567890123452', false],
  ['TXN 4242424242424242', false],
  ['42424242424242', false],
  ['42424242424242424242', false],
  ['', false],
])('%s could be a card number: %s', (text, expected) => {
  expect(looksLikeCardNumber(text)).toBe(expected)
})

test.each([
  'number',
  'cardNumber',
  'card_number',
  'CARD-NUMBER',
  'cardNo',
  'ccnum',
  'creditCardNumber',
  'pan',
  'cardPan',
  'cvv',
  'CVV2',
  'cvc',
  'cardCvc',
  'cvvCode',
  'csc',
  'securityCode',
  'card_security_code',
  'verificationValue',
  'accountNumber',
  'primaryAccountNumber',
  'track2',
  'trackData',
  'pin',
])('a payload with the key %s holds card data, at any depth', (key) => {
  expect(holdsCardData({ [key]: '' })).toBe(true)
  expect(holdsCardData({ extra: [{ deep: { [key]: null } }] })).toBe(true)
})

test('whole values that could be card numbers are found under any key, as texts and as numbers', () => {
  expect(holdsCardData({ note: '4242 4242 4242 4242' })).toBe(true)
  expect(holdsCardData({ a: [{ b: [4_242_424_242_424_242] }] })).toBe(true)
})

test('what the card form sends holds none', () => {
  expect(
    holdsCardData({
      type: 'credit_card',
      last4: '4242',
      brand: 'Visa',
      expiryMonth: 12,
      expiryYear: 2031,
      cardholderName: 'Numa Pancake',
      billingZip: '30312',
      isDefault: true,
      paymentProcessorId: 'tok_placeholder_1763757600000',
    }),
  ).toBe(false)
  for (const key of ['company', 'expand', 'shipping', 'phoneNumber', 'last4', 'trackingId']) {
    expect(holdsCardData({ [key]: 'x' }), key).toBe(false)
  }
})

test('the first digit gives the brand, as written in the product rules', () => {
  expect(['4', '5', '3', '6', '9', ''].map((digit) => getBrand(digit))).toEqual([
    'Visa',
    'Mastercard',
    'Amex',
    'Discover',
    'Unknown',
    'Unknown',
  ])
})

test('a card is good until its month has ended', () => {
  const now = new Date(2026, 5, 15)
  expect(isExpired({ month: 6, year: 2026 }, now)).toBe(false)
  expect(isExpired({ month: 5, year: 2026 }, now)).toBe(true)
  expect(isExpired({ month: 12, year: 25 }, now)).toBe(true)
  expect(isExpired({ month: 1, year: 27 }, now)).toBe(false)
})
