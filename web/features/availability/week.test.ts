import { expect, test } from 'vitest'
import { formatSpan, isOvernight, isSameWeek, readSpan } from './week.ts'

const span = { weekday: 5, from: 1080, to: 1380 }

test('an end that is not after the beginning is the next day', () => {
  const typed = (from: string, to: string) => readSpan(5, { from, to })
  expect(typed('18:00', '23:00')).toEqual(span)
  expect(typed('18:00', '02:00')).toEqual({ ...span, to: 1560 })
  expect(typed('18:00', '00:00')).toEqual({ ...span, to: 1440 })
  expect(typed('23:20', '23:00')).toEqual({ weekday: 5, from: 1400, to: 2820 })
  expect(typed('01:00', '02:00')).toEqual({ weekday: 5, from: 60, to: 120 })
  expect(typed('', '23:00')).toEqual({ weekday: 5, from: Number.NaN, to: 1380 })
  expect([isOvernight(span), isOvernight({ ...span, to: 1440 }), isOvernight({ ...span, to: 1560 })]).toEqual([
    false,
    false,
    true,
  ])
})

test('what was typed is shown as it was typed', () => {
  expect(formatSpan({ ...span, to: 1560 })).toEqual({ from: '18:00', to: '02:00' })
  expect(formatSpan(readSpan(5, { from: '', to: '02:00' }))).toEqual({ from: '', to: '02:00' })
})

test('the order of spans is no change', () => {
  const other = { weekday: 1, from: 0, to: 60 }
  expect(isSameWeek([span, other], [other, span])).toBe(true)
  expect(isSameWeek([span], [other])).toBe(false)
})
