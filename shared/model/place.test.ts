import { afterEach, describe, expect, test } from 'vitest'
import { currencySign, currencyTitle } from './currency-words.ts'
import { getWeekStart, weeksOfMonth } from './day.ts'
import { writeClock, writeEventTime, writeShortEventTime } from './event-time.ts'
import { formatCents, formatWhole } from './money.ts'
import { cityName, DEFAULT_PLACE, getPlace, placeBeyondDefault, setPlace } from './place.ts'
import { isCurrency, isTimeZone } from './place-checks.ts'
import { fullLocalTime, localTime, townExample } from './place-words.ts'
import { atlantaDay, atlantaInstant, atlantaMinute } from './time-zone.ts'

const BERLIN = { ...DEFAULT_PLACE, timeZone: 'Europe/Berlin', currency: 'EUR', weekStart: 1, clock: 24 } as const

afterEach(() => setPlace())

describe('Atlanta is the default place (P8.20)', () => {
  test('its words are those of the specification, and a page carries nothing', () => {
    setPlace()
    expect(getPlace()).toEqual(DEFAULT_PLACE)
    expect(placeBeyondDefault(DEFAULT_PLACE)).toBeUndefined()
    expect([localTime(), fullLocalTime(), townExample()]).toEqual([
      'Atlanta time',
      'Atlanta (Eastern) time',
      'Atlanta, GA',
    ])
    expect([formatCents(125_000), formatWhole(1250), currencySign(), currencyTitle()]).toEqual([
      ...['$1,250.00', '$1,250', '$', 'Dollars'],
    ])
    expect(writeEventTime('2026-12-05T02:00:00Z', 3)).toBe('Friday, December 4, 2026, 9 PM to midnight')
    expect(getWeekStart('2026-12-05')).toBe('2026-11-29')
  })

  test('setting what is there already keeps the place, so that no format is made anew', () => {
    const before = getPlace()
    setPlace({ timeZone: before.timeZone })
    expect(getPlace()).toBe(before)
  })
})

describe('another place', () => {
  test('is written in its own way, formats that were made before too', () => {
    setPlace()
    expect(formatCents(100)).toBe('$1.00')
    setPlace({ ...BERLIN, dateOrder: 'day' })
    expect(placeBeyondDefault({ ...BERLIN, dateOrder: 'day' })).toEqual({
      ...{ timeZone: 'Europe/Berlin', currency: 'EUR', weekStart: 1, dateOrder: 'day', clock: 24 },
    })
    expect([formatCents(125_000), currencySign(), currencyTitle()]).toEqual(['€1,250.00', '€', 'Euros'])
    expect([localTime(), fullLocalTime(), townExample()]).toEqual(['Berlin time', 'Berlin time', 'Berlin'])
    expect(writeEventTime('2026-12-04T20:00:00Z', 3)).toMatch(/^Friday,? 4 December 2026, 21:00 to 00:00$/)
    expect(writeShortEventTime('2026-12-04T20:00:00Z', 3, new Date('2026-12-01'))).toMatch(
      /^Fri,? 4 Dec, 21:00 to 00:00$/,
    )
    expect(weeksOfMonth('2026-12')[0]?.[0]).toBe('2026-11-30')
  })

  test('its weeks may begin on a Saturday', () => {
    setPlace({ weekStart: 6 })
    expect(getWeekStart('2026-12-05')).toBe('2026-12-05')
    expect(getWeekStart('2026-12-04')).toBe('2026-11-28')
  })

  test('a currency whose sign our typefaces lack is written by its code', () => {
    setPlace({ timeZone: 'Asia/Kolkata', currency: 'INR' })
    expect(formatCents(125_000)).toBe('INR\u00a01,250.00')
    expect([currencySign(), currencyTitle(), cityName()]).toEqual(['INR ', 'Indian rupees', 'Kolkata'])
    setPlace({ timeZone: 'Asia/Calcutta' })
    expect(cityName()).toBe('Kolkata')
  })
})

describe('the clocks of Berlin (P8.24)', () => {
  test.each([
    ['2026-10-24T22:30:00Z', '2026-10-25T00:30', '12:30 AM'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30', '2:30 AM GMT+2'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30', '2:30 AM GMT+1'],
    ['2027-03-28T00:59:00Z', '2027-03-28T01:59', '1:59 AM'],
    ['2027-03-28T01:00:00Z', '2027-03-28T03:00', '3 AM'],
  ])('%s is %s', (instant, minute, clock) => {
    setPlace({ timeZone: 'Europe/Berlin' })
    expect(atlantaMinute(instant)).toBe(minute)
    expect(writeClock(new Date(instant))).toBe(clock)
  })

  test('of the hour that comes twice a typed minute is one of both, and the skipped one is an hour off', () => {
    setPlace({ timeZone: 'Europe/Berlin' })
    expect(atlantaMinute(atlantaInstant('2026-10-25T02:30'))).toBe('2026-10-25T02:30')
    expect(atlantaMinute(atlantaInstant('2027-03-28T02:30'))).toMatch(/^2027-03-28T0[13]:30$/)
  })
})

test('the days of Kolkata begin at half past six in the evening of London', () => {
  setPlace({ timeZone: 'Asia/Kolkata' })
  expect(atlantaDay('2026-12-04T18:29:00Z')).toBe('2026-12-04')
  expect(atlantaDay('2026-12-04T18:30:00Z')).toBe('2026-12-05')
  expect(atlantaInstant('2026-12-05T00:00').toISOString()).toBe('2026-12-04T18:30:00.000Z')
})

test('time zones have a name, and currencies two decimals', () => {
  expect(['America/New_York', 'Asia/Kolkata', 'UTC', '+05:30', 'Atlanta', ''].map(isTimeZone)).toEqual([
    ...[true, true, true, false, false, false],
  ])
  expect(['USD', 'EUR', 'INR', 'JPY', 'KWD', 'usd', 'ABC'].map(isCurrency)).toEqual([
    ...[true, true, true, false, false, false, false],
  ])
})
