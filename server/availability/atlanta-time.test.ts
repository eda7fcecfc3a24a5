import { describe, expect, test } from 'vitest'
import { formatAtlantaTime, parseAtlantaTime, SkippedTimeError } from './atlanta-time.ts'

describe('reading (P8.1-P8.3)', () => {
  test.each([
    ['2026-12-04', '2026-12-04T05:00:00.000Z'],
    ['2026-07-04', '2026-07-04T04:00:00.000Z'],
    ['2026-12-04T21:00', '2026-12-05T02:00:00.000Z'],
    ['2026-12-04 21:00', '2026-12-05T02:00:00.000Z'],
    ['2026-07-04T21:00:15.5', '2026-07-05T01:00:15.500Z'],
    ['2026-12-04T21:00Z', '2026-12-04T21:00:00.000Z'],
    ['2026-12-04t21:00z', '2026-12-04T21:00:00.000Z'],
    ['2026-12-04T21:00+0530', '2026-12-04T15:30:00.000Z'],
    ['2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
    ['2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
    ['2027-03-14', '2027-03-14T05:00:00.000Z'],
    ['2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
    ['2028-02-29', '2028-02-29T05:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseAtlantaTime(text)?.toISOString()).toBe(instant)
  })

  test.each(['2027-03-14T02:00', '2027-03-14T02:30', '2027-03-14T02:59:59.999'])('%s does not exist', (text) => {
    expect(() => parseAtlantaTime(text)).toThrow(SkippedTimeError)
  })

  test('with an offset there is no gap', () => {
    expect(parseAtlantaTime('2027-03-14T02:30-05:00')?.toISOString()).toBe('2027-03-14T07:30:00.000Z')
  })

  test.each(['', 'x', '2026-02-30', '2026-13-01', '2026-12-04T24:01', '2026-12-04T21:60', '21:00', '2026-12-04T'])(
    '%j is no time',
    (text) => {
      expect(parseAtlantaTime(text)).toBeUndefined()
    },
  )
})

test.each([
  ['2026-12-05T02:00:00Z', 'Friday, December 4, 2026 at 9:00 PM'],
  ['2026-07-05T01:00:00Z', 'Saturday, July 4, 2026 at 9:00 PM'],
  ['2026-11-01T05:30:00Z', 'Sunday, November 1, 2026 at 1:30 AM EDT'],
  ['2026-11-01T06:30:00Z', 'Sunday, November 1, 2026 at 1:30 AM EST'],
  ['2026-12-04T05:00:00Z', 'Friday, December 4, 2026 at 12:00 AM'],
])('%s reads %s', (instant, words) => {
  // Intl sets narrow spaces before AM and PM
  expect(formatAtlantaTime(new Date(instant)).replace(/\u202f/g, ' ')).toBe(words)
})
