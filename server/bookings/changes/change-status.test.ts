import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BOOKING_STATUSES, type BookingStatus } from '#shared/model/booking.ts'
import { buildAgent, buildBooking, buildUser } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { makeStatusCalls } from './test-support/status.ts'

const { app, admin, adminId } = await openOffice()

const { set, rowOf, auditOf, intervalsOf, mailsOf } = makeStatusCalls(app, admin)
const countOf = async (agent: string) =>
  (await app.context.db.selectFrom('agents').select('total_bookings').where('id', '=', agent).executeTakeFirstOrThrow())
    .total_bookings

test('confirming takes the agent’s time with the buffer, is audited, mailed, and answered as admins see it', async () => {
  const { db } = app.context
  await db.updateTable('agency_settings').set({ buffer_minutes: 45 }).execute()
  const booking = await buildBooking(db, { deposit_percent: 30 })
  const nudges = app.nudges()
  const { status, body } = await set(booking.id, { status: 'confirmed', reason: 'Called them' })
  await db.updateTable('agency_settings').set({ buffer_minutes: 0 }).execute()
  expect([status, body]).toEqual([
    200,
    {
      id: booking.id,
      number: booking.number,
      eventId: booking.event_id,
      agentId: booking.agent_id,
      customerId: booking.customer_id,
      customerName: booking.customer_name,
      customerEmail: booking.customer_email,
      customerPhone: null,
      eventType: 'wedding',
      eventDate: booking.event_date.toISOString(),
      eventDuration: 4,
      eventLocation: null,
      guests: null,
      specialRequests: null,
      status: 'confirmed',
      paymentStatus: 'pending',
      totalAmount: 400,
      lines: [{ kind: 'talent', share: 'shared', label: '', hours: 4, rate: 10_000, percent: null, amount: 40_000 }],
      itemized: false,
      package: null,
      depositPercent: 30,
      requestedAs: 'new_customer',
      agentAnswer: null,
      agentAnswerReason: null,
      version: 2,
      createdAt: booking.created_at.toISOString(),
    },
  ])
  const after = (minutes: number) => new Date(booking.event_date.getTime() + minutes * 60_000)
  expect(await intervalsOf(booking.id)).toMatchObject([
    {
      agent_id: booking.agent_id,
      start_time: booking.event_date,
      end_time: after(240),
      busy_until: after(285),
      duration_minutes: 240,
      status: 'active',
      reason: null,
      created_by: adminId,
    },
  ])
  expect(await auditOf(booking.id)).toMatchObject([
    {
      actor_role: 'admin',
      actor_id: adminId,
      action: 'booking.status-changed',
      entity: 'booking',
      before: { status: 'pending' },
      after: { status: 'confirmed' },
      reason: 'Called them',
      request_id: expect.stringMatching(/.+/),
    },
  ])
  expect(await mailsOf(booking.id)).toEqual([['booking-confirmed', booking.customer_email, booking.customer_id]])
  expect(app.nudges()).toBe(nudges + 1)
})

test.each(BOOKING_STATUSES)('setting %s on a booking with that status changes nothing', async (status) => {
  const booking = await buildBooking(app.context.db, { status })
  const nudges = app.nudges()
  const answer = await set(booking.id, { status })
  expect([answer.status, answer.body.version]).toEqual([200, 1])
  expect(await rowOf(booking.id)).toEqual(booking)
  expect([await auditOf(booking.id), await mailsOf(booking.id), await intervalsOf(booking.id)]).toEqual([[], [], []])
  expect(app.nudges()).toBe(nudges)
})

const MAILS = {
  pending: 'booking-changed',
  confirmed: 'booking-confirmed',
  completed: 'booking-completed',
  cancelled: 'booking-cancelled',
}
const pairs = BOOKING_STATUSES.flatMap((from) =>
  BOOKING_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
)

test.each(pairs)('from %s to %s: status, interval, count, mail (P3.9, P3.11, P8.5)', async (from, to) => {
  const booking = await buildBooking(app.context.db)
  if (from !== 'pending') await set(booking.id, { status: from })
  const { status, body } = await set(booking.id, { status: to })
  expect([status, body.status]).toEqual([200, to])
  const row = await rowOf(booking.id)
  const completed = to === 'completed' ? expect.any(Date) : null
  expect(row).toMatchObject({ status: to, completed_at: completed, counted_at: completed })
  expect(await countOf(booking.agent_id)).toBe(to === 'completed' ? 1 : 0)
  const left = from === 'confirmed' ? [to === 'completed' ? 'ended' : 'cancelled'] : []
  const taken = to === 'confirmed' ? ['active'] : []
  expect((await intervalsOf(booking.id)).map((interval) => interval.status)).toEqual([...left, ...taken])
  expect((await mailsOf(booking.id)).at(-1)?.[0]).toBe(MAILS[to])
  expect((await auditOf(booking.id)).at(-1)).toMatchObject({ before: { status: from }, after: { status: to } })
})

test('a booking that changes status repeatedly is counted once while completed', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { total_bookings: 7 })
  const booking = await buildBooking(db, { agent_id: agent.id })
  for (const status of ['completed', 'pending', 'completed', 'confirmed', 'completed'] as const) {
    expect((await set(booking.id, { status })).status).toBe(200)
    expect(await countOf(agent.id)).toBe(status === 'completed' ? 8 : 7)
  }
})

test('an agent who is unavailable can be confirmed by an admin, one who is archived cannot', async () => {
  const { db } = app.context
  const away = await buildBooking(db, { agent_id: (await buildAgent(db, { availability: false })).id })
  expect((await set(away.id, { status: 'confirmed' })).status).toBe(200)
  const gone = await buildBooking(db, { agent_id: (await buildAgent(db, { archived_at: new Date() })).id })
  const { status, body } = await set(gone.id, { status: 'confirmed' })
  expect([status, body.error]).toEqual([
    409,
    'This agent is no longer with the agency, so the booking cannot be confirmed',
  ])
  expect((await set(gone.id, { status: 'cancelled' })).status).toBe(200)
})

describe('If-Match (P6.17)', () => {
  test.each(['1', '"1"', 'W/"1"', '*'])('%s is the version of a new row', async (version) => {
    const { id } = await buildBooking(app.context.db)
    expect((await set(id, { status: 'cancelled' }, { headers: { 'if-match': version } })).status).toBe(200)
  })

  test.each(['0', '"7"', '9999999999'])('%s is another version: 409, also for an unchanged status', async (version) => {
    const { id } = await buildBooking(app.context.db)
    for (const status of ['cancelled', 'pending'] as const) {
      const answer = await set(id, { status }, { headers: { 'if-match': version } })
      expect([answer.status, answer.body.error]).toEqual([
        409,
        'Someone else changed this booking. Look at it again before you change it.',
      ])
    }
  })

  test.each(['x', '', '"1', '1, 2', '99999999999'])('%j is no version: 400', async (version) => {
    const { id } = await buildBooking(app.context.db)
    const { status, body } = await set(id, { status: 'cancelled' }, { headers: { 'if-match': version } })
    expect([status, body.fields]).toEqual([400, { 'If-Match': 'Not a row version' }])
  })
})

describe('access and malformed requests', () => {
  test('strangers, customers and agents may not', async () => {
    const { db } = app.context
    const booking = await buildBooking(db)
    const agent = await buildUser(db, { role: 'agent' })
    const cookies = [
      await signIn(app, { role: 'customer', customerId: booking.customer_id }),
      await signIn(app, { role: 'agent', userId: agent.id }),
    ]
    const params = { params: { id: booking.id }, body: { status: 'cancelled' as const } }
    expect((await app.call('PUT /api/bookings/:id', params)).status).toBe(401)
    for (const cookie of cookies) {
      expect((await app.call('PUT /api/bookings/:id', { ...params, cookie })).status).toBe(403)
    }
    expect((await rowOf(booking.id)).status).toBe('pending')
  })

  test('an unknown booking is 404, an id that is none 400', async () => {
    const unknown = await set(randomUUID(), { status: 'confirmed' })
    expect([unknown.status, unknown.body.error]).toEqual([404, 'We do not know this booking'])
    for (const id of ['1', 'x'.repeat(50), "' or 1=1", '%00', '\u{1f3ad}']) {
      expect((await set(id, { status: 'confirmed' })).status, id).toBe(400)
    }
  })

  test.each([
    [{}, 'status'],
    [{ status: 'paid' }, 'status'],
    [{ status: null }, 'status'],
    [{ status: 'confirmed', confirmAnyway: 'yes' }, 'confirmAnyway'],
    [{ status: 'confirmed', reason: 'x'.repeat(1001) }, 'reason'],
    [{ status: 'confirmed', reason: 'a\u0000b' }, 'reason'],
    [{ status: 'confirmed', reason: '\ud800' }, 'reason'],
    [{ status: 'confirmed', reason: 5 }, 'reason'],
  ])('%j is refused by its field', async (payload, field) => {
    const { id } = await buildBooking(app.context.db)
    const { status, body } = await set(id, payload as { status: BookingStatus })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('fields nobody may set are dropped, a list is refused, too much is 413', async () => {
    const { id, customer_id } = await buildBooking(app.context.db)
    const more = { totalAmount: 1, paymentStatus: 'paid', customerId: randomUUID(), agentId: randomUUID() }
    const { body } = await set(id, { status: 'cancelled', ...more })
    expect(body).toMatchObject({ totalAmount: 400, paymentStatus: 'pending', customerId: customer_id })
    const send = (payload: unknown) =>
      app.send({ method: 'PUT', url: `/api/bookings/${id}`, payload: payload as object, headers: { cookie: admin } })
    expect((await send([])).status).toBe(400)
    expect((await send({ status: 'pending', reason: 'x'.repeat(1_100_000) })).status).toBe(413)
  })
})
