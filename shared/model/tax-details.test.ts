import { describe, expect, test } from 'vitest'
import { defaultThreshold, findTinFault, formatTin, maskTin, tinDigits } from './tax-details.ts'

describe('a taxpayer number (P7.121)', () => {
  test.each([
    ['123-45-6789', 'ssn'],
    ['123 45 6789', 'ssn'],
    ['123456789', 'ssn'],
    ['912-70-1234', 'ssn'],
    ['12-3456789', 'ein'],
    ['123456789', 'ein'],
  ] as const)('%s is a number of kind %s', (typed, kind) => expect(findTinFault(typed, kind)).toBeUndefined())

  test.each([
    ['12345678', 'ssn', 'Enter 9 digits'],
    ['1234567890', 'ssn', 'Enter 9 digits'],
    ['12345678a', 'ein', 'Enter 9 digits'],
    ['١٢٣٤٥٦٧٨٩', 'ssn', 'Enter 9 digits'],
    ['•••-••-6789', 'ssn', 'Enter 9 digits'],
    ['000-00-0000', 'ssn', 'This is not an SSN or ITIN'],
    ['000-12-3456', 'ssn', 'This is not an SSN or ITIN'],
    ['666-12-3456', 'ssn', 'This is not an SSN or ITIN'],
    ['123-00-4567', 'ssn', 'This is not an SSN or ITIN'],
    ['123-45-0000', 'ssn', 'This is not an SSN or ITIN'],
    ['00-1234567', 'ein', 'This is not an EIN'],
    ['12-0000000', 'ein', 'This is not an EIN'],
  ] as const)('%s is no number of kind %s: %s', (typed, kind, fault) => expect(findTinFault(typed, kind)).toBe(fault))

  test('is shown by its last four digits', () => {
    expect(tinDigits('123-45 6789')).toBe('123456789')
    expect([formatTin('123456789', 'ssn'), formatTin('123456789', 'ein')]).toEqual(['123-45-6789', '12-3456789'])
    expect([maskTin('6789', 'ssn'), maskTin('6789', 'ein')]).toEqual(['•••-••-6789', '••-•••6789'])
  })
})

test('a year is reported from $600 through 2025 and from $2,000 on since (P7.124)', () => {
  expect([2024, 2025, 2026, 2030].map(defaultThreshold)).toEqual([60_000, 60_000, 200_000, 200_000])
})
