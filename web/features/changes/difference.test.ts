import { expect, test } from 'vitest'
import { describeDifference } from './difference.ts'

test.each([
  [null, ''],
  [0, 'Same price'],
  [-8000, '$80.00 less'],
  [24_050, '$240.50 more'],
])('a difference of %s cents reads %j', (cents, words) => {
  expect(describeDifference(cents)).toBe(words)
})
