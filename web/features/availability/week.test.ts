import { expect, test } from 'vitest'
import { clockOf, isOvernight, isSameWeek, minuteOf, withFrom, withTo } from './week.ts'

const span = { weekday: 5, from: 1080, to: 1380 }

test('times are read and written as time inputs have them', () => {
  expect([clockOf(1080), clockOf(1440), clockOf(1560), clockOf(Number.NaN)]).toEqual(['18:00', '00:00', '02:00', ''])
  expect([minuteOf('18:30'), minuteOf('')]).toEqual([1110, Number.NaN])
})

test('an end that is not after the beginning is the next day', () => {
  expect(withTo(span, 120)).toEqual({ ...span, to: 1560 })
  expect(withTo(span, 0)).toEqual({ ...span, to: 1440 })
  expect(withTo({ ...span, to: 1560 }, 1200)).toEqual({ ...span, to: 1200 })
  expect(withFrom(span, 1400)).toEqual({ weekday: 5, from: 1400, to: 2820 })
  expect(withFrom({ ...span, to: 1560 }, 60)).toEqual({ weekday: 5, from: 60, to: 120 })
  expect([isOvernight(span), isOvernight({ ...span, to: 1440 }), isOvernight({ ...span, to: 1560 })]).toEqual([
    false,
    false,
    true,
  ])
})

test('the order of spans is no change', () => {
  const other = { weekday: 1, from: 0, to: 60 }
  expect(isSameWeek([span, other], [other, span])).toBe(true)
  expect(isSameWeek([span], [other])).toBe(false)
})
