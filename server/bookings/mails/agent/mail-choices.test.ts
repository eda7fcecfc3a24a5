import { expect, test } from 'vitest'
import { buildAgentWithLogin } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

const PATH = '/api/agent/email-choices'

test('an agent turns own mails off and on, audited; a cancellation stays on (P5.19)', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  const { user, agent } = await buildAgentWithLogin(db, {}, { email: 'imani@example.com' })
  const other = await buildAgentWithLogin(db)
  const cookie = await signIn(app, { role: 'agent', userId: user.id })
  const others = await signIn(app, { role: 'agent', userId: other.user.id })
  const set = async (kind: 'agent-request' | 'agent-reminder', on: boolean) =>
    (await app.call('PUT /api/agent/email-choices', { cookie, body: { kind, on } })).body
  const read = async (cookie: string) => (await app.call('GET /api/agent/email-choices', { cookie })).body

  expect(await read(cookie)).toEqual({ email: 'imani@example.com', muted: [] })
  await set('agent-reminder', false)
  const both = { email: 'imani@example.com', muted: ['agent-request', 'agent-reminder'] }
  for (const _ of [1, 2]) expect(await set('agent-request', false)).toEqual(both)
  expect(await read(cookie)).toEqual(both)
  expect(await read(others)).toMatchObject({ muted: [] })
  await set('agent-reminder', true)
  expect(await read(cookie)).toMatchObject({ muted: ['agent-request'] })

  const entries = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity_id', 'after'])
    .where('action', '=', 'agent.email-choice-changed')
    .orderBy('id')
    .execute()
  const entry = (after: object) => ({ actor_id: user.id, entity_id: agent.id, after })
  expect(entries).toEqual([
    entry({ 'agent-reminder': false }),
    entry({ 'agent-request': false }),
    entry({ 'agent-reminder': true }),
  ])

  for (const body of [{ kind: 'agent-cancelled', on: false }, { kind: 'agent-request' }, {}]) {
    const sent = await app.send({ method: 'PUT', url: PATH, headers: { cookie }, payload: body })
    expect(sent.status).toBe(400)
  }
})

test('strangers, admins and customers are refused, and a user who works as no agent has none', async () => {
  await using app = await startTestApp()
  const { cookies } = await signInEach(app)
  const payload = { kind: 'agent-request', on: false }
  for (const method of ['GET', 'PUT'] as const) {
    const send = (headers: Record<string, string>) =>
      app.send({ method, url: PATH, headers, ...(method === 'PUT' && { payload }) })
    expect((await send({})).status).toBe(401)
    for (const role of ['admin', 'customer'] as const) expect((await send({ cookie: cookies[role] })).status).toBe(403)
    expect((await send({ cookie: cookies.agent })).status).toBe(404)
  }
})
