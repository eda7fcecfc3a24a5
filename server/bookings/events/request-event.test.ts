import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingBody, inDays } from '#tests/support/bookings.ts'
import { buildAgent, buildAgentWithLogin, buildCustomer, buildPackage, buildUser } from '#tests/support/factories.ts'
import { deliver, startPost } from '#tests/support/mail.ts'
import { startOffice } from '#tests/support/office.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const { agentId: _, eventDate, duration, ...SHARED } = bookingBody('')
const MONTH_ON = inDays(31)

type Performer = { agentId: string; packageId?: string; eventDate?: string; duration?: number }

/** A request for some performers, for three hours a month from now unless said otherwise. */
const eventBody = (performers: Performer[], more: Record<string, unknown> = {}) => ({
  ...SHARED,
  ...{ customerEmail: `${randomUUID()}@example.com`, guests: 80 },
  performers: performers.map((performer) => ({ eventDate, duration, ...performer })),
  ...more,
})

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.call('POST /api/events', { body: payload as ReturnType<typeof eventBody>, headers })

const countBookings = async () => {
  const { count } = await app.context.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('a request for several performers (P3.64)', () => {
  test('makes one event with a booking for each, with its own start, hours and price, and one customer', async () => {
    const { db } = app.context
    const dj = await buildAgent(db, { name: 'Theo', hourly_rate: 80 })
    const { id: packageId } = await buildPackage(db, { category: 'bartender' })
    const bartender = await buildAgent(db, { name: 'Ruth', category: 'bartender', hourly_rate: 50 })
    const body = eventBody([
      { agentId: dj.id },
      { agentId: bartender.id, packageId, eventDate: MONTH_ON, duration: 6 },
      { agentId: dj.id, eventDate: MONTH_ON, duration: 2 },
    ])
    const { status, body: made } = await post(body)
    expect(status).toBe(201)
    expect(made.bookings).toMatchObject([
      { eventId: made.eventId, agentId: dj.id, eventDuration: 3, totalAmount: 240, status: 'pending', guests: 80 },
      { eventId: made.eventId, agentId: bartender.id, eventDate: MONTH_ON, eventDuration: 6, totalAmount: 730 },
      { eventId: made.eventId, agentId: dj.id, eventDate: MONTH_ON, eventDuration: 2, totalAmount: 160 },
    ])
    const rows = await db
      .selectFrom('bookings as b')
      .innerJoin('events as e', 'e.id', 'b.event_id')
      .innerJoin('customers as c', 'c.id', 'e.customer_id')
      .select(['c.email', 'b.requested_as', 'b.special_requests'])
      .where('e.id', '=', made.eventId)
      .execute()
    const row = { email: body.customerEmail, requested_as: 'new_customer', special_requests: SHARED.specialRequests }
    expect(rows).toEqual([row, row, row])
  })

  test('sends one mail to the customer, one to each performer and one to the office, each with what concerns it', async () => {
    await using own = await startTestApp()
    const { db } = own.context
    await buildUser(db, { email: 'office@example.com' })
    const { agent: dj } = await buildAgentWithLogin(db, { name: 'Theo Castellanos' }, { email: 'theo@example.com' })
    const { agent: model } = await buildAgentWithLogin(db, { name: 'Ruth Amari' }, { email: 'ruth@example.com' })
    const dancer = await buildAgent(db, { name: 'Noor Valentine', hourly_rate: 250 })
    const customer = await buildCustomer(db, { email: 'dana@example.com' })
    const agents = [dj, model, dancer].map(({ id }) => ({ agentId: id }))
    const { status, body } = await own.call('POST /api/events', {
      body: eventBody(agents, { customerEmail: customer.email }),
    })
    expect([status, own.nudges()]).toEqual([201, 1])
    const { smtp, mailer } = await startPost()
    await deliver(own, mailer)
    const arrived = Map.groupBy(smtp.arrived, ({ envelopeTo }) => envelopeTo.join())
    expect([...arrived].map(([to, mails]) => [to, mails.length]).sort()).toEqual([
      ...([
        ['dana@example.com', 1],
        ['office@example.com', 1],
      ] as const),
      ...([
        ['ruth@example.com', 1],
        ['theo@example.com', 1],
      ] as const),
    ])
    const [receipt, notice, asked] = ['dana', 'office', 'theo'].map((who) => arrived.get(`${who}@example.com`)?.[0])
    expect(receipt?.subject).toBe('We have your booking request for Theo Castellanos and 2 others')
    for (const text of [receipt?.text, notice?.text]) {
      for (const { number } of body.bookings) expect(text).toContain(`B-${number}`)
      for (const name of ['Theo Castellanos', 'Ruth Amari', 'Noor Valentine']) expect(text).toContain(name)
      expect(text).toContain('$1,350.00')
    }
    expect(notice?.subject).toMatch(/^New booking request: 3 performers, /)
    expect(asked?.text).not.toContain('Ruth Amari')
  })

  test.each([
    ['an unknown performer', () => ({ agentId: randomUUID() }), 404, 'performers.1.agentId'],
    [
      'an unavailable one',
      async () => ({ agentId: (await buildAgent(app.context.db, { availability: false })).id }),
      409,
      'performers.1.agentId',
    ],
    ['a date in the past', (agentId: string) => ({ agentId, eventDate: inDays(-3) }), 400, 'performers.1.eventDate'],
    ['hours beyond the limit', (agentId: string) => ({ agentId, duration: 73 }), 400, 'performers.1.duration'],
    [
      'a package that is gone',
      (agentId: string) => ({ agentId, packageId: randomUUID() }),
      409,
      'performers.1.packageId',
    ],
    ['the same person at the same time', (agentId: string) => ({ agentId }), 400, 'performers.1.agentId'],
  ] as const)('is refused as a whole for %s', async (_why, second, status, field) => {
    const agent = await buildAgent(app.context.db)
    const before = await countBookings()
    const { customerEmail, ...body } = eventBody([{ agentId: agent.id }, await second(agent.id)])
    const refused = await post({ ...body, customerEmail })
    expect([refused.status, refused.body]).toMatchObject([status, { fields: { [field]: expect.any(String) } }])
    expect(await countBookings()).toBe(before)
    const { db } = app.context
    expect(await db.selectFrom('customers').select('id').where('email', '=', customerEmail).execute()).toEqual([])
  })

  test.each([
    ['none', 0],
    ['eleven', 11],
  ])('is refused for %s', async (_how, count) => {
    const { id } = await buildAgent(app.context.db)
    const performers = Array.from({ length: count }, (_, i) => ({ agentId: id, eventDate: inDays(40 + i) }))
    const { status, body } = await post(eventBody(performers))
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([400, ['performers']])
  })

  test('that is sent again with its key makes nothing, also when both are sent at once', async () => {
    const agents = [await buildAgent(app.context.db), await buildAgent(app.context.db)]
    const body = eventBody(agents.map(({ id }) => ({ agentId: id })))
    const headers = { 'idempotency-key': randomUUID().replaceAll('-', '') }
    const before = await countBookings()
    const answers = await Promise.all([post(body, headers), post(body, headers), post(body, headers)])
    answers.push(await post(body, headers))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.eventId)).size).toBe(1)
    expect(answers.at(-1)?.body.bookings).toEqual(
      answers[0]?.body.bookings.map(({ id }) => ({ id, status: 'pending' })),
    )
    expect(await countBookings()).toBe(before + 2)
    const changed = await post({ ...body, guests: 81 }, headers)
    expect(changed.status).toBe(422)
  })

  test('of one new customer, sent several times at once, makes one account and every event', async () => {
    const { db } = app.context
    const agents = await Promise.all(Array.from({ length: 4 }, () => buildAgent(db)))
    const customerEmail = `${randomUUID()}@example.com`
    const send = (agentId: string, i: number) =>
      post(eventBody([{ agentId }, { agentId, eventDate: inDays(50 + i) }], { customerEmail }))
    const answers = await Promise.all(agents.map(({ id }, i) => send(id, i)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const customers = db.selectFrom('customers').select('id').where('email', '=', customerEmail)
    expect(await customers.execute()).toHaveLength(1)
  })

  test('counts once against the limits of bookings', async () => {
    await using own = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } })
    const agents = [await buildAgent(own.context.db), await buildAgent(own.context.db)]
    const performers = agents.map(({ id }) => ({ agentId: id }))
    const send = () => own.call('POST /api/events', { body: eventBody(performers) })
    for (let i = 0; i < 10; i++) expect((await send()).status).toBe(201)
    expect((await send()).status).toBe(429)
  })
})

test('the office sees in a booking who else performs at the event, before other bookings of the customer (P3.63)', async () => {
  const office = await startOffice()
  const { db } = office.app.context
  const [dj, model] = [await buildAgent(db, { name: 'Theo' }), await buildAgent(db, { name: 'Ruth' })]
  const agents = [{ agentId: dj.id }, { agentId: model.id }]
  const { body } = await office.app.call('POST /api/events', {
    body: eventBody(agents, { customerEmail: 'dana@example.com' }),
  })
  const later = bookingBody(dj.id, { customerEmail: 'dana@example.com', eventDate: inDays(90) })
  await office.app.call('POST /api/bookings', { body: later })
  const params = { id: body.bookings[0]?.id ?? '' }
  const details = await office.app.call('GET /api/admin/bookings/:id', { params, cookie: office.admin })
  const others = details.body.otherBookings.map(({ agentName, sameEvent }) => [agentName, sameEvent])
  expect(others).toEqual([
    ['Ruth', true],
    ['Theo', false],
  ])
})

test('each booking requested alone has an event of its own, and a merge moves both (P3.63)', async () => {
  const { db } = app.context
  const agent = await buildAgent(db)
  const alone = async () => (await app.call('POST /api/bookings', { body: bookingBody(agent.id) })).body
  const [one, other] = [await alone(), await alone()]
  expect(one.eventId).not.toBe(other.eventId)
  const into = await buildCustomer(db)
  const { customer_id } = await db
    .selectFrom('events')
    .select('customer_id')
    .where('id', '=', one.eventId ?? '')
    .executeTakeFirstOrThrow()
  await db.updateTable('events').set({ customer_id: into.id }).where('customer_id', '=', customer_id).execute()
  const moved = await db
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', into.id)
    .orderBy('number')
    .execute()
  expect(moved).toEqual([{ id: one.id }, { id: other.id }])
})
