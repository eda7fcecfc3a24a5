import { expect, test } from 'vitest'
import { formatDate, formatDay, formatLongDateTime, formatShortDateTime } from './format-date.ts'

test('a day shows its year when that is another', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(formatDay('2026-11-13T04:59:59Z', now)).toBe('Nov 12')
  // still the old year in Atlanta
  expect(formatDay('2027-01-01T04:00:00Z', now)).toBe('Dec 31')
  expect(formatDay('2027-01-02T04:00:00Z', now)).toBe('Jan 1, 2027')
})

test('what is no date says so', () => {
  const nothing = undefined as unknown as string // a field a server left out
  for (const format of [formatDate, formatDay, formatLongDateTime, formatShortDateTime]) {
    expect(['soon', '', nothing].map((instant) => format(instant))).toEqual(Array(3).fill('Date unknown'))
  }
})
