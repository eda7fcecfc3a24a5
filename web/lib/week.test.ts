import { expect, test } from 'vitest'
import { formatClock, readClock } from './week.ts'

test('times are read and written as time inputs have them', () => {
  expect([formatClock(1080), formatClock(1440), formatClock(1560), formatClock(Number.NaN)]).toEqual([
    '18:00',
    '00:00',
    '02:00',
    '',
  ])
  expect([readClock('18:30'), readClock('')]).toEqual([1110, Number.NaN])
})
