import { expect, test } from 'vitest'
import { atlantaDay, atlantaMinute } from './time-zone.ts'

test.each([
  ['2026-12-05T04:59:00Z', '2026-12-04'],
  ['2026-12-05T05:00:00Z', '2026-12-05'],
  ['2026-07-05T03:59:00Z', '2026-07-04'],
  ['2026-11-22T03:00:00Z', '2026-11-21'],
  ['0999-06-01T12:00:00Z', '0999-06-01'],
])('%s is the day %s in Atlanta', (instant, day) => {
  expect(atlantaDay(instant)).toBe(day)
  expect(atlantaDay(new Date(instant))).toBe(day)
})

test('a minute is written as date inputs write it', () => {
  expect(atlantaMinute('2026-12-05T02:00:00Z')).toBe('2026-12-04T21:00')
})
