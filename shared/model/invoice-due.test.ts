import { expect, test } from 'vitest'
import { chooseDueDay, findDueDayBefore } from './invoice-due.ts'

/** Monday, November 23, 2026, 9:00 PM in Atlanta, the 24th in UTC. */
const NOW = new Date('2026-11-24T02:00:00Z')

test.each([
  ['2026-12-12T21:00:00-05:00', '2026-12-09'],
  // the day is Atlanta's, where it is the 9th still
  ['2026-12-13T02:00:00Z', '2026-12-09'],
  // three days before would be today, or gone: at least a day after it is sent
  ['2026-11-26T21:00:00-05:00', '2026-11-24'],
  ['2026-11-24T08:00:00-05:00', '2026-11-24'],
  // across the change of clocks 72 hours are 72 hours
  ['2027-03-15T00:30:00-04:00', '2027-03-11'],
  ['2026-11-20T21:00:00-05:00', undefined],
  ['no date', undefined],
])('before an event at %s that is %s', (start, day) => expect(findDueDayBefore(start, NOW)).toBe(day))

test.each([
  ['2026-12-08', '2026-12-12T21:00:00-05:00', '2026-12-08'],
  ['2026-12-08', '2026-12-10T21:00:00-05:00', '2026-12-07'],
  ['2026-12-08', '2026-11-20T21:00:00-05:00', '2026-12-08'],
])('of %s and an event at %s it is %s', (day, start, chosen) => expect(chooseDueDay(day, start, NOW)).toBe(chosen))
