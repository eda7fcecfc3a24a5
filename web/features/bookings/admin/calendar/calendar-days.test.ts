import { expect, test } from 'vitest'
import { formatTitle, listWeeks, readSpan } from './calendar-search-params.ts'
import { groupByDay } from './day-entries.ts'

test('an address that says nonsense shows this month', () => {
  const read = (search: string) => readSpan(new URLSearchParams(search), '2026-12-04')
  expect(read('')).toEqual({ month: '2026-12' })
  expect(read('month=2026-13')).toEqual({ month: '2026-12' })
  expect(read('week=2026-12-04')).toEqual({ week: '2026-11-29' })
  expect(formatTitle(read('week=2026-12-04'))).toBe('November 29 to December 5, 2026')
  const weeks = listWeeks({ month: '2026-08' })
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-07-26')
})

const entry = (from: string, to: string, some = {}) => ({
  bookingId: 'b',
  bookingNumber: 1042,
  agentId: 'a',
  agentName: 'Agent',
  customerName: 'Guest',
  eventType: 'wedding' as const,
  eventLocation: 'Fox Theatre',
  status: 'confirmed' as const,
  from,
  to,
  ...some,
})

test('a night belongs to its evening, longer things to all their days, cancelled ones to none', () => {
  const days = groupByDay([
    entry('2026-12-05T02:00:00Z', '2026-12-05T08:00:00Z'),
    entry('2026-12-10T05:00:00Z', '2026-12-12T05:00:00Z', { bookingId: null, status: 'blocked' }),
    entry('2026-12-20T05:00:00Z', '2026-12-20T08:00:00Z', { status: 'cancelled' }),
  ])
  expect([...days.keys()]).toEqual(['2026-12-04', '2026-12-10', '2026-12-11'])
})
