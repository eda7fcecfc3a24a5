import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInAdmin, signInAgent } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const NONE = { travel: null, setup: null, bring: null }
const read = async (id: string, cookie?: string) =>
  app.call('GET /api/agents/:id/facts', { params: { id }, ...(cookie && { cookie }) })

const hire = (values: Parameters<typeof signInAgent>[1] = {}) => signInAgent(app, values)

test('the agent and the office write the facts, everyone reads them, one change leaves the others (P2.34)', async () => {
  const { id, cookie } = await hire()
  const other = await hire()
  expect((await read(id)).body).toEqual(NONE)
  const body = { travel: ' Inside the Perimeter ', bring: 'Ice' }
  expect((await app.call('PUT /api/agent/profile', { cookie, body })).body).toMatchObject({
    ...{ travel: 'Inside the Perimeter', setup: null, bring: 'Ice' },
  })
  const admin = (await signInAdmin(app)).cookie
  const change = { params: { id }, body: { setup: 'One outlet', bring: '' } }
  const changed = await app.call('PUT /api/agents/:id', { cookie: admin, ...change })
  expect(changed.body).toMatchObject({ travel: 'Inside the Perimeter', setup: 'One outlet', bring: null })
  expect((await read(id)).body).toEqual({ travel: 'Inside the Perimeter', setup: 'One outlet', bring: null })
  expect((await read(other.id)).body).toEqual(NONE)
  const entries = app.context.db.selectFrom('audit_log').select(['action', 'after']).where('entity_id', '=', id)
  expect(await entries.orderBy('id').execute()).toEqual([
    { action: 'agent.changed', after: { travel: 'Inside the Perimeter', bring: 'Ice' } },
    { action: 'agent.changed', after: { setup: 'One outlet', bring: null } },
  ])
})

test('more than 300 characters are refused, and nobody but these two writes', async () => {
  const { id, cookie } = await hire()
  const long = { travel: 'x'.repeat(301) }
  const refused = await app.call('PUT /api/agent/profile', { cookie, body: long })
  expect(refused).toMatchObject({ status: 400, body: { fields: { travel: 'At most 300 characters' } } })
  const office = (who?: string) =>
    app.call('PUT /api/agents/:id', { params: { id }, body: { travel: 'Far' }, ...(who && { cookie: who }) })
  expect([(await office()).status, (await office(cookie)).status]).toEqual([401, 403])
  expect((await read(id)).body).toEqual(NONE)
})

test('404 for an agent nobody may see, 400 for no id; the office sees an unpublished one', async () => {
  const { id } = await hire({ published_at: null, travel: 'Far' })
  const archived = await hire({ archived_at: new Date(), travel: 'Far' })
  const admin = (await signInAdmin(app)).cookie
  expect((await read(id)).status).toBe(404)
  expect((await read(id, admin)).body).toMatchObject({ travel: 'Far' })
  expect((await read(archived.id, admin)).status).toBe(404)
  expect((await read(randomUUID())).status).toBe(404)
  expect((await read('nobody')).status).toBe(400)
})
