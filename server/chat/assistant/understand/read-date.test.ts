import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { readDate } from '#server/catalog/words/read-date.ts'
import { readTime } from '#server/catalog/words/read-time.ts'
import { readPrice } from './read-price.ts'

const on = (today: string, text: string) =>
  readDate(text, { today: Temporal.PlainDate.from(today) }).wish.day?.toString()

test.each([
  // a Tuesday
  ['2026-11-24', 'saturday', '2026-11-28'],
  ['2026-11-24', 'next saturday', '2026-12-05'],
  ['2026-11-24', 'tuesday', '2026-11-24'],
  ['2026-11-24', 'next tuesday', '2026-12-01'],
  ['2026-11-24', 'a week from friday', '2026-12-04'],
  ['2026-11-24', 'thanksgiving', '2026-11-26'],
  ['2026-11-24', "new year's day", '2027-01-01'],
  ['2026-11-24', 'the 30th', '2026-11-30'],
  ['2026-11-24', 'on the 5th', '2026-12-05'],
  ['2026-11-24', 'nov 1', '2027-11-01'],
  ['2026-11-24', '2/29/28', '2028-02-29'],
  ['2026-11-24', 'dec 31, 2027', '2027-12-31'],
  ['2026-11-24', 'in 3 days', '2026-11-27'],
  ['2026-11-24', 'a month from now', '2026-12-24'],
  // a Sunday and a Saturday
  ['2026-11-29', 'next saturday', '2026-12-05'],
  ['2026-11-29', 'this weekend', '2026-11-29'],
  ['2026-11-28', 'next saturday', '2026-12-05'],
  ['2026-11-28', 'next weekend', '2026-12-05'],
  // the year ends
  ['2026-12-31', 'tomorrow', '2027-01-01'],
  ['2026-12-31', 'the 31st', '2026-12-31'],
])('on %s, %j is %s', (today, text, day) => expect(on(today, text)).toBe(day))

test.each([
  '31 december 275760',
  'dec 31 2757',
  'february 30',
  '13/45',
  '0/0',
  '2026-99-99',
  'may i ask',
  'the 45th',
  'sit down',
])('%j is no day', (text) => expect(on('2026-11-24', text)).toBeUndefined())

test.each([
  ['at 9pm for 4 hours', { minute: 1260, hours: 4 }],
  ['from 10pm to 2am', { minute: 1320, hours: 4 }],
  ['6-10pm', { minute: 1080, hours: 4 }],
  ['21:30', { minute: 1290 }],
  ['at 8', { minute: 1200 }],
  ['noon', { minute: 720 }],
  ['at midnight', { minute: 1440 }],
  ['12 am', { minute: 0 }],
  ['a couple of hours', { hours: 2 }],
  ['three hours in the evening', { hours: 3, part: 'evening' }],
  ['for 100 hours', {}],
  ['200 an hour', {}],
])('%j', (text, wish) => expect({ ...readTime(text).wish, bare: undefined }).toEqual(wish))

test.each([
  ['under $200', { max: 200 }],
  ['between 100 and 150', { min: 100, max: 150 }],
  ['$1,200 in total', { max: 1200, total: true }],
  ['150 or less', { max: 150 }],
  ['at least $90', { min: 90 }],
  ['for 20 people', {}],
  ['cheap', { lean: 'cheap' }],
  ['it costs $5', {}],
])('%j', (text, wish) => expect(readPrice(text)).toEqual(wish))
