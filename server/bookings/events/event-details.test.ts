import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eraseCustomer } from '#server/office/privacy/erase-customer.ts'
import { exportCustomer } from '#server/office/privacy/export-customer.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'

const office = await openOffice()
const { db } = office.app.context

/** An event of a customer with a booking for each status; they begin an hour after one another. */
async function buildEvent(...statuses: BookingStatus[]) {
  const customer = await buildCustomer(db, { email: `${randomUUID()}@example.com`, name: 'Dana Whitfield' })
  const { id } = await db
    .insertInto('events')
    .values({ customer_id: customer.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bookings = []
  for (const [i, status] of statuses.entries()) {
    const agent = await buildAgent(db, { name: `Performer ${i + 1}` })
    bookings.push(
      await buildBooking(db, {
        ...{
          agent_id: agent.id,
          customer_id: customer.id,
          customer_name: customer.name,
          customer_email: customer.email,
        },
        ...{ event_id: id, event_type: 'wedding', guests: 80, status, total_cents: 40_000 },
        event_date: new Date(Date.UTC(2031, 5, 7, 20 - i)),
      }),
    )
  }
  return { id, customer, bookings }
}

const show = async (id: string) =>
  (await office.app.call('GET /api/admin/event-details/:id', { cookie: office.admin, params: { id } })).body

const change = (id: string, body: object, version?: number, cookie = office.admin) =>
  office.app.call('PUT /api/admin/event-details/:id', {
    ...{ cookie, params: { id }, body: body as never },
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  })

test('shows the performers by start, their invoices, and what happened to any of them (P6.231)', async () => {
  const { id, customer, bookings } = await buildEvent('confirmed', 'pending')
  await buildInvoice(db, bookings[0]?.id ?? '', { subtotal_cents: 40_000, tax_cents: 0, total_cents: 40_000 })
  const note = { params: { id: bookings[1]?.id ?? '' }, body: { content: 'Brings a bar' } }
  await office.app.call('POST /api/admin/bookings/:id/notes', { cookie: office.admin, ...note })
  const event = await show(id)
  expect(event).toMatchObject({
    ...{ id, title: null, eventType: 'wedding', guests: 80, guestsDiffer: false },
    customer: { id: customer.id, name: 'Dana Whitfield', email: customer.email },
  })
  expect(event.bookings.map(({ agent }) => agent.name)).toEqual(['Performer 2', 'Performer 1'])
  expect(event.invoices.map(({ agentNames, total }) => [agentNames, total])).toEqual([[['Performer 1'], 40_000]])
  expect(event.bookings[0]).toMatchObject({ performers: 2, eventTitle: null })
  expect(event.timeline.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['booking.note-written', bookings[1]?.id],
  ])
})

test('what is written down is kept; kind and guests change in the open bookings, and nobody is mailed (P6.232)', async () => {
  const { id, bookings } = await buildEvent('pending', 'confirmed', 'cancelled')
  const before = await show(id)
  const fields = { title: 'Hale wedding', contactName: 'Ines Hale', contactPhone: '(404) 555-0164', notes: 'Back door' }
  const saved = await change(id, { ...fields, eventType: 'birthday', guests: '1,250' }, before.version)
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ ...fields, eventType: 'birthday', guests: 1250 })
  expect(saved.body.bookings.map(({ status, eventType, guests }) => [status, eventType, guests])).toEqual([
    ['cancelled', 'wedding', 80],
    ['confirmed', 'birthday', 1250],
    ['pending', 'birthday', 1250],
  ])
  expect(saved.body.timeline.map(({ action }) => action).toSorted()).toEqual([
    'booking.details-changed',
    'booking.details-changed',
    'event.changed',
  ])
  const ids = bookings.map((booking) => booking.id)
  expect(await db.selectFrom('outbox_emails').select('kind').where('booking_id', 'in', ids).execute()).toEqual([])
  const board = await office.app.call('GET /api/admin/bookings-board', {
    ...{ cookie: office.admin, query: { status: 'pending' } },
  })
  expect(board.body.find(({ eventId }) => eventId === id)).toMatchObject({ eventTitle: 'Hale wedding', performers: 2 })
  // fields that are left out stay, and what is there already is no change
  expect((await change(id, { title: '', notes: 'Back door' })).body).toMatchObject({ ...fields, title: null })
  const repeated = await change(id, { notes: 'Back door', eventType: 'birthday' })
  expect(repeated.body.timeline).toHaveLength(4)
})

test('of two who change an event at once one is refused, also when the other changed one of its bookings (P6.232)', async () => {
  const { id, bookings } = await buildEvent('pending', 'pending')
  const { version } = await show(id)
  const both = await Promise.all([change(id, { title: 'One' }, version), change(id, { title: 'Two' }, version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const seen = await show(id)
  await office.app.call('PUT /api/admin/bookings/:id/details', {
    ...{ cookie: office.admin, params: { id: bookings[0]?.id ?? '' }, body: { guests: 90 } },
  })
  expect((await change(id, { guests: 100 }, seen.version)).status).toBe(409)
  const now = await show(id)
  expect([now.guests, now.guestsDiffer]).toEqual([null, true])
  expect((await change(id, { guests: 100 }, now.version)).body).toMatchObject({ guests: 100, guestsDiffer: false })
})

test('while bookings join, change and are canceled, changes of the event neither fail nor deadlock', async () => {
  const { id, bookings, customer } = await buildEvent('pending', 'confirmed')
  const [first, second] = bookings
  const answers = await Promise.all([
    ...Array.from({ length: 2 }, (_, i) => change(id, { guests: 100 + i, notes: `Note ${i}` })),
    office.app.call('PUT /api/admin/bookings/:id/details', {
      ...{ cookie: office.admin, params: { id: first?.id ?? '' }, body: { eventLocation: 'The Fox' } },
    }),
    office.app.call('PUT /api/bookings/:id', {
      ...{ cookie: office.admin, params: { id: second?.id ?? '' }, body: { status: 'cancelled' } },
    }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200))
  expect((await show(id)).customer.id).toBe(customer.id)
})

test('an event whose bookings were all canceled keeps its kind and guests, but takes notes', async () => {
  const { id } = await buildEvent('cancelled', 'cancelled')
  expect(await show(id)).toMatchObject({ eventType: null, guests: null, guestsDiffer: false })
  const refused = await change(id, { guests: 100, title: 'Gone' })
  expect([refused.status, (await show(id)).title]).toEqual([409, null])
  expect((await change(id, { notes: 'Asked again for spring' })).body).toMatchObject({
    notes: 'Asked again for spring',
  })
})

test.each([
  ['a title that is too long', { title: 'x'.repeat(121) }],
  ['notes that are too long', { notes: 'x'.repeat(5001) }],
  ['no number of guests', { guests: 'many' }],
  ['an unknown kind', { eventType: 'coronation' }],
  ['a title that is no text', { title: 7 }],
])('%s is refused', async (_what, body) => {
  const { id } = await buildEvent('pending')
  expect((await change(id, body)).status).toBe(400)
  expect((await change(id, { title: 'x' }, -1)).status).toBe(400)
})

test('an unknown event is 404, no id is 400, and only the office sees events', async () => {
  const { id } = await buildEvent('pending')
  const read = (of: string, cookie?: string) =>
    office.app.call('GET /api/admin/event-details/:id', { ...(cookie && { cookie }), params: { id: of } })
  expect((await read(randomUUID(), office.admin)).status).toBe(404)
  expect((await change(randomUUID(), { title: 'x' })).status).toBe(404)
  expect((await read('the-wedding', office.admin)).status).toBe(400)
  for (const cookie of Object.values(await signInOutsiders(office.app)))
    expect((await read(id, cookie)).status).toBe(403)
  const booker = await signInBooker(office.app)
  expect((await read(id, booker)).status).toBe(200)
  expect((await change(id, { title: 'By a booker' }, undefined, booker)).body.title).toBe('By a booker')
})

test('an export has what was written down about events, and an erasure leaves none of it (S71)', async () => {
  const { id, customer } = await buildEvent('cancelled')
  await change(id, { title: 'Hale wedding', contactName: 'Ines Hale', notes: 'Back door' })
  expect((await exportCustomer(db, customer.email))?.events).toMatchObject([
    { title: 'Hale wedding', notes: 'Back door' },
  ])
  await eraseCustomer(db, customer.email)
  const kept = await db
    .selectFrom('events')
    .select(['title', 'contact_name', 'contact_phone', 'notes'])
    .where('id', '=', id)
    .execute()
  expect(kept).toEqual([{ title: null, contact_name: null, contact_phone: null, notes: null }])
  const trail = await db
    .selectFrom('audit_log')
    .select('after')
    .where('entity', '=', 'event')
    .where('entity_id', '=', id)
  expect(JSON.stringify(await trail.execute())).not.toMatch(/Hale|door/)
})
