import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readCookie } from '#tests/support/accounts.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCategory } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
const admin = await signInAdmin(app)
await buildCategory(app.context.db, 'dj')

/** An agent who joined by an invite, with their session. */
async function join(name: string, on = app, cookie = admin.cookie) {
  const email = `${randomUUID()}@example.com`
  const { code } = (await on.call('POST /api/admin/invite-codes', { body: { email, category: 'dj' }, cookie })).body
  const body = { code, username: email, password: 'copper lantern 7', agentData: { name } }
  const joined = await on.call('POST /api/agent/register', { body })
  const { body: found } = await on.call('GET /api/admin/agents', { query: { q: name }, cookie })
  return { id: found[0]?.id ?? '', email, cookie: readCookie(joined) }
}
const publish = (id: string, cookie = admin.cookie) =>
  app.call('POST /api/admin/agents/:id/publish', { params: { id }, cookie })
const unpublish = (id: string) =>
  app.call('POST /api/admin/agents/:id/unpublish', { params: { id }, cookie: admin.cookie })
const show = async (id: string) =>
  (await app.call('GET /api/admin/agents/:id', { params: { id }, cookie: admin.cookie })).body

/** Where everyone could meet an agent, and whether they do. */
async function seen({ id, name }: { id: string; name: string }) {
  const get = async (url: string) => JSON.stringify((await app.send({ method: 'GET', url })).body)
  const chat = await app.call('POST /api/chat/init')
  const said = await app.call('POST /api/chat/message', {
    body: { sessionToken: chat.body.sessionToken, message: `is ${name} a good dj` },
  })
  const booked = await app.call('POST /api/bookings', { body: bookingBody(id) })
  const availability = await app.call('GET /api/agents/:id/availability', {
    params: { id },
    query: { from: '2031-05-01', to: '2031-05-31' },
  })
  return {
    list: (await get('/api/agents')).includes(id),
    search: (await get(`/api/agents?q=${encodeURIComponent(name)}`)).includes(id),
    facets: !(await get(`/api/agents/facets?q=${encodeURIComponent(name)}`)).includes('"total":0'),
    sitemap: (await get('/sitemap.xml')).includes(id),
    chat: JSON.stringify(said.body).includes(id),
    knowledge: (await app.context.db.selectFrom('kb_agents').select('id').where('id', '=', id).execute()).length > 0,
    booking: booked.status === 201,
    availability: availability.status === 200,
  }
}
const places = ['list', 'search', 'facets', 'sitemap', 'chat', 'knowledge', 'booking', 'availability']
const everywhere = (is: boolean) => Object.fromEntries(places.map((place) => [place, is]))

describe('an agent who joined by invite (P5.25)', () => {
  test('is met nowhere until the office publishes, and nowhere again when it takes that back', async () => {
    const name = 'Quill Sandoval'
    const { id, cookie } = await join(name)
    expect(await seen({ id, name })).toEqual(everywhere(false))
    expect((await show(id)).publishedAt).toBeNull()
    expect((await app.call('GET /api/agent/profile', { cookie })).body.published).toBe(false)
    expect((await publish(id)).body.publishedAt).toEqual(expect.any(String))
    expect(await seen({ id, name })).toEqual(everywhere(true))
    expect((await app.call('GET /api/agent/profile', { cookie })).body.published).toBe(true)
    expect((await unpublish(id)).body.publishedAt).toBeNull()
    expect(await seen({ id, name })).toEqual(everywhere(false))
  })

  test('can be booked by the office before that', async () => {
    const { id } = await join('Rory Pell')
    const body = { ...bookingBody(id), status: 'pending' as const }
    const { status } = await app.call('POST /api/admin/bookings', { body, cookie: admin.cookie })
    expect(status).toBe(201)
  })
})

test('an agent the office adds is public at once', async () => {
  const body = { name: 'Dot Marchetti', category: 'dj' }
  const made = await app.call('POST /api/agents', { body, cookie: admin.cookie })
  expect(made.body.publishedAt).toEqual(expect.any(String))
  expect((await seen({ id: made.body.id, name: body.name })).list).toBe(true)
})

test('publishing is audited when it changes something, and mailed once, while it holds', async () => {
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const arrivedAt = async (email: string) => {
    await makeDue(app)
    await deliver(app, mailer)
    return smtp.arrived.filter(
      ({ envelopeTo, subject }) => envelopeTo.includes(email) && subject === 'Your profile is live',
    )
  }
  const { id, email } = await join('Sable Winters')
  await publish(id)
  await publish(id)
  await unpublish(id)
  await publish(id)
  const mails = await arrivedAt(email)
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`/?agent=${id}`)])
  const other = await join('Taryn Vale')
  await publish(other.id)
  await unpublish(other.id)
  expect(await arrivedAt(other.email)).toEqual([])
  const audit = app.context.db.selectFrom('audit_log').select('action').where('entity_id', '=', id)
  const actions = (await audit.execute()).map(({ action }) => action)
  expect(actions.filter((action) => action === 'agent.published')).toHaveLength(2)
})

test('only the office publishes, and only those on the roster', async () => {
  const agent = await buildAgent(app.context.db, { category: 'dj', archived_at: new Date() })
  expect((await publish(agent.id)).status).toBe(404)
  expect((await unpublish(agent.id)).status).toBe(404)
  expect((await publish(randomUUID())).status).toBe(404)
  expect((await publish('none')).status).toBe(400)
  const joined = await join('Una Brandt')
  expect((await publish(joined.id, joined.cookie)).status).toBe(403)
  expect((await publish(joined.id, '')).status).toBe(401)
})
