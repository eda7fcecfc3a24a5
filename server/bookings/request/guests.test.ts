import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GUESTS_RULE } from '#shared/model/guest-words.ts'
import { bookingBody, makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgentWithLogin, buildCustomer } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
  admin = (await signInAdmin(app)).cookie
})
afterAll(() => app[Symbol.asyncDispose]())

const { rowOf, auditOf } = makeBookingReaders(() => app.context.db)

/** An agent with a login, a customer, and a request of theirs with so many guests. */
async function request(guests: unknown) {
  const { agent, user } = await buildAgentWithLogin(app.context.db)
  const customer = await buildCustomer(app.context.db)
  const payload = bookingBody(agent.id, { customerEmail: customer.email, guests })
  const { status, body } = await app.send({ method: 'POST', url: '/api/bookings', payload })
  return {
    ...{ status, agent, customer },
    body: body as { id: string; guests?: number | null; fields?: Record<string, string> },
    asAgent: await signIn(app, { role: 'agent', userId: user.id }),
    asCustomer: await signIn(app, { role: 'customer', customerId: customer.id }),
  }
}

const change = (id: string, body: object) =>
  app.send({
    ...{ method: 'PUT', url: `/api/admin/bookings/${id}/details`, headers: { cookie: admin } },
    payload: body,
  })

test.each([
  ['a number', 80, 80],
  ['as it is typed', ' 1,250 ', 1250],
  ['the least', 1, 1],
  ['the most', '100000', 100_000],
  ['nothing', '', null],
  ['null', null, null],
  ['left out', undefined, null],
])('a request with guests, %s, is stored and answered (P3.60)', async (_, sent, stored) => {
  const { status, body } = await request(sent)
  expect([status, body.guests, (await rowOf(body.id)).guests]).toEqual([201, stored, stored])
})

test.each([0, 1.5, 'many', 1e9, '1e9', -3, '1,5', 100_001, true])(
  '%j guests are 400 with a sentence',
  async (wrong) => {
    const refused = await request(wrong)
    expect([refused.status, refused.body.fields]).toEqual([400, { guests: GUESTS_RULE }])
    const { body } = await request(80)
    expect(await change(body.id, { guests: wrong })).toMatchObject({
      status: 400,
      body: { fields: { guests: GUESTS_RULE } },
    })
    const payload = bookingBody((await rowOf(body.id)).agent_id, { guests: wrong })
    const entered = await app.send({ method: 'POST', url: '/api/admin/bookings', payload, headers: { cookie: admin } })
    expect(entered).toMatchObject({ status: 400, body: { fields: { guests: GUESTS_RULE } } })
    expect((await rowOf(body.id)).guests).toBe(80)
  },
)

test('customer, agent and office see the guests in their lists, the office in details and export (P3.60)', async () => {
  const { body, asAgent, asCustomer } = await request(80)
  const { id } = body
  const see = async (url: string, cookie: string) => (await app.send({ url, headers: { cookie } })).body
  for (const [url, cookie] of [
    ['/api/customer/bookings', asCustomer],
    ['/api/agent/bookings', asAgent],
  ] as const) {
    expect(await see(url, cookie)).toMatchObject([{ id, guests: 80 }])
  }
  expect(await see('/api/bookings', admin)).toContainEqual(expect.objectContaining({ id, guests: 80 }))
  expect(await see('/api/admin/bookings-with-details', admin)).toContainEqual(
    expect.objectContaining({ id, guests: 80 }),
  )
  expect(await see(`/api/admin/bookings/${id}`, admin)).toMatchObject({ id, guests: 80 })
  const csv = String(await see(`/api/admin/exports/bookings?ids=${id}`, admin))
  expect(csv).toContain(',"Location","Guests",')
  expect(csv).toContain(',"Grant Park, Atlanta",80,')
})

test('an admin enters and changes guests; the audit entry and the customer’s history name them', async () => {
  const { body, asCustomer, agent } = await request(80)
  expect(await change(body.id, { guests: '120' })).toMatchObject({ status: 200, body: { guests: 120 } })
  expect(await change(body.id, { eventType: 'birthday' })).toMatchObject({ status: 200, body: { guests: 120 } })
  expect(await change(body.id, { guests: '' })).toMatchObject({ status: 200, body: { guests: null } })
  expect((await auditOf(body.id)).filter(({ action }) => action === 'booking.details-changed')).toMatchObject([
    { before: { guests: 80 }, after: { guests: 120 } },
    { before: { eventType: 'wedding' }, after: { eventType: 'birthday' } },
    { before: { guests: 120 }, after: { guests: null } },
  ])
  const { body: history } = await app.call('GET /api/customer/bookings/:id/history', {
    ...{ params: { id: body.id }, cookie: asCustomer },
  })
  expect(history[0]).toMatchObject({ kind: 'changed', fields: ['guests'] })
  const payload = { ...bookingBody(agent.id), guests: 30 }
  const entered = await app.send({ method: 'POST', url: '/api/admin/bookings', payload, headers: { cookie: admin } })
  expect(entered).toMatchObject({ status: 201, body: { guests: 30 } })
})

test('every mail about the booking names the guests, and none of one that has no number', async () => {
  await app.context.db.deleteFrom('outbox_emails').execute() // of the tests before
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { body } = await request(1250)
  for (const status of ['confirmed', 'completed'] as const) {
    await app.call('PUT /api/bookings/:id', { cookie: admin, params: { id: body.id }, body: { status } })
    await makeDue(app)
    await deliver(app, mailer)
  }
  expect(smtp.arrived.length).toBeGreaterThanOrEqual(5)
  const without = smtp.arrived.filter(
    ({ text, html }) => !/Guests:? +1,250/.test(text ?? '') || !html?.includes('1,250'),
  )
  expect(without.map(({ subject }) => subject)).toEqual([])
  smtp.arrived.length = 0
  await request(undefined)
  await makeDue(app)
  await deliver(app, mailer)
  expect(smtp.arrived.length).toBeGreaterThan(0)
  expect(smtp.arrived.filter(({ text }) => text?.includes('Guests'))).toEqual([])
})

test('the customer’s calendar file, the agent’s feed and the agency’s have the guests in their text', async () => {
  const { body, asCustomer, asAgent } = await request(80)
  const read = async (url: string, cookie?: string) => {
    const { body: file } = await app.send({ url, headers: cookie ? { cookie } : {} })
    const events = new ICAL.Component(ICAL.parse(String(file))).getAllSubcomponents('vevent')
    return events.map((event) => new ICAL.Event(event)).find(({ uid }) => uid.startsWith(body.id))?.description
  }
  const feed = async (path: '/api/agent/calendar-feed' | '/api/admin/calendar-feed', cookie: string) =>
    read(new URL((await app.call(`POST ${path}`, { cookie })).body.url).pathname)
  expect(await read(`/api/customer/bookings/${body.id}/calendar`, asCustomer)).toContain('Guests: 80')
  expect(await feed('/api/agent/calendar-feed', asAgent)).toBe('80 guests')
  expect(await feed('/api/admin/calendar-feed', admin)).toMatch(/, 80 guests$/)
})
