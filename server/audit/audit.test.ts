import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildAgent, buildCustomer, buildUser } from '#tests/support/factories.ts'
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
      { role: 'admin', name: 'Somebody no longer known' },
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
      const next = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1]
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
    expect(await list({ entityId: randomUUID() })).toMatchObject({
      status: 400,
      body: { fields: { entity: expect.any(String) } },
    })
  })

  test('is for admins', async () => {
    const { app, db } = await startAsAdmin()
    const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
    const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
    expect((await app.call('GET /api/admin/audit')).status).toBe(401)
    expect((await app.call('GET /api/admin/audit', { cookie: agent })).status).toBe(403)
    expect((await app.call('GET /api/admin/audit', { cookie: customer })).status).toBe(403)
  })
})
