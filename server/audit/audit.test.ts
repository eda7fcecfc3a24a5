import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildAgent, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { findNextUrl, readPages } from '#tests/support/pages.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { type AuditEntry, recordAudit } from './record.ts'

async function startAsAdmin() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const admin = await buildUser(db, { username: 'boss' })
  const cookie = await signIn(app, { role: 'admin', userId: admin.id })
  const list = (query: Record<string, string> = {}) => app.call('GET /api/admin/audit', { cookie, query })
  return { app, db, admin, cookie, list }
}

const entry: AuditEntry = { actor: null, action: 'booking.requested', entity: 'booking', entityId: randomUUID() }
const sessionId = randomUUID()

describe('GET /api/admin/audit', () => {
  test('names who did what, the latest first', async () => {
    const { db, admin, list } = await startAsAdmin()
    const [agentUser, retired] = [
      await buildUser(db, { role: 'agent' }),
      await buildUser(db, { role: 'agent', username: 'kira' }),
    ]
    await buildAgent(db, { user_id: agentUser.id, name: 'Mara Novak' })
    const customer = await buildCustomer(db, { name: 'Dana Whitfield' })
    await recordAudit(db, entry)
    await recordAudit(db, { ...entry, actor: { role: 'agent', userId: agentUser.id, sessionId } })
    await recordAudit(db, { ...entry, actor: { role: 'agent', userId: retired.id, sessionId } })
    await recordAudit(db, {
      ...entry,
      actor: { role: 'customer', customerId: customer.id, sessionId, mustChangePassword: false },
    })
    await recordAudit(db, { ...entry, actor: { role: 'admin', staffRole: 'owner', userId: randomUUID(), sessionId } })
    await recordAudit(db, {
      ...entry,
      actor: { role: 'admin', staffRole: 'owner', userId: admin.id, sessionId },
      action: 'booking.status-changed',
      before: { status: 'pending' },
      after: { status: 'confirmed' },
      reason: 'They called',
      requestId: 'abc',
    })
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.map(({ actor }) => actor)).toEqual([
      { role: 'admin', name: 'boss' },
      { role: 'admin', name: 'A former user' },
      { role: 'customer', name: 'Dana Whitfield' },
      { role: 'agent', name: 'kira' },
      { role: 'agent', name: 'Mara Novak' },
      null,
    ])
    expect(body[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { role: 'admin', name: 'boss' },
      action: 'booking.status-changed',
      entity: 'booking',
      entityId: entry.entityId,
      before: { status: 'pending' },
      after: { status: 'confirmed' },
      reason: 'They called',
    })
    expect(body[5]).toMatchObject({ before: null, after: null, reason: null })
  })

  test('pages by key, also among entries of one moment, and keeps the filters', async () => {
    const { db, list, app, cookie } = await startAsAdmin()
    // one statement: all of one moment
    await recordAudit(db, entry, ...Array.from({ length: 6 }, () => entry))
    await recordAudit(db, { ...entry, entity: 'agent' })
    const seen: number[] = []
    let page = await list({ entity: 'booking', limit: '3' })
    for (;;) {
      seen.push(...page.body.map(({ id }) => id))
      const next = findNextUrl(page)
      if (next === undefined) break
      await recordAudit(db, entry)
      page = (await app.send({ method: 'GET', url: next, headers: { cookie } })) as typeof page // its own next page
    }
    expect(seen).toHaveLength(7)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a))
  })

  test('finds the entries of one kind and of one entity', async () => {
    const { db, list } = await startAsAdmin()
    const other = randomUUID()
    await recordAudit(db, entry, { ...entry, entityId: other }, { ...entry, entity: 'agent' })
    expect((await list()).body).toHaveLength(3)
    expect((await list({ entity: 'booking' })).body).toHaveLength(2)
    expect((await list({ entity: 'booking', entityId: other })).body.map(({ entityId }) => entityId)).toEqual([other])
    expect((await list({ entity: 'planet' })).body).toEqual([])
  })

  test('finds what a person did: by part of a name, or by a whole email address (P6.125)', async () => {
    const { db, admin, list } = await startAsAdmin()
    const agentUser = await buildUser(db, { role: 'agent' })
    await buildAgent(db, { user_id: agentUser.id, name: 'Mara Novak' })
    const customer = await buildCustomer(db, { name: 'Dana Whitfield', email: 'dana@example.com' })
    const by = [
      { role: 'admin' as const, staffRole: 'owner' as const, userId: admin.id, sessionId },
      { role: 'agent' as const, userId: agentUser.id, sessionId },
      { role: 'customer' as const, customerId: customer.id, sessionId, mustChangePassword: false },
    ]
    await recordAudit(db, entry)
    for (const actor of by) await recordAudit(db, { ...entry, actor })
    const names = async (who: string) => (await list({ who })).body.map(({ actor }) => actor?.name)
    expect(await names('oss')).toEqual(['boss'])
    expect(await names('mara nov')).toEqual(['Mara Novak'])
    expect(await names('Dana@Example.com')).toEqual(['Dana Whitfield'])
    expect(await names('whitfield')).toEqual([])
    expect(await names('%')).toEqual([])
  })

  test('finds entries of some days in Atlanta, both included (P6.125)', async () => {
    const { app, db, list } = await startAsAdmin()
    await recordAudit(db, entry, entry, entry)
    const [first, second, third] = (await list()).body.map(({ id }) => id).sort((a, b) => a - b)
    const moveTo = (at: string, id = 0) =>
      app.database.pool.query('update audit_log set at = $1 where id = $2', [at, id])
    // the last minute of November 5 in Atlanta, and the first of the 7th
    await moveTo('2026-11-06T04:59:00Z', first)
    await moveTo('2026-11-07T05:00:00Z', third)
    await moveTo('2026-11-06T05:00:00Z', second)
    const ids = async (query: Record<string, string>) => (await list(query)).body.map(({ id }) => id)
    expect(await ids({ from: '2026-11-06', to: '2026-11-06' })).toEqual([second])
    expect(await ids({ to: '2026-11-06' })).toEqual([second, first])
    expect(await ids({ from: '2026-11-06' })).toEqual([third, second])
    expect(await ids({ from: '2026-11-07', to: '2026-11-06' })).toEqual([])
  })

  test('finds words of the action, of the values and of the reason, all of them, by their beginning (P6.125)', async () => {
    const { db, list } = await startAsAdmin()
    await recordAudit(
      db,
      {
        ...entry,
        action: 'booking.price-changed',
        before: { total: 1 },
        after: { total: 2 },
        reason: 'Second bartender',
      },
      { ...entry, action: 'booking.details-changed', before: { eventLocation: '1200 Peachtree Street' } },
      { ...entry, action: 'booking.details-changed', after: { tags: ['Müller & Söhne', 'dana@example.com'] } },
    )
    const found = async (q: string) => (await list({ q })).body.map(({ action }) => action)
    expect(await found('bartend')).toEqual(['booking.price-changed'])
    expect(await found('price second')).toEqual(['booking.price-changed'])
    expect(await found('PEACHTREE 1200')).toEqual(['booking.details-changed'])
    expect(await found('söhne')).toHaveLength(1)
    for (const part of ['dana@example.com', 'dana@exa', 'tags']) expect(await found(part)).toHaveLength(1)
    expect(await found('details changed')).toHaveLength(2)
    expect(await found('peachtree bartender')).toEqual([])
    expect(await found("' & | ! :* (")).toHaveLength(3)
  })

  test('keeps every filter on the next page, also where a filter is rare', async () => {
    const { db, admin, app, cookie } = await startAsAdmin()
    const actor = { role: 'admin' as const, staffRole: 'owner' as const, userId: admin.id, sessionId }
    for (let i = 0; i < 5; i += 1) {
      await recordAudit(db, { ...entry, reason: 'rain' }, { ...entry, actor }, { ...entry, actor, reason: 'rain' })
    }
    const url = '/api/admin/audit?entity=booking&who=boss&q=rain&from=2020-01-01&limit=2'
    const seen = (await readPages<{ id: number }>(app, url, cookie)).flat().map(({ id }) => id)
    expect(seen).toHaveLength(5)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a))
  })

  test('refuses invalid queries', async () => {
    const { list } = await startAsAdmin()
    const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url')
    const at = '2026-12-04T21:00:00.000000Z'
    expect((await list({ cursor: cursorOf({ at, id: 5 }) })).status).toBe(200)
    for (const cursor of [
      'x',
      cursorOf({ at, id: randomUUID() }),
      cursorOf({ at, id: 1.5 }),
      cursorOf({ at: '1', id: 1 }),
    ]) {
      expect(await list({ cursor })).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } })
    }
    expect((await list({ limit: '101' })).status).toBe(400)
    for (const wrong of [{ from: '2026-02-30' }, { to: 'today' }, { who: ' ' }, { q: 'x'.repeat(201) }]) {
      const fields = { [Object.keys(wrong)[0] ?? '']: expect.any(String) }
      expect(await list(wrong)).toMatchObject({ status: 400, body: { fields } })
    }
    expect(await list({ entityId: randomUUID() })).toMatchObject({
      status: 400,
      body: { fields: { entity: expect.any(String) } },
    })
  })

  test('is for admins', async () => {
    const { app, db } = await startAsAdmin()
    const { agent, customer } = await signInOutsiders(app)
    expect((await app.call('GET /api/admin/audit')).status).toBe(401)
    expect((await app.call('GET /api/admin/audit', { cookie: agent })).status).toBe(403)
    expect((await app.call('GET /api/admin/audit', { cookie: customer })).status).toBe(403)
    const booker = await buildUser(db, { username: 'desk', staff_role: 'booker' })
    const theirs = await signIn(app, { role: 'admin', userId: booker.id })
    expect((await app.call('GET /api/admin/audit', { cookie: theirs })).status).toBe(403)
    expect((await app.call('GET /api/admin/exports/audit', { cookie: theirs })).status).toBe(403)
  })
})

describe('GET /api/admin/exports/audit', () => {
  test('is the audit as CSV, with the filters of the list, and leaves an entry of its own (S99)', async () => {
    const { db, app, cookie, list } = await startAsAdmin()
    await recordAudit(
      db,
      { ...entry, action: 'booking.status-changed', before: { status: 'pending' }, after: { status: 'confirmed' } },
      { ...entry, entity: 'agent', entityId: 'a1', reason: '=HYPERLINK("x")' },
    )
    const { status, headers, body } = await app.send({
      method: 'GET',
      url: '/api/admin/exports/audit?entity=agent',
      headers: { cookie },
    })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
    const [head, row, ...rest] = String(body)
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
    expect(head).toBe('"When","Who","Role","Action","Kind","Id of the thing","Before","After","Reason","Entry"')
    expect(row).toMatch(/^".*Z","","","booking\.requested","agent","a1","","","'=HYPERLINK\(""x""\)",\d+$/)
    expect(rest).toEqual([])
    expect((await list({ entity: 'export' })).body).toMatchObject([{ action: 'export.made', entityId: 'audit' }])
  })
})
