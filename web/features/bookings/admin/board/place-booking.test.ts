import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { columnQuery } from '../queries.ts'
import { placeBooking } from './place-booking.ts'

const PAGE = 3

/** The n-th next, without a reason to wait; what lists don't look at is left out. */
const bookingOf = (n: number, status: BookingStatus) =>
  ({
    id: `${n}`,
    status,
    waitsFor: status === 'pending' ? 'pending' : null,
    owed: 0,
    createdAt: '2026-01-01T00:00:00Z',
    eventDate: `2099-01-${10 + n}T00:00:00Z`,
    agent: { name: `Agent ${n}` },
  }) as BookingWithDetails

/** As JSON from the server comes: equal, never the same. */
const fresh = (rows: BookingWithDetails[]) => {
  const copy = structuredClone(rows)
  const pages = [copy.slice(0, PAGE), copy.slice(PAGE)]
  return {
    pages: pages.map((rows, i) => ({ rows, next: i === 0 ? 'more' : undefined, total: copy.length })),
    pageParams: [undefined, 'more'],
  }
}

const columnOf = (client: QueryClient, status: BookingStatus, numbers: number[]) => {
  // each list shares what it can of its rows in a way of its own: the query has to know its options
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(columnQuery(status, '')))
  query.setData(fresh(numbers.map((n) => bookingOf(n, status))))
  return {
    query,
    rows: () => (query.state.data as ReturnType<typeof fresh>).pages.flatMap((page) => page.rows), // set above
  }
}

test('a booking that changes columns leaves all the others as they were: none of them is drawn again', () => {
  const client = new QueryClient()
  const pending = columnOf(client, 'pending', [1, 3, 5, 7, 9])
  const confirmed = columnOf(client, 'confirmed', [2, 4, 6, 8])
  const [stays, moves] = [pending.rows(), pending.rows()[1]]
  const welcome = confirmed.rows()
  placeBooking(client, { ...(moves as BookingWithDetails), status: 'confirmed' }) // there are five
  expect(pending.rows().map(({ id }) => id)).toEqual(['1', '5', '7', '9'])
  for (const row of pending.rows()) expect(stays).toContain(row)
  expect(confirmed.rows().map(({ id }) => id)).toEqual(['2', '3', '4', '6', '8'])
  for (const row of confirmed.rows()) if (row.id !== '3') expect(welcome).toContain(row)
})

test('a list read again keeps each booking that is as it was, wherever it stands by now', () => {
  const client = new QueryClient()
  const { query, rows } = columnOf(client, 'pending', [2, 3, 4, 5])
  const before = rows()
  const read = [1, 2, 3, 4, 5].map((n) => bookingOf(n, 'pending'))
  query.setData(fresh(read.map((row) => (row.id === '4' ? { ...row, eventLocation: 'Inman Park' } : row))))
  const after = rows()
  expect(after.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
  expect([after[1], after[2], after[4]]).toEqual([before[0], before[1], before[3]])
  expect([after[1] === before[0], after[2] === before[1], after[4] === before[3]]).toEqual([true, true, true])
  expect(after[3]).toMatchObject({ eventLocation: 'Inman Park' })
})

test('a list read again that is the same throughout is the very same: no column is drawn again', () => {
  const client = new QueryClient()
  const { query, rows } = columnOf(client, 'pending', [1, 2, 3, 4])
  const before = query.state.data
  query.setData(fresh(rows()))
  expect(query.state.data).toBe(before)
})
