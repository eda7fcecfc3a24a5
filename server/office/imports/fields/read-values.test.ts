import { expect, test } from 'vitest'
import { atAtlanta, phoneKey, readCents, readClock, readWrittenTime, readYes } from './read-values.ts'

test.each([
  ['2026-12-04', '2026-12-04', null],
  ['2026-12-04 21:00', '2026-12-04', '21:00'],
  ['2026-12-04T21:00:00.000Z', '2026-12-04', undefined],
  ['12/4/2026', '2026-12-04', null],
  ['12/4/26 9:30 PM', '2026-12-04', '21:30'],
  ['4.12.2026', '2026-12-04', null],
  ['04. 12. 2026 20:00', '2026-12-04', '20:00'],
  ['Dec 4, 2026', '2026-12-04', null],
  ['Friday, December 4, 2026 at 9 PM', '2026-12-04', '21:00'],
  ['4 December 2026', '2026-12-04', null],
  ['13/4/2026', undefined, null],
  ['2026-02-30', undefined, null],
  ['soon', undefined, null],
  ['', undefined, null],
])('%s is read as a day and a time (P17.27)', (text, day, time) => {
  const written = readWrittenTime(text, false)
  if (day === undefined || time === undefined) expect(written).toBeUndefined()
  else expect(written).toEqual({ day, time })
})

test.each([
  ['21:00', '21:00'],
  ['9 pm', '21:00'],
  ['9:30 p.m.', '21:30'],
  ['12 AM', '00:00'],
  ['noon', '12:00'],
  ['2100', '21:00'],
  ['20 Uhr', '20:00'],
  ['25:00', undefined],
  ['13 pm', undefined],
  ['late', undefined],
])('%s is a time of day', (text, time) => {
  expect(readClock(text)).toBe(time)
})

test.each([
  ['$1,250.50', 125_050],
  ['1250', 125_000],
  ['1.250,50 €', 125_050],
  ['12.5', 1250],
  ['1,250', 125_000],
  ["1'250", 125_000],
  ['0', 0],
  ['-5', undefined],
  ['1,2,3', undefined],
  ['12,345.678', undefined],
  ['1.250.50', undefined],
  ['1,234,567.8', 123_456_780],
  ['call', undefined],
])('%s is an amount in cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test('yes, no and phones', () => {
  expect(['Yes', 'x', 'PAID', 'no', 'Unpaid', 'half'].map(readYes)).toEqual([true, true, true, false, false, undefined])
  expect(['(404) 555-0100', '+1 404-555-0100', '12', null].map(phoneKey)).toEqual([
    ...['4045550100', '4045550100', null, null],
  ])
})

test('a time that the change of clocks skips is none', () => {
  expect(atAtlanta('2026-03-08', '02:30')).toBeUndefined()
  expect(atAtlanta('2026-12-04', '21:00')?.toISOString()).toBe('2026-12-05T02:00:00.000Z')
})

test('a date with slashes is read with the day first where a file has it so', () => {
  expect(
    ['3/4/2026', '31-12-2025 20:00', '12/31/2025', '2026-12-04'].map((text) => readWrittenTime(text, true)),
  ).toEqual([
    { day: '2026-04-03', time: null },
    { day: '2025-12-31', time: '20:00' },
    undefined,
    { day: '2026-12-04', time: null },
  ])
})
