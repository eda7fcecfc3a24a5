import { expect, test } from 'vitest'
import { packageInWords, packageTotalCents, usualTotalCents } from './package.ts'

const offer = { name: 'Signature Set', basePrice: 42_000, duration: 3 }

test('a package costs its price, and the rate for each hour beyond its own', () => {
  expect(packageTotalCents(offer, 85, 3)).toBe(42_000)
  expect(packageTotalCents(offer, 85, 1)).toBe(42_000)
  expect(packageTotalCents(offer, 85, 5)).toBe(59_000)
})

test('only hours beyond it need a rate', () => {
  expect(packageTotalCents(offer, null, 3)).toBe(42_000)
  expect(packageTotalCents(offer, 0, 4)).toBeNull()
})

test('without a package the total is by the hour', () => {
  expect(usualTotalCents(undefined, 85, 3)).toBe(25_500)
  expect(usualTotalCents(offer, 85, 3)).toBe(42_000)
})

test('its words have its hours, and those beyond', () => {
  expect(packageInWords(offer, 3)).toBe('Signature Set, 3 hours')
  expect(packageInWords(offer, 2)).toBe('Signature Set, 3 hours')
  expect(packageInWords({ name: 'Toast', duration: 1 }, 2)).toBe('Toast, 1 hour, plus 1 hour')
})
