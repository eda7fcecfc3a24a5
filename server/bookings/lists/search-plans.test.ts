import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { listCalendarPeople, readGrid } from '../calendar/calendar-people.ts'
import { suggestCustomers } from '../customers/suggest-customers.ts'
import { findFreeAgents } from '../free/free-agents.ts'
import { readDetailedBookings } from './admin-bookings.ts'
import { readSearch } from './read-search.ts'
import { findBookings } from './search-bookings.ts'

const SCALE = { agents: 300, bookings: 30_000 }

let database: LargeDatabase
let db: Database
let pool: pg.Pool
beforeAll(async () => {
  database = await openLargeDatabase(inject('cluster'), SCALE)
  ;({ db, pool } = database)
}, 180_000)
afterAll(() => database[Symbol.asyncDispose]())

const search = (ask: Parameters<typeof readSearch>[0]) => () => findBookings(db, {}, readSearch(ask), { limit: 101 })

test.each([
  ['all', {}, ['bookings_newest']],
  ['a status', { status: 'confirmed' as const }, ['bookings_by_status']],
  ['a rare name', { q: 'whitfield' }, ['bookings_newest', 'bookings_customer_words']],
  ['the beginning of a rare name', { q: 'wh' }, ['bookings_newest', 'bookings_customer_words']],
  ['an e-mail address', { q: 'customer-0-77@example.com' }, ['customers_email_key', 'bookings_of_customer']],
  ['an agent', { q: 'pereira 17' }, ['bookings_of_agent']],
  ['an address of nobody', { q: 'customer-9-77@example.com' }, ['customers_email_key']],
  ['a day', { q: '2020-01-01' }, ['bookings_by_date']],
  ['days', { from: '2020-01-01', to: '2020-03-01' }, ['bookings_by_date']],
])('%s: found by its index, never by reading all bookings', async (_, ask, indexes) => {
  const plan = await recordPlans(pool, search(ask))
  for (const index of indexes) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on bookings')
})

test('related rows are looked up only for the bookings of a page', async () => {
  const ids = (await search({})()).map(({ id }) => id)
  const plan = await recordPlans(pool, () => readDetailedBookings(db, ids))
  for (const index of ['bookings_pkey', 'bookings_of_agent', 'agent_statuses_blocked']) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on bookings')
  expect(plan).not.toContain('Seq Scan on agent_statuses')
})

test('free agents are found by the intervals of that time, not by all there are (P6.68)', async () => {
  const search = { start: new Date(), hours: 4, category: undefined, words: undefined, bookingId: undefined }
  const plan = await recordPlans(pool, () => findFreeAgents(db, search))
  for (const index of ['agent_statuses_by_time', 'bookings_of_agent']) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on agent_statuses')
  expect(plan).not.toContain('Seq Scan on bookings')
})

test.each([
  ['a name and the beginning of another', 'yolanda v', 'customers_words'],
  ['digits of a phone', '555-0177', 'customers_words'],
])('customers are suggested by %s from their index (P6.69)', async (_, typed, index) => {
  const plan = await recordPlans(pool, () => suggestCustomers(db, typed))
  for (const name of [index, 'bookings_of_customer']) expect(plan).toContain(name)
  expect(plan).not.toContain('Seq Scan')
})

test('the grid of people reads the days of each person, not all bookings (P6.160)', async () => {
  const grid = readGrid({ from: atlantaDay(Date.now()), days: 14 })
  const plan = await recordPlans(pool, () => listCalendarPeople(db, grid, { limit: 61 }))
  for (const name of ['bookings_of_agent', 'agent_statuses_']) expect(plan).toContain(name)
  expect(plan).not.toContain('Seq Scan on bookings')
  expect(plan).not.toContain('Seq Scan on agent_statuses')
})
