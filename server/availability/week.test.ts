import type pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { setPlace } from '#shared/model/place.ts'
import { WEEK_MINUTES, type WeeklySpan } from '#shared/model/weekly-hours.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { resetPlace } from '#tests/support/places.ts'
import { parseAtlantaTime } from './atlanta-time.ts'
import { neededWeek, openTimes } from './week.ts'

const at = (text: string) => parseAtlantaTime(text) ?? new Date(Number.NaN)
const span = (weekday: number, from: number, to: number): WeeklySpan => ({ weekday, from, to })
const [SATURDAY, SUNDAY] = [6, 0]

describe('open times', () => {
  test.each([
    // 2026-12-05 is a Saturday
    [
      'an evening past midnight',
      [span(SATURDAY, 1200, 1560)],
      '2026-12-05',
      '2026-12-07',
      [['2026-12-06T01:00:00.000Z', '2026-12-06T07:00:00.000Z']],
    ],
    [
      'the end of yesterday',
      [span(SATURDAY, 1200, 1560)],
      '2026-12-06',
      '2026-12-07',
      [['2026-12-06T05:00:00.000Z', '2026-12-06T07:00:00.000Z']],
    ],
    [
      'days that touch',
      [span(SATURDAY, 0, 1440), span(SUNDAY, 0, 1440)],
      '2026-12-01',
      '2026-12-09',
      [['2026-12-05T05:00:00.000Z', '2026-12-07T05:00:00.000Z']],
    ],
    ['two days long', [span(5, 0, 2880)], '2026-12-06', '2026-12-08', []],
    [
      'a night in March lasts an hour less',
      [span(SATURDAY, 1320, 1680)],
      '2027-03-13T12:00',
      '2027-03-14T12:00',
      [['2027-03-14T03:00:00.000Z', '2027-03-14T08:00:00.000Z']],
    ],
    [
      'an end that March skips is the change of clocks',
      [span(SATURDAY, 1320, 1590)],
      '2027-03-13T12:00',
      '2027-03-14T12:00',
      [['2027-03-14T03:00:00.000Z', '2027-03-14T07:00:00.000Z']],
    ],
    ['all of it skipped', [span(SUNDAY, 130, 170)], '2027-03-14', '2027-03-15', []],
    [
      'a night in November lasts an hour more',
      [span(SATURDAY, 1320, 1680)],
      '2026-10-31T12:00',
      '2026-11-01T12:00',
      [['2026-11-01T02:00:00.000Z', '2026-11-01T09:00:00.000Z']],
    ],
    [
      'an end that November repeats is the first',
      [span(SATURDAY, 1320, 1530)],
      '2026-10-31T12:00',
      '2026-11-01T12:00',
      [['2026-11-01T02:00:00.000Z', '2026-11-01T05:30:00.000Z']],
    ],
  ] as const)('%s', (_name, hours, from, to, open) => {
    const found = openTimes(hours, { from: at(from), to: at(to) })
    expect(found.map((one) => [one.from.toISOString(), one.to.toISOString()])).toEqual(open)
  })
})

test.each([
  ['2026-12-05T21:00', '2026-12-06T01:00', '{[9900,10140)}'],
  ['2026-12-06', '2026-12-07', '{[0,1440)}'],
  ['2026-12-06T10:00:30', '2026-12-06T11:00:30', '{[600,661)}'],
  ['2026-12-05', '2026-12-12', `{[${6 * 1440},${6 * 1440 + WEEK_MINUTES})}`],
  ['2026-12-05', '2027-12-12', `{[0,${WEEK_MINUTES})}`],
  ['2027-03-13T22:00', '2027-03-14T04:00', '{[9960,10200),[10260,10320)}'],
  ['2027-03-14T03:00', '2027-03-14T04:00', '{[180,240)}'],
  ['2027-03-14T01:00', '2027-03-14T03:00', '{[60,120)}'],
  ['2026-11-01T01:30', '2026-11-01T01:30-05:00', '{[90,120)}'],
  ['2026-11-01T01:30-05:00', '2026-11-01T03:00', '{[119,180)}'],
])('%s to %s needs %s', (from, to, needed) => {
  expect(neededWeek({ from: at(from), to: at(to) })).toBe(needed)
})

test('the hour that a zone skips is its own: 1 to 2 AM in London, midnight in Beirut (P8.24)', () => {
  const night = (zone: string, from: string, to: string) => {
    setPlace({ timeZone: zone })
    return neededWeek({ from: at(from), to: at(to) })
  }
  try {
    // Saturday from 10 PM to Sunday 4 AM
    expect(night('Europe/London', '2027-03-27T22:00', '2027-03-28T04:00')).toBe('{[9960,10140),[10200,10320)}')
    expect(night('Asia/Beirut', '2027-03-27T22:00', '2027-03-28T04:00')).toBe('{[9960,10080),[10140,10320)}')
  } finally {
    resetPlace()
  }
})

test('what a week needs and when it is open are the same, around both changes of clocks', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const nights = ['2026-10-30', '2027-03-12', '2026-12-30'].map(at)
  const cases = Array.from({ length: 1500 }, (_, n) => {
    const hours = Array.from({ length: 7 }, (_, weekday) => {
      const from = random(96) * 15
      return span(weekday, from, Math.min(from + 15 + random(96) * 15, 1440))
    }).filter(() => random(4) > 0)
    const from = new Date((nights[n % 3]?.getTime() ?? 0) + random(4 * 96) * 900_000)
    return { hours, span: { from, to: new Date(from.getTime() + (1 + random(24)) * 900_000) } }
  })
  const weeks = cases.map(
    ({ hours }) =>
      `{${[-1, 0, 1].flatMap((week) => hours.map(({ weekday, from, to }) => `[${(weekday + 7 * week) * 1440 + from},${(weekday + 7 * week) * 1440 + to})`)).join(',')}}`,
  )
  const needed = cases.map((one) => neededWeek(one.span))
  const { rows } = await (database.pool as pg.Pool).query<{ open: boolean }>(
    'select week::int4multirange @> needed::int4multirange as open from unnest($1::text[], $2::text[]) as t (week, needed)',
    [weeks, needed],
  )
  const agreed = cases.map(({ hours, span: { from, to } }) => {
    const open = openTimes(hours, { from, to })
    return open.length === 1 && open[0]?.from.getTime() === from.getTime() && open[0].to.getTime() === to.getTime()
  })
  expect(rows.map(({ open }) => open)).toEqual(agreed)
  expect(agreed.filter(Boolean).length).toBeGreaterThan(50)
})
