import { expect, test } from 'vitest'
import { bookingBody, inDays, makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'

const { app, admin: cookie } = await openOffice()

const { rowOf, auditOf } = makeBookingReaders(() => app.context.db)
const REASON = 'Left without paying the bar.'

/** A pending booking of a customer whom the office no longer books for. */
async function buildMarked(more: { agent_id?: string; event_date?: Date } = {}) {
  const { db } = app.context
  const customer = await buildCustomer(db, {
    name: 'Omar Vance',
    do_not_book_reason: REASON,
    do_not_book_since: new Date(),
  })
  return buildBooking(db, { customer_id: customer.id, customer_email: customer.email, ...more })
}

const confirm = (id: string, more = {}) =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status: 'confirmed', ...more }, cookie })

const DO_NOT_BOOK = {
  code: 'do-not-book',
  sentence: `Omar Vance is marked do not book: ${REASON}`,
  mayOverride: true,
}

test('a customer marked do not book stops a confirmation until a reason overrides it (P6.110)', async () => {
  const booking = await buildMarked()
  const refused = await confirm(booking.id)
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      error: DO_NOT_BOOK.sentence,
      code: 'conflict',
      fields: { confirmAnyway: 'Give a reason to confirm it anyway' },
      blocks: [DO_NOT_BOOK],
    },
  ])
  expect((await rowOf(booking.id)).status).toBe('pending')
  expect((await confirm(booking.id, { confirmAnyway: true, reason: 'Paid in advance' })).status).toBe(200)
  expect(await auditOf(booking.id)).toMatchObject([
    {
      action: 'booking.confirmed-anyway',
      after: { status: 'confirmed', overrides: ['do-not-book'] },
      reason: 'Paid in advance',
    },
  ])
  const interval = await app.context.db
    .selectFrom('agent_statuses')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  expect(interval).toMatchObject({ status: 'active', reason: null })
})

test('names every reason at once, and one reason of the office overrides all of them', async () => {
  const { db } = app.context
  const first = await buildBooking(db, { agent_id: (await buildAgent(db)).id, customer_name: 'Imani Okafor' })
  expect((await confirm(first.id)).status).toBe(200)
  const second = await buildMarked({ agent_id: first.agent_id, event_date: first.event_date })
  const { status, body } = await confirm(second.id)
  expect([status, body.blocks]).toEqual([
    409,
    [
      { code: 'time-conflict', sentence: expect.stringContaining('already booked by Imani Okafor'), mayOverride: true },
      DO_NOT_BOOK,
    ],
  ])
  expect((await confirm(second.id, { confirmAnyway: true, reason: 'Agreed' })).status).toBe(200)
  expect(await auditOf(second.id)).toMatchObject([
    { after: { overrides: ['time-conflict', 'do-not-book'], overlaps: [first.id] }, reason: 'Agreed' },
  ])
})

test('stops a booking by phone that is entered as confirmed, not one that is entered as pending', async () => {
  const { customer_email: customerEmail, agent_id } = await buildMarked()
  const enter = (status: 'pending' | 'confirmed', more = {}) =>
    app.call('POST /api/admin/bookings', {
      body: { ...bookingBody(agent_id, { customerEmail }), status, ...more },
      cookie,
    })
  expect((await enter('pending')).status).toBe(201)
  const refused = await enter('confirmed')
  expect([refused.status, refused.body.blocks]).toEqual([409, [DO_NOT_BOOK]])
  expect((await enter('confirmed', { confirmAnyway: true, reason: 'The owner agreed' })).status).toBe(201)
})

test('moving a confirmed booking asks only about the time', async () => {
  const booking = await buildMarked()
  await confirm(booking.id, { confirmAnyway: true, reason: 'Paid in advance' })
  const moved = await app.call('PUT /api/admin/bookings/:id/details', {
    params: { id: booking.id },
    body: { eventDate: inDays(60) },
    cookie,
  })
  expect(moved.status).toBe(200)
})

test('visitors notice nothing: the public request answers and mails as for anyone', async () => {
  const { customer_email: customerEmail, agent_id } = await buildMarked()
  const request = async (email: string) => {
    const { status, body } = await app.call('POST /api/bookings', {
      body: bookingBody(agent_id, { customerEmail: email }),
    })
    const { kind, recipient } = await app.context.db
      .selectFrom('outbox_emails')
      .select(['kind', 'recipient'])
      .where('booking_id', '=', String((body as { id?: string }).id))
      .where('recipient', 'is not', null)
      .executeTakeFirstOrThrow()
    return [status, Object.keys(body).sort(), kind, recipient]
  }
  const { email } = await buildCustomer(app.context.db)
  const [status, keys, kind] = await request(email)
  expect(await request(customerEmail)).toEqual([status, keys, kind, customerEmail])
})
