import { expect, test } from 'vitest'
import { fillMonths } from './months.ts'

test('months without anything are there too', () => {
  const months = [
    { month: '2026-02', received: 5, returned: 1 },
    { month: '2025-11', received: 3, returned: 0 },
  ]
  expect(fillMonths(months).map(({ month, received }) => [month, received])).toEqual([
    ['2025-11', 3],
    ['2025-12', 0],
    ['2026-01', 0],
    ['2026-02', 5],
  ])
  expect(fillMonths([])).toEqual([])
})
