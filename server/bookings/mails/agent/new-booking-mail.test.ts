import { expect, test } from 'vitest'
import { NOW, startWithRequest } from '#server/bookings/mails/test-support/asked-agent.ts'
import { buildUser } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'

test('who would get an email about a new booking is answered to the office alone, of agents on the roster (P6.182)', async () => {
  await using office = await startWithRequest()
  const { app, agent, cookie } = office
  const { cookies } = await signInEach(app)
  const ask = (query: { agentId: string; status: 'pending' | 'confirmed' }, as?: string) =>
    app.call('GET /api/admin/new-booking-emails', { query, ...(as && { cookie: as }) })
  const query = { agentId: agent.id, status: 'pending' } as const
  expect(await ask(query, cookie)).toMatchObject({ status: 200, body: { agent: 'email' } })
  const booker = await buildUser(app.context.db, { staff_role: 'booker' })
  expect((await ask(query, await signIn(app, { role: 'admin', userId: booker.id }))).status).toBe(200)
  expect((await ask(query)).status).toBe(401)
  expect((await ask(query, cookies.agent)).status).toBe(403)
  expect((await ask(query, cookies.customer)).status).toBe(403)
  expect((await ask({ ...query, agentId: 'nobody' }, cookie)).status).toBe(400)
  const other = 'cancelled' as 'pending' // no status to begin with
  expect((await ask({ ...query, status: other }, cookie)).status).toBe(400)
  await app.context.db.updateTable('agents').set({ archived_at: NOW }).where('id', '=', agent.id).execute()
  expect((await ask(query, cookie)).status).toBe(404)
})
