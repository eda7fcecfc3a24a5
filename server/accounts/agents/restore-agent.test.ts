import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashOnce, PASSWORD } from '#tests/support/accounts.ts'
import { buildAgent, buildBooking, buildCategory, buildUser } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const { app, admin: cookie } = await openOffice()
await buildCategory(app.context.db, 'dj')

const params = (id: string) => ({ params: { id }, cookie })
const archive = (id: string) => app.call('DELETE /api/agents/:id', params(id))
const restore = (id: string, as = cookie) =>
  app.call('POST /api/admin/agents/:id/restore', { params: { id }, cookie: as })
const restoreAccess = (id: string) => app.call('POST /api/admin/agents/:id/restore-access', params(id))
const ids = async (only?: 'archived') =>
  (await app.call('GET /api/admin/agents', { query: only ? { only } : {}, cookie })).body.map(({ id }) => id)

describe('bringing back an archived agent (P6.106)', () => {
  test('restores the profile, the login only with access', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent', password_hash: await hashOnce(PASSWORD) })
    const agent = await buildAgent(db, { category: 'dj', user_id: user.id })
    const logIn = async () => {
      const body = { username: user.username, password: PASSWORD }
      return (await app.call('POST /api/agent/login', { body })).status
    }
    await archive(agent.id)
    expect([await ids(), await ids('archived')].map((list) => list.includes(agent.id))).toEqual([false, true])
    const back = await restore(agent.id)
    expect(back.body).toMatchObject({ archivedAt: null, login: { ended: true }, publishedAt: expect.any(String) })
    expect([await ids(), await ids('archived')].map((list) => list.includes(agent.id))).toEqual([true, false])
    expect((await app.call('GET /api/agents')).body.map(({ id }) => id)).toContain(agent.id)
    expect(await logIn()).toBe(401)
    expect((await restoreAccess(agent.id)).body.login?.ended).toBe(false)
    expect(await logIn()).toBe(200)
    await restore(agent.id)
    await restoreAccess(agent.id)
    const audit = db.selectFrom('audit_log').select('action').where('entity_id', '=', agent.id).orderBy('id')
    const actions = (await audit.execute()).map(({ action }) => action)
    expect(actions).toEqual(['agent.archived', 'agent.restored', 'agent.access-restored'])
  })

  test('is refused for an unknown agent and other roles; access for one without a login', async () => {
    const agent = await buildAgent(app.context.db, { category: 'dj' })
    expect((await restore(randomUUID())).status).toBe(404)
    expect((await restore('none')).status).toBe(400)
    const { id: userId } = await buildUser(app.context.db, { role: 'agent' })
    expect((await restore(agent.id, await signIn(app, { role: 'agent', userId }))).status).toBe(403)
    expect((await restoreAccess(agent.id)).status).toBe(422)
    await archive(agent.id)
    expect((await restoreAccess(agent.id)).status).toBe(404)
  })
})

test('bookings to come of an agent: pending and confirmed, the next first (P6.105)', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { category: 'dj' })
  const book = (event_date: string, status: 'pending' | 'confirmed' | 'cancelled') =>
    buildBooking(db, { agent_id: agent.id, event_date, status })
  const later = await book('2031-06-01T20:00:00Z', 'confirmed')
  const next = await book('2031-05-01T20:00:00Z', 'pending')
  await book('2031-05-02T20:00:00Z', 'cancelled')
  await book('2020-05-02T20:00:00Z', 'confirmed')
  const { body } = await app.call('GET /api/admin/agents/:id/upcoming', params(agent.id))
  expect(body.map(({ id }) => id)).toEqual([next.id, later.id])
  const { body: shown } = await app.call('GET /api/admin/agents/:id', params(agent.id))
  expect(shown.nextBooking).toEqual({ id: next.id, number: next.number, eventDate: '2031-05-01T20:00:00.000Z' })
})

test('the roster is narrowed by category, login, publication and a free day (P6.107)', async () => {
  const { db } = app.context
  await buildCategory(db, 'florist')
  const build = (values: object) => buildAgent(db, { category: 'florist', ...values })
  const { id: user_id } = await buildUser(db, { role: 'agent' })
  const [free, busy, hidden] = [await build({ user_id }), await build({}), await build({ published_at: null })]
  const { id } = await buildBooking(db, { agent_id: busy.id, event_date: '2031-07-04T20:00:00Z', event_duration: 4 })
  await app.call('PUT /api/bookings/:id', { ...params(id), body: { status: 'confirmed' } })
  const list = async (query: object) => {
    const { body } = await app.call('GET /api/admin/agents', { query: { category: 'florist', ...query }, cookie })
    return new Set(body.map((agent) => agent.id))
  }
  expect(await list({})).toEqual(new Set([free.id, busy.id, hidden.id]))
  expect(await list({ date: '2031-07-04' })).toEqual(new Set([free.id, hidden.id]))
  expect(await list({ only: 'without_login' })).toEqual(new Set([busy.id, hidden.id]))
  expect(await list({ only: 'not_published' })).toEqual(new Set([hidden.id]))
})
