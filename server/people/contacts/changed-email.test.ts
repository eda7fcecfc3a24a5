import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const OLD = 'imani.old@example.com'
const NEW = 'imani@example.com'
const NOW = new Date('2026-11-23T15:00:00Z')

let app: TestApp
let smtp: TestSmtp
let cookie: string
beforeEach(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' }, context: { now: () => NOW } })
  smtp = await startSmtp()
  cookie = (await signInAdmin(app)).cookie
})
afterEach(async () => {
  await smtp[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

const setEmail = (id: string, email: string | null) =>
  app.call('PUT /api/admin/agents/:id/contact', { params: { id }, body: { email }, cookie })

/** An agent without a login who was asked for an answer at the old address. */
async function startAsked() {
  const { id: agentId } = await buildAgent(app.context.db, { name: 'Imani Okafor' })
  expect((await setEmail(agentId, OLD)).status).toBe(200)
  const body = bookingBody(agentId, { eventDate: '2026-12-04T21:00' })
  const { id } = (await app.call('POST /api/bookings', { body })).body
  return { agentId, id }
}

/** Sends what is due and finds the newest mail to an address. */
async function arrive(to: string) {
  using mailer = mailTo(smtp.url)
  await makeDue(app)
  await deliver(app, mailer)
  const mail = smtp.arrived.findLast(({ envelopeTo }) => envelopeTo.includes(to))
  return { mail, token: /request=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '' }
}

const open = async (token: string) => (await app.call('POST /api/agent/request', { body: { token } })).status

test('a changed email ends the links sent to the earlier one and asks again at the new one (P3.46)', async () => {
  const { agentId, id } = await startAsked()
  const { token: old } = await arrive(OLD)
  expect(await open(old)).toBe(200)
  await setEmail(agentId, NEW)
  expect(await open(old)).toBe(404)
  const { mail, token } = await arrive(NEW)
  expect(mail?.subject).toMatch(/^New request: /)
  expect(await open(token)).toBe(200)
  const answer = { token, answer: 'accepted' } as const
  expect((await app.call('POST /api/agent/request/answer', { body: { ...answer, token: old } })).status).toBe(404)
  expect((await app.call('POST /api/agent/request/answer', { body: answer })).status).toBe(200)
  const asked = await app.context.db
    .selectFrom('outbox_emails')
    .select('recipient')
    .where('booking_id', '=', id)
    .where('kind', '=', 'agent-request')
    .orderBy('created_at')
    .execute()
  expect(asked.map(({ recipient }) => recipient)).toEqual([OLD, NEW])
})

test.each([
  ['waiting', "state = 'queued'"],
  ['tried', "attempts = 3, next_attempt_at = now() + interval '1 hour'"],
  ['given up', "state = 'failed', attempts = 30, refusals = 30"],
])('a mail %s goes to the new address, once (P3.46)', async (_, state) => {
  const { agentId } = await startAsked()
  await app.database.pool.query(`update outbox_emails set ${state} where kind = 'agent-request'`)
  await setEmail(agentId, NEW)
  const { token } = await arrive(NEW)
  expect(await open(token)).toBe(200)
  expect(smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(OLD))).toEqual([])
  expect(smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(NEW))).toHaveLength(1)
})

test('a mail that is being sent holds nothing up, and the request is sent to the new address too (P3.46)', async () => {
  const { agentId } = await startAsked()
  const sender = await app.database.pool.connect()
  await sender.query("begin; select id from outbox_emails where kind = 'agent-request' for update")
  expect((await setEmail(agentId, NEW)).status).toBe(200)
  await sender.query(
    "update outbox_emails set state = 'sent', sent_at = now() where kind = 'agent-request' and recipient like '%old%'; commit",
  )
  sender.release()
  const { token } = await arrive(NEW)
  expect(await open(token)).toBe(200)
})

test('an email in other letters, and none, asks nobody again', async () => {
  const { agentId } = await startAsked()
  const { token } = await arrive(OLD)
  await setEmail(agentId, OLD.toUpperCase())
  expect(await open(token)).toBe(200)
  await setEmail(agentId, null)
  expect(await open(token)).toBe(404)
  const requests = app.context.db.selectFrom('outbox_emails').select('id').where('kind', '=', 'agent-request')
  expect(await requests.execute()).toHaveLength(1)
})
