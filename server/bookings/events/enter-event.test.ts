import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { buildAgentWithLogin, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'

const office = await openOffice()
const { db } = office.app.context
const START = atlantaMinute(new Date(Date.now() + 30 * DAY_MS))

const buildPerformer = async (name: string) =>
  (await buildAgentWithLogin(db, { name, hourly_rate: 200 }, { email: `${randomUUID()}@talent.example` })).agent.id

const LINES = [
  { kind: 'talent', share: 'shared', hours: 4, rate: 20_000 },
  { kind: 'discount', share: 'shared', label: 'Returning customer', percent: 10 },
]

const enter = (performers: object[], more: object = {}, headers: Record<string, string> = {}) =>
  office.app.call('POST /api/admin/event-entries', {
    ...{ cookie: office.admin, headers },
    body: {
      ...{ customerName: 'Dana Whitfield', customerEmail: `${randomUUID()}@example.com`, eventType: 'wedding' },
      ...{ title: 'Whitfield wedding', guests: '120', performers, ...more },
    } as never,
  })

const performer = (agentId: string, more: object = {}) => ({
  ...{ agentId, eventDate: START, duration: 4, lines: LINES, ...more },
})

test('an event is entered with its performers and prices, proposed and signed for, without a booking before (P16.14)', async () => {
  const [ruth, lena] = [await buildPerformer('Ruth Adeyemi'), await buildPerformer('Lena Park')]
  const email = `${randomUUID()}@example.com`
  const notes = { notes: 'Called on Monday', contactName: 'Ines Hale' }
  const entered = await enter([performer(ruth), performer(lena)], { customerEmail: email, ...notes })
  expect(entered.status).toBe(201)
  const { eventId, bookingIds } = entered.body
  const params = { id: eventId }
  const event = await office.app.call('GET /api/admin/event-details/:id', { cookie: office.admin, params })
  expect(event.body).toMatchObject({ title: 'Whitfield wedding', guests: 120, ...notes })
  expect(event.body.bookings.map(({ status, totalAmount, lines }) => [status, totalAmount, lines.length])).toEqual([
    ['pending', 720, 2],
    ['pending', 720, 2],
  ])
  const kinds = async () =>
    (await db.selectFrom('outbox_emails').select(['kind', 'recipient']).where('booking_id', 'in', bookingIds).execute())
      .map(({ kind, recipient }) => (recipient === email ? `${kind} to the customer` : kind))
      .toSorted()
  // performers are asked; the customer waits for the proposal
  expect(await kinds()).toEqual(['agent-request', 'agent-request'])
  const draft = await office.app.call('GET /api/admin/event-proposals/:id', { cookie: office.admin, params })
  expect([draft.body.missing, draft.body.draft?.priceCents]).toEqual([[], 144_000])
  const sent = await office.app.call('POST /api/admin/event-proposals/:id', {
    ...{ cookie: office.admin, params },
    body: {
      draftHash: draft.body.draftHash ?? '',
      depositPercent: 50,
      validUntil: new Date(Date.now() + 2 * DAY_MS).toISOString(),
    },
  })
  expect(sent.status).toBe(201)
  expect(await kinds()).toEqual(['agent-request', 'agent-request', 'event-proposal to the customer'])
})

test('a known customer is found by email, and sent twice with one key there is one event', async () => {
  const customer = await buildCustomer(db, { email: `${randomUUID()}@example.com` })
  const [ruth, key] = [await buildPerformer('Ruth Adeyemi'), { 'idempotency-key': randomUUID() }]
  const send = (more: object = {}) => enter([performer(ruth)], { customerEmail: customer.email, ...more }, key)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  const events = db.selectFrom('events').select('id').where('customer_id', '=', customer.id)
  expect(await events.execute()).toHaveLength(1)
  expect((await send({ title: 'Another' })).status).toBe(422)
})

test.each([
  ['no performer', () => [], 400, 'performers'],
  ['eleven performers', (id: string) => Array.from({ length: 11 }, () => performer(id)), 400, 'performers'],
  ['a performer without lines', (id: string) => [performer(id, { lines: [] })], 400, 'performers.0.lines'],
  ['one performer twice at a time', (id: string) => [performer(id), performer(id)], 400, 'performers.1.agentId'],
  [
    'a date long past',
    (id: string) => [performer(id, { eventDate: '2020-05-04T19:00' })],
    400,
    'performers.0.eventDate',
  ],
  ['a date that is none', (id: string) => [performer(id, { eventDate: 'Saturday' })], 400, 'performers.0.eventDate'],
  ['an unknown performer', (id: string) => [performer(id), performer(randomUUID())], 404, 'performers.1.agentId'],
])('%s is refused with the field at fault, and nothing is made', async (_what, make, status, field) => {
  const customerEmail = `${randomUUID()}@example.com`
  const refused = await enter(make(await buildPerformer('Ruth Adeyemi')), { customerEmail })
  expect(refused.status).toBe(status)
  expect(Object.keys((refused.body as unknown as { fields: object }).fields)).toEqual([field])
  expect(await db.selectFrom('customers').select('id').where('email', '=', customerEmail).execute()).toEqual([])
})

test('a performer who was archived is refused; a busy one is entered, and the proposal says so', async () => {
  const [ruth, lena] = [await buildPerformer('Ruth Adeyemi'), await buildPerformer('Lena Park')]
  await db.updateTable('agents').set({ archived_at: new Date() }).where('id', '=', lena).execute()
  expect((await enter([performer(lena)])).status).toBe(404)
  const first = await enter([performer(ruth)])
  const second = await enter([performer(ruth)])
  expect([first.status, second.status]).toEqual([201, 201])
  const send = async (id: string) => {
    const params = { id }
    const draft = await office.app.call('GET /api/admin/event-proposals/:id', { cookie: office.admin, params })
    const validUntil = new Date(Date.now() + 2 * DAY_MS).toISOString()
    const body = { draftHash: draft.body.draftHash ?? '', depositPercent: null, validUntil }
    return (await office.app.call('POST /api/admin/event-proposals/:id', { cookie: office.admin, params, body })).status
  }
  expect([await send(first.body.eventId), await send(second.body.eventId)]).toEqual([201, 409])
})
