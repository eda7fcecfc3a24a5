import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepOrphanImages } from '#server/catalog/images/image-queries.ts'
import { EMAIL, findTraces, gatherRenee } from '#server/office/test-support/renee.ts'
import { imagePath } from '#shared/model/image.ts'
import { logIn, readCookie } from '#tests/support/accounts.ts'
import { buildBooking, buildCustomer, buildTestimonial } from '#tests/support/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})

describe('a customer who is erased', () => {
  test('is nowhere any more, and what the law keeps is still there (S71)', async () => {
    const { id, agent, booking, invoice, payment } = await gatherRenee(app)
    const { db } = app.context
    const signedIn = await logIn(app, 'customer', EMAIL)
    expect(signedIn.status).toBe(200)
    await logIn(app, 'customer', EMAIL, 'not the password')
    await db.updateTable('agents').set({ rating: 2 }).where('id', '=', agent.id).execute()
    expect((await findTraces(app)).length).toBeGreaterThan(12)

    const erasure = await eraseCustomer(db, EMAIL.toUpperCase())
    expect(erasure).toEqual({
      result: 'erased',
      id,
      bookings: 1,
      invoices: 1,
      payments: 1,
      chats: 3,
      mails: expect.any(Number),
      messageIds: ['<a@b>'],
    })
    expect(await findTraces(app)).toEqual([])

    const kept = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({
      customer_name: 'Erased customer',
      customer_email: `erased-${id}@erased.invalid`,
      total_cents: booking.total_cents,
      event_date: booking.event_date,
      status: 'completed',
      guests: null,
    })
    const { total_cents } = await db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', invoice.id)
      .executeTakeFirstOrThrow()
    const paid = await db.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow()
    expect([total_cents, paid.amount_cents]).toEqual([43_200, 43_200])
    const rated = await db.selectFrom('agents').select('rating').where('id', '=', agent.id).executeTakeFirstOrThrow()
    expect(rated.rating).toBe(5)
    expect(await db.selectFrom('testimonials').select('content').execute()).toEqual([{ content: 'Of somebody else.' }])

    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after', 'reason'])
      .orderBy('id')
      .execute()
    expect(entries.find(({ action }) => action === 'booking.details-changed')).toMatchObject({
      before: { customerName: 'erased', eventLocation: null, eventDuration: 4, status: 'pending' },
      after: { customerName: 'erased', eventLocation: 'erased', eventDuration: 5, status: 'pending' },
      reason: null,
    })
    expect(entries.at(-1)).toMatchObject({ action: 'customer.erased', after: { bookings: 1, chats: 3 } })
  })

  test('loses the picture sent with a review: the next sweep takes it (P4.24)', async () => {
    const { db } = app.context
    const email = 'pictured@example.com'
    const { id: customer_id } = await buildCustomer(db, { email })
    const { id: booking_id } = await buildBooking(db, { customer_id, customer_email: email, status: 'completed' })
    const [id, other] = ['d'.repeat(64), 'e'.repeat(64)]
    await db
      .insertInto('images')
      .values([{ id }, { id: other }])
      .execute()
    await db.insertInto('review_pictures').values({ booking_id, image_id: id }).execute()
    await buildTestimonial(db, { booking_id, customer_image: imagePath(id, 300, 'webp') })
    expect((await eraseCustomer(db, email)).result).toBe('erased')
    await sweepOrphanImages(db)
    const left = await db.selectFrom('images').select('id').where('id', 'in', [id, other]).execute()
    expect(left).toEqual([{ id: other }])
  })

  test('leaves no known device, failed guess, turn or request for a link', async () => {
    const { id } = await gatherRenee(app)
    const { pool } = app.database
    const own = `select (select count(*)::int from known_devices where customer_id = $1) as devices,
      (select count(*)::int from login_failures) as failures, (select count(*)::int from login_turns) as turns,
      (select count(*)::int from password_link_asks) as asks`
    await Promise.all(
      ['login_failures', 'login_turns', 'password_link_asks'].map((t) => pool.query(`delete from ${t}`)),
    )
    const cookie = readCookie(await logIn(app, 'customer', EMAIL))
    await app.call('POST /api/customer/change-password', {
      cookie,
      body: { currentPassword: 'not it', newPassword: 'Zehn Lampen, ein Licht' },
    })
    for (let i = 0; i < 11; i++) {
      await logIn(app, 'customer', EMAIL, 'not it', { remoteAddress: `198.51.100.${i}` })
    }
    await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email: EMAIL } })
    expect((await pool.query(own, [id])).rows).toEqual([{ devices: 1, failures: 12, turns: 1, asks: 1 }])
    await eraseCustomer(app.context.db, EMAIL)
    expect((await pool.query(own, [id])).rows).toEqual([{ devices: 0, failures: 0, turns: 0, asks: 0 }])
  })

  test('cannot sign in, is signed out, and may come back as a new customer', async () => {
    const { agent, id } = await gatherRenee(app)
    const cookie = readCookie(await logIn(app, 'customer', EMAIL))
    await eraseCustomer(app.context.db, EMAIL)
    expect((await app.call('GET /api/customer/session', { cookie })).status).toBe(401)
    expect((await logIn(app, 'customer', EMAIL)).status).toBe(401)
    expect((await logIn(app, 'customer', `erased-${id}@erased.invalid`)).status).toBe(401)
    expect(await eraseCustomer(app.context.db, EMAIL)).toEqual({ result: 'unknown' })
    expect(await eraseCustomer(app.context.db, `erased-${id}@erased.invalid`)).toEqual({ result: 'unknown' })
    const { status } = await app.call('POST /api/bookings', {
      body: {
        agentId: agent.id,
        customerName: 'Renee Thibodeaux',
        customerEmail: EMAIL,
        customerPhone: '(404) 555-0147',
        eventType: 'wedding',
        eventDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
        eventDuration: 4,
      },
    })
    expect(status).toBe(201)
    const { rows } = await sql<{ id: string }>`select id from customers where email = ${EMAIL}`.execute(app.context.db)
    expect(rows[0]?.id).not.toBe(id)
  })

  test('must have no future booking and no pending card payment; a refusal changes nothing', async () => {
    const { id, agent, booking } = await gatherRenee(app)
    const { db } = app.context
    const before = await findTraces(app)
    const soon = await buildBooking(db, { agent_id: agent.id, customer_id: id })
    expect(await eraseCustomer(db, EMAIL)).toEqual({ result: 'refused', toCome: 1, underWay: 0 })
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', soon.id).execute()
    await db
      .insertInto('checkouts')
      .values({ booking_id: booking.id, processor: 'stripe', purpose: 'full', amount_cents: 1, expires_at: new Date() })
      .execute()
    expect(await eraseCustomer(db, EMAIL)).toEqual({ result: 'refused', toCome: 0, underWay: 1 })
    expect(await findTraces(app)).toEqual(before)
    await db.updateTable('checkouts').set({ state: 'expired' }).execute()
    const payment = await db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('disputes')
      .values({
        ...{ payment_id: payment.id, processor: 'stripe', processor_id: 'dp_1', amount_cents: 1 },
        ...{ reason: 'fraudulent', state: 'open' },
      })
      .execute()
    expect(await eraseCustomer(db, EMAIL)).toEqual({ result: 'refused', toCome: 0, underWay: 1 })
    expect((await exportCustomer(db, EMAIL))?.disputes).toMatchObject([{ payment_id: payment.id, state: 'open' }])
    await db.updateTable('disputes').set({ state: 'lost', closed_at: new Date() }).execute()
    expect(await eraseCustomer(db, EMAIL)).toMatchObject({ result: 'erased', bookings: 2 })
    expect(await findTraces(app)).toEqual([])
  })
})
