import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Bookings } from '#server/db/types.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildAgent, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInAgent } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { queueUnanswered } from '../mails/agent-reminders.ts'

const DAY = 24 * HOUR_MS
/** Two in the afternoon of Friday, December 4, in Atlanta. */
const NOON = new Date('2026-12-04T19:00:00.000Z')
/** That evening at nine. */
const TONIGHT = new Date('2026-12-05T02:00:00.000Z')

let now = NOON
const { app, admin } = await openOffice({ context: { now: () => now } })
const customerId = (await buildCustomer(app.context.db)).id

async function hire() {
  const { id, cookie } = await signInAgent(app)
  return {
    ...{ id, cookie },
    book: (values: Partial<Insertable<Bookings>> = {}) =>
      buildBooking(app.context.db, {
        agent_id: id,
        customer_id: customerId,
        customer_phone: '404 555 0199',
        ...values,
      }),
    answer: (booking: string, body: object) =>
      app.call('POST /api/agent/bookings/:id/answer', {
        cookie,
        params: { id: booking },
        body: body as { answer: 'accepted' },
      }),
    step: (booking: string, step: 'arrived' | 'finished') =>
      app.call(`POST /api/agent/bookings/:id/${step}`, { cookie, params: { id: booking } }),
    list: (query: Record<string, string | number> = {}) => app.call('GET /api/agent/bookings', { cookie, query }),
  }
}
const set = (id: string, status: 'confirmed' | 'cancelled' | 'completed' | 'pending') =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status }, cookie: admin })
const actionsOf = async (id: string) => {
  const rows = app.context.db.selectFrom('audit_log').select('action').where('entity_id', '=', id)
  return (await rows.orderBy('id').execute()).map(({ action }) => action)
}

describe('GET /api/agent/bookings', () => {
  test('lists only own bookings: active with the next first, past with the latest first, and the total', async () => {
    const [agent, other] = [await hire(), await hire()]
    await other.book()
    const at = (days: number, status: 'pending' | 'confirmed' | 'completed' | 'cancelled') =>
      agent.book({ event_date: new Date(NOON.getTime() + days * DAY), status })
    const [late, soon] = [await at(9, 'pending'), await at(2, 'confirmed')]
    const [done, off] = [await at(-3, 'completed'), await at(-1, 'cancelled')]
    const ids = async (query = {}) => (await agent.list(query)).body.map(({ id }) => id)
    expect(await ids()).toEqual([late.id, soon.id, off.id, done.id])
    expect(await ids({ group: 'active' })).toEqual([soon.id, late.id])
    expect(await ids({ group: 'past' })).toEqual([off.id, done.id])
    const first = await agent.list({ limit: 3 })
    expect([first.body.length, first.headers['x-total-count']]).toEqual([3, '4'])
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? ''
    expect(await ids({ cursor, limit: 3 })).toEqual([done.id])
    expect((await agent.list({ cursor: 'nonsense' })).status).toBe(400)
  })

  test('shows phone and email once a booking is confirmed or completed (P3.12)', async () => {
    const agent = await hire()
    const { id } = await agent.book({ event_date: TONIGHT })
    const seen = async () => {
      const [booking] = (await agent.list()).body
      return [booking?.status, booking?.customerPhone ?? null, booking?.customerEmail ?? null]
    }
    const contact = ['404 555 0199', 'dana@example.com']
    expect(await seen()).toEqual(['pending', null, null])
    await set(id, 'confirmed')
    expect(await seen()).toEqual(['confirmed', ...contact])
    await set(id, 'cancelled')
    expect(await seen()).toEqual(['cancelled', null, null])
    await set(id, 'completed')
    expect(await seen()).toEqual(['completed', ...contact])
  })

  test('refuses strangers, customers and admins', async () => {
    const customer = await signIn(app, { role: 'customer', customerId })
    const id = randomUUID()
    const calls = [
      ['GET', '/api/agent/bookings'],
      ...['answer', 'arrived', 'finished'].map((step) => ['POST', `/api/agent/bookings/${id}/${step}`]),
    ]
    for (const [method, url] of calls as ['GET' | 'POST', string][]) {
      expect((await app.send({ method, url })).status).toBe(401)
      for (const cookie of [customer, admin])
        expect((await app.send({ method, url, headers: { cookie } })).status).toBe(403)
    }
  })
})

describe('an answer', () => {
  test('is written, audited, mailed to the office and announced; the status stays', async () => {
    const agent = await hire()
    const { id } = await agent.book({ special_requests: 'A slow first song.' })
    const before = app.nudges()
    const { status, body } = await agent.answer(id, { answer: 'declined', reason: 'I am in Savannah.' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'pending', agentAnswer: 'declined', agentAnswerReason: 'I am in Savannah.' }),
    ])
    expect(app.nudges()).toBe(before + 1)
    expect(await agent.answer(id, { answer: 'declined', reason: 'I am in Savannah.' })).toMatchObject({ status: 200 })
    expect(await agent.answer(id, { answer: 'accepted' })).toMatchObject({
      status: 200,
      body: { agentAnswer: 'accepted', agentAnswerReason: null },
    })
    expect(await actionsOf(id)).toEqual(['booking.agent-answered', 'booking.agent-answered'])
    const office = await app.call('GET /api/admin/bookings/:id', { params: { id }, cookie: admin })
    expect(office.body).toMatchObject({ agentAnswer: 'accepted', status: 'pending' })
    const mails = app.context.db.selectFrom('outbox_emails').select(['kind', 'recipient']).where('booking_id', '=', id)
    expect(await mails.execute()).toEqual(Array(2).fill({ kind: 'agent-answer', recipient: null }))
  })

  test.each([
    ['no answer', {}],
    ['another word', { answer: 'maybe' }],
    ['no reason', { answer: 'declined' }],
    ['a blank reason', { answer: 'declined', reason: '' }],
    ['too long a reason', { answer: 'declined', reason: 'x'.repeat(1001) }],
  ])('%s is 400', async (_name, body) => {
    const agent = await hire()
    expect((await agent.answer((await agent.book()).id, body)).status).toBe(400)
  })

  test('on another agent’s booking is 404, on one that is not pending 409', async () => {
    const [agent, other] = [await hire(), await hire()]
    const { id } = await agent.book()
    expect((await other.answer(id, { answer: 'accepted' })).status).toBe(404)
    for (const status of ['confirmed', 'completed', 'cancelled'] as const) {
      await set(id, status)
      expect((await agent.answer(id, { answer: 'accepted' })).status).toBe(409)
    }
    expect(await actionsOf(id)).not.toContain('booking.agent-answered')
  })

  test('is asked for anew when the office moves the booking, and only then', async () => {
    const agent = await hire()
    const { id } = await agent.book()
    await agent.answer(id, { answer: 'accepted' })
    const change = (body: object) =>
      app.call('PUT /api/admin/bookings/:id/details', { cookie: admin, params: { id }, body })
    expect((await change({ eventLocation: 'Elsewhere' })).body.agentAnswer).toBe('accepted')
    expect((await change({ eventDuration: 7 })).body.agentAnswer).toBe(null)
  })

  test('given twenty times at once while the office confirms ends as the last one wrote it', async () => {
    const agent = await hire()
    const { id } = await agent.book()
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) =>
        agent.answer(id, { answer: n % 2 ? 'accepted' : 'declined', reason: `${n}` }),
      ),
      set(id, 'confirmed'),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const written = answers.slice(0, 20).filter(({ status }) => status === 200).length
    expect((await actionsOf(id)).filter((action) => action === 'booking.agent-answered')).toHaveLength(written)
  })
})

describe('the office is notified', () => {
  test('of an answer by mail, of the last one only, with the reason and no way to the customer', async () => {
    await using smtp = await startSmtp()
    await using own = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
    using mailer = mailTo(smtp.url)
    const { db } = own.context
    const user = await buildUser(db, { role: 'agent' })
    const agent = await buildAgent(db, { user_id: user.id, name: 'Vera Vane' })
    const booking = await buildBooking(db, { agent_id: agent.id, customer_phone: '404 555 0199' })
    const cookie = await signIn(own, { role: 'agent', userId: user.id })
    const say = (body: { answer: 'accepted' | 'declined'; reason?: string }) =>
      own.call('POST /api/agent/bookings/:id/answer', { cookie, params: { id: booking.id }, body })
    await say({ answer: 'accepted' })
    await say({ answer: 'declined', reason: 'In Savannah <b>that</b> night' })
    expect(await deliver(own, mailer)).toBe(1)
    const [mail] = smtp.arrived
    expect(mail?.subject).toMatch(/^Vera Vane declined [A-Z][a-z]+day, [A-Z][a-z]+ \d+$/)
    expect(mail?.text).toContain('. Find a replacement.\n')
    expect(mail?.text).toContain(`Find a replacement:\nhttps://marquee.example/admin/bookings?booking=${booking.id}\n`)
    expect(mail?.text).toContain('In Savannah <b>that</b> night')
    expect(mail?.html).not.toContain('<b>that')
    expect(mail?.source).not.toContain('404 555 0199')
    const states = await db.selectFrom('outbox_emails').select('state').orderBy('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'sent'])
  })

  test('of a day without an answer, once a booking, of agents with a log-in alone', async () => {
    const { db } = app.context
    await db.deleteFrom('outbox_emails').execute()
    await db.deleteFrom('bookings').execute()
    const agent = await hire()
    const at = new Date(Date.now() + 9 * DAY)
    const since = (hours: number, more: Partial<Insertable<Bookings>> = {}) =>
      agent.book({ created_at: new Date(Date.now() - hours * HOUR_MS), event_date: at, ...more })
    const asked = await since(25)
    await since(23)
    await since(8 * 24)
    await since(25, { status: 'confirmed' })
    await since(25, { event_date: new Date(Date.now() - HOUR_MS) })
    const answered = await since(25)
    await agent.answer(answered.id, { answer: 'accepted' })
    const without = await buildAgent(db)
    await buildBooking(db, { agent_id: without.id, created_at: new Date(Date.now() - 25 * HOUR_MS), event_date: at })
    const runs = await Promise.all(Array.from({ length: 4 }, () => queueUnanswered(db, new Date())))
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await queueUnanswered(db, new Date(Date.now() + HOUR_MS / 2))).toBe(0)
    const mails = db
      .selectFrom('outbox_emails')
      .select(['booking_id', 'recipient'])
      .where('kind', '=', 'agent-unanswered')
    expect(await mails.execute()).toEqual([{ booking_id: asked.id, recipient: null }])
  })
})

describe('check-in', () => {
  const evening = async (event_date = TONIGHT) => {
    now = NOON
    const agent = await hire()
    const { id } = await agent.book({ event_date })
    await set(id, 'confirmed')
    return { ...agent, bookingId: id }
  }
  const intervalOf = (id: string) =>
    app.context.db.selectFrom('agent_statuses').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow()

  test('arrived and finished are written beside what was agreed, once, audited and seen', async () => {
    const { bookingId: id, step, list } = await evening()
    const agreed = await intervalOf(id)
    now = new Date(TONIGHT.getTime() - 10 * 60_000)
    expect(await step(id, 'arrived')).toMatchObject({
      status: 200,
      body: { arrivedAt: now.toISOString(), finishedAt: null },
    })
    const arrived = now
    now = new Date(TONIGHT.getTime() + 5 * HOUR_MS)
    expect((await step(id, 'arrived')).body.arrivedAt, 'said again').toBe(arrived.toISOString())
    expect((await step(id, 'finished')).body).toMatchObject({
      arrivedAt: arrived.toISOString(),
      finishedAt: now.toISOString(),
    })
    expect(await intervalOf(id)).toEqual({ ...agreed, arrived_at: arrived, finished_at: now, duration_minutes: 310 })
    await step(id, 'finished')
    expect(await actionsOf(id)).toEqual(['booking.status-changed', 'booking.agent-arrived', 'booking.agent-finished'])
    await set(id, 'completed')
    expect((await list()).body[0]).toMatchObject({ status: 'completed', arrivedAt: arrived.toISOString() })
  })

  test('finishing before arriving is refused', async () => {
    const { bookingId: id, step } = await evening()
    expect((await step(id, 'finished')).status).toBe(409)
  })

  test.each([
    ['the day before', TONIGHT, -26 * HOUR_MS, 409],
    ['the morning of that day', TONIGHT, -16 * HOUR_MS, 200],
    ['the morning after', TONIGHT, 15 * HOUR_MS, 200],
    ['a day later', TONIGHT, 40 * HOUR_MS, 409],
    ['an event at one in the morning, the evening before', new Date('2026-12-05T06:00:00Z'), -3 * HOUR_MS, 200],
  ])('%s', async (_name, event, ahead, status) => {
    const { bookingId: id, step } = await evening(event)
    now = new Date(event.getTime() + ahead)
    expect((await step(id, 'arrived')).status).toBe(status)
  })

  test('a pending booking and another agent’s booking are refused', async () => {
    const { bookingId: id, step } = await evening()
    expect((await (await hire()).step(id, 'arrived')).status).toBe(404)
    await set(id, 'pending')
    expect((await step(id, 'arrived')).status).toBe(409)
  })

  test('twenty taps at once are one', async () => {
    const { bookingId: id, step } = await evening()
    const answers = await Promise.all(Array.from({ length: 20 }, () => step(id, 'arrived')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await actionsOf(id)).filter((action) => action === 'booking.agent-arrived')).toHaveLength(1)
  })
})
