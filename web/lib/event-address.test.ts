import { expect, test } from 'vitest'
import { readEvent, withEvent } from './event-address.ts'
import { paths } from './paths.ts'

const EVENT = { date: '2026-12-31T21:00', hours: 4, place: 'Fox Theatre & Café', guests: 80 }

test('an event survives the address it travels in', () => {
  for (const address of [paths.bookAgent('a b', EVENT), paths.bookEvent(EVENT)]) {
    expect(address.startsWith('/booking?')).toBe(true)
    const params = new URL(address, 'https://marquee.example').searchParams
    expect(readEvent(params)).toEqual(EVENT)
  }
  expect(paths.bookAgent('a b', { date: undefined, hours: 2 })).toBe('/booking?agent=a%20b&hours=2')
  expect(withEvent('/booking', {})).toBe('/booking')
})

test.each([
  'date=tomorrow',
  'date=2026-02-30T21:00',
  'date=2027-03-14T02:30',
  'date=2026-12-31',
  'hours=0',
  'hours=73',
  'hours=1e3',
  'hours=2.5',
  'place=',
  'place=%20%20',
  'place=a%00b',
  'place=a%0Ab',
  `place=${'a'.repeat(201)}`,
  'guests=0',
  'guests=100001',
  'guests=1.5',
  'guests=many',
])('%s means nothing', (query) => {
  expect(Object.values(readEvent(new URLSearchParams(query))).filter((value) => value !== undefined)).toEqual([])
})
