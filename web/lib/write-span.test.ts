import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { writeTimeLeft } from './write-span.ts'

test.each([
  [3 * DAY_MS + 7 * HOUR_MS + 59 * 60_000, '3 days 7 hours'],
  [DAY_MS, '1 day'],
  [DAY_MS - 1, '23 hours 59 minutes'],
  [HOUR_MS + 60_000, '1 hour 1 minute'],
  [5 * 60_000, '5 minutes'],
  [1, '1 minute'],
])('%d ms are left: %s', (ms, words) => {
  expect(writeTimeLeft(ms)).toBe(words)
})
