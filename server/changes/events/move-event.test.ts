import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const { app, admin } = await openOffice()
const { db } = app.context

/** A year in which the clocks of Atlanta change on March 14 and November 7. */
const OCTOBER = '2027-10-30'

/** Confirmed bookings of one event, each of an agent of its own unless one is given. */
async function buildEvent(starts: readonly string[], agentId?: string) {
  const email = `${randomUUID()}@example.com`
  const customer = await buildCustomer(db, { email, name: 'Dana Whitfield' })
  const { id: eventId } = await db
    .insertInto('events')
    .values({ customer_id: customer.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bookings = []
  for (const start of starts) {
    const agent_id = agentId ?? (await buildAgent(db)).id
    const booking = await buildBooking(db, {
      ...{ event_id: eventId, agent_id, customer_id: customer.id, customer_email: email, event_type: 'wedding' },
      ...{ event_date: new Date(start), event_duration: 2, event_location: 'The Fox', total_cents: 40_000 },
    })
    const confirmed = await app.call('PUT /api/bookings/:id', {
      ...{ cookie: admin, params: { id: booking.id }, body: { status: 'confirmed' } },
    })
    expect(confirmed.status).toBe(200)
    bookings.push(booking)
  }
  const show = async () =>
    (await app.call('GET /api/admin/event-moves/:id', { cookie: admin, params: { id: eventId } })).body.bookings
  const seen = async () => (await show()).map(({ bookingId, version }) => ({ id: bookingId, version }))
  const move = async (body: Record<string, unknown>) =>
    app.call('POST /api/admin/event-moves/:id', {
      ...{ cookie: admin, params: { id: eventId } },
      body: { bookings: await seen(), ...body } as never,
    })
  const starting = async () => (await show()).map(({ eventDate }) => eventDate)
  return { eventId, email, bookings, ids: bookings.map(({ id }) => id), show, seen, move, starting }
}

const takenOf = async (bookingId: string) =>
  (
    await db
      .selectFrom('agent_statuses')
      .select('start_time')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'active')
      .execute()
  ).map(({ start_time }) => start_time.toISOString())

test('a whole event moves by the clock over a change of clocks, with its time, invoices and one mail (P15.91)', async () => {
  const { ids, email, move, starting } = await buildEvent([`${OCTOBER}T18:00:00-04:00`, `${OCTOBER}T20:30:00-04:00`])
  const [first = '', second = ''] = ids
  // not what its booking costs: that was agreed
  await buildInvoice(db, first, { status: 'pending', subtotal_cents: 35_000, tax_cents: 1_400, total_cents: 36_400 })
  const moved = await move({ eventDate: '2027-11-13T19:00', eventLocation: 'The Tabernacle' })
  expect([moved.status, moved.body]).toEqual([200, { moved: 2 }])
  // 7 and 9:30 PM in winter
  expect(await starting()).toEqual(['2027-11-14T00:00:00.000Z', '2027-11-14T02:30:00.000Z'])
  expect([await takenOf(first), await takenOf(second)]).toEqual([
    ['2027-11-14T00:00:00.000Z'],
    ['2027-11-14T02:30:00.000Z'],
  ])
  const invoices = await db
    .selectFrom('invoices')
    .select(['voided_at', 'total_cents'])
    .where('booking_id', '=', first)
    .orderBy('created_at')
    .execute()
  expect(invoices).toEqual([
    { voided_at: expect.any(Date), total_cents: 36_400 },
    { voided_at: null, total_cents: 36_400 },
  ])

  await using smtp = await startSmtp()
  await makeDue(app)
  await deliver(app, mailTo(smtp.url))
  const mails = smtp.arrived.filter(
    ({ envelopeTo, subject }) => envelopeTo.includes(email) && subject?.startsWith('Changed'),
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['Changed: Wedding, Sat, Nov 13, 2027, 7 PM to 9 PM'])
  const [mail] = mails
  expect(mail?.text).toContain('2 bookings of your event have changed.')
  expect(mail?.text).toContain('9:30 PM to 11:30 PM')
  expect(mail?.text).toContain('Location: The Tabernacle')
  expect(mail?.text).toContain('Your invoice shows the change.')
  expect(mail?.attachments).toHaveLength(2)
})

test('an agent who is taken then keeps all of them where they are, until there is a reason', async () => {
  const agent = await buildAgent(db)
  const { move, starting } = await buildEvent([`${OCTOBER}T10:00:00-04:00`, `${OCTOBER}T13:00:00-04:00`], agent.id)
  await buildEvent(['2027-12-04T20:00:00-05:00'], agent.id)
  const before = await starting()
  const refused = await move({ eventDate: '2027-12-04T17:00' })
  expect([refused.status, refused.body]).toMatchObject([409, { fields: { confirmAnyway: expect.any(String) } }])
  expect(await starting()).toEqual(before)
  expect((await move({ eventDate: '2027-12-04T17:00', confirmAnyway: true })).status, 'without a reason').toBe(400)
  const forced = await move({ eventDate: '2027-12-04T17:00', confirmAnyway: true, reason: 'Two short sets' })
  expect([forced.status, forced.body]).toEqual([200, { moved: 2 }])
})

test.each(['2027-10-30T12:00', '2027-10-30T08:00'])(
  'one agent with two bookings moves to %s past their own time',
  async (to) => {
    const agent = await buildAgent(db)
    const { move, starting } = await buildEvent([`${OCTOBER}T10:00:00-04:00`, `${OCTOBER}T12:00:00-04:00`], agent.id)
    expect((await move({ eventDate: to })).body).toEqual({ moved: 2 })
    const hour = Number(to.slice(11, 13)) + 4
    expect(await starting()).toEqual([
      `2027-10-30T${String(hour).padStart(2, '0')}:00:00.000Z`,
      `2027-10-30T${hour + 2}:00:00.000Z`,
    ])
  },
)

test('what changed meanwhile, is unknown, skipped by the clocks or past is refused, and nothing moves', async () => {
  const { ids, seen, move, starting } = await buildEvent([`${OCTOBER}T18:00:00-04:00`, `${OCTOBER}T20:00:00-04:00`])
  const before = await starting()
  const shown = await seen()
  expect((await move({ bookings: shown.slice(1), eventDate: '2028-01-08T18:00' })).status, 'not all').toBe(409)
  const old = shown.map(({ id, version }) => ({ id, version: version - 1 }))
  expect((await move({ bookings: old, eventDate: '2028-01-08T18:00' })).status, 'as they were').toBe(409)
  expect((await move({ eventDate: '2020-01-08T18:00' })).status, 'past').toBe(400)
  // 2:30 AM does not exist that night
  expect((await move({ eventDate: '2028-03-12T00:30' })).status, 'skipped').toBe(400)
  expect((await move({ eventDate: 'soon' })).status).toBe(400)
  expect((await move({ bookings: [], eventDate: '2028-01-08T18:00' })).status).toBe(400)
  const unknown = await app.call('POST /api/admin/event-moves/:id', {
    ...{ cookie: admin, params: { id: randomUUID() } },
    body: { bookings: shown, eventDate: '2028-01-08T18:00' } as never,
  })
  expect(unknown.status).toBe(404)
  expect(await starting()).toEqual(before)
  expect((await move({})).body, 'nothing to change').toEqual({ moved: 0 })

  // two admins at once: one of them has seen what is no longer so
  const answers = await Promise.all([
    move({ bookings: shown, eventDate: '2028-01-08T18:00' }),
    move({ bookings: shown, eventDate: '2028-01-15T18:00' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])

  await buildPayment(db, ids[0] ?? '', { amount_cents: 40_000, verified_at: new Date() })
  await db.updateTable('bookings').set({ status: 'completed' }).where('id', 'in', ids).execute()
  const over = await move({ bookings: shown, eventDate: '2028-02-05T18:00' })
  expect([over.status, over.body]).toMatchObject([409, { error: 'No booking of this event is left to move' }])
})
