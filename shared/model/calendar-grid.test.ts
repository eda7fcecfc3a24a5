import { expect, test } from 'vitest'
import { hoursOfDay, listDays } from './calendar-grid.ts'

test('days follow each other into the next month', () => {
  expect(listDays('2026-11-29', 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
})

test('a day has the hours that begin on it: none is a day off, no hours at all is any time', () => {
  const friday = { weekday: 5, from: 1200, to: 1560 }
  expect(hoursOfDay([], '2026-12-04')).toEqual([{ from: 0, to: 1440 }])
  expect(hoursOfDay([friday, { weekday: 5, from: 600, to: 720 }], '2026-12-04')).toEqual([
    { from: 600, to: 720 },
    { from: 1200, to: 1560 },
  ])
  expect(hoursOfDay([friday], '2026-12-05')).toEqual([])
})
