import { type RawBuilder, sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { fillInBulk } from '#scripts/seed/bulk.ts'
import { fillBookings } from '#scripts/seed/fill-bookings.ts'
import { fillMoney } from '#scripts/seed/fill-money.ts'
import { fillAgents, fillCustomers } from '#scripts/seed/fill-people.ts'
import { openDatabase } from '#server/db/client.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import type { DaySpan } from './day-span.ts'
import { foldTallies } from './fold-tallies.ts'
import * as margins from './margin-rows.ts'
import * as queries from './report-queries.ts'
import { showReport } from './show-report.ts'

const NOW = new Date('2026-05-20T12:00:00Z')

async function startAsAdmin() {
  const app = await startTestApp({ context: { now: () => NOW } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookie } = await signInAdmin(app)
  const read = async (query: { from?: string; to?: string } = {}) =>
    (await app.call('GET /api/admin/reports', { cookie, query })).body
  return { app, db, cookie, read }
}

describe('GET /api/admin/reports', () => {
  test('has a place for everything in an empty database', async () => {
    const { read } = await startAsAdmin()
    const report = await read()
    expect(report).toMatchObject({
      ...{ months: [], categories: [], agents: [], customers: [], requests: { received: 0, confirmed: 0 } },
      outstanding: { notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 },
    })
    expect(report.eventTypes).toHaveLength(7)
  })

  test('shows revenue by month, talent, customer and event type, folded or not', async () => {
    const { db, read } = await startAsAdmin()
    const [ada, bo] = [await buildAgent(db, { name: 'Ada' }), await buildAgent(db, { name: 'Bo', category: 'dj' })]
    const [dana, eli] = [await buildCustomer(db, { name: 'Dana' }), await buildCustomer(db, { name: 'Eli' })]
    const book = (agent: { id: string }, customer: { id: string }, values: object = {}) =>
      buildBooking(db, { agent_id: agent.id, customer_id: customer.id, event_date: '2026-02-10T20:00:00Z', ...values })
    const one = await book(ada, dana)
    const two = await book(bo, dana, { event_type: 'birthday' })
    const three = await book(bo, eli, { event_type: 'birthday', event_date: '2026-05-10T20:00:00Z' })
    await book(bo, eli, { status: 'cancelled' })
    await buildPayment(db, one.id, { amount_cents: 10_000, paid_at: '2026-02-01T05:00:00Z' })
    await buildPayment(db, two.id, { amount_cents: 5000, paid_at: '2026-02-01T04:59:59Z' })
    const last = await buildPayment(db, three.id, { amount_cents: 30_000, paid_at: '2026-05-19T12:00:00Z' })
    await buildPayment(db, three.id, { kind: 'refund', payment_id: last.id, amount_cents: 1000, paid_at: NOW })
    await buildPayment(db, three.id, { payment_status: 'failed', amount_cents: 77, purpose: 'deposit' })
    const check = async () => {
      const all = await read()
      expect(all.months).toEqual([
        { month: '2026-01', received: 5000, returned: 0, tax: 0 },
        { month: '2026-02', received: 10_000, returned: 0, tax: 0 },
        { month: '2026-03', received: 0, returned: 0, tax: 0 },
        { month: '2026-04', received: 0, returned: 0, tax: 0 },
        { month: '2026-05', received: 30_000, returned: 1000, tax: 0 },
      ])
      expect(all.categories.map(({ category, cents }) => [category, cents])).toEqual([
        ['dj', 34_000],
        ['model', 10_000],
      ])
      expect(all.eventTypes.slice(0, 3)).toEqual([
        { eventType: 'birthday', cents: 34_000 },
        { eventType: 'wedding', cents: 10_000 },
        { eventType: 'corporate', cents: 0 },
      ])
      expect(all.agents).toEqual([
        { id: bo.id, name: 'Bo', category: 'dj', cents: 34_000 },
        { id: ada.id, name: 'Ada', category: 'model', cents: 10_000 },
      ])
      expect(all.customers).toEqual([
        { id: eli.id, name: 'Eli', email: eli.email, cents: 29_000, bookings: 1 },
        { id: dana.id, name: 'Dana', email: dana.email, cents: 15_000, bookings: 2 },
      ])
      const february = await read({ from: '2026-02-01', to: '2026-03-01' })
      expect(february.agents.map(({ name, cents }) => [name, cents])).toEqual([['Ada', 10_000]])
      expect(february.customers.map(({ name, cents, bookings }) => [name, cents, bookings])).toEqual([
        ['Dana', 10_000, 2],
      ])
      expect(february.months).toEqual([{ month: '2026-02', received: 10_000, returned: 0, tax: 0 }])
      const lately = await read({ from: '2026-01-31', to: '2026-05-20' })
      expect(lately.customers.map(({ name, cents }) => [name, cents])).toEqual([
        ['Eli', 30_000],
        ['Dana', 15_000],
      ])
    }
    await check()
    await foldTallies(db)
    await check()
    await buildPayment(db, one.id, { amount_cents: 40_000, purpose: 'balance', paid_at: NOW })
    expect((await read()).agents.map(({ name, cents }) => [name, cents])).toEqual([
      ['Ada', 50_000],
      ['Bo', 34_000],
    ])
  })

  test('counts requests by the day they came in, and how many were ever confirmed', async () => {
    const { db, read } = await startAsAdmin()
    await buildBooking(db, { created_at: '2026-03-09T03:59:59Z' })
    const kept = await buildBooking(db, { created_at: '2026-03-08T05:00:00Z', status: 'confirmed' })
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', kept.id).execute()
    await buildBooking(db, { created_at: '2026-03-09T04:00:00Z', status: 'confirmed' })
    expect((await read()).requests).toEqual({ received: 3, confirmed: 2 })
    // a day of 23 hours
    expect((await read({ from: '2026-03-08', to: '2026-03-09' })).requests).toEqual({ received: 2, confirmed: 1 })
  })

  test('shows what is outstanding today by days past due, for any span', async () => {
    const { db, read } = await startAsAdmin()
    const due = async (due_date: string, cents: number) => {
      const { id } = await buildBooking(db, { total_cents: cents })
      await buildInvoice(db, id, { due_date, subtotal_cents: cents, tax_cents: 0, total_cents: cents })
    }
    await due('2026-06-01T03:59:59Z', 1)
    await due('2026-05-21T03:59:59Z', 2)
    await due('2026-05-20T03:59:59Z', 10)
    await due('2026-04-21T03:59:59Z', 20)
    await due('2026-04-20T03:59:59Z', 100)
    await due('2026-03-01T04:59:59Z', 1000)
    await due('2025-03-01T04:59:59Z', 10_000)
    const expected = { notDue: 3, days30: 30, days60: 100, days90: 1000, older: 10_000 }
    expect((await read()).outstanding).toEqual(expected)
    await foldTallies(db)
    expect((await read({ from: '2026-05-01' })).outstanding).toEqual(expected)
  })

  test('lists at most twenty agents and customers, only those with revenue', async () => {
    const { db, read } = await startAsAdmin()
    const customer = await buildCustomer(db)
    for (let i = 0; i < 24; i++) {
      const { id } = await buildBooking(db, { customer_id: customer.id })
      const payment = await buildPayment(db, id, { amount_cents: 1000 + i, paid_at: '2026-05-02T12:00:00Z' })
      if (i >= 22) {
        await buildPayment(db, id, { kind: 'refund', payment_id: payment.id, amount_cents: 1000 + i, paid_at: NOW })
      }
      if (i === 12) await foldTallies(db)
    }
    for (const span of [{}, { from: '2026-05-01' }, { from: '2026-01-01', to: '2026-06-01' }]) {
      const { agents, customers } = await read(span)
      expect(agents.map(({ cents }) => cents)).toEqual(Array.from({ length: 20 }, (_, i) => 1021 - i))
      expect(customers).toHaveLength(1)
    }
  })

  test.each([{ from: '2026-05-02', to: '2026-05-01' }, { from: '2026-02-30' }, { to: 'tomorrow' }])(
    'refuses %o',
    async (query) => {
      const { app, cookie } = await startAsAdmin()
      const { status, body } = await app.call('GET /api/admin/reports', { cookie, query })
      expect([status, body.code]).toEqual([400, 'invalid_request'])
    },
  )
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)]

describe('what a report reads', () => {
  test('is kept counts and a few names: no table that grows from end to end', async () => {
    const database = await openTestDatabase(inject('cluster'))
    onTestFinished(() => database[Symbol.asyncDispose]())
    const client = await database.pool.connect()
    const filling = { seed: 1, agents: 200, customers: 400, count: 4000, now: NOW }
    await client.query('begin')
    await fillAgents(client, { seed: 1, count: filling.agents })
    await fillCustomers(client, { seed: 1, count: filling.customers })
    await fillInBulk(client, async () => {
      await fillBookings(client, filling)
      await fillMoney(client, filling)
    })
    await client.query('commit')
    client.release()
    const db = openDatabase(database.pool)
    await sql`vacuum analyze`.execute(db)
    const read = new Map<string, Set<string>>()
    const run = async (query: RawBuilder<unknown>) => {
      const { rows } = await db.transaction().execute(async (trx) => {
        // small tables are read whole unless there is another way: show whether there is
        await sql`set local enable_seqscan = off`.execute(trx)
        return sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`explain (analyze, format json) ${query}`.execute(trx)
      })
      for (const node of nodes(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' })) {
        const table = node['Relation Name']
        if (table !== undefined) read.set(table, (read.get(table) ?? new Set()).add(node['Node Type']))
      }
    }
    const today = '2026-05-20'
    const spans: DaySpan[] = [{}, { from: '2025-08-03', to: '2026-04-09' }, { from: '2026-01-01' }]
    await run(queries.selectStanding(today))
    await run(queries.selectOutstanding(today))
    for (const span of spans) {
      await run(queries.selectRevenue(span, today))
      await run(queries.selectCounts(['requests.received'], span))
      await run(margins.selectMarginOfMonths(span, today))
      await run(margins.selectMarginParts(span, today))
      for (const side of ['agent', 'customer'] as const) await run(queries.selectTop(side, span, today))
      const { rows: top } = await queries.selectTop('customer', span, today).execute(db)
      expect(top).toHaveLength(20)
      const ids = top.map(({ id }) => id)
      await run(sql`${queries.selectCustomers(db, ids, span)}`)
    }
    const scanned = [...read].filter(([, ways]) => ways.has('Seq Scan')).map(([table]) => table)
    // what waits to be folded, and a row a measure and category
    const small = ['margin_changes', 'revenue_changes', 'tally_changes', 'tally_totals']
    expect(scanned.filter((table) => !small.includes(table))).toEqual([])
    expect([...read.keys()].sort()).toEqual([
      ...[
        'agents',
        'bookings',
        'categories',
        'customers',
        'margin_changes',
        'margin_tallies',
        'revenue_changes',
        'revenue_tallies',
        'tallies',
        'tally_changes',
        'tally_months',
      ],
      'tally_totals',
    ])
    const report = await showReport(db, { from: '2025-08-03', to: '2026-04-09' }, NOW)
    expect(report.agents).toHaveLength(20)
  })
})
