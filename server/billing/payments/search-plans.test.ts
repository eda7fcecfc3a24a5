import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { readPayments } from './admin-payments.ts'
import { findPayments, readPaymentSearch } from './search.ts'

const SCALE = { agents: 300, bookings: 60_000 }
/** Some of them refunded, as after months of use. */
const REFUNDS = `
  insert into payments (booking_id, kind, payment_id, amount_cents, payment_method, payment_status, paid_at, created_at)
  select booking_id, 'refund', id, 100, payment_method, 'completed', paid_at, created_at
  from payments where kind = 'payment' order by id limit 500`

let database: LargeDatabase
let db: Database
let pool: pg.Pool
beforeAll(async () => {
  database = await openLargeDatabase(inject('cluster'), SCALE, REFUNDS)
  ;({ db, pool } = database)
}, 180_000)
afterAll(() => database[Symbol.asyncDispose]())

const search = (ask: Parameters<typeof readPaymentSearch>[0]) => () =>
  findPayments(db, readPaymentSearch(ask), { limit: 101 })

test.each([
  ['all', {}, ['payments_by_moment']],
  ['money in', { show: 'payments' as const }, ['payments_by_moment']],
  ['what waits', { show: 'waiting' as const }, ['payments_waiting']],
  ['what went back', { show: 'returned' as const }, ['payments_returned']],
  ['days', { from: '2020-01-01', to: '2020-03-01' }, ['payments_by_moment']],
  ['a rare name', { q: 'whitfield' }, ['payments_by_moment', 'bookings_customer_words', 'payments_of_booking']],
  ['an e-mail address', { q: 'customer-0-77@example.com' }, ['customers_email_key', 'bookings_of_customer']],
  ['a reference', { q: 'REF-0A1B2C3D' }, ['payments_reference_words']],
])('%s: found by its index, never by reading the whole ledger', async (_, ask, indexes) => {
  const plan = await recordPlans(pool, search(ask))
  for (const index of indexes) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on payments')
  expect(plan).not.toContain('Seq Scan on bookings')
})

test('related rows are looked up only for the rows of a page', async () => {
  const ids = (await search({})()).map(({ id }) => id)
  const plan = await recordPlans(pool, () => readPayments(db, ids))
  for (const index of ['payments_pkey', 'bookings_pkey', 'payments_of_payment', 'payments_by_reference']) {
    expect(plan).toContain(index)
  }
  for (const table of ['payments', 'bookings']) expect(plan).not.toContain(`Seq Scan on ${table}`)
})

test('a page is correct at any depth', async () => {
  const first = await findPayments(db, readPaymentSearch({ q: 'example.com' }), { limit: 50 })
  const last = first.at(-1)
  if (!last) throw new Error('nothing found')
  const after = { rank: 0, at: last.key_at, id: last.id }
  const next = await findPayments(db, readPaymentSearch({ q: 'example.com' }), { after, limit: 50 })
  const both = await findPayments(db, readPaymentSearch({}), { limit: 100 })
  expect([...first, ...next].map(({ id }) => id)).toEqual(both.map(({ id }) => id))
})
