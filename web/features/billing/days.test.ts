import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  atlantaDay,
  formatShortDate,
  isDay,
  isMonth,
  writeMonth,
} from '#web/features/billing/days.ts'

test('a day is Atlanta’s', () => {
  expect(atlantaDay('2026-11-22T03:00:00Z')).toBe('2026-11-21')
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02')
  expect(isDay('2026-02-30')).toBe(false)
})

test('a date shows its year when that is another', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(formatShortDate('2026-11-13T04:59:59Z', now)).toBe('Nov 12')
  // still the old year in Atlanta
  expect(formatShortDate('2027-01-01T04:00:00Z', now)).toBe('Dec 31')
  expect(formatShortDate('2027-01-02T04:00:00Z', now)).toBe('Jan 1, 2027')
})

test('months go over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(isMonth('2026-13')).toBe(false)
  expect(writeMonth('2026-11')).toBe('November 2026')
})
