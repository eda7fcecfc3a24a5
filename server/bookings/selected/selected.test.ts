import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MAIL_KINDS } from '#server/mails.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'

const { app, admin } = await openOffice()

const confirm = (bookings: { id: string; version: number }[], cookie = admin) =>
  app.call('POST /api/admin/bookings/confirm', { cookie, body: { bookings } })
const email = (body: { batch?: string; bookingIds: string[]; subject?: string; message?: string }, cookie = admin) =>
  app.call('POST /api/admin/bookings/email', {
    cookie,
    body: { batch: newBatch(), subject: 'Parking', message: 'Use the rear gate.\nThank you.', ...body },
  })
const newBatch = () => randomUUID().replaceAll('-', '')
const mailsOf = (bookingId: string) =>
  app.context.db.selectFrom('outbox_emails').select(['kind', 'recipient']).where('booking_id', '=', bookingId).execute()
const statusOf = async (id: string) =>
  (await app.context.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('agents, customers and strangers may neither confirm nor email', async () => {
  const { db } = app.context
  const booking = await buildBooking(db)
  const { agent, customer } = await signInOutsiders(app, booking.customer_id)
  for (const cookie of [agent, customer]) {
    expect((await confirm([booking], cookie)).status).toBe(403)
    expect((await email({ bookingIds: [booking.id] }, cookie)).status).toBe(403)
  }
  expect((await confirm([booking], '')).status).toBe(401)
  expect((await email({ bookingIds: [booking.id] }, '')).status).toBe(401)
  expect(await statusOf(booking.id)).toBe('pending')
})

describe('confirming several', () => {
  test('confirms each on its own and says why others were refused; sent again, nothing happens twice', async () => {
    const { db } = app.context
    const agent = await buildAgent(db)
    const at = (day: string) => ({ agent_id: agent.id, event_date: new Date(`2031-05-${day}T20:00:00Z`) })
    const taken = await buildBooking(db, { ...at('01'), customer_name: 'Omar Vance' })
    const clash = await buildBooking(db, at('01'))
    const free = await buildBooking(db, at('02'))
    const stale = await buildBooking(db, at('03'))
    const over = await buildBooking(db, { ...at('04'), status: 'completed' })
    const unknown = randomUUID()
    const wanted = [taken, clash, free, { ...stale, version: 9 }, over, { id: unknown, version: 1 }, free].map(
      ({ id, version }) => ({ id, version }),
    )
    const { status, body } = await confirm(wanted)
    expect(status).toBe(200)
    expect(body).toEqual([
      { id: taken.id, outcome: 'done', sentence: null },
      { id: clash.id, outcome: 'refused', sentence: expect.stringContaining('already booked by Omar Vance') },
      { id: free.id, outcome: 'done', sentence: null },
      { id: stale.id, outcome: 'refused', sentence: expect.stringContaining('changed this booking') },
      { id: over.id, outcome: 'refused', sentence: 'Completed, not pending' },
      { id: unknown, outcome: 'refused', sentence: 'We do not know this booking' },
    ])
    expect([await statusOf(free.id), await statusOf(clash.id)]).toEqual(['confirmed', 'pending'])
    const mails = await mailsOf(free.id)
    const again = await confirm(wanted)
    expect(again.body.map(({ outcome }) => outcome)).toEqual([
      ...['unchanged', 'refused', 'unchanged', 'refused', 'refused', 'refused'],
    ])
    expect(await mailsOf(free.id)).toEqual(mails)
  })

  test('none, too many and what are no bookings are 400', async () => {
    expect((await confirm([])).status).toBe(400)
    expect((await confirm([{ id: 'x', version: 1 }])).status).toBe(400)
    expect((await confirm(Array.from({ length: 201 }, () => ({ id: randomUUID(), version: 1 })))).status).toBe(400)
  })
})

describe('emailing customers', () => {
  test('mails each address once, however often the batch is sent, and is audited on each booking', async () => {
    const { db } = app.context
    const renee = await buildCustomer(db, { name: 'Renée', email: `renee-${randomUUID()}@example.com` })
    const of = { customer_id: renee.id, customer_name: 'Renée', customer_email: renee.email }
    const first = await buildBooking(db, { ...of, event_date: new Date('2031-01-01T20:00:00Z') })
    const second = await buildBooking(db, {
      ...of,
      customer_email: renee.email.toUpperCase(),
      event_date: new Date('2032-01-01T20:00:00Z'),
    })
    const other = await buildBooking(db)
    const wanted = { batch: newBatch(), bookingIds: [first.id, second.id, other.id, first.id] }
    const answers = await Promise.all([email(wanted), email(wanted)])
    answers.push(await email(wanted))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.recipients).toHaveLength(2)
    }
    expect(await mailsOf(first.id)).toEqual([{ kind: 'customer-message', recipient: renee.email }])
    expect(await mailsOf(second.id)).toEqual([])
    expect(await mailsOf(other.id)).toEqual([{ kind: 'customer-message', recipient: other.customer_email }])
    const audited = await db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('action', '=', 'booking.customer-emailed')
      .where('entity_id', 'in', wanted.bookingIds)
      .execute()
    expect(audited.map(({ entity_id }) => entity_id).sort()).toEqual([first.id, second.id, other.id].sort())
  })

  test('the mail has the subject and each line of the message', async () => {
    const { db } = app.context
    const booking = await buildBooking(db, { customer_name: 'Dana Whitfield' })
    await email({ bookingIds: [booking.id], message: 'Use the <b>rear</b> gate.\n\nThank you.' })
    const { data } = await db
      .selectFrom('outbox_emails')
      .select('data')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const context = { ...app.context, pdf: app.context.pdf }
    const mail = await MAIL_KINDS['customer-message'].compose(context, { data } as never)
    expect(mail).toEqual({
      subject: 'Parking',
      to: 'Dana Whitfield',
      lead: 'Use the <b>rear</b> gate.',
      next: ['Thank you.'],
    })
  })

  test('an unknown booking is 404 and mails nobody; empty texts and breaks in the subject are cleaned or refused', async () => {
    const booking = await buildBooking(app.context.db)
    expect((await email({ bookingIds: [booking.id, randomUUID()] })).status).toBe(404)
    expect(await mailsOf(booking.id)).toEqual([])
    expect((await email({ bookingIds: [booking.id], subject: ' ' })).status).toBe(400)
    expect((await email({ bookingIds: [booking.id], message: '' })).status).toBe(400)
    expect((await email({ bookingIds: [] })).status).toBe(400)
    expect((await email({ bookingIds: [booking.id], batch: 'x' })).status).toBe(400)
  })
})
