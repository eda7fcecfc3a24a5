import { expect, test } from 'vitest'
import { addDays, addMonths, getLastDay, getWeekStart, isDay, isMonth, nextDay, weeksOfMonth } from './day.ts'

test('days are counted without clocks', () => {
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(nextDay('2026-12-31')).toBe('2027-01-01')
  expect(nextDay('9999-12-31')).toBe('+010000-01-01')
})

test('a day is one of the calendar', () => {
  expect(isDay('2026-12-04')).toBe(true)
  expect(['2026-02-29', '2026-02-30', '2026-1-1', '', null].map(isDay)).toEqual([false, false, false, false, false])
  expect(isMonth('2026-12')).toBe(true)
  expect(isMonth('2026-13')).toBe(false)
})

test('months go over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(getLastDay('2028-02')).toBe('2028-02-29')
})

test('weeks begin on Sunday and cover their month', () => {
  expect(getWeekStart('2026-12-05')).toBe('2026-11-29')
  expect(getWeekStart('2026-11-29')).toBe('2026-11-29')
  const weeks = weeksOfMonth('2026-08')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-07-26')
})
