import { expect, test } from 'vitest'
import { readDate } from '#web/lib/event-address.ts'
import { changeParams } from '#web/lib/use-change-address.ts'
import { listChips } from './search-chips.tsx'
import { cleanConditions, isSearching, NO_SEARCH, readSearch } from './search-params.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))
const clean = (address: string) => {
  const params = new URLSearchParams(address)
  return changeParams(params, cleanConditions(params)).toString()
}

test('an address says what to search for', () => {
  expect(read('q=+fan+dance&sort=rate_low&min=100&max=300&date=2026-12-31T21:00&hours=4')).toEqual({
    q: 'fan dance',
    sort: 'rate_low',
    min: 100,
    max: 300,
    date: '2026-12-31T21:00',
    hours: 4,
  })
  expect(isSearching(read('category=model&agent=x'))).toBe(false)
  expect(isSearching(read('sort=bookings'))).toBe(true)
})

test.each([
  'q=',
  'q=%20%20',
  `q=${'a'.repeat(201)}`,
  'q=a%00b',
  'sort=best',
  'sort=toString',
  'min=0',
  'min=-5',
  'min=12.5',
  'min=1e3',
  'max=100001',
  'min=Infinity',
  'date=tomorrow',
  'date=2026-12-31',
  'date=2026-02-30T21:00',
  'date=2026-12-31T25:00',
  'date=2026-12-31T21:00Z',
  'hours=4',
  'category=dj',
  'category=__proto__',
])('%s means nothing and leaves the address', (part) => {
  expect(read(part)).toEqual(NO_SEARCH)
  expect(clean(`agent=1&${part}&utm_source=mail`)).toBe('agent=1&utm_source=mail')
})

test('of what contradicts itself, the rest stays', () => {
  expect(clean('min=200&max=100')).toBe('min=200')
  expect(clean('date=2026-12-31T21:00&hours=73')).toBe('date=2026-12-31T21%3A00')
  expect(clean('q=a&q=b&category=model')).toBe('q=a&category=model')
  expect(clean('q=%20a+b')).toBe('q=a+b')
})

test('hours that Atlanta’s clocks skip do not exist, those they repeat do', () => {
  expect(readDate('2027-03-14T02:30')).toBeUndefined()
  expect(readDate('2026-11-01T01:30')).toBe('2026-11-01T01:30')
  expect(readDate('2028-02-29T00:00')).toBe('2028-02-29T00:00')
})

test('conditions in words', () => {
  const labels = (address: string) => listChips(read(address)).map(({ label }) => label.replace(/\s/g, ' '))
  expect(labels('q=fan&min=100&max=1300&date=2026-12-31T21:00&hours=4&sort=rating')).toEqual([
    '“fan”',
    '$100 to $1,300/hr',
    'Available Thu, Dec 31, 9:00 PM, 4 hours',
    'Highest rated',
  ])
  expect(labels('min=100')).toEqual(['From $100/hr'])
  expect(labels('max=300&date=2026-12-31T00:00')).toEqual(['Up to $300/hr', 'Available Thu, Dec 31, 12:00 AM, 1 hour'])
})

test('cleaning an address changes only what it says wrong, so that nothing newer is lost', () => {
  const conditions = (address: string) => cleanConditions(new URLSearchParams(address))
  expect(conditions('sort=rate_low&max=100&category=bartender')).toEqual({})
  expect(conditions('sort=odd&max=100')).toEqual({ sort: undefined })
})
