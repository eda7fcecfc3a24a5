import { expect, test } from 'vitest'
import { clockOf, minuteOf } from './week.ts'

test('times are read and written as time inputs have them', () => {
  expect([clockOf(1080), clockOf(1440), clockOf(1560), clockOf(Number.NaN)]).toEqual(['18:00', '00:00', '02:00', ''])
  expect([minuteOf('18:30'), minuteOf('')]).toEqual([1110, Number.NaN])
})
