import { expect, test } from 'vitest'
import {
  changeView,
  formatTitle,
  listWeeks,
  moveSpan,
  readSpan,
  type Span,
  writeSpan,
} from './calendar-search-params.ts'
import { groupByDay } from './day-entries.ts'

const TODAY = '2026-12-04'
const read = (search: string) => readSpan(new URLSearchParams(search), TODAY)

test('without a month the week of today is the first of five, and the months on both sides are a step away', () => {
  const opened = read('')
  const weeks = listWeeks(opened)
  expect([weeks.length, weeks[0]?.[0], weeks[0]?.includes(TODAY)]).toEqual([5, '2026-11-29', true])
  expect(formatTitle(opened)).toBe('November 29 to January 2, 2027')
  expect([formatTitle(moveSpan(opened, -1)), formatTitle(moveSpan(opened, 1))]).toEqual([
    'November 2026',
    'January 2027',
  ])
  // the days of this month before this week
  expect(formatTitle(moveSpan(readSpan(new URLSearchParams(), '2026-11-23'), -1))).toBe('November 2026')
})

test('a week begins with the day of the address, else today', () => {
  expect(formatTitle(read('week=2026-12-02'))).toBe('December 2 to December 8, 2026')
  expect(listWeeks(read('week=today')).flat()[0]).toBe(TODAY)
  expect(read('people=nonsense')).toEqual({ view: 'people', from: TODAY })
  expect(read('month=2026-13')).toEqual(read(''))
})

test('an address gives back its span, and one that begins today follows the clock', () => {
  const spans: Span[] = [
    { view: 'month', month: '2027-02' },
    { view: 'people', from: '2027-02-01' },
    { view: 'week', from: TODAY },
    read(''),
  ]
  for (const span of spans) expect(read(String(new URLSearchParams(writeSpan(span, TODAY))))).toEqual(span)
  expect(writeSpan({ view: 'people', from: TODAY }, TODAY)).toEqual({ month: '', week: '', people: 'today' })
})

test('another view shows the same days', () => {
  expect(changeView({ view: 'week', from: '2027-03-30' }, 'people', TODAY)).toEqual({
    view: 'people',
    from: '2027-03-30',
  })
  expect(changeView({ view: 'week', from: '2027-03-30' }, 'month', TODAY)).toEqual({ view: 'month', month: '2027-04' })
  expect(changeView({ view: 'people', from: '2026-12-20' }, 'month', TODAY)).toEqual(read(''))
  expect(changeView(read(''), 'week', TODAY)).toEqual({ view: 'week', from: TODAY })
  expect(changeView({ view: 'month', month: '2027-05' }, 'people', TODAY)).toEqual({
    view: 'people',
    from: '2027-05-01',
  })
})

test('a month is shown in whole weeks', () => {
  const weeks = listWeeks({ view: 'month', month: '2026-08' })
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
