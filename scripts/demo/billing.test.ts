import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectTallied } from '#server/office/test-support/plain-counts.ts'
import { expectRevenueTallied } from '#server/office/test-support/plain-money.ts'
import { buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { demoPackages } from './billing.ts'
import { loadDemoData } from './load.ts'
import { demoAgentLogins } from './people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoData(app.context)
})
afterAll(() => app[Symbol.asyncDispose]())

test('the demo has every kind of invoice, payment and package', async () => {
  const cookie = await signIn(app, { role: 'admin', userId: (await buildUser(app.context.db)).id })
  const { body: billing } = await app.call('GET /api/admin/billing', { cookie })
  expect(billing.revenue?.total).toBeGreaterThan(billing.revenue?.unverified ?? 0)
  expect(billing.revenue?.unverified).toBeGreaterThan(0)
  expect(billing.pending).toBeGreaterThan(billing.invoices.owed)
  for (const count of Object.values(billing.invoices)) expect(count).toBeGreaterThan(0)
  expect(billing.recentPayments).toHaveLength(5)

  const { body: report } = await app.call('GET /api/admin/reports', { cookie })
  expect(report.months.length).toBeGreaterThan(3)
  expect(report.months.some(({ returned }) => returned > 0)).toBe(true)
  expect(report.agents.length).toBeGreaterThan(8)
  expect(report.requests.confirmed).toBeLessThan(report.requests.received)
  expect(report.outstanding.notDue).toBeGreaterThan(0)
  expect(report.outstanding.days30).toBeGreaterThan(0)

  const { body: packages } = await app.call('GET /api/admin/service-packages', { cookie })
  expect(packages).toHaveLength(demoPackages.length)
  // the app was there before the demo: what it keeps ready is made anew a moment later
  const offered = await until(async () => {
    const { body } = await app.call('GET /api/packages')
    return body.length > 0 && body
  })
  expect(offered.length).toBe(demoPackages.filter(({ isActive }) => isActive).length)
  expect(offered.length).toBeLessThan(demoPackages.length)
  const { body: kept } = await app.call('GET /api/admin/agent-shares', { cookie })
  expect(kept.filter(({ percent, flat }) => percent !== null || flat !== null)).toHaveLength(3)
  await expectTallied(app.database.pool)
  await expectRevenueTallied(app.database.pool)
})

test('invoices of the demo are numbered in the order they were written and are due at the end of a day', async () => {
  const { rows } = await app.database.pool.query<{ invoice_number: string; ends: string; late: boolean }>(
    `select invoice_number, to_char(due_date at time zone 'America/New_York', 'HH24:MI:SS') as ends,
       created_at >= due_date or created_at > now() as late
     from invoices order by created_at, id`,
  )
  expect(rows.length).toBeGreaterThan(8)
  const numbers = rows.map(({ invoice_number }) => invoice_number)
  expect(numbers).toEqual(numbers.toSorted())
  expect(new Set(rows.map(({ ends }) => ends))).toEqual(new Set(['23:59:59']))
  expect(rows.some(({ late }) => late)).toBe(false)
  const counters = await app.context.db.selectFrom('invoice_counters').selectAll().execute()
  for (const { year, last_number } of counters) {
    expect(numbers.filter((number) => number.startsWith(`INV-${year}-`))).toHaveLength(last_number)
  }
})

test('the demo’s agents have statements that are not empty', async () => {
  const { rows: entered } = await app.database.pool.query<{ name: string; months: string[]; least: number }>(
    `select a.name, array_agg(distinct to_char(e.month, 'YYYY-MM')) as months, min(e.cents)::int as least
     from agent_earnings e join agents a on a.id = e.agent_id group by a.name`,
  )
  expect(entered.some(({ least }) => least < 0)).toBe(true)
  for (const { agent, username } of demoAgentLogins) {
    const user = await app.context.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const cookie = await signIn(app, { role: 'agent', userId: user.id })
    const months = entered.find(({ name }) => name === agent)?.months ?? []
    expect(months, agent).not.toEqual([])
    for (const month of months) {
      const { body } = await app.call('GET /api/agent/statement', { cookie, query: { month } })
      expect(body.total).toBeGreaterThan(0)
    }
  }
})

test('a customer of the demo is as old as the first request, and later requests are not of a new one', async () => {
  const { rows } = await app.database.pool.query(
    `select c.email, min(b.created_at) = c.created_at as as_old,
       count(*) filter (where b.requested_as = 'new_customer' and b.created_at > c.created_at)::int as new_again
     from customers c join bookings b on b.customer_id = c.id group by c.id`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) expect(row).toMatchObject({ as_old: true, new_again: 0 })
})

/** Read from the table: the list of agents follows it a moment later. */
async function findAgent(name: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from agents where name = $1', [name])
  return rows[0]?.id ?? ''
}

test('three people of the demo have three reviews on their profile (P9.12)', async () => {
  for (const name of ['Imani Okafor', 'Ruth Adeyemi', 'Sabine Laurent']) {
    const { body } = await app.call('GET /api/agents/:id/reviews', { params: { id: await findAgent(name) } })
    expect([body.total, body.reviews.length]).toEqual([3, 3])
  }
})

test('a gallery of the demo is on the profile, in order and with its words (P2.35)', async () => {
  const id = await findAgent('Imani Okafor')
  const { body: photos } = await app.call('GET /api/agents/:id/photos', { params: { id } })
  expect([photos.length, photos[0]?.alt]).toEqual([8, 'In profile, with a long earring'])
  const picture = await app.app.inject({ method: 'GET', url: photos[7]?.image ?? '' })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('an invoice of the demo for an event to come is due before it', async () => {
  const { rows } = await app.database.pool.query<{ late: string }>(
    `select b.customer_name as late from invoices i join bookings b on b.id = i.booking_id
     where b.event_date > now() and i.due_date >= b.event_date`,
  )
  expect(rows).toEqual([])
})
