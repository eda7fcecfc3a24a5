import { describe, expect, test } from 'vitest'
import { buildAgent, buildUser } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const { app, admin: cookie, adminId } = await openOffice()

const list = (query: Record<string, string> = {}) =>
  app.call('GET /api/admin/agent-shares', { cookie, query: query as object })
const set = (id: string, percent: number | null, flat: number | null, reason = 'As agreed') =>
  app.call('PUT /api/admin/agent-shares/:id', { cookie, params: { id }, body: { percent, flat, reason } })

describe('shares', () => {
  test('are listed by name, a page at a time, with the usual one beside them', async () => {
    const { db } = app.context
    for (const name of ['Zed', 'ada', 'Bo']) await buildAgent(db, { name })
    await buildAgent(db, { name: 'Gone', archived_at: new Date() })
    await db.updateTable('agency_settings').set({ agent_share_percent: 60 }).execute()
    const first = await list({ limit: '2' })
    expect(first.body.map(({ name, percent, flat, usual }) => [name, percent, flat, usual])).toEqual([
      ['ada', null, null, 60],
      ['Bo', null, null, 60],
    ])
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1]
    const second = await app.send({ method: 'GET', url: next ?? '', headers: { cookie } })
    expect([second.body, second.headers.link]).toEqual([[expect.objectContaining({ name: 'Zed' })], undefined])
    expect((await list({ q: 'zed' })).body.map(({ name }) => name)).toEqual(['Zed'])
    expect((await list({ cursor: 'x' })).status).toBe(400)
  })

  test('are set with a reason: a percentage, a flat amount, or the usual one again', async () => {
    const agent = await buildAgent(app.context.db)
    expect((await set(agent.id, 55, null)).body).toMatchObject({ id: agent.id, percent: 55, flat: null })
    await set(agent.id, 55, null, 'Once more')
    expect((await set(agent.id, null, 20_000)).body).toMatchObject({ percent: null, flat: 20_000 })
    expect((await set(agent.id, null, null, 'Back to normal')).body).toMatchObject({ percent: null, flat: null })
    const trail = await app.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after', 'reason'])
      .where('entity_id', '=', agent.id)
      .orderBy('id')
      .execute()
    const by = { action: 'agent.share-changed', actor_id: adminId }
    expect(trail).toEqual([
      {
        ...by,
        ...{ before: { percent: null, flatCents: null }, after: { percent: 55, flatCents: null }, reason: 'As agreed' },
      },
      {
        ...by,
        ...{
          before: { percent: 55, flatCents: null },
          after: { percent: null, flatCents: 20_000 },
          reason: 'As agreed',
        },
      },
      {
        ...by,
        before: { percent: null, flatCents: 20_000 },
        ...{ after: { percent: null, flatCents: null }, reason: 'Back to normal' },
      },
    ])
  })

  test.each([
    [101, null, 'Why', 'percent'],
    [-1, null, 'Why', 'percent'],
    [null, -1, 'Why', 'flat'],
    [50, 100, 'Why', 'flat'],
    [50, null, ' ', 'reason'],
  ])('refuse %o percent and %o cents for %o', async (percent, flat, reason, field) => {
    const agent = await buildAgent(app.context.db)
    const { status, body } = await set(agent.id, percent, flat, reason)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('of one agent are read alone', async () => {
    const agent = await buildAgent(app.context.db)
    await set(agent.id, 40, null)
    const { body } = await app.call('GET /api/admin/agent-shares/:id', { cookie, params: { id: agent.id } })
    expect(body).toMatchObject({ id: agent.id, name: agent.name, percent: 40, flat: null })
  })

  test('of an unknown or archived agent are 404', async () => {
    const gone = await buildAgent(app.context.db, { archived_at: new Date() })
    expect((await app.call('GET /api/admin/agent-shares/:id', { cookie, params: { id: gone.id } })).status).toBe(404)
    expect((await set(gone.id, 50, null)).status).toBe(404)
    expect((await set(crypto.randomUUID(), 50, null)).status).toBe(404)
  })

  test('never appear in answers to the public or to agents', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent' })
    const agent = await buildAgent(db, { user_id: user.id, name: 'Discreet' })
    await set(agent.id, null, 1_234_567)
    const own = await signIn(app, { role: 'agent', userId: user.id })
    const agents = await app.send({ method: 'GET', url: '/api/agents' })
    const profile = await app.send({ method: 'GET', url: '/api/agent/profile', headers: { cookie: own } })
    const session = await app.send({ method: 'GET', url: '/api/agent/session', headers: { cookie: own } })
    for (const { body } of [agents, profile, session]) expect(JSON.stringify(body)).not.toMatch(/share|1234567/)
    for (const url of ['/api/admin/agent-shares', `/api/admin/agent-shares/${agent.id}/statement`]) {
      expect((await app.send({ method: 'GET', url, headers: { cookie: own } })).status).toBe(403)
    }
  })
})
