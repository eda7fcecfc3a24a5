import { expect, test } from 'vitest'
import { atlantaDay, atlantaInstant, atlantaMinute } from './time-zone.ts'

test.each([
  ['2026-12-05T04:59:00Z', '2026-12-04'],
  ['2026-12-05T05:00:00Z', '2026-12-05'],
  ['2026-07-05T03:59:00Z', '2026-07-04'],
  ['2026-11-22T03:00:00Z', '2026-11-21'],
  ['0999-06-01T12:00:00Z', '0999-06-01'],
])('%s is the day %s in Atlanta', (instant, day) => {
  expect(atlantaDay(instant)).toBe(day)
  expect(atlantaDay(new Date(instant))).toBe(day)
})

test('a minute is written as date inputs write it', () => {
  expect(atlantaMinute('2026-12-05T02:00:00Z')).toBe('2026-12-04T21:00')
})

test.each([
  ['2026-12-04T21:00', '2026-12-05T02:00:00.000Z'],
  ['2026-07-04T20:00', '2026-07-05T00:00:00.000Z'],
  // the evening and the morning of both changes of the clock
  ['2027-03-13T23:30', '2027-03-14T04:30:00.000Z'],
  ['2027-03-14T03:30', '2027-03-14T07:30:00.000Z'],
  ['2026-10-31T23:30', '2026-11-01T03:30:00.000Z'],
  ['2026-11-01T03:30', '2026-11-01T08:30:00.000Z'],
])('%s in Atlanta is %s', (minute, instant) => {
  expect(atlantaInstant(minute).toISOString()).toBe(instant)
  expect(atlantaMinute(instant)).toBe(minute)
})

test('in the hour that March skips an instant is near it', () => {
  expect(atlantaMinute(atlantaInstant('2027-03-14T02:30'))).toMatch(/^2027-03-14T0[13]:30$/)
})
