import { describe, expect, test } from 'vitest'
import { parseCalendar } from './parse-calendar.ts'

const SPAN = { from: Date.parse('2026-11-27T05:00:00Z'), to: Date.parse('2028-11-27T05:00:00Z') }
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const read = (...events: string[][]) =>
  parseCalendar(file(...events), SPAN).map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' '),
  )
const ZONE = `BEGIN:VTIMEZONE\r\nTZID:Central\r\nBEGIN:STANDARD\r\nDTSTART:20001101T020000\r\nTZOFFSETFROM:-0600\r\nTZOFFSETTO:-0600\r\nEND:STANDARD\r\nEND:VTIMEZONE`

describe('busy times of a calendar (P17.36)', () => {
  test('times in UTC, of a zone by name, of a zone of the file, floating, and whole days', () => {
    expect(read(['UID:1', 'DTSTART:20261204T200000Z', 'DTEND:20261204T220000Z'])).toEqual([
      '2026-12-04T20:00 2026-12-04T22:00',
    ])
    expect(
      read([
        'UID:1',
        'DTSTART;TZID=America/Los_Angeles:20261204T200000',
        'DTEND;TZID=America/Los_Angeles:20261204T210000',
      ]),
    ).toEqual(['2026-12-05T04:00 2026-12-05T05:00'])
    expect(read(['UID:1', 'DTSTART:20261204T200000', 'DURATION:PT90M'])).toEqual(['2026-12-05T01:00 2026-12-05T02:30'])
    expect(read(['UID:1', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261206'])).toEqual([
      '2026-12-04T05:00 2026-12-06T05:00',
    ])
    expect(read(['UID:1', 'DTSTART;VALUE=DATE:20261204'])).toEqual(['2026-12-04T05:00 2026-12-05T05:00'])
    const text = file(['UID:1', 'DTSTART;TZID=Central:20261204T200000', 'DTEND;TZID=Central:20261204T210000'])
    const [time] = parseCalendar(text.replace('BEGIN:VEVENT', `${ZONE}\r\nBEGIN:VEVENT`), SPAN)
    expect(new Date(time?.from ?? 0).toISOString()).toBe('2026-12-05T02:00:00.000Z')
  })

  test('what repeats is expanded with its exceptions, on the clock of its zone', () => {
    const weekly = [
      ...['UID:w', 'DTSTART;TZID=America/New_York:20260301T200000', 'DTEND;TZID=America/New_York:20260301T220000'],
      ...['RRULE:FREQ=WEEKLY;UNTIL=20270328T235959Z', 'EXDATE;TZID=America/New_York:20261206T200000'],
    ]
    const moved = [
      ...[
        'UID:w',
        'RECURRENCE-ID;TZID=America/New_York:20261213T200000',
        'DTSTART;TZID=America/New_York:20261214T180000',
      ],
      'DTEND;TZID=America/New_York:20261214T190000',
    ]
    const gone = [
      ...[
        'UID:w',
        'RECURRENCE-ID;TZID=America/New_York:20261220T200000',
        'DTSTART;TZID=America/New_York:20261220T200000',
      ],
      ...['DTEND;TZID=America/New_York:20261220T220000', 'STATUS:CANCELLED'],
    ]
    const times = read(weekly, moved, gone)
    expect(times.slice(0, 4)).toEqual([
      '2026-11-30T01:00 2026-11-30T03:00',
      '2026-12-14T23:00 2026-12-15T00:00',
      '2026-12-28T01:00 2026-12-28T03:00',
      '2027-01-04T01:00 2027-01-04T03:00',
    ])
    // an hour earlier in UTC once clocks have changed
    expect(times.at(-1)).toBe('2027-03-29T00:00 2027-03-29T02:00')
  })

  test('canceled and free events, the past, and what is more than 24 months away are left out', () => {
    const at = ['DTSTART:20261204T200000Z', 'DTEND:20261204T220000Z']
    expect(read(['UID:1', ...at, 'STATUS:CANCELLED'])).toEqual([])
    expect(read(['UID:1', ...at, 'TRANSP:TRANSPARENT'])).toEqual([])
    expect(read(['UID:1', ...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])).toEqual([])
    expect(read(['UID:1', 'DTSTART:20251204T200000Z', 'DTEND:20251204T220000Z'])).toEqual([])
    expect(read(['UID:1', 'DTSTART:20281204T200000Z', 'DTEND:20281204T220000Z'])).toEqual([])
    expect(read(['UID:1', 'DTSTART:20261204T200000Z'])).toEqual([])
    expect(read(['UID:1', ...at, 'RRULE:FREQ=YEARLY'])).toHaveLength(2)
  })

  test('times that overlap are one, and years are several', () => {
    expect(
      read(
        ['UID:1', 'DTSTART:20261204T200000Z', 'DTEND:20261204T220000Z'],
        ['UID:2', 'DTSTART:20261204T210000Z', 'DTEND:20261204T230000Z'],
      ),
    ).toEqual(['2026-12-04T20:00 2026-12-04T23:00'])
    expect(read(['UID:1', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20281004'])).toHaveLength(2)
  })

  test('an exception without its event is an event', () => {
    const alone = ['UID:x', 'RECURRENCE-ID:20261201T200000Z', 'DTSTART:20261204T200000Z', 'DTEND:20261204T220000Z']
    expect(read(alone)).toHaveLength(1)
  })

  test.each([
    [
      'a rule of every second',
      ['DTSTART:20261204T200000Z', 'DTEND:20261204T200001Z', 'RRULE:FREQ=SECONDLY'],
      /too often/,
    ],
    ['a time that is none', ['DTSTART:20269904T2Z', 'RRULE:FREQ=DAILY;COUNT=x'], /damaged/],
  ])('%s is refused', (_name, lines, message) => {
    expect(() => parseCalendar(file(['UID:1', ...lines]), SPAN)).toThrow(message)
  })

  test.each(['', 'Name,Email\n', 'BEGIN:VCARD\r\nEND:VCARD'])('%j is no calendar', (text) => {
    expect(() => parseCalendar(text, SPAN)).toThrow('not a calendar')
  })
})
