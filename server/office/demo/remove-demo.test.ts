import { existsSync } from 'node:fs'
import { expect, inject, test, vi } from 'vitest'
import { loadDemoData } from '#scripts/demo/load.ts'
import { demoRoster } from '#scripts/demo/roster.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { openBareDatabase, query } from '#server/db/backup/test-support/contents.ts'
import { expectTallied } from '#server/office/test-support/plain-counts.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { until } from '#tests/support/until.ts'
import { countTables, enterAsDemoOwner, preview, remove, startDemo } from './test-support/demo.ts'

// each loads the demo, and some restore a backup
vi.setConfig({ testTimeout: 60_000 })

const OWN = { name: 'Ada Lin', email: 'ada@lin.example', password: 'seven paper lanterns' }

/** What an agency without anything has: settings, the owner, and what was done. */
const LEFT = [
  ...['agency_settings', 'audit_log', 'brand_settings', 'chat_settings', 'demo_data', 'migrations'],
  ...['payment_instructions', 'place_settings', 'sessions', 'tax_settings', 'users'],
]
/** Sums, which keep rows of zero. */
const SUMS = /^(due_|margin_|payout_years|revenue_|tall)/

/** What is left of the sums of agents and customers. */
const SUM_LEFT = {
  revenue: `select party_id from (
    select party_id, amount from revenue_tallies where unit = 'all'
    union all select agent_id, amount from revenue_changes union all select customer_id, amount from revenue_changes
  ) as known group by 1 having sum(amount) <> 0`,
  margin: `select agent_id from (
    select agent_id, received, returned, talent from margin_tallies where unit = 'year'
    union all select agent_id, received, returned, talent from margin_changes
  ) as known group by 1 having sum(received) <> 0 or sum(returned) <> 0 or sum(talent) <> 0`,
  due: `select agent_id from current_due
    group by 1 having (sum(bookings), sum(share_cents), sum(corrections), sum(correction_cents)) <> (0, 0, 0, 0)`,
  paid: 'select agent_id from payout_years where (cents, processor_cents) <> (0, 0)',
}

test('everything of the demo goes, the owner, the settings and the audit trail stay (P17.3, P17.6)', async () => {
  const { app, owner, ownerId } = await startDemo()
  const shown = await preview(app, owner)
  expect(shown).toMatchObject({ needsOwner: false, ownAccount: true, underWay: 0 })
  expect(shown.goes).toMatchObject({ agents: demoRoster.length, categories: 7, logins: 4 })
  expect(shown.stays).toEqual({ agents: 0, customers: 0, bookings: 0, colleagues: 1, categories: [] })
  for (const count of [shown.goes.bookings, shown.goes.invoices, shown.goes.payments, shown.goes.pictures])
    expect(count).toBeGreaterThan(8)

  const { status, body } = await remove(app, owner, { confirm: ' marquee ' })
  expect([status, body.signedInAs]).toEqual([200, expect.stringContaining('@example.com')])
  const tables = await countTables(app)
  const filled = Object.keys(tables).filter((name) => tables[name] && !SUMS.test(name))
  expect(filled.sort()).toEqual(LEFT)
  expect([tables.users, tables.sessions]).toEqual([1, 1])
  await expectTallied(app.database.pool)
  for (const [name, left] of Object.entries(SUM_LEFT)) {
    expect((await app.database.pool.query(left)).rows, name).toEqual([])
  }

  // the public site follows at once
  for (const path of ['/api/agents', '/api/categories', '/api/packages', '/api/testimonials/approved'] as const) {
    expect((await app.call(`GET ${path}`)).body, path).toEqual([])
  }
  const { body: settings } = await app.call('GET /api/admin/settings', { cookie: owner })
  expect([settings.noticeRecipients, settings.agentSharePercent]).toEqual([[], null])
  const { body: billing } = await app.call('GET /api/admin/billing', { cookie: owner })
  expect([billing.revenue?.total, billing.pending]).toEqual([0, 0])
  const [entry] = (await app.call('GET /api/admin/audit', { cookie: owner, query: { entity: 'setup' } })).body
  expect(entry).toMatchObject({
    action: 'demo.removed',
    after: { agents: demoRoster.length, backup: body.backup.file },
  })
  const { actor_id } = await app.context.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'demo.removed')
    .executeTakeFirstOrThrow()
  expect(actor_id).toBe(ownerId)

  const booking = await buildBooking(app.context.db)
  expect(booking.number, 'numbers begin anew').toBeLessThan(1010)
})

test('the backup that is made first restores the demo (P17.3)', async () => {
  const { app, owner } = await startDemo()
  const before = await countTables(app)
  const { body } = await remove(app, owner)
  expect(existsSync(body.backup.file)).toBe(true)
  const bare = await openBareDatabase(inject('cluster').connection)
  await restoreBackup(bare, body.backup.file)
  for (const table of ['agents', 'bookings', 'payments', 'images', 'demo_rows', 'testimonials']) {
    const [row] = await query<{ count: string }>(bare, `select count(*) from ${table}`)
    expect(Number(row?.count), table).toBe(before[table])
  }
})

test('an owner of the demo alone becomes an owner with an own account, and the demo’s logins are gone (P17.4)', async () => {
  const { app } = await startDemo()
  await app.database.pool.query("delete from users where email like '%@example.com'")
  const cookie = await enterAsDemoOwner(app)
  expect(await preview(app, cookie)).toMatchObject({ needsOwner: true, ownAccount: false })
  expect(await remove(app, cookie)).toMatchObject({ status: 400, body: { fields: { owner: expect.any(String) } } })
  const weak = await remove(app, cookie, { owner: { ...OWN, password: 'short' } })
  expect(weak).toMatchObject({ status: 400, body: { fields: { 'owner.password': expect.any(String) } } })

  const elsewhere = await enterAsDemoOwner(app)
  const { status, body } = await remove(app, cookie, { owner: OWN })
  expect([status, body.signedInAs]).toEqual([200, OWN.email])
  expect((await app.call('GET /api/admin/session', { cookie })).body.admin?.email).toBe(OWN.email)
  expect((await app.call('GET /api/admin/session', { cookie: elsewhere })).status).toBe(401)
  const login = (email: string, password: string) => app.call('POST /api/admin/login', { body: { email, password } })
  expect((await login(OWN.email, OWN.password)).status).toBe(200)
  expect((await login('office@marquee.example', 'stage-door-open')).status).toBe(401)
  const { body: team } = await app.call('GET /api/admin/team', { cookie })
  expect(team).toMatchObject([{ email: OWN.email, staffRole: 'owner' }])
})

test('what the owner added stays with the categories it uses; bookings of demo people go only if asked (P17.5)', async () => {
  const { app, owner } = await startDemo()
  const { db } = app.context
  const mine = await buildAgent(db, { name: 'Nora Vale', category: 'dj' })
  const kept = await buildBooking(db, { agent_id: mine.id, customer_name: 'Ines Roth' })
  const imani = await db.selectFrom('agents').select('id').where('name', '=', 'Imani Okafor').executeTakeFirstOrThrow()
  const tried = await buildBooking(db, { agent_id: imani.id, customer_name: 'Test Person' })
  const shown = await preview(app, owner)
  expect(shown.stays).toEqual({ agents: 1, customers: 2, bookings: 1, colleagues: 1, categories: ['DJs'] })
  expect(shown.ownBookings).toMatchObject({
    ...{ count: 1, byCard: 0 },
    first: [{ number: tried.number, customerName: 'Test Person', agentName: 'Imani Okafor', paid: 0 }],
  })
  const refused = await remove(app, owner)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    '1 booking of yours names people of the demo. Remove it with the demo, or keep the demo.',
  ])
  expect((await remove(app, owner, { withOwnBookings: true })).status).toBe(200)
  const bookings = await db.selectFrom('bookings').select('id').execute()
  expect(bookings).toEqual([{ id: kept.id }])
  const agents = (await app.call('GET /api/agents')).body.map(({ name }) => name)
  expect(agents).toEqual(['Nora Vale'])
  expect((await app.call('GET /api/categories')).body.map(({ name }) => name)).toEqual(['dj'])
  await expectTallied(app.database.pool)
  const another = await buildBooking(db, { agent_id: mine.id })
  expect(another.number, 'numbers go on where bookings stay').toBeGreaterThan(kept.number)
})

test('the next start loads no demo again, also into a database without people (P17.7)', async () => {
  const { app, owner } = await startDemo()
  expect((await remove(app, owner)).status).toBe(200)
  expect(await loadDemoData(app.context)).toBe(false)
  await app.database.pool.query('delete from users')
  expect(await loadDemoData(app.context)).toBe(false)
  expect((await app.call('GET /api/agents')).body).toEqual([])
})

test('a demo that an earlier release loaded is found by its people (P17.1)', async () => {
  const { app } = await startDemo()
  const { db } = app.context
  const list = () => db.selectFrom('demo_rows').select(['kind', 'id']).orderBy('kind').orderBy('id').execute()
  const loaded = await list()
  const { loaded_at } = await db.selectFrom('demo_data').select('loaded_at').executeTakeFirstOrThrow()
  await db.deleteFrom('demo_rows').execute()
  await db.deleteFrom('demo_data').execute()
  await buildBooking(db, { agent_id: (await buildAgent(db)).id })
  await until(async () => Date.now() > loaded_at.getTime())
  expect(await loadDemoData(app.context)).toBe(false)
  expect(await list()).toEqual(loaded)
})
