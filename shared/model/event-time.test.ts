import { expect, test } from 'vitest'
import { writeClock, writeDatedEventTime, writeEventTime, writeShortEventTime, writeTimes } from './event-time.ts'

test.each([
  ['2026-12-05T02:00:00Z', 3, '9 PM to midnight'],
  ['2026-12-05T02:30:00Z', 5, '9:30 PM to 2:30 AM'],
  ['2026-07-04T16:00:00Z', 1, 'noon to 1 PM'],
  ['2026-12-04T05:00:00Z', 12, 'midnight to noon'],
  // from a day on the clock alone would be read as the first day
  ['2026-12-05T02:00:00Z', 24, '9 PM to Sat, Dec 5, 9 PM'],
  ['2026-12-05T02:00:00Z', 72, '9 PM to Mon, Dec 7, 9 PM'],
  // clocks go back at 2 AM: an hour that exists twice says which one it is
  ['2026-11-01T03:00:00Z', 4, '11 PM to 2 AM'],
  ['2026-11-01T02:30:00Z', 3, '10:30 PM to 1:30 AM EDT'],
  ['2026-11-01T02:30:00Z', 4, '10:30 PM to 1:30 AM EST'],
  // and forward in March: 11 PM to 4 AM is four hours
  ['2027-03-14T04:00:00Z', 4, '11 PM to 4 AM'],
])('%s for %i hours is %s', (start, hours, words) => {
  expect(writeTimes(start, hours)).toBe(words)
  expect(writeTimes(new Date(start), hours)).toBe(words)
})

test('a clock is the same in every zone of the reader', () => {
  expect(writeClock(new Date('2026-12-05T02:00:00Z'))).toBe('9 PM')
})

test('a day stands before the times, with its year where that is not this one', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const start = '2026-12-05T02:00:00Z'
  expect(writeEventTime(start, 3)).toBe('Friday, December 4, 2026, 9 PM to midnight')
  expect(writeShortEventTime(start, 3, now)).toBe('Fri, Dec 4, 9 PM to midnight')
  expect(writeDatedEventTime(start, 3)).toBe('Fri, Dec 4, 2026, 9 PM to midnight')
  // still the old year in Atlanta
  expect(writeShortEventTime('2027-01-01T04:00:00Z', 2, now)).toBe('Thu, Dec 31, 11 PM to 1 AM')
  expect(writeShortEventTime('2027-01-02T04:00:00Z', 2, now)).toBe('Fri, Jan 1, 2027, 11 PM to 1 AM')
})

test('what is no date says so', () => {
  for (const write of [writeTimes, writeEventTime, writeShortEventTime]) expect(write('soon', 3)).toBe('Date unknown')
})
