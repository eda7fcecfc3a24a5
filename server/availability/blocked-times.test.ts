import { randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/model/day.ts'
import { readBusy } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInAgent } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const NOW = new Date('2026-11-01T12:00:00.000Z')

const { app, admin } = await openOffice({ context: { now: () => NOW } })

/** An agent who can sign in. */
const hire = () => signInAgent(app)
const block = (cookie: string, from: string, to: string, reason?: string) =>
  app.call('POST /api/agent/blocked-times', { cookie, body: { from, to, ...(reason !== undefined && { reason }) } })
const blockOf = (id: string, from: string, to: string) =>
  app.call('POST /api/admin/agents/:id/blocked-times', { cookie: admin, params: { id }, body: { from, to } })
const confirm = (id: string) =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status: 'confirmed' }, cookie: admin })
const busyOf = (id: string, from: string, to: string) => readBusy(app, id, from, to)

describe('blocked time', () => {
  test('whole days are blocked, listed and removed, audited; the public sees only the times', async () => {
    const agent = await hire()
    const { status, body } = await block(agent.cookie, '2026-12-24', '2026-12-26', 'With family')
    expect(status).toBe(201)
    const span = { from: '2026-12-24T05:00:00.000Z', to: '2026-12-27T05:00:00.000Z' }
    expect(body).toEqual({ id: body.id, ...span, reason: 'With family' })
    const list = () => app.call('GET /api/agent/blocked-times', { cookie: agent.cookie })
    expect((await list()).body).toEqual([body])
    const office = await app.call('GET /api/admin/agents/:id/blocked-times', {
      cookie: admin,
      params: { id: agent.id },
    })
    expect(office.body).toEqual([body])
    expect(await busyOf(agent.id, '2026-12-01', '2026-12-31')).toEqual([[span.from, span.to]])
    expect(await busyOf(agent.id, '2026-12-25', '2026-12-25')).toEqual([
      ['2026-12-25T05:00:00.000Z', '2026-12-26T05:00:00.000Z'],
    ])

    const away = await app.call('DELETE /api/agent/blocked-times/:id', {
      cookie: agent.cookie,
      params: { id: body.id },
    })
    expect(away).toMatchObject({ status: 200, body: { success: true } })
    expect((await list()).body).toEqual([])
    expect(await busyOf(agent.id, '2026-12-01', '2026-12-31')).toEqual([])
    const entries = app.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role'])
      .where('entity_id', '=', body.id)
    expect(await entries.orderBy('id').execute()).toEqual([
      { action: 'blocked-time.added', actor_role: 'agent' },
      { action: 'blocked-time.removed', actor_role: 'agent' },
    ])
  })

  test('March and November: a day lasts 23 and 25 hours', async () => {
    const agent = await hire()
    const hoursOf = async (day: string) => {
      const { body } = await block(agent.cookie, day, day)
      return (Date.parse(body.to) - Date.parse(body.from)) / HOUR_MS
    }
    expect([await hoursOf('2027-03-14'), await hoursOf('2027-11-07')]).toEqual([23, 25])
    expect((await block(agent.cookie, '2028-03-12T02:30', '2028-03-12T04:00')).body.error).toContain('does not exist')
  })

  test.each([
    ['ends before it begins', '2026-12-05', '2026-12-04'],
    ['has passed', '2026-10-01', '2026-10-02'],
    ['lasts more than a year', '2026-12-01', '2027-12-03'],
    ['is too far ahead', '2032-01-01', '2032-01-02'],
    ['is no date', '2026-02-30', '2026-03-02'],
    ['is no time at all', 'soon', '2026-12-02'],
  ])('a span that %s is 400', async (_name, from, to) => {
    const { status, body } = await block((await hire()).cookie, from, to)
    expect([status, Object.keys(body.fields ?? {}).length]).toEqual([400, 1])
  })

  test('a conflict names the customer to admins and only the time to the agent', async () => {
    const agent = await hire()
    const event_date = new Date('2026-12-05T02:00:00.000Z')
    const booking = await buildBooking(app.context.db, { agent_id: agent.id, event_date })
    expect((await confirm(booking.id)).status).toBe(200)
    const own = await block(agent.cookie, '2026-12-04', '2026-12-05')
    expect([own.status, own.body.error?.replace(/\u202f/g, ' ')]).toEqual([
      409,
      'You have a confirmed booking on Friday, December 4, 2026, 9 PM to 1 AM. Ask the office if you cannot take it.',
    ])
    const office = await blockOf(agent.id, '2026-12-04', '2026-12-05')
    expect([office.status, office.body.error]).toEqual([409, expect.stringContaining(booking.customer_name)])

    await block(agent.cookie, '2026-12-10', '2026-12-11')
    expect((await block(agent.cookie, '2026-12-11T12:00', '2026-12-12')).body.error).toContain('You have time blocked')
    expect((await blockOf(agent.id, '2026-12-11', '2026-12-12')).body.error).toContain('This agent has time blocked')
    expect((await block(agent.cookie, '2026-12-12', '2026-12-12')).status, 'the day after').toBe(201)
  })

  test('only its agent and admins can remove it; bookings and removed times are refused', async () => {
    const [agent, other] = [await hire(), await hire()]
    const { body } = await blockOf(agent.id, '2026-12-04', '2026-12-05')
    const give = (cookie: string, id: string) =>
      app.call('DELETE /api/agent/blocked-times/:id', { cookie, params: { id } })
    expect((await give(other.cookie, body.id)).status).toBe(404)
    const remove = (id: string) => app.call('DELETE /api/admin/blocked-times/:id', { cookie: admin, params: { id } })
    expect([(await remove(body.id)).status, (await remove(body.id)).status]).toEqual([200, 404])
    const booking = await buildBooking(app.context.db, {
      agent_id: agent.id,
      event_date: new Date('2026-12-20T02:00:00Z'),
    })
    await confirm(booking.id)
    const interval = await app.context.db
      .selectFrom('agent_statuses')
      .select('id')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect([(await remove(interval.id)).status, (await give(agent.cookie, interval.id)).status]).toEqual([404, 404])
  })

  test('archived and unknown agents are refused', async () => {
    const { id } = await buildAgent(app.context.db, { archived_at: NOW })
    for (const agent of [id, randomUUID()]) {
      expect((await blockOf(agent, '2026-12-04', '2026-12-05')).status).toBe(404)
      const read = { params: { id: agent }, query: { from: '2026-12-01', to: '2026-12-02' } }
      expect((await app.call('GET /api/agents/:id/availability', read)).status).toBe(404)
    }
  })

  test.each([
    ['GET', '/api/agent/blocked-times', 'agent'],
    ['POST', '/api/agent/blocked-times', 'agent'],
    ['DELETE', `/api/agent/blocked-times/${randomUUID()}`, 'agent'],
    ['GET', '/api/agent/weekly-hours', 'agent'],
    ['PUT', '/api/agent/weekly-hours', 'agent'],
    ['POST', `/api/admin/agents/${randomUUID()}/blocked-times`, 'admin'],
    ['DELETE', `/api/admin/blocked-times/${randomUUID()}`, 'admin'],
    ['PUT', `/api/admin/agents/${randomUUID()}/weekly-hours`, 'admin'],
  ] as const)('%s %s: a stranger is 401, other roles are 403', async (method, url, role) => {
    const customerId = (await buildCustomer(app.context.db)).id
    const others = [
      await signIn(app, { role: 'customer', customerId }),
      role === 'admin' ? (await hire()).cookie : admin,
    ]
    expect((await app.send({ method, url })).status).toBe(401)
    for (const cookie of others) expect((await app.send({ method, url, headers: { cookie } })).status).toBe(403)
  })
})

test('blocking and confirming the same evening at once: exactly one succeeds, twenty times', async () => {
  for (let round = 0; round < 20; round++) {
    const agent = await hire()
    const booking = await buildBooking(app.context.db, {
      agent_id: agent.id,
      event_date: new Date('2026-12-05T02:00:00Z'),
    })
    const answers = await Promise.all([
      confirm(booking.id),
      block(agent.cookie, '2026-12-04', '2026-12-05'),
      blockOf(agent.id, '2026-12-04T20:00', '2026-12-04T22:00'),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const rows = app.context.db.selectFrom('agent_statuses').select('id').where('agent_id', '=', agent.id)
    expect(await rows.where('status', '=', 'active').execute()).toHaveLength(1)
  }
})

describe('availability everyone may read (P8.10)', () => {
  const minutes = (from: string, to: string) => ({
    start_time: new Date(from),
    end_time: new Date(to),
    busy_until: new Date(to),
  })

  test('has whole hours, never the minute a booking begins or ends', async () => {
    const { id } = await hire()
    const span = minutes('2027-03-04T15:20:00Z', '2027-03-04T18:10:00Z')
    await app.context.db
      .insertInto('agent_statuses')
      .values({ agent_id: id, duration_minutes: 170, ...span })
      .execute()
    expect(await busyOf(id, '2027-03-04', '2027-03-04')).toEqual([
      ['2027-03-04T15:00:00.000Z', '2027-03-04T19:00:00.000Z'],
    ])
  })

  test('begins with today in Atlanta', async () => {
    const { id } = await hire()
    const now = Temporal.Instant.fromEpochMilliseconds(app.context.now().getTime())
    const today = now.toZonedDateTimeISO('America/New_York').startOfDay()
    const at = (hours: number) => new Date(today.add({ hours }).epochMilliseconds)
    for (const [from, to] of [
      [-30, -27],
      [-2, 2],
      [30, 32],
    ] as const) {
      const span = { start_time: at(from), end_time: at(to), busy_until: at(to) }
      await app.context.db
        .insertInto('agent_statuses')
        .values({ agent_id: id, duration_minutes: 60, ...span })
        .execute()
    }
    const day = (days: number) => today.add({ days }).toPlainDate().toString()
    expect(await busyOf(id, day(-10), day(5))).toEqual([
      [at(0).toISOString(), at(2).toISOString()],
      [at(30).toISOString(), at(32).toISOString()],
    ])
    expect(await busyOf(id, day(-10), day(-1))).toEqual([])
  })
})
