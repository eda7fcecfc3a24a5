import { expect, test } from 'vitest'
import { newBookingPath } from '#web/lib/new-booking-address.ts'
import { readNewBooking } from './entry-address.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const read = (query: string) => readNewBooking(new URLSearchParams(query))

test('what a link knows survives the address it travels in', () => {
  const prefill = {
    ...{ agent: ID, date: '2026-12-05T21:00', hours: 4, place: 'Fox Theatre & Café', guests: 80 },
    ...{ customer: ID, joins: ID, name: 'Zoë & Co', email: 'zoe+a@example.com', phone: '(404) 555-0164' },
    ...{ event: 'wedding' as const, requests: 'Two sets\nand a toast' },
  }
  const { pathname, search } = new URL(newBookingPath(prefill), 'https://marquee.example')
  expect(pathname).toBe('/admin/bookings')
  expect(read(search)).toEqual(prefill)
  expect(newBookingPath()).toBe('/admin/bookings?new=booking')
})

test('a day alone is its evening', () => {
  expect(read('new=booking&date=2026-12-05')?.date).toBe('2026-12-05T20:00')
})

test('without new=booking an address opens nothing, and invalid values are ignored', () => {
  expect(read(`agent=${ID}`)).toBeUndefined()
  const nothing = Object.values(
    read('new=booking&agent=x&customer=1&date=2027-03-14T02:30&hours=99&event=riot&name=%20&place=a%00b') ?? {},
  )
  expect(nothing.filter((value) => value !== undefined)).toEqual([])
})
