import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/model/day.ts'
import { inDays, makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'

const announced: unknown[] = []
const { app, admin } = await openOffice({ context: { announce: (happening) => announced.push(happening) } })

const START = new Date('2028-06-05T01:00:00Z')
const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

const change = (id: string, body: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  app.call('PUT /api/admin/bookings/:id/details', { params: { id }, body, cookie: admin, ...more })
const confirm = (id: string) =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status: 'confirmed' }, cookie: admin })
const { rowOf, auditOf, mailsOf } = makeBookingReaders(() => app.context.db)
const intervalsOf = (id: string) =>
  app.context.db
    .selectFrom('agent_statuses')
    .select(['start_time', 'end_time', 'status', 'reason'])
    .where('booking_id', '=', id)
    .orderBy('created_at')
    .execute()

test('a pending booking moves: row, audit before and after, mail; the price stays', async () => {
  const booking = await buildBooking(app.context.db, { event_date: START })
  const nudges = app.nudges()
  const { status, body } = await change(booking.id, {
    ...{ eventDate: '2028-07-01T20:00', eventDuration: 6, eventType: 'birthday' },
    ...{ eventLocation: ' The Loft ', specialRequests: 'Slow', reason: 'Rain' },
  })
  expect([status, body]).toMatchObject([
    200,
    {
      ...{ eventDate: '2028-07-02T00:00:00.000Z', eventDuration: 6, eventType: 'birthday', eventLocation: 'The Loft' },
      ...{ specialRequests: 'Slow', totalAmount: 400, status: 'pending', version: 2 },
    },
  ])
  expect(await auditOf(booking.id)).toMatchObject([
    {
      action: 'booking.details-changed',
      before: { eventDate: START.toISOString(), eventDuration: 4, eventType: 'wedding', eventLocation: null },
      after: { eventDate: '2028-07-02T00:00:00.000Z', eventDuration: 6, eventType: 'birthday' },
      reason: 'Rain',
    },
  ])
  expect(await mailsOf(booking.id)).toEqual(['booking-changed'])
  expect(app.nudges()).toBe(nudges + 1)
  expect(announced).toMatchObject([{ action: 'booking:changed', id: booking.id, actor: { role: 'admin' } }])
  expect(await intervalsOf(booking.id)).toEqual([])
})

test.each([
  [{ eventType: 'birthday' }, []],
  [{ specialRequests: 'x' }, []],
  [{ eventLocation: 'x' }, ['booking-changed']],
  [{ eventDuration: 5 }, ['booking-changed']],
])('%j mails %j', async (body, mails) => {
  const { id } = await buildBooking(app.context.db)
  expect((await change(id, body)).status).toBe(200)
  expect(await mailsOf(id)).toEqual(mails)
})

test('omitted and equal fields stay; null and empty text clear a field', async () => {
  const booking = await buildBooking(app.context.db, { event_location: 'Here', special_requests: 'Slow' })
  const same = {
    eventDate: booking.event_date.toISOString(),
    eventDuration: 4,
    eventType: 'wedding',
    eventLocation: 'Here',
  }
  for (const body of [{}, same]) expect((await change(booking.id, body)).body.version).toBe(1)
  expect([await rowOf(booking.id), await auditOf(booking.id), await mailsOf(booking.id)]).toEqual([booking, [], []])
  const { body } = await change(booking.id, { eventLocation: null, specialRequests: '' })
  expect(body).toMatchObject({ eventLocation: null, specialRequests: null, version: 2 })
})

describe('a confirmed booking', () => {
  test('moves its busy interval along, also to an overlapping time', async () => {
    const booking = await buildBooking(app.context.db, { event_date: START })
    await confirm(booking.id)
    expect((await change(booking.id, { eventDate: later(2).toISOString() })).status).toBe(200)
    expect((await change(booking.id, { eventDuration: 1 })).status).toBe(200)
    expect(await intervalsOf(booking.id)).toMatchObject([
      { status: 'cancelled', start_time: START },
      { status: 'cancelled', start_time: later(2), end_time: later(6) },
      { status: 'active', start_time: later(2), end_time: later(3) },
    ])
    expect((await change(booking.id, { eventLocation: 'x' })).status).toBe(200)
    expect(await intervalsOf(booking.id)).toHaveLength(3)
  })

  test('into a conflict: 409 and it stays where it is; anyway with a reason, both audited', async () => {
    const { db } = app.context
    const { id: agent_id } = await buildAgent(db)
    const first = await buildBooking(db, { agent_id, event_date: START })
    const second = await buildBooking(db, { agent_id, event_date: later(24) })
    for (const { id } of [first, second]) await confirm(id)
    const before = await rowOf(second.id)
    const asked = { eventDate: later(1).toISOString() }
    const refused = await change(second.id, asked)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([409, ['confirmAnyway']])
    expect([await rowOf(second.id), (await intervalsOf(second.id)).length]).toEqual([before, 1])
    expect((await change(second.id, { ...asked, confirmAnyway: true })).body.fields).toEqual({
      reason: 'Give a reason to confirm it anyway',
    })
    const anyway = await change(second.id, { ...asked, confirmAnyway: true, reason: 'Next door' })
    expect([anyway.status, anyway.body.eventDate]).toEqual([200, later(1).toISOString()])
    expect((await intervalsOf(second.id)).at(-1)).toMatchObject({ status: 'overlapping', reason: 'Next door' })
    expect((await auditOf(second.id)).at(-1)).toMatchObject({
      action: 'booking.moved-anyway',
      after: { eventDate: later(1).toISOString(), overlaps: [first.id] },
    })
    expect((await auditOf(first.id)).at(-1)).toMatchObject({
      action: 'booking.overlapped',
      after: { overlappedBy: second.id },
    })
  })

  test('of two moved into the same time at once, one moves', async () => {
    const { db } = app.context
    for (let round = 0; round < 5; round++) {
      const { id: agent_id } = await buildAgent(db)
      const bookings = [0, 24, 48, 72].map((hours) => buildBooking(db, { agent_id, event_date: later(hours) }))
      const ids = (await Promise.all(bookings)).map(({ id }) => id)
      for (const id of ids) expect((await confirm(id)).status).toBe(200)
      const answers = await Promise.all(ids.map((id) => change(id, { eventDate: later(200).toISOString() })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    }
  })

  test('two that swap their times at once both refuse, or take turns; none is lost', async () => {
    const { db } = app.context
    const { id: agent_id } = await buildAgent(db)
    const one = await buildBooking(db, { agent_id, event_date: START })
    const two = await buildBooking(db, { agent_id, event_date: later(24) })
    for (const { id } of [one, two]) await confirm(id)
    const answers = await Promise.all([
      change(one.id, { eventDate: later(24).toISOString() }),
      change(two.id, { eventDate: START.toISOString() }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect((await intervalsOf(one.id)).concat(await intervalsOf(two.id))).toMatchObject([
      { status: 'active', start_time: START },
      { status: 'active', start_time: later(24) },
    ])
  })
})

test('ten changes at once with the same row version: one is made (P6.17)', async () => {
  const { id } = await buildBooking(app.context.db)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => change(id, { eventDuration: 5 + i }, { headers: { 'if-match': '1' } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect((await rowOf(id)).version).toBe(2)
})

describe('refused', () => {
  test.each(['completed', 'cancelled'] as const)('a %s booking: 409', async (status) => {
    const { id } = await buildBooking(app.context.db, { status })
    const answer = await change(id, { eventLocation: 'x' })
    expect([answer.status, answer.body.error]).toEqual([409, `A ${status} booking cannot be changed any more`])
  })

  test.each([
    ['eventDate', { eventDate: inDays(-31) }],
    ['eventDate', { eventDate: inDays(3660) }],
    ['eventDate', { eventDate: '2027-03-14T02:30' }],
    ['eventDuration', { eventDuration: 0 }],
    ['eventDuration', { eventDuration: 73 }],
    ['eventDuration', { eventDuration: 1.5 }],
    ['eventType', { eventType: 'rave' }],
    ['eventLocation', { eventLocation: 'x'.repeat(201) }],
    ['specialRequests', { specialRequests: '\u0000' }],
  ])('400 for %s: %j', async (field, body) => {
    const booking = await buildBooking(app.context.db)
    const answer = await change(booking.id, body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
    expect(await rowOf(booking.id)).toEqual(booking)
  })

  test('the date of a booking that is long past may be sent as it is', async () => {
    const { id, event_date } = await buildBooking(app.context.db, { event_date: new Date('2020-01-01T20:00:00Z') })
    const { status } = await change(id, { eventDate: event_date.toISOString(), eventLocation: 'x' })
    expect(status).toBe(200)
  })

  test('unknown 404, bad id 400, strangers 401, customers and agents 403', async () => {
    const { db } = app.context
    const booking = await buildBooking(db)
    expect((await change(randomUUID(), { eventDuration: 2 })).status).toBe(404)
    expect((await change('x', { eventDuration: 2 })).status).toBe(400)
    const { agent, customer } = await signInOutsiders(app, booking.customer_id)
    expect((await change(booking.id, { eventDuration: 2 }, { cookie: undefined })).status).toBe(401)
    for (const cookie of [agent, customer]) {
      expect((await change(booking.id, { eventDuration: 2 }, { cookie })).status).toBe(403)
    }
    expect(await rowOf(booking.id)).toEqual(booking)
  })
})
