import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordAudit } from '#server/audit/record.ts'
import { sweepOrphanImages } from '#server/catalog/images/image-queries.ts'
import { imagePath } from '#shared/model/image.ts'
import { hashOnce, logIn, PASSWORD, readCookie } from '#tests/support/accounts.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import {
  buildAgent,
  buildAgentWithLogin,
  buildBooking,
  buildCustomer,
  buildTestimonial,
  buildUser,
} from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'

const EMAIL = 'renee.thibodeaux@example.com'
/** Everything that identifies Renee, in any column. No other person in the test data matches. */
const PERSONAL = /thibodeaux|renee|555-0147|magnolia|begonias|venmo-rt|4242|nightingale/i
const PAST = new Date(Date.now() - 20 * 86_400_000)

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})

/** A customer with something in every place where there can be something of theirs. */
async function gatherRenee() {
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Vera Vane' })
  const admin = await buildUser(db)
  const { id } = await buildCustomer(db, {
    email: EMAIL,
    name: 'Renee Thibodeaux',
    phone: '(404) 555-0147',
    password_hash: await hashOnce(PASSWORD),
  })
  const booking = await buildBooking(db, {
    agent_id: agent.id,
    customer_id: id,
    customer_name: 'Renee Thibodeaux',
    customer_email: EMAIL,
    customer_phone: '(404) 555-0147',
    event_location: '7 Magnolia Street',
    special_requests: 'No begonias.',
    agent_answer_reason: 'Renee is a friend.',
    status: 'completed',
    event_date: PAST,
  })
  const of = { booking_id: booking.id }
  const invoice = await buildInvoice(db, booking.id, { notes: 'For Renee', void_reason: 'Renee asked' })
  const payment = await buildPayment(db, booking.id, {
    transaction_id: 'venmo-rt',
    notes: 'from Renee',
    amount_cents: 43_200,
  })
  await db
    .insertInto('payment_methods')
    .values({
      customer_id: id,
      type: 'credit_card',
      last4: '4242',
      brand: 'Visa',
      expiry_month: 1,
      expiry_year: 2030,
      cardholder_name: 'Renee Thibodeaux',
      billing_address: '7 Magnolia Street',
    })
    .execute()
  const review = await buildTestimonial(db, {
    ...of,
    customer_name: 'Renee T.',
    rating: 2,
    content: 'The nightingale sang.',
  })
  await buildTestimonial(db, { content: 'Of somebody else.' })
  await db
    .insertInto('booking_notes')
    .values({ ...of, content: 'Renee wants begonias gone.' })
    .execute()
  await db
    .insertInto('invoice_mailings')
    .values({ invoice_id: invoice.id, recipient_name: 'Renee', recipient_email: EMAIL })
    .execute()
  await db
    .insertInto('booking_messages')
    .values({ ...of, batch: randomUUID(), recipient_email: EMAIL, subject: 'Renee', message: 'No begonias, Renee.' })
    .execute()
  const chat = { session_token_hash: randomBytes(32), contact_name: 'Renee' }
  const [own, asked] = await db
    .insertInto('chat_sessions')
    .values([
      { ...chat, customer_id: id },
      { ...chat, session_token_hash: randomBytes(32), contact_email: EMAIL.toUpperCase() },
    ])
    .returning('id')
    .execute()
  const message = { role: 'user' as const, content: 'I am Renee, no begonias.' }
  await db
    .insertInto('chat_messages')
    .values([own, asked].flatMap((session) => (session ? [{ ...message, session_id: session.id }] : [])))
    .execute()
  await db
    .insertInto('outbox_emails')
    .values([
      { kind: 'booking-received', recipient: EMAIL, customer_id: id, ...of, state: 'sent', message_id: '<a@b>' },
      { kind: 'chat-transcript', recipient: 'somebody.else@example.com', data: JSON.stringify({ sessionId: own?.id }) },
      { kind: 'booking-notice', ...of },
    ])
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({
      route: 'x',
      actor: `customer:${id}`,
      key: 'renee',
      body_hash: randomBytes(32),
      booking_id: booking.id,
      status: 200,
    })
    .execute()
  await db
    .insertInto('one_time_links')
    .values({ token_hash: randomBytes(32), purpose: 'review', booking_id: booking.id, expires_at: new Date() })
    .execute()
  await recordAudit(
    db,
    {
      actor: { role: 'admin', staffRole: 'owner', userId: admin.id, sessionId: 'x' },
      action: 'booking.details-changed',
      entity: 'booking',
      entityId: booking.id,
      before: { customerName: 'Renee', eventLocation: null, eventDuration: 4, status: 'pending' },
      after: {
        customerName: 'Renee Thibodeaux',
        eventLocation: '7 Magnolia Street',
        eventDuration: 5,
        status: 'pending',
      },
      reason: 'Renee called',
    },
    {
      actor: { role: 'customer', customerId: id, sessionId: 'x', mustChangePassword: false },
      action: 'payment-method.added',
      entity: 'payment_method',
      entityId: 'gone',
      after: { cardholderName: 'Renee Thibodeaux' },
    },
  )
  return { id, agent, booking, invoice, payment, review }
}

/** Every row of the database in which something personal stands, as text. */
async function findTraces(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(app.context.db)
  const traces: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(app.context.db)
    traces.push(...rows.filter(({ row }) => PERSONAL.test(row)).map(({ row }) => `${name}: ${row}`))
  }
  return traces
}

describe('a customer who is erased', () => {
  test('is nowhere any more, and what the law keeps is still there (S71)', async () => {
    const { id, agent, booking, invoice, payment } = await gatherRenee()
    const { db } = app.context
    const signedIn = await logIn(app, 'customer', EMAIL)
    expect(signedIn.status).toBe(200)
    await logIn(app, 'customer', EMAIL, 'not the password')
    await db.updateTable('agents').set({ rating: 2 }).where('id', '=', agent.id).execute()
    expect((await findTraces()).length).toBeGreaterThan(12)

    const erasure = await eraseCustomer(db, EMAIL.toUpperCase())
    expect(erasure).toEqual({
      result: 'erased',
      id,
      bookings: 1,
      invoices: 1,
      payments: 1,
      chats: 2,
      mails: expect.any(Number),
      messageIds: ['<a@b>'],
    })
    expect(await findTraces()).toEqual([])

    const kept = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({
      customer_name: 'Erased customer',
      customer_email: `erased-${id}@erased.invalid`,
      total_cents: booking.total_cents,
      event_date: booking.event_date,
      status: 'completed',
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
    expect(entries.at(-1)).toMatchObject({ action: 'customer.erased', after: { bookings: 1, chats: 2 } })
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
    const { id } = await gatherRenee()
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
    const { agent, id } = await gatherRenee()
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
    const { id, agent, booking } = await gatherRenee()
    const { db } = app.context
    const before = await findTraces()
    const soon = await buildBooking(db, { agent_id: agent.id, customer_id: id })
    expect(await eraseCustomer(db, EMAIL)).toEqual({ result: 'refused', toCome: 1, underWay: 0 })
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', soon.id).execute()
    await db
      .insertInto('checkouts')
      .values({ booking_id: booking.id, processor: 'stripe', purpose: 'full', amount_cents: 1, expires_at: new Date() })
      .execute()
    expect(await eraseCustomer(db, EMAIL)).toEqual({ result: 'refused', toCome: 0, underWay: 1 })
    expect(await findTraces()).toEqual(before)
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
    expect(await findTraces()).toEqual([])
  })

  test('conversations known by phone alone, or mailed as a transcript, are theirs; those of others stay', async () => {
    const { id } = await gatherRenee()
    const { db } = app.context
    await db.updateTable('customers').set({ phone: '(404) 555-0177' }).where('id', '=', id).execute()
    const other = await buildCustomer(db, {})
    const session = (values: object) => ({ session_token_hash: randomBytes(32), ...values })
    const made = await db
      .insertInto('chat_sessions')
      .values([
        session({ contact_phone: '+1 404 555 0177', contact_name: 'R.' }),
        session({ contact_name: 'mailed' }),
        session({ contact_phone: '404-555-0177', contact_email: 'somebody@example.com' }),
        session({ contact_phone: '404-555-0177', customer_id: other.id }),
        session({ contact_phone: '404-555-0199' }),
      ])
      .returning('id')
      .execute()
    const [byPhone, mailed, ...others] = made.map((row) => row.id)
    const data = JSON.stringify({ sessionId: mailed })
    await db.insertInto('outbox_emails').values({ kind: 'chat-transcript', recipient: EMAIL, data }).execute()
    const chats = (await exportCustomer(db, EMAIL))?.chats as { id: string }[]
    expect(chats.map((chat) => chat.id)).toEqual(expect.arrayContaining([byPhone, mailed]))
    await eraseCustomer(db, EMAIL)
    const left = await db
      .selectFrom('chat_sessions')
      .select('id')
      .where(
        'id',
        'in',
        made.map((row) => row.id),
      )
      .execute()
    expect(left.map((row) => row.id).sort()).toEqual(others.sort())
  })

  test('the data of other customers does not change', async () => {
    const { db } = app.context
    const other = await buildCustomer(db, { email: 'dana@example.com', name: 'Dana' })
    const booking = await buildBooking(db, {
      customer_id: other.id,
      customer_name: 'Dana',
      customer_email: other.email,
    })
    await buildInvoice(db, booking.id, { notes: 'For Dana' })
    await db
      .insertInto('chat_sessions')
      .values({ session_token_hash: randomBytes(32), customer_id: other.id })
      .execute()
    const before = await exportCustomer(db, other.email)
    await gatherRenee()
    await eraseCustomer(db, EMAIL)
    expect(await exportCustomer(db, other.email)).toEqual(before)
  })
})

test('an agent still learns by email of a cancellation that waited, without the customer', async () => {
  const { db } = app.context
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { agent, user } = await buildAgentWithLogin(db, { name: 'Vera Vane' })
  const { id } = await buildCustomer(db, { email: EMAIL, name: 'Renee Thibodeaux' })
  const booking = await buildBooking(db, {
    ...{ agent_id: agent.id, customer_id: id, customer_name: 'Renee Thibodeaux', customer_email: EMAIL },
    ...{ status: 'confirmed', event_location: '7 Magnolia Street', special_requests: 'No begonias.' },
  })
  const { cookie } = await signInAdmin(app)
  await app.call('PUT /api/bookings/:id', { cookie, params: { id: booking.id }, body: { status: 'cancelled' } })
  expect(await eraseCustomer(db, EMAIL)).toMatchObject({ result: 'erased' })
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(1)
  const [mail] = smtp.arrived
  expect(mail?.envelopeTo).toEqual([user.email])
  expect(mail?.subject).toMatch(/^Canceled: Wedding, /)
  expect(mail?.text).toContain('Customer: Erased customer')
  expect(mail?.source).not.toMatch(PERSONAL)
})

describe('what is kept about a customer', () => {
  test('is exported whole, from every place, without a secret', async () => {
    const { booking, payment, invoice } = await gatherRenee()
    await logIn(app, 'customer', EMAIL)
    const found = await exportCustomer(app.context.db, EMAIL.toUpperCase())
    expect(found).toMatchObject({
      account: { email: EMAIL, name: 'Renee Thibodeaux', phone: '(404) 555-0147' },
      bookings: [{ id: booking.id, agent: 'Vera Vane', event_location: '7 Magnolia Street' }],
      bookingNotes: [{ content: 'Renee wants begonias gone.' }],
      payments: [{ id: payment.id, transaction_id: 'venmo-rt' }],
      invoices: [{ id: invoice.id, total_cents: 43_200 }],
      invoiceMailings: [{ recipient_email: EMAIL }],
      messages: [{ subject: 'Renee' }],
      cards: [{ last4: '4242', cardholder_name: 'Renee Thibodeaux' }],
      reviews: [{ content: 'The nightingale sang.' }],
      chats: [{ messages: [{ content: 'I am Renee, no begonias.' }] }, { messages: [expect.anything()] }],
      mails: [{ kind: 'booking-received' }],
      sessions: [expect.anything()],
      knownDevices: [expect.anything()],
    })
    expect(found?.audit.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(found)).not.toMatch(/hash|token|argon2/i)
    expect(await exportCustomer(app.context.db, 'nobody@example.com')).toBeUndefined()
  })
})
