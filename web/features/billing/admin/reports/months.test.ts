import { expect, test } from 'vitest'
import { fillMonths, fillYear } from './months.ts'

test('months without anything are there too', () => {
  const months = [
    { month: '2026-02', received: 5, returned: 1, tax: 0 },
    { month: '2025-11', received: 3, returned: 0, tax: 0 },
  ]
  expect(fillMonths(months).map(({ month, received }) => [month, received])).toEqual([
    ['2025-11', 3],
    ['2025-12', 0],
    ['2026-01', 0],
    ['2026-02', 5],
  ])
  expect(fillMonths([])).toEqual([])
})

test('a year has its twelve months', () => {
  const year = fillYear([{ month: '2026-11', received: 5, returned: 1, tax: 0 }], '2026')
  expect([year.length, year[0]?.month, year[10]?.received, year[11]?.month]).toEqual([12, '2026-01', 5, '2026-12'])
})
