import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bookings } from '#server/db/types.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { readPages } from '#tests/support/pages.ts'
import { signInAdmin, signInOutsiders } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let admin: string
let ada: string
let bea: string
beforeAll(async () => {
  app = await startTestApp()
  admin = (await signInAdmin(app)).cookie
  const { db } = app.context
  ada = (await buildAgent(db, { name: 'Ada Abbott', category: 'dj' })).id
  bea = (await buildAgent(db, { name: 'bea Baker', category: 'model', archived_at: new Date() })).id
  const rows: [string, string, string, Partial<Insertable<Bookings>>][] = [
    ['one', bea, '2031-01-05', { status: 'confirmed', total_cents: 50_000, event_location: 'Inman Park' }],
    ['Two', ada, '2031-01-04', { status: 'pending', total_cents: null }],
    ['three', ada, '2031-01-03', { status: 'cancelled', total_cents: 70_000, event_location: 'atlantic Station' }],
    [
      'four',
      bea,
      '2031-01-02',
      { status: 'completed', total_cents: 60_000, payment_status: 'paid', event_location: 'Zoo' },
    ],
    ['five', ada, '2031-01-01', { status: 'confirmed', total_cents: 50_000, event_location: 'inman Park' }],
  ]
  for (const [name, agent_id, day, values] of rows) {
    const customer = await buildCustomer(db, { name })
    const who = { customer_id: customer.id, customer_name: name, customer_email: customer.email }
    await buildBooking(db, { ...who, agent_id, event_date: new Date(`${day}T20:00:00Z`), ...values })
  }
})
afterAll(() => app[Symbol.asyncDispose]())

type Query = Record<string, string>
const list = (query: Query = {}, cookie: string | undefined = admin) =>
  app.call('GET /api/admin/bookings-table', { query, ...(cookie !== undefined && { cookie }) })

/** The rows in the order of the table, read page by page. */
async function listRows(query: Query, limit = 2) {
  const url = `/api/admin/bookings-table?${new URLSearchParams({ ...query, limit: String(limit) })}`
  return (await readPages<{ customerName: string; owed: number }>(app, url, admin)).flat()
}
const listNames = async (query: Query, limit?: number) =>
  (await listRows(query, limit)).map(({ customerName }) => customerName)

test('only admins read it', async () => {
  const { agent, customer } = await signInOutsiders(app)
  expect((await app.call('GET /api/admin/bookings-table')).status).toBe(401)
  expect([(await list({}, agent)).status, (await list({}, customer)).status]).toEqual([403, 403])
})

describe('orders', () => {
  test.each([
    ['date', ['five', 'four', 'three', 'Two', 'one']],
    ['agent', ['five', 'three', 'Two', 'four', 'one']],
    ['customer', ['five', 'four', 'one', 'three', 'Two']],
    ['price', ['Two', 'five', 'one', 'four', 'three']],
    ['place', ['Two', 'three', 'five', 'one', 'four']],
    ['owed', ['four', 'three', 'Two', 'five', 'one']],
    ['state', ['Two', 'five', 'one', 'four', 'three']],
  ])('by %s, forward and backward, page by page', async (sort, expected) => {
    for (const limit of [1, 2, 50]) {
      expect(await listNames({ sort }, limit), `${limit} a page`).toEqual(expected)
      expect(await listNames({ sort, order: 'desc' }, limit), `${limit} a page`).toEqual(expected.toReversed())
    }
  })
})

describe('filters', () => {
  test.each([
    [{ status: 'confirmed' }, ['five', 'one']],
    [{ category: 'model' }, ['four', 'one']],
    [{ category: 'nothing' }, []],
    [{ owing: 'yes' }, ['five', 'one']],
    [{ q: 'TWO' }, ['Two']],
    [{ q: 'ada', sort: 'customer' }, ['five', 'three', 'Two']],
    [{ q: 'ada', sort: 'state', status: 'confirmed' }, ['five']],
    [{ from: '2031-01-02', to: '2031-01-04' }, ['four', 'three']],
    [{ from: '2031-01-02', to: '2031-01-04', sort: 'price', order: 'desc' }, ['three', 'four']],
    [{ from: '2031-01-02', sort: 'state' }, ['Two', 'one', 'four', 'three']],
  ])('%o', async (query, expected) => {
    expect(await listNames(query as Query, 1)).toEqual(expected)
  })

  test('by person, in any order', async () => {
    expect(await listNames({ agentId: ada, sort: 'price' })).toEqual(['Two', 'five', 'three'])
    expect(await listNames({ agentId: bea, category: 'dj' })).toEqual([])
  })
})

test('the board’s lists are narrowed by category and person, too', async () => {
  const find = async (query: Query) => {
    const { body } = await app.call('GET /api/admin/bookings-with-details', { cookie: admin, query })
    return body.map(({ customerName }) => customerName).sort()
  }
  expect(await find({ category: 'model' })).toEqual(['four', 'one'])
  expect(await find({ agentId: ada, status: 'confirmed' })).toEqual(['five'])
  expect(await find({ agentId: ada, category: 'model' })).toEqual([])
})

test('owners export the bookings they selected', async () => {
  const { body } = await list({ category: 'model' })
  const ids = body.map(({ id }) => id).join(',')
  const csv = await app.send({ url: `/api/admin/exports/bookings?ids=${ids}`, headers: { cookie: admin } })
  expect(csv.status).toBe(200)
  expect(String(csv.body).trim().split('\r\n')).toHaveLength(3)
  expect((await app.send({ url: '/api/admin/exports/bookings?ids=x', headers: { cookie: admin } })).status).toBe(400)
})

test('a row has what is owed: the invoice counts, refunds are not owed again, canceled ones owe nothing', async () => {
  const { db } = app.context
  const build = async (name: string, values: Partial<Insertable<Bookings>>) =>
    buildBooking(db, { customer_name: name, event_date: new Date('2033-01-01T20:00:00Z'), ...values })
  const plain = await build('plain', { total_cents: 40_000 })
  const invoiced = await build('invoiced', { total_cents: 40_000 })
  await buildInvoice(db, invoiced.id, { total_cents: 43_200, subtotal_cents: 40_000, tax_cents: 3_200 })
  await buildPayment(db, invoiced.id, { amount_cents: 10_000 })
  await buildPayment(db, plain.id, { amount_cents: 40_000 })
  await build('unpriced', { total_cents: null })
  await build('canceled', { total_cents: 40_000, status: 'cancelled' })
  const { body } = await list({ from: '2033-01-01', sort: 'customer' })
  expect(body.map(({ customerName, owed }) => [customerName, owed])).toEqual([
    ['canceled', 0],
    ['invoiced', 33_200],
    ['plain', 0],
    ['unpriced', 0],
  ])
})

describe('by what is owed (P6.172)', () => {
  const from = '2034-01-01'
  const listOwed = async (order: 'asc' | 'desc') =>
    (await listRows({ sort: 'owed', order, from })).map(({ customerName, owed }) => [customerName, owed])

  test('invoices and payments count, and changes of either move a booking', async () => {
    const { db } = app.context
    const build = async (name: string, day: string, values: Partial<Insertable<Bookings>>) =>
      buildBooking(db, { customer_name: name, event_date: new Date(`${day}T20:00:00Z`), ...values })
    await build('unpriced', '2034-01-09', { total_cents: null })
    await build('300', '2034-01-08', { total_cents: 30_000 })
    const part = await build('part paid', '2034-01-07', { total_cents: 90_000 })
    await buildPayment(db, part.id, { amount_cents: 60_000 })
    const taxed = await build('taxed', '2034-01-06', { total_cents: 40_000 })
    await buildInvoice(db, taxed.id, { total_cents: 43_200, subtotal_cents: 40_000, tax_cents: 3_200 })
    await build('400', '2034-01-05', { total_cents: 40_000 })
    const paid = await build('paid', '2034-01-04', { total_cents: 80_000, payment_status: 'paid' })
    await buildPayment(db, paid.id, { amount_cents: 80_000 })
    const rising: [string, number][] = [
      ['paid', 0],
      ['unpriced', 0],
      ['part paid', 30_000],
      ['300', 30_000],
      ['400', 40_000],
      ['taxed', 43_200],
    ]
    expect(await listOwed('asc')).toEqual(rising)
    expect(await listOwed('desc')).toEqual(rising.toReversed())
    await db.updateTable('bookings').set({ total_cents: 95_000 }).where('id', '=', part.id).execute()
    await db
      .updateTable('bookings')
      .set({ event_date: new Date('2034-01-20T20:00:00Z') })
      .where('id', '=', taxed.id)
      .execute()
    await db.updateTable('invoices').set({ voided_at: new Date() }).where('booking_id', '=', taxed.id).execute()
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('customer_name', '=', '300').execute()
    expect(await listOwed('desc')).toEqual([
      ['taxed', 40_000],
      ['400', 40_000],
      ['part paid', 35_000],
      ['unpriced', 0],
      ['300', 0],
      ['paid', 0],
    ])
  })
})

test.each([
  { sort: 'mood' },
  { order: 'up' },
  { status: 'lost' },
  { agentId: 'x' },
  { owing: 'no' },
  { limit: '51' },
  { from: 'soon' },
  { cursor: 'x' },
])('%o is refused', async (query) => {
  expect((await list(query as Query)).status).toBe(400)
})

test('a cursor of another order, or with values that are none, is refused', async () => {
  const write = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
  const id = ada
  for (const [sort, keys, status] of [
    ['price', ['2031-01-01T20:00:00.000000Z'], 'pending'],
    ['price', ['much', '2031-01-01T20:00:00.000000Z'], 'pending'],
    ['date', ['yesterday'], 'pending'],
    ['customer', ['\0', '2031-01-01T20:00:00.000000Z'], 'pending'],
    ['state', ['2031-01-01T20:00:00.000000Z'], 'lost'],
  ] as const) {
    const { status: answered } = await list({ sort, cursor: write({ keys, id, status }) })
    expect(answered, sort).toBe(400)
  }
})
