import { expect, test } from 'vitest'
import { bookingTotalCents, centsToDollars, dollarsToCents, formatCents } from './money.ts'

test('a booking costs its rate times its hours, in cents', () => {
  expect(bookingTotalCents(220, 3)).toBe(66_000)
})

test('an unknown rate makes an unknown total', () => {
  expect(bookingTotalCents(null, 3)).toBeNull()
  expect(bookingTotalCents(0, 3)).toBeNull()
})

test('money is shown as dollars with two decimals, a missing amount as $0.00', () => {
  expect(formatCents(66_000)).toBe('$660.00')
  expect(formatCents(123_456_789)).toBe('$1,234,567.89')
  expect(formatCents(null)).toBe('$0.00')
  expect(formatCents(undefined)).toBe('$0.00')
})

test('dollars and cents convert without losing a cent', () => {
  for (let cents = 0; cents < 20_000; cents += 7) {
    expect(dollarsToCents(centsToDollars(cents) ?? Number.NaN)).toBe(cents)
  }
  expect(centsToDollars(null)).toBeNull()
})
