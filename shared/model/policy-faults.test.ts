import { expect, test } from 'vitest'
import { DEFAULT_CANCELLATION_POLICY } from './cancellation.ts'
import { findPolicyFaults } from './policy-faults.ts'

const faultsOf = (...tiers: [number, number][]) =>
  findPolicyFaults(tiers.map(([hours, keepPercent]) => ({ hours, keepPercent }))).map(
    ({ index, field, message }) => `${index} ${field}: ${message}`,
  )

test('the default policy, one tier, and percents that stay the same are fine', () => {
  expect(findPolicyFaults(DEFAULT_CANCELLATION_POLICY.tiers)).toEqual([])
  expect(faultsOf([0, 100])).toEqual([])
  expect(faultsOf([8760, 0], [48, 50], [24, 50], [0, 50])).toEqual([])
})

test('hours fall strictly and end with 0; percents never fall', () => {
  expect(faultsOf([72, 0], [72, 50], [0, 100])).toEqual(['1 hours: Enter fewer than 72 hours, the row above'])
  expect(faultsOf([72, 0], [24, 100])).toEqual(['1 hours: The last row counts until the start: 0 hours'])
  expect(faultsOf([0, 0], [0, 100])).toEqual(['0 hours: Enter at least 1 hour'])
  expect(faultsOf([72, 50], [0, 30])).toEqual(['1 keepPercent: Enter at least 50%, as in the row above'])
})

test('numbers are whole and in range', () => {
  expect(faultsOf([8761, -1], [12.5, 101], [0, Number.NaN])).toEqual([
    '0 hours: Enter a whole number from 0 to 8,760',
    '0 keepPercent: Enter a whole number from 0 to 100',
    '1 hours: Enter a whole number from 0 to 8,760',
    '1 keepPercent: Enter a whole number from 0 to 100',
    '2 keepPercent: Enter a whole number from 0 to 100',
  ])
})
