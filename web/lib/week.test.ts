import { expect, test } from 'vitest'
import { setPlace } from '#shared/model/place.ts'
import { formatClock, listWeekdays, readClock } from './week.ts'

test('times are read and written as time inputs have them', () => {
  expect([formatClock(1080), formatClock(1440), formatClock(1560), formatClock(Number.NaN)]).toEqual([
    '18:00',
    '00:00',
    '02:00',
    '',
  ])
  expect([readClock('18:30'), readClock('')]).toEqual([1110, Number.NaN])
})

test('weekdays are listed from the day on which weeks start', () => {
  expect(listWeekdays()).toEqual([0, 1, 2, 3, 4, 5, 6])
  try {
    setPlace({ weekStart: 1 })
    expect(listWeekdays()).toEqual([1, 2, 3, 4, 5, 6, 0])
    setPlace({ weekStart: 6 })
    expect(listWeekdays()).toEqual([6, 0, 1, 2, 3, 4, 5])
  } finally {
    setPlace()
  }
})
