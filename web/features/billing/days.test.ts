import { expect, test } from 'vitest'
import { addDays, addMonths, atlantaDay, isDay, isMonth, writeMonth } from '#web/features/billing/days.ts'

test('a day is Atlanta’s', () => {
  expect(atlantaDay('2026-11-22T03:00:00Z')).toBe('2026-11-21')
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02')
  expect(isDay('2026-02-30')).toBe(false)
})

test('months go over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(isMonth('2026-13')).toBe(false)
  expect(writeMonth('2026-11')).toBe('November 2026')
})
