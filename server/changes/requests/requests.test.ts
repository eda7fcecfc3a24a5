import { beforeEach, describe, expect, test } from 'vitest'
import { buildPayer } from '#tests/support/billing.ts'
import { makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgentWithLogin, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})
const { rowOf, auditOf, mailsOf } = makeBookingReaders(() => app.context.db)

/** 8 PM on a Friday in Atlanta, and a week later. */
const START = '2028-06-03T00:00:00.000Z'
const LATER = '2028-06-10T00:00:00.000Z'

async function start(values: object = {}) {
  const { db } = app.context
  const { cookies } = await signInEach(app)
  const payer = await buildPayer(app, { name: 'Renee Thibodeaux' })
  const { agent } = await buildAgentWithLogin(db, { name: 'Ines Marlow', hourly_rate: 85 })
  const night = { agent_id: agent.id, event_date: new Date(START), event_duration: 5, total_cents: 42_500 }
  const book = async (more: object = {}) => {
    const { status = 'confirmed', ...rest } = { ...values, ...more } as { status?: 'pending' | 'confirmed' }
    const booking = await payer.book({ ...night, status: 'pending', ...rest })
    if (status === 'confirmed') await confirm(booking.id)
    return booking
  }
  const confirm = async (id: string) => {
    const { status } = await app.call('PUT /api/bookings/:id', {
      params: { id },
      body: { status: 'confirmed' },
      cookie: cookies.admin,
    })
    expect(status).toBe(200)
  }
  const admin = { cookie: cookies.admin }
  return {
    ...{ db, cookies, payer, agent, book },
    ask: (id: string, body: object, cookie = payer.cookie) =>
      app.call('POST /api/customer/bookings/:id/change-request', { params: { id }, body, cookie }),
    preview: (id: string, query: { eventDate?: string; eventDuration?: number }) =>
      app.call('GET /api/customer/bookings/:id/change-request', { params: { id }, query, cookie: payer.cookie }),
    own: async () => (await app.call('GET /api/customer/change-requests', { cookie: payer.cookie })).body,
    withdraw: (id: string, cookie = payer.cookie) =>
      app.call('POST /api/customer/change-requests/:id/withdraw', { params: { id }, cookie }),
    show: async (id: string) =>
      (await app.call('GET /api/admin/bookings/:id/change-request', { params: { id }, ...admin })).body.request,
    approve: (id: string, body: object = {}, headers: Record<string, string> = {}) =>
      app.call('POST /api/admin/change-requests/:id/approve', { params: { id }, body, headers, ...admin }),
    decline: (id: string, answer = 'We are full that night.') =>
      app.call('POST /api/admin/change-requests/:id/decline', { params: { id }, body: { answer }, ...admin }),
    propose: (id: string, body: object) =>
      app.call('POST /api/admin/change-requests/:id/propose', { params: { id }, body, ...admin }),
    answer: (id: string, answer: 'accepted' | 'declined', cookie = payer.cookie) =>
      app.call('POST /api/customer/change-requests/:id/answer', { params: { id }, body: { answer }, cookie }),
    work: async () => (await app.call('GET /api/admin/work', admin)).body.items.map(({ kind }) => kind),
    takenBy: (id: string) =>
      db
        .selectFrom('agent_statuses')
        .select(['start_time', 'end_time'])
        .where('booking_id', '=', id)
        .where('status', '=', 'active')
        .execute(),
  }
}

const requestOf = (answer: { status: number; body: { request: { id: string } | null } }): string => {
  expect(answer.status).toBe(201)
  return answer.body.request?.id ?? ''
}

test('a pending booking changes at once: price, answer of the talent, mails (P15.41)', async () => {
  const { book, ask, db } = await start()
  const { id } = await book({ status: 'pending' })
  await db.updateTable('bookings').set({ agent_answer: 'accepted' }).where('id', '=', id).execute()
  const { status, body } = await ask(id, { eventDate: LATER, eventDuration: 7, eventLocation: 'The Fox' })
  expect([status, body]).toEqual([201, { request: null }])
  expect(await rowOf(id)).toMatchObject({
    ...{ event_date: new Date(LATER), event_duration: 7, event_location: 'The Fox', total_cents: 59_500 },
    ...{ agent_answer: null, status: 'pending' },
  })
  expect(await mailsOf(id)).toEqual(expect.arrayContaining(['booking-changed', 'agent-request']))
  expect((await auditOf(id)).at(-1)).toMatchObject({ actor_role: 'customer' })
})

test('a confirmed one becomes a request, which the portal and the office show (P15.41, P15.43)', async () => {
  const { book, ask, own, show, work } = await start()
  const { id } = await book()
  const request = requestOf(await ask(id, { eventDate: LATER, eventDuration: 7, eventLocation: null, message: 'Rain' }))
  expect(await rowOf(id)).toMatchObject({ event_date: new Date(START), event_duration: 5, total_cents: 42_500 })
  expect(await own()).toMatchObject([
    { id: request, state: 'open', wanted: { eventDate: LATER, eventDuration: 7 }, price: 59_500, message: 'Rain' },
  ])
  expect(await show(id)).toMatchObject({
    ...{ id: request, current: { eventDate: START, eventDuration: 5 }, availability: 'free', clash: null },
    becomes: { before: 42_500, after: 59_500 },
  })
  expect((await work())[0]).toBe('request')
  expect(await mailsOf(id)).toContain('request-notice')
  const again = await ask(id, { eventDuration: 6 })
  expect([again.status, again.body]).toMatchObject([409, { error: 'There is already an open request' }])
})

describe('the preview (P15.42)', () => {
  test('shows free, asked and taken, and not the own time', async () => {
    const { book, preview, agent, db, payer } = await start()
    const { id } = await book()
    const at = async (eventDate: string) => (await preview(id, { eventDate })).body.availability
    expect(await at('2028-06-03T02:00:00Z')).toBe('free')
    expect((await preview(id, {})).body).toMatchObject({ availability: 'free', atOnce: false })
    const other = { agent_id: agent.id, event_date: new Date(LATER), customer_id: payer.customer.id }
    await buildBooking(db, other)
    expect(await at(LATER)).toBe('asked')
    await book({ event_date: new Date(LATER) })
    expect(await at(LATER)).toBe('taken')
  })

  test('names the price for the hours, also when only they are sent', async () => {
    const { book, preview } = await start()
    const { id } = await book()
    const { body } = await preview(id, { eventDuration: 7 })
    expect(body.price).toEqual({ before: 42_500, after: 59_500, plusTax: false })
    const flat = await book({ total_cents: 50_000, price_lines: null, event_date: new Date('2028-07-03T00:00:00Z') })
    expect((await preview(flat.id, { eventDuration: 5 })).body.price.after).toBe(50_000)
  })
})

test('approval changes time, price, mails, calendar and history together (P15.46)', async () => {
  const { book, ask, approve, own, takenBy, work } = await start()
  const { id } = await book({ cancellation_policy: undefined })
  const before = await rowOf(id)
  const request = requestOf(await ask(id, { eventDate: LATER, eventDuration: 7, specialRequests: 'Slow songs' }))
  const { status, body } = await approve(request, { answer: 'See you then.' })
  expect([status, body]).toMatchObject([200, { state: 'approved' }])
  const after = await rowOf(id)
  expect(after).toMatchObject({ event_date: new Date(LATER), event_duration: 7, total_cents: 59_500 })
  expect([after.special_requests, after.status]).toEqual(['Slow songs', 'confirmed'])
  expect(after.version).toBeGreaterThan(before.version)
  expect(await takenBy(id)).toEqual([{ start_time: new Date(LATER), end_time: new Date('2028-06-10T07:00:00Z') }])
  expect(await own()).toMatchObject([{ state: 'approved', answer: 'See you then.' }])
  const mails = await mailsOf(id)
  expect(mails).toEqual(expect.arrayContaining(['request-approved', 'agent-changed']))
  expect(mails).not.toContain('booking-changed')
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      ...['booking.change-asked', 'booking.details-changed', 'booking.price-changed', 'booking.change-approved'],
    ]),
  )
  expect(await work()).not.toContain('request')
})

test('approval across the daylight-saving switch keeps the hour on the clock and the hours elapsed (P15.46)', async () => {
  const { book, ask, approve, takenBy } = await start()
  const { id } = await book()
  const request = requestOf(await ask(id, { eventDate: '2028-11-04T22:00', eventDuration: 6 }))
  expect((await approve(request)).status).toBe(200)
  // 10 PM in summer time; six hours later it is 3 AM in winter time
  expect(await takenBy(id)).toEqual([
    { start_time: new Date('2028-11-05T02:00:00Z'), end_time: new Date('2028-11-05T08:00:00Z') },
  ])
  expect(await rowOf(id)).toMatchObject({ total_cents: 51_000 })
})

test('approval onto a time just taken is 409, the request stays open, nothing changed (P15.46)', async () => {
  const { book, ask, approve, show, db } = await start()
  const { id } = await book()
  const request = requestOf(await ask(id, { eventDate: LATER, eventDuration: 7 }))
  await book({ event_date: new Date(LATER) })
  const before = [await rowOf(id), await mailsOf(id), (await auditOf(id)).length]
  expect((await approve(request)).status).toBe(409)
  expect([await rowOf(id), await mailsOf(id), (await auditOf(id)).length]).toEqual(before)
  expect(await show(id)).toMatchObject({
    state: 'open',
    availability: 'taken',
    clash: expect.stringContaining('Renee'),
  })
  expect(await db.selectFrom('booking_requests').select('version').execute()).toEqual([{ version: 1 }])
})

test('decline needs a sentence, which the portal shows and a mail brings', async () => {
  const { book, ask, decline, own } = await start()
  const { id } = await book()
  const request = requestOf(await ask(id, { eventDuration: 6 }))
  expect((await decline(request, ' ')).status).toBe(400)
  expect((await decline(request)).status).toBe(200)
  expect(await own()).toMatchObject([{ state: 'declined', answer: 'We are full that night.' }])
  expect(await mailsOf(id)).toContain('request-declined')
  expect((await decline(request)).status).toBe(409)
})

describe('a proposal (P15.45)', () => {
  test('accepted in the portal, it is applied; the wishes asked for stay in it', async () => {
    const { book, ask, propose, answer, own, takenBy } = await start()
    const { id } = await book()
    const request = requestOf(await ask(id, { eventDate: LATER, specialRequests: 'Slow songs' }))
    const instead = { eventDate: '2028-06-11T00:00:00.000Z', eventDuration: 6 }
    expect((await propose(request, { ...instead, answer: 'The day after?' })).status).toBe(200)
    expect(await own()).toMatchObject([{ state: 'proposed', proposed: instead, answer: 'The day after?' }])
    expect((await answer(request, 'accepted')).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ special_requests: 'Slow songs', event_duration: 6, total_cents: 51_000 })
    expect(await takenBy(id)).toMatchObject([{ start_time: new Date(instead.eventDate) }])
    expect(await mailsOf(id)).toEqual(
      expect.arrayContaining(['request-proposal', 'request-approved', 'proposal-answer', 'agent-changed']),
    )
    expect((await answer(request, 'accepted')).status).toBe(409)
  })

  test('declined, the request is open again', async () => {
    const { book, ask, propose, answer, work } = await start()
    const { id } = await book()
    const request = requestOf(await ask(id, { eventDate: LATER }))
    await propose(request, { eventDuration: 6 })
    expect(await work()).not.toContain('request')
    expect((await answer(request, 'declined')).body).toMatchObject({ state: 'open' })
    expect((await work())[0]).toBe('request')
    expect(await rowOf(id)).toMatchObject({ event_duration: 5 })
  })

  test('of a time taken meanwhile: 409 without the other name, and open again', async () => {
    const { book, ask, propose, answer, own } = await start()
    const { id } = await book()
    const request = requestOf(await ask(id, { eventDuration: 6 }))
    await propose(request, { eventDate: LATER })
    await book({ event_date: new Date(LATER), customer_name: 'Opal Quist' })
    const late = await answer(request, 'accepted')
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.not.stringContaining('Opal')])
    expect(await own()).toMatchObject([{ state: 'open' }, expect.anything()].slice(0, 1))
    expect(await mailsOf(id)).toContain('proposal-answer')
  })

  test('to a customer who wants to cancel is refused', async () => {
    const { book, propose, db } = await start()
    const { id } = await book()
    const { id: request } = await db
      .insertInto('booking_requests')
      .values({ booking_id: id, kind: 'cancel' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await propose(request, { eventDuration: 6 })).status).toBe(422)
  })
})

test('withdrawn, it is answered by nobody any more (P15.44)', async () => {
  const { book, ask, withdraw, approve, own } = await start()
  const { id } = await book()
  const request = requestOf(await ask(id, { eventDuration: 6 }))
  expect((await withdraw(request)).body).toMatchObject({ state: 'withdrawn' })
  expect((await approve(request)).status).toBe(409)
  expect((await withdraw(request)).status).toBe(409)
  expect(await own()).toMatchObject([{ state: 'withdrawn' }])
  expect(await mailsOf(id)).toContain('request-withdrawn')
  requestOf(await ask(id, { eventDuration: 6 }))
})

test('an open request ends with its booking, and a later one may follow (P15.49)', async () => {
  const { book, ask, approve, own, work, cookies } = await start()
  const set = (id: string, status: 'cancelled' | 'completed' | 'confirmed') =>
    app.call('PUT /api/bookings/:id', { params: { id }, body: { status }, cookie: cookies.admin })
  const { id } = await book()
  const request = requestOf(await ask(id, { eventDuration: 6 }))
  expect((await set(id, 'cancelled')).status).toBe(200)
  expect(await work()).not.toContain('request')
  expect((await approve(request)).status).toBe(409)
  expect((await set(id, 'confirmed')).status).toBe(200)
  expect(await own()).toMatchObject([{ state: 'withdrawn' }])
  expect(await work()).not.toContain('request')
  requestOf(await ask(id, { eventDuration: 6 }))
})

test('400 when nothing differs or the time is past; 409 when the booking is over or has begun; 404 for others', async () => {
  const { book, ask, withdraw, answer, db, preview } = await start()
  const { id } = await book()
  for (const body of [{}, { eventDate: START, eventDuration: 5 }, { eventDate: '2020-01-01T20:00' }]) {
    expect((await ask(id, body)).status, JSON.stringify(body)).toBe(400)
  }
  const request = requestOf(await ask(id, { eventDuration: 6 }))
  const stranger = await buildPayer(app, { name: 'Opal Quist' })
  expect((await ask(id, { eventDuration: 6 }, stranger.cookie)).status).toBe(404)
  expect((await withdraw(request, stranger.cookie)).status).toBe(404)
  expect((await answer(request, 'accepted', stranger.cookie)).status).toBe(404)
  for (const status of ['completed', 'cancelled'] as const) {
    await db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
    expect((await withdraw(request)).status).toBe(409)
    expect((await ask(id, { eventDuration: 7 })).status).toBe(409)
    expect((await preview(id, { eventDuration: 7 })).status).toBe(409)
  }
  const begun = await book({ status: 'pending', event_date: new Date(Date.now() - 60_000) })
  expect((await ask(begun.id, { eventDuration: 7 })).status).toBe(409)
  await buildCustomer(db)
})
