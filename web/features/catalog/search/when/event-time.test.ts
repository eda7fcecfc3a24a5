import { expect, test } from 'vitest'
import { formatChosenDay, formatClock, listQuickDates, listTimes } from './event-time.ts'

test.each([
  // a Tuesday at noon in Atlanta
  ['2026-11-24T17:00Z', ['Tonight 2026-11-24T19:00', 'This Friday 2026-11-27T19:00', 'This Saturday 2026-11-28T19:00']],
  // still Tuesday there, at 20:10
  ['2026-11-25T01:10Z', ['Tonight 2026-11-24T21:00', 'This Friday 2026-11-27T19:00', 'This Saturday 2026-11-28T19:00']],
  // 23:05: tonight is over
  ['2026-11-25T04:05Z', ['This Friday 2026-11-27T19:00', 'This Saturday 2026-11-28T19:00']],
  // a Friday
  ['2026-11-27T17:00Z', ['Tonight 2026-11-27T19:00', 'This Saturday 2026-11-28T19:00', 'Next Friday 2026-12-04T19:00']],
  // a Saturday
  ['2026-11-28T17:00Z', ['Tonight 2026-11-28T19:00', 'Next Friday 2026-12-04T19:00', 'Next Saturday 2026-12-05T19:00']],
  // a Sunday
  ['2026-11-29T17:00Z', ['Tonight 2026-11-29T19:00', 'This Friday 2026-12-04T19:00', 'This Saturday 2026-12-05T19:00']],
])('at %s', (now, offered) => {
  expect(listQuickDates(new Date(now)).map(({ label, date }) => `${label} ${date}`)).toEqual(offered)
})

test('a day offers each half hour, the one chosen, and none that the clocks skip', () => {
  expect(listTimes('2026-12-04', undefined)).toHaveLength(48)
  expect(listTimes('2026-12-04', '20:15')).toContain('20:15')
  expect(listTimes('2027-03-14', undefined)).not.toContain('02:30')
})

test('times and days in short', () => {
  expect([formatClock('19:00'), formatClock('19:30'), formatClock('00:00')]).toEqual(['7 PM', '7:30 PM', '12 AM'])
  const now = new Date('2026-11-24T17:00Z')
  expect([formatChosenDay('2026-11-28', now), formatChosenDay('2027-01-02', now)]).toEqual([
    'Sat, Nov 28',
    'Jan 2, 2027',
  ])
})
