import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildLogin, logIn, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'

const { app, admin } = await openOffice()

const end = (id: string, cookie = admin) => app.call('POST /api/agents/:id/end-sessions', { params: { id }, cookie })

async function hire() {
  const login = await buildLogin(app, 'agent')
  const { id } = await buildAgent(app.context.db, { user_id: login.id })
  const cookie = readCookie(await logIn(app, 'agent', login.email))
  return { ...login, agentId: id, cookie }
}

test("an agent's sessions and feed end, the log-in stays, and it is audited (P6.52)", async () => {
  const [agent, other] = [await hire(), await hire()]
  const { url } = (await app.call('POST /api/agent/calendar-feed', { cookie: agent.cookie })).body
  expect(await end(agent.agentId)).toMatchObject({ status: 200, body: { sessions: 1, feeds: 1 } })
  expect([await readRole(app, agent.cookie), await readRole(app, other.cookie)]).toEqual([null, 'agent'])
  expect((await app.send({ method: 'GET', url: new URL(url).pathname })).status).toBe(404)
  expect((await logIn(app, 'agent', agent.email)).status).toBe(200)
  const audit = await app.context.db
    .selectFrom('audit_log')
    .select(['after'])
    .where('action', '=', 'agent.sessions-ended')
    .where('entity_id', '=', agent.agentId)
    .execute()
  expect(audit).toEqual([{ after: { sessions: 1, feeds: 1 } }])
})

test('is refused for unknown and archived agents, agents without a log-in, and everyone but admins', async () => {
  const agent = await hire()
  const alone = await buildAgent(app.context.db)
  const archived = await buildAgent(app.context.db, { archived_at: new Date() })
  expect((await end(alone.id)).status).toBe(422)
  expect([(await end(archived.id)).status, (await end(randomUUID())).status]).toEqual([404, 404])
  expect([(await end(agent.agentId, agent.cookie)).status, (await end(agent.agentId, '')).status]).toEqual([403, 401])
  expect(await readRole(app, agent.cookie)).toBe('agent')
})
