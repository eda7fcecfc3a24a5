import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Bookings } from '#server/db/types.ts'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { findNextUrl } from '#tests/support/pages.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const { app, admin } = await openOffice()

const list = (query: Record<string, string> = {}, cookie: string | undefined = admin) =>
  app.call('GET /api/admin/bookings-with-details', { query, ...(cookie !== undefined && { cookie }) })
const idsOf = async (query: Record<string, string>) => (await list(query)).body.map(({ id }) => id)

/** A booking of a customer of this name. */
async function buildFor(name: string, values: Partial<Insertable<Bookings>> = {}, email?: string) {
  const customer = await buildCustomer(app.context.db, { name, ...(email !== undefined && { email }) })
  const who = { customer_id: customer.id, customer_name: name, customer_email: customer.email }
  return buildBooking(app.context.db, { ...who, ...values })
}

describe('who may', () => {
  test('only admins read the list of all bookings', async () => {
    const { db } = app.context
    const booking = await buildBooking(db)
    const { agent, customer } = await signInOutsiders(app, booking.customer_id)
    expect((await app.call('GET /api/admin/bookings-with-details')).status).toBe(401)
    expect((await list({}, agent)).status).toBe(403)
    expect((await list({}, customer)).status).toBe(403)
    expect((await app.call('GET /api/bookings')).status).toBe(401)
  })

  test('an agent sees their own, phone and email once it is confirmed (P3.12)', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent' })
    const { id: agent_id } = await buildAgent(db, { user_id: user.id })
    const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const
    for (const [i, status] of statuses.entries()) {
      await buildFor(`Whitney ${i}`, {
        ...{ agent_id, status, customer_phone: '(404) 555-0100', special_requests: 'Slow' },
        created_at: new Date(Date.UTC(2026, 0, 9 - i)),
      })
    }
    await buildBooking(db)
    const cookie = await signIn(app, { role: 'agent', userId: user.id })
    const { status, body } = await app.call('GET /api/bookings', { cookie })
    const known = { customerEmail: expect.stringContaining('@'), customerPhone: '(404) 555-0100' }
    const hidden = { customerEmail: null, customerPhone: null }
    expect([status, body.map((row) => row.status)]).toEqual([200, [...statuses]])
    expect(body).toMatchObject([hidden, known, known, hidden])
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      ...['agentAnswer', 'agentAnswerReason', 'arrivedAt', 'createdAt', 'customerEmail', 'customerName'],
      ...['customerPhone', 'droppedOutAt', 'eventDate', 'eventDuration', 'eventLocation', 'eventType', 'finishedAt'],
      ...['guests', 'id', 'number', 'packageName', 'specialRequests', 'status'],
    ])
    const find = async (q: string) => (await app.call('GET /api/bookings', { cookie, query: { q } })).body.length
    expect([await find('whitney'), await find('whitney 2'), await find('customer'), await find('example.com')]).toEqual(
      [4, 1, 0, 0],
    )
    const confirmed = await app.call('GET /api/bookings', { cookie, query: { status: 'confirmed' } })
    expect(confirmed.body).toHaveLength(1)
  })

  test('a user without an agent profile has no bookings', async () => {
    const user = await buildUser(app.context.db, { role: 'agent' })
    const cookie = await signIn(app, { role: 'agent', userId: user.id })
    expect((await app.call('GET /api/bookings', { cookie })).body).toEqual([])
  })

  test('a customer sees their own as in the portal, newest first', async () => {
    const { db } = app.context
    const customer = await buildCustomer(db)
    const who = { customer_id: customer.id, customer_name: customer.name, customer_email: customer.email }
    const old = await buildBooking(db, { ...who, created_at: new Date('2026-01-01') })
    const recent = await buildBooking(db, { ...who, event_date: new Date('2027-01-01') })
    await buildBooking(db)
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    const { body } = await app.call('GET /api/bookings', { cookie })
    expect(body.map(({ id }) => id)).toEqual([recent.id, old.id])
    const portal = await app.call('GET /api/customer/bookings', { cookie })
    expect([...body].sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      [...portal.body].sort((a, b) => a.id.localeCompare(b.id)),
    )
    const first = await app.call('GET /api/bookings', { cookie, query: { limit: '1' } })
    expect(first.body.map(({ id }) => id)).toEqual([recent.id])
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers.link)) ?? []
    const second = await app.send({ method: 'GET', url: next, headers: { cookie } })
    expect((second.body as { id: string }[]).map(({ id }) => id)).toEqual([old.id])
  })

  test('an admin sees all, as single bookings are answered', async () => {
    const booking = await buildBooking(app.context.db)
    const { body } = await app.call('GET /api/bookings', { cookie: admin, query: { limit: '1' } })
    expect(body).toMatchObject([{ id: booking.id, customerId: booking.customer_id, version: 1 }])
    expect(body[0]).not.toHaveProperty('agent')
  })
})

test('a booking with its agent, customer, money and row version; the account may be called otherwise', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Vera Lux', image: '/api/images/x' })
  const booking = await buildFor('Dana Whitfield', { agent_id: agent.id })
  await db.updateTable('customers').set({ name: 'D. Whitfield' }).where('id', '=', booking.customer_id).execute()
  await buildPayment(db, booking.id, { amount_cents: 30_000 })
  await buildInvoice(db, booking.id)
  const { status, headers, body } = await list({ limit: '1' })
  expect([status, headers['x-total-count']]).toEqual([200, undefined])
  expect(body).toEqual([
    {
      ...{
        id: booking.id,
        number: booking.number,
        eventId: booking.event_id,
        agentId: agent.id,
        customerId: booking.customer_id,
        customerName: 'Dana Whitfield',
      },
      ...{ customerEmail: booking.customer_email, customerPhone: null, eventType: 'wedding' },
      ...{ eventDate: booking.event_date.toISOString(), eventDuration: 4, eventLocation: null, guests: null },
      ...{
        specialRequests: null,
        status: 'pending',
        paymentStatus: 'pending',
        totalAmount: 400,
        depositPercent: null,
        package: null,
      },
      ...{ requestedAs: 'new_customer', agentAnswer: null, agentAnswerReason: null, version: 1 },
      createdAt: booking.created_at.toISOString(),
      agent: { id: agent.id, name: 'Vera Lux', category: 'model', image: '/api/images/x' },
      customer: { email: booking.customer_email, name: 'D. Whitfield' },
      lines: [{ kind: 'talent', share: 'shared', label: '', hours: 4, rate: 10_000, percent: null, amount: 40_000 }],
      itemized: false,
      paid: 30_000,
      invoiced: true,
      hasConflict: false,
      doNotBook: null,
      // the agent has no login, and no email in the office
      waitsFor: 'no_email',
      ...{ dropOut: null, eventTitle: null, performers: 1 },
      // the invoice demands $432 with its tax
      owed: 13_200,
      tax: { percent: 8, onPrice: 0, ruled: false, plusTax: false, exempt: false, exemptNumber: null },
    } satisfies BookingWithDetails,
  ])
})

test('pages by key: each booking once, in order, those of one moment by id', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Paging Person' })
  const at = new Date('2026-03-01T10:00:00Z')
  const made: { id: string; created_at: Date }[] = []
  for (let i = 0; i < 7; i++) {
    made.push(await buildBooking(db, { agent_id: agent.id, created_at: new Date(at.getTime() + (i >> 1)) }))
  }
  const wanted = made
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
  const seen: string[] = []
  let url = '/api/admin/bookings-with-details?q=paging+person&status=pending&limit=3'
  for (let page = 0; url !== ''; page++) {
    const answer = await app.send({ url, headers: { cookie: admin } })
    seen.push(...(answer.body as { id: string }[]).map(({ id }) => id))
    url = findNextUrl(answer) ?? ''
    if (url !== '') expect(url).toContain('q=paging+person')
    expect(page).toBeLessThan(4)
  }
  expect(seen).toEqual(wanted)
})

describe('filters', () => {
  test('words of the customer’s name or email and the agent’s name, each in any of them', async () => {
    const agent = await buildAgent(app.context.db, { name: 'Imani Okafor' })
    const { id } = await buildFor('Renée O’Neil-Thibodeaux', { agent_id: agent.id }, 'Renee.T@Ateliers.example')
    const finds = [
      'imani',
      'OKAFOR',
      'renée',
      'RENÉE imani',
      'o’neil',
      'thib okaf',
      'ateliers',
      'renee.t@ateliers.example',
    ]
    for (const q of [...finds, 'RENEE.T@ATELIERS.EXAMPLE', '“Okafor,” ', 'im re', 'ok o’neil ateliers imani renée']) {
      expect(await idsOf({ q }), q).toEqual([id])
    }
    for (const q of ['imani dana', 'ka re', 'renee.t@ateliers.exam imani2', 'x%', 'oka_or', '2027-02-30 imani']) {
      expect(await idsOf({ q }), q).toEqual([])
    }
  })

  test('wildcards of LIKE are ordinary letters', async () => {
    const { id } = await buildFor('100%_sure\\really Zebulon')
    expect(await idsOf({ q: '100%_sure\\really' })).toEqual([id])
    expect(await idsOf({ q: '1000_sure' })).toEqual([])
  })

  test('punctuation alone filters nothing', async () => {
    expect(await idsOf({ q: ' @ %' })).toEqual(await idsOf({}))
  })

  test('a day means the events of that day in Atlanta, beside words too', async () => {
    const at = (iso: string) => buildFor('Noemi Day', { event_date: new Date(iso) })
    await at('2031-12-31T04:59:00Z')
    const first = await at('2031-12-31T05:00:00Z')
    const last = await at('2032-01-01T04:59:00Z')
    await at('2032-01-01T05:00:00Z')
    expect(await idsOf({ q: '2031-12-31' })).toEqual([last.id, first.id])
    expect(await idsOf({ q: 'noemi 2031-12-31' })).toEqual([last.id, first.id])
    expect(await idsOf({ q: 'imani 2031-12-31' })).toEqual([])
    expect(await idsOf({ from: '2031-12-31', to: '2032-01-01' })).toEqual([last.id, first.id])
    expect(await idsOf({ from: '2031-12-31T00:30', to: '2032-01-01' })).toEqual([last.id])
    expect(await idsOf({ q: '2031-12-31', to: '2031-12-31T12:00', status: 'pending' })).toEqual([first.id])
    expect(await idsOf({ q: '2031-12-31', status: 'confirmed' })).toEqual([])
  })

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'x'],
    ['cursor', 'x'],
    ['cursor', Buffer.from('{"at":"2026-01-01","id":"1"}').toString('base64url')],
    ['status', 'paid'],
    ['from', 'yesterday'],
    ['to', '2026-02-30'],
    ['from', '2027-03-14T02:30'],
    ['q', 'x'.repeat(201)],
    ['q', '\u0000'],
  ])('%s=%s is 400', async (name, value) => {
    for (const call of ['GET /api/admin/bookings-with-details', 'GET /api/bookings'] as const) {
      const { status, body } = await app.call(call, { cookie: admin, query: { [name]: value } })
      expect([status, Object.keys(Object(body).fields)]).toEqual([400, [name]])
    }
  })
})

describe('the flag of a conflict', () => {
  const start = new Date('2030-05-01T20:00:00Z')
  const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS)
  const flags = async () =>
    Object.fromEntries((await list({ q: '2030-05-01' })).body.map((row) => [row.id, row.hasConflict]))

  test('is on both of two that overlap, pending or confirmed, buffers included', async () => {
    const { db } = app.context
    const { id: agent_id } = await buildAgent(db)
    const one = await buildBooking(db, { agent_id, event_date: start, event_duration: 2 })
    const two = await buildBooking(db, { agent_id, event_date: later(2), event_duration: 1 })
    const other = await buildBooking(db, { event_date: start })
    expect(await flags()).toEqual({ [one.id]: false, [two.id]: false, [other.id]: false })
    await db.updateTable('agency_settings').set({ buffer_minutes: 30 }).execute()
    expect(await flags()).toEqual({ [one.id]: true, [two.id]: true, [other.id]: false })
    await db.updateTable('agency_settings').set({ buffer_minutes: 0 }).execute()
    await db.updateTable('bookings').set({ event_duration: 72 }).where('id', '=', one.id).execute()
    await db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', two.id).execute()
    expect(await flags()).toEqual({ [one.id]: true, [two.id]: true, [other.id]: false })
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', two.id).execute()
    expect(await flags()).toEqual({ [one.id]: false, [two.id]: false, [other.id]: false })
  })

  test('is on one that lies in blocked time', async () => {
    const { db } = app.context
    const booking = await buildBooking(db, { event_date: start })
    const block = { agent_id: booking.agent_id, duration_minutes: 60 * 24 * 30 }
    const [from, to] = [later(-600), later(1)]
    await db
      .insertInto('agent_statuses')
      .values({ ...block, start_time: from, end_time: to, busy_until: to, status: 'overlapping' })
      .execute()
    expect(await flags()).toMatchObject({ [booking.id]: true })
    await db
      .updateTable('agent_statuses')
      .set({ status: 'cancelled' })
      .where('agent_id', '=', booking.agent_id)
      .execute()
    expect(await flags()).toMatchObject({ [booking.id]: false })
  })
})
