import { expect, test } from 'vitest'
import type { CalendarPerson } from '#shared/contract/bookings/calendars.admin.ts'
import { listPersonDays } from './person-days.ts'

const FRIDAY = '2026-12-04'
/** Noon of the Monday before, in Atlanta. */
const NOW = Date.parse('2026-11-30T17:00:00Z')

const person = (some: Partial<CalendarPerson> = {}): CalendarPerson => ({
  ...{ id: 'a', name: 'Ruth Adeyemi', category: 'dj', categoryName: 'DJs', availability: true },
  ...{ weeklyHours: [], entries: [], more: false, ...some },
})
const entry = (status: 'pending' | 'confirmed' | 'blocked', from: string, to: string) => ({
  ...{ bookingId: status === 'blocked' ? null : 'b', bookingNumber: 1042, customerName: 'Grant', status },
  ...{ eventType: null, eventLocation: null, from: `${from}:00-05:00`, to: `${to}:00-05:00` },
})
const startOf = (some: Partial<CalendarPerson>, day = FRIDAY, now = NOW) =>
  listPersonDays(person(some), [day], now)[0]?.start

test('a free day starts a booking in the evening; a past day and a person who takes no requests start none', () => {
  expect(startOf({})).toBe('2026-12-04T20:00')
  expect(startOf({}, '2026-11-29')).toBeUndefined()
  expect(startOf({ availability: false })).toBeUndefined()
})

test('a booking begins within the weekly hours; a day without hours is off', () => {
  const weeklyHours = [{ weekday: 5, from: 540, to: 1020 }]
  expect(listPersonDays(person({ weeklyHours }), [FRIDAY, '2026-12-05'], NOW)).toMatchObject([
    { off: false, hours: '9 AM to 5 PM', start: '2026-12-04T12:00' },
    { off: true, hours: undefined, start: undefined },
  ])
  expect(startOf({ weeklyHours: [{ weekday: 5, from: 840, to: 1020 }] })).toBe('2026-12-04T14:00')
  expect(startOf({ weeklyHours: [{ weekday: 5, from: 1260, to: 1620 }] })).toBe('2026-12-04T21:00')
})

test('confirmed bookings and blocked time are in the way, pending bookings are not', () => {
  const evening = ['2026-12-04T19:00', '2026-12-05T01:00'] as const
  expect(startOf({ entries: [entry('pending', ...evening)] })).toBe('2026-12-04T20:00')
  expect(startOf({ entries: [entry('confirmed', ...evening)] })).toBe('2026-12-04T12:00')
  expect(startOf({ entries: [entry('blocked', '2026-12-04T00:00', '2026-12-04T21:00')] })).toBe('2026-12-04T21:00')
  expect(startOf({ entries: [entry('blocked', '2026-12-03T00:00', '2026-12-06T00:00')] })).toBeUndefined()
})

test('today starts at the next full hour when the evening is over', () => {
  expect(startOf({}, FRIDAY, Date.parse('2026-12-05T02:30:00Z'))).toBe('2026-12-04T22:00')
  expect(startOf({}, FRIDAY, Date.parse('2026-12-05T04:30:00Z'))).toBeUndefined()
})

test('an entry is in the day it begins on, also after midnight', () => {
  const entries = [entry('confirmed', '2026-12-04T22:00', '2026-12-05T03:00')]
  const [friday, saturday] = listPersonDays(person({ entries }), [FRIDAY, '2026-12-05'], NOW)
  expect([friday?.entries.length, saturday?.entries.length]).toEqual([1, 0])
})
