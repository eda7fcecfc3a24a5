import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { BookingStatus } from '#shared/model/booking.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { makeBookingReaders } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const { app, admin } = await openOffice()

const { rowOf, auditOf } = makeBookingReaders(() => app.context.db)
const set = (id: string, status: BookingStatus, more: { confirmAnyway?: boolean; reason?: string } = {}) =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status, ...more }, cookie: admin })
const undo = (id: string, cookie: string | undefined = admin, headers: Record<string, string> = {}) =>
  app.call('POST /api/admin/bookings/:id/undo', { params: { id }, headers, ...(cookie !== undefined && { cookie }) })
const mailsOf = async (id: string) =>
  (
    await app.context.db
      .selectFrom('outbox_emails')
      .select(['kind', 'state'])
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ kind, state }) => `${kind} ${state}`)
const timesOf = async (id: string) =>
  (
    await app.context.db
      .selectFrom('agent_statuses')
      .select('status')
      .where('booking_id', '=', id)
      .where('status', 'in', ['active', 'overlapping'])
      .execute()
  ).map(({ status }) => status)
const countOf = async (id: string) =>
  (await app.context.db.selectFrom('agents').select('total_bookings').where('id', '=', id).executeTakeFirstOrThrow())
    .total_bookings

describe('the mails of a change of status', () => {
  test('are held for about seven seconds, then leave (P3.39)', async () => {
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    expect(await deliver(app, mailer)).toBe(0)
    const { rows } = await app.database.pool.query<{ wait: number }>(
      'select extract(epoch from next_attempt_at - created_at)::float8 as wait from outbox_emails where booking_id = $1',
      [id],
    )
    expect(rows).toEqual([{ wait: 7 }])
    await makeDue(app)
    expect(await deliver(app, mailer)).toBe(1)
    expect(smtp.arrived.at(-1)?.subject).toMatch(/^Confirmed: /)
  })

  test('of a canceled cancellation: the confirmation still leaves (P3.39)', async () => {
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    // almost due by the time the booking is canceled
    await sql`update outbox_emails set next_attempt_at = now() + interval '1 second' where booking_id = ${id}`.execute(
      app.context.db,
    )
    await set(id, 'cancelled')
    const { rows } = await app.database.pool.query<{ first: boolean }>(
      `select bool_and(next_attempt_at > now() + interval '5 seconds') as first from outbox_emails where booking_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ first: true }])
    expect((await undo(id)).body.status).toBe('confirmed')
    await makeDue(app)
    expect(await deliver(app, mailer)).toBe(1)
    expect(smtp.arrived.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Confirmed: /)])
  })

  test.each([
    ['waits for another try', 'attempts = 1, next_attempt_at = now()'],
    ['is due, but has not left', 'next_attempt_at = now()'],
  ])('of a canceled cancellation: a confirmation that %s still leaves (P3.39)', async (_, state) => {
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    await app.database.pool.query(`update outbox_emails set ${state} where booking_id = $1`, [id])
    await set(id, 'cancelled')
    // a run of the mail job while the booking is canceled
    expect(await deliver(app, mailer)).toBe(0)
    expect(await mailsOf(id)).toEqual(['booking-confirmed queued', 'booking-cancelled queued'])
    expect((await undo(id)).status).toBe(200)
    await makeDue(app)
    expect(await deliver(app, mailer)).toBe(1)
    expect(smtp.arrived.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Confirmed: /)])
  })
})

describe('an undo', () => {
  test('of a confirmation frees the agent, removes the mail and is audited; the count of requests forgets it (P3.38)', async () => {
    const { id } = await buildBooking(app.context.db)
    expect((await set(id, 'confirmed')).status).toBe(200)
    const { status, body } = await undo(id)
    expect([status, body.status, body.version]).toEqual([200, 'pending', 3])
    expect([await timesOf(id), await mailsOf(id)]).toEqual([[], []])
    expect(await rowOf(id)).toMatchObject({ status: 'pending', first_confirmed_at: null })
    const audited = (await auditOf(id)).map(({ action, before, after }) => [action, before, after])
    expect(audited).toEqual([
      ['booking.status-changed', { status: 'pending' }, { status: 'confirmed' }],
      ['booking.undone', { status: 'confirmed' }, { status: 'pending' }],
    ])
  })

  test.each([
    ['cancelled', 0],
    ['completed', 1],
    ['pending', 0],
  ] as const)('of confirmed to %s gives the agent’s time and count back', async (status, count) => {
    const booking = await buildBooking(app.context.db)
    await set(booking.id, 'confirmed')
    await set(booking.id, status)
    expect([await timesOf(booking.id), await countOf(booking.agent_id)]).toEqual([[], count])
    expect((await undo(booking.id)).body.status).toBe('confirmed')
    expect([await timesOf(booking.id), await countOf(booking.agent_id)]).toEqual([['active'], 0])
    expect(await rowOf(booking.id)).toMatchObject({ completed_at: null, counted_at: null })
    expect(await mailsOf(booking.id)).toEqual(['booking-confirmed queued'])
  })

  test('of a completed one that was reopened counts it again, since when it was completed', async () => {
    const booking = await buildBooking(app.context.db, {
      status: 'completed',
      counted_at: new Date('2026-01-05T12:00:00Z'),
    })
    await set(booking.id, 'pending')
    expect((await undo(booking.id)).body.status).toBe('completed')
    expect(await rowOf(booking.id)).toMatchObject({ counted_at: new Date('2026-01-05T12:00:00Z') })
  })

  test('of a canceled one that was confirmed anyway overlaps again', async () => {
    const { db } = app.context
    const { id: agent_id } = await buildAgent(db)
    const [first, second] = [await buildBooking(db, { agent_id }), await buildBooking(db, { agent_id })]
    await set(first.id, 'confirmed')
    await set(second.id, 'confirmed', { confirmAnyway: true, reason: 'Two rooms' })
    await set(second.id, 'cancelled')
    expect((await undo(second.id)).status).toBe(200)
    expect([await timesOf(first.id), await timesOf(second.id)]).toEqual([['active'], ['overlapping']])
  })
})

describe('an undo is refused (P3.40)', () => {
  test('after the mail has left', async () => {
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    await makeDue(app)
    await deliver(app, mailer)
    const { status, body } = await undo(id)
    expect([status, body.error]).toEqual([409, expect.stringMatching(/the email about it has left/)])
    expect([(await rowOf(id)).status, await timesOf(id)]).toEqual(['confirmed', ['active']])
  })

  test('while the mail is being sent, and the mail stays', async () => {
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    const sender = await app.database.pool.connect()
    await sender.query('begin')
    await sender.query('select id from outbox_emails where booking_id = $1 for update', [id])
    expect((await undo(id)).status).toBe(409)
    await sender.query('rollback')
    sender.release()
    expect(await mailsOf(id)).toEqual(['booking-confirmed queued'])
    expect((await undo(id)).status).toBe(200)
  })

  test('seven seconds later', async () => {
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    // the change moves back in time, without the triggers that would date it again
    const client = await app.database.pool.connect()
    await client.query(`begin; set local session_replication_role = replica;
      update audit_log set at = at - interval '8 seconds' where entity_id = '${id}';
      update bookings set updated_at = updated_at - interval '8 seconds' where id = '${id}'; commit`)
    client.release()
    expect((await undo(id)).body).toMatchObject({ error: expect.stringMatching(/the email about it has left/) })
  })

  test('twice, also at once', async () => {
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    const answers = await Promise.all([undo(id), undo(id), undo(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await undo(id)).body).toMatchObject({ error: 'There is no change of status to undo.' })
  })

  test('for the change of a colleague', async () => {
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    const booker = await buildUser(app.context.db, { staff_role: 'booker' })
    const cookie = await signIn(app, { role: 'admin', userId: booker.id })
    expect((await undo(id, cookie)).body).toMatchObject({ error: expect.stringMatching(/^A colleague made this/) })
    expect((await undo(id)).status).toBe(200)
  })

  test('when the booking has changed since, but not for a note', async () => {
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    const note = { params: { id }, body: { content: 'Side door' }, cookie: admin }
    await app.call('POST /api/admin/bookings/:id/notes', note)
    expect((await undo(id)).status).toBe(200)
    await set(id, 'confirmed')
    const details = { params: { id }, body: { eventLocation: 'Grant Park' }, cookie: admin }
    await app.call('PUT /api/admin/bookings/:id/details', details)
    expect((await undo(id)).status).toBe(409)
    expect((await rowOf(id)).status).toBe('confirmed')
  })

  test('when the agent was booked for the time meanwhile', async () => {
    const { db } = app.context
    const { id: agent_id } = await buildAgent(db)
    const start = new Date(Date.now() + 400 * HOUR_MS)
    const [first, second] = [
      await buildBooking(db, { agent_id, event_date: start }),
      await buildBooking(db, { agent_id, event_date: start }),
    ]
    await set(first.id, 'confirmed')
    await set(first.id, 'cancelled')
    expect((await set(second.id, 'confirmed')).status).toBe(200)
    expect((await undo(first.id)).body).toMatchObject({ error: expect.stringMatching(/was booked for that time/) })
    expect((await rowOf(first.id)).status).toBe('cancelled')
  })

  test('with an older version of the row, unknown bookings, bad ids, strangers and other roles', async () => {
    const { id } = await buildBooking(app.context.db)
    await set(id, 'confirmed')
    expect((await undo(id, admin, { 'if-match': '"1"' })).status).toBe(409)
    expect((await undo(crypto.randomUUID())).status).toBe(404)
    expect((await undo('B-1042')).status).toBe(400)
    const { cookies } = await signInEach(app)
    expect((await undo(id, '')).status).toBe(401)
    for (const cookie of [cookies.agent, cookies.customer]) expect((await undo(id, cookie)).status).toBe(403)
    expect((await undo(id, admin, { 'if-match': '"2"' })).status).toBe(200)
  })
})
