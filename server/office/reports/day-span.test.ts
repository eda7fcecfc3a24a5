import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { coverSpan, readSpan } from './day-span.ts'

const TODAY = '2026-11-21'
const LENGTH = {
  year: { years: 1 },
  half: { months: 6 },
  quarter: { months: 3 },
  month: { months: 1 },
  day: { days: 1 },
}

/** The days a cover is made of, in order; bounded stretches only. */
function daysOf(stretches: ReturnType<typeof coverSpan>): string[] {
  return stretches.flatMap(({ unit, from, to }) => {
    const days: string[] = []
    for (let start = Temporal.PlainDate.from(from); start.toString() < to; start = start.add(LENGTH[unit])) {
      const end = start.add(LENGTH[unit])
      for (let day = start; Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: 1 }))
        days.push(day.toString())
    }
    return days
  })
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(from); day.toString() < to; day = day.add({ days: 1 })) days.push(`${day}`)
  return days
}

describe('the cover of a span', () => {
  test.each([
    ['2025-07-01', '2026-07-01'],
    ['2025-02-01', '2026-02-01'],
    ['2025-01-01', '2026-01-01'],
    ['2024-02-29', '2024-03-01'],
    ['2023-11-05', '2026-10-03'],
    ['2026-11-01', '2026-11-20'],
    ['2025-12-31', '2026-01-02'],
    ['2025-03-31', '2025-04-01'],
  ])('from %s to %s has each of its days once', (from, to) => {
    const stretches = coverSpan({ from, to }, TODAY)
    expect(daysOf(stretches)).toEqual(daysBetween(from, to))
  })

  test('is the fewest units', () => {
    expect(coverSpan({ from: '2025-02-01', to: '2026-02-01' }, TODAY)).toEqual([
      { unit: 'month', from: '2025-02-01', to: '2025-04-01' },
      { unit: 'quarter', from: '2025-04-01', to: '2025-07-01' },
      { unit: 'half', from: '2025-07-01', to: '2026-01-01' },
      { unit: 'month', from: '2026-01-01', to: '2026-02-01' },
    ])
  })

  test('needs no days of a year that goes on', () => {
    expect(coverSpan({ from: '2026-01-01', to: '2026-11-22' }, TODAY)).toEqual([
      { unit: 'year', from: '2026-01-01', to: 'infinity' },
    ])
    expect(coverSpan({ from: '2026-10-15' }, TODAY)).toEqual([
      { unit: 'day', from: '2026-10-15', to: '2026-11-01' },
      { unit: 'month', from: '2026-11-01', to: '2027-01-01' },
      { unit: 'year', from: '2027-01-01', to: 'infinity' },
    ])
  })

  test('reaches back as far as there is anything', () => {
    expect(coverSpan({ to: '2026-02-03' }, TODAY)).toEqual([
      { unit: 'year', from: '-infinity', to: '2026-01-01' },
      { unit: 'month', from: '2026-01-01', to: '2026-02-01' },
      { unit: 'day', from: '2026-02-01', to: '2026-02-03' },
    ])
  })

  test('is nothing of days to come, and takes any year there is', () => {
    expect(coverSpan({ from: '2027-01-01', to: '2028-01-01' }, TODAY)).toEqual([])
    expect(coverSpan({ from: '9999-12-31' }, TODAY)).toEqual([])
    expect(coverSpan({ from: '0001-01-02', to: '0002-01-01' }, TODAY).length).toBeGreaterThan(3)
  })
})

describe('a span that is asked for', () => {
  test('is whole days of Atlanta', () => {
    expect(readSpan({})).toEqual({})
    expect(readSpan({ from: '2026-03-08', to: '2026-03-09T04:00:00Z' })).toEqual({
      from: '2026-03-08',
      to: '2026-03-09',
    })
    expect(readSpan({ from: '2026-11-02T04:59:59Z' })).toEqual({ from: '2026-11-01' })
  })

  test.each([
    { from: '2026-02-30' },
    { from: '2026-05-02', to: '2026-05-02' },
    { from: '2026-05-02', to: '2026-05-01' },
  ])('is refused when it has no day: %o', (query) => {
    expect(() => readSpan(query)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  })
})
