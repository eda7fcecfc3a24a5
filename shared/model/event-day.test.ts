import { expect, test } from 'vitest'
import { isEventDay } from './event-day.ts'

// nine in the evening in Atlanta, three hours long
const begin = new Date('2026-12-05T02:00:00Z')

test.each([
  ['2026-12-04T04:59:00Z', false],
  ['2026-12-04T05:00:00Z', true],
  ['2026-12-05T02:00:00Z', true],
  ['2026-12-05T17:00:00Z', true],
  ['2026-12-05T17:01:00Z', false],
])('at %s it is the day of the event: %s', (now, expected) =>
  expect(isEventDay(begin, 3, new Date(now))).toBe(expected),
)
