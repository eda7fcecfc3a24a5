import { beforeEach, describe, expect, test } from 'vitest'
import { logIn, readCookie } from '#tests/support/accounts.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildBooking, buildCustomer, buildTestimonial } from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import { signInBooker } from '#tests/support/sign-in.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { eraseCustomer } from '../privacy/erase-customer.ts'
import { exportCustomer } from '../privacy/export-customer.ts'
import { buildPair, makeMerging, NEW, OLD } from './test-support/pair.ts'

let app: TestApp
let owner: string
beforeEach(async () => {
  ;({ app, admin: owner } = await startOffice())
})

const { merge, preview, rowOf, bookingsOf } = makeMerging(() => ({ app, owner }))

describe('merging two customers (P6.118)', () => {
  test('previews and moves everything, and the account that stays takes over what it lacks', async () => {
    const { from, into, booking } = await buildPair(app)
    const { db } = app.context
    await buildInvoice(db, booking.id)
    await buildPayment(db, booking.id)
    await buildTestimonial(db, { booking_id: booking.id })
    const card = { type: 'credit_card', last4: '4242', brand: 'Visa', expiry_month: 1, expiry_year: 2030 } as const
    for (const customer_id of [from.id, into.id]) {
      await db
        .insertInto('payment_methods')
        .values({ ...card, customer_id, cardholder_name: 'Dana', is_default: true })
        .execute()
    }
    await db.insertInto('customer_notes').values({ customer_id: from.id, content: 'Calls late' }).execute()
    const { body } = await preview(from.id, into.id)
    expect(body).toEqual({
      from: { id: from.id, name: 'Dana W.', email: OLD, status: 'active', isDoNotBook: true },
      into: { id: into.id, name: 'Dana Whitfield', email: NEW, status: 'active', isDoNotBook: false },
      moves: { bookings: 1, invoices: 1, payments: 1, cards: 1, reviews: 1, chats: 0, notes: 1, tags: ['Proms'] },
      refusal: null,
    })
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
    expect(await rowOf(into.id)).toMatchObject({
      ...{ tags: ['VIP', 'Proms'], phone: '(404) 555-0100', do_not_book_reason: 'No show', status: 'active' },
    })
    expect(await rowOf(from.id)).toMatchObject({ status: 'merged', merged_into: into.id, password_hash: null })
    expect([await bookingsOf(from.id), await bookingsOf(into.id)]).toEqual([0, 1])
    const cards = await db.selectFrom('payment_methods').select(['customer_id', 'is_default']).execute()
    expect(cards.map(({ customer_id }) => customer_id)).toEqual([into.id, into.id])
    expect(cards.filter(({ is_default }) => is_default)).toHaveLength(1)
    const { otherEmails, notes } = (
      await app.call('GET /api/admin/customers/:id', { params: { id: into.id }, cookie: owner })
    ).body
    expect([otherEmails, notes.map(({ content }) => content)]).toEqual([[OLD], ['Calls late']])
    const entries = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'customer.merged')
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { entity_id: into.id, after: { mergedFrom: from.id, bookings: 1, notes: 1 } },
      { entity_id: from.id, after: { mergedInto: into.id } },
    ])
  })

  test('ends the sessions of the merged account; its email signs in to the account that stays (P6.119)', async () => {
    const { from, into } = await buildPair(app)
    const cookie = readCookie(await logIn(app, 'customer', OLD))
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
    expect((await app.call('GET /api/customer/session', { cookie })).status).toBe(401)
    const again = await logIn(app, 'customer', OLD)
    expect(again.status).toBe(200)
    const session = await app.call('GET /api/customer/session', { cookie: readCookie(again) })
    expect(session.body).toMatchObject({ customer: { email: NEW } })
    await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email: OLD } })
    const links = await app.context.db
      .selectFrom('outbox_emails')
      .select(['recipient', 'customer_id'])
      .where('kind', '=', 'password-link')
      .execute()
    expect(links).toEqual([{ recipient: NEW, customer_id: into.id }])
  })

  test('a password link that was given up cannot be sent again for the account that stays', async () => {
    const { from, into } = await buildPair(app)
    const { db } = app.context
    const mail = { kind: 'password-link', recipient: OLD, customer_id: from.id, state: 'failed' } as const
    const { id } = await db.insertInto('outbox_emails').values(mail).returning('id').executeTakeFirstOrThrow()
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
    const { state } = await db
      .selectFrom('outbox_emails')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('cancelled')
  })

  test('of a first booking’s mail that waits, the confirmation of a pending request alone leaves', async () => {
    const { from, into } = await buildPair(app)
    const { db } = app.context
    const [pending] = await db.selectFrom('bookings').select('id').where('customer_id', '=', from.id).execute()
    const mail = { kind: 'account-created', recipient: OLD, customer_id: from.id }
    await db.updateTable('bookings').set({ status: 'pending' }).where('customer_id', '=', from.id).execute()
    await db
      .insertInto('outbox_emails')
      .values([{ ...mail, booking_id: pending?.id ?? '' }, mail])
      .execute()
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
    const mails = db.selectFrom('outbox_emails').select(['kind', 'state']).where('recipient', '=', OLD).orderBy('kind')
    expect(await mails.execute()).toEqual([
      { kind: 'account-created', state: 'cancelled' },
      { kind: 'booking-received', state: 'queued' },
    ])
  })

  test('a booking by the merged email attaches to the account that stays, also after a second merge', async () => {
    const { from, into, agent } = await buildPair(app)
    const third = await buildCustomer(app.context.db)
    await merge(from.id, into.id, OLD)
    const request = () =>
      app.call('POST /api/bookings', { body: bookingBody(agent.id, { customerEmail: OLD.toUpperCase() }) })
    expect((await request()).status).toBe(201)
    expect(await bookingsOf(into.id)).toBe(2)
    expect((await merge(into.id, third.id, NEW)).status).toBe(200)
    const entered = await app.call('POST /api/admin/bookings', {
      body: bookingBody(agent.id, { customerEmail: OLD }),
      cookie: owner,
    })
    expect([entered.status, entered.body.customerId]).toEqual([201, third.id])
    expect([await bookingsOf(from.id), await bookingsOf(into.id), await bookingsOf(third.id)]).toEqual([0, 0, 3])
  })

  test('is refused in words while a payment is under way, and changes nothing', async () => {
    const { from, into, booking } = await buildPair(app)
    const { db } = app.context
    const checkout = { booking_id: booking.id, processor: 'stripe', purpose: 'full', amount_cents: 1 } as const
    await db
      .insertInto('checkouts')
      .values({ ...checkout, expires_at: new Date() })
      .execute()
    const sentence = 'The account that would go has a card payment under way. Merge it when that is done.'
    expect((await preview(from.id, into.id)).body.refusal).toBe(sentence)
    const { status, body } = await merge(from.id, into.id, OLD)
    expect([status, body]).toMatchObject([409, { error: sentence }])
    expect([(await rowOf(from.id)).status, await bookingsOf(from.id)]).toEqual(['active', 1])
    await db.updateTable('checkouts').set({ state: 'expired' }).execute()
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
  })

  test.each([
    ['payment', 'a card payment', 'that is'],
    ['refund', 'a refund', 'that is'],
  ] as const)('is refused while a %s is pending', async (kind, words, those) => {
    const { from, into, booking } = await buildPair(app)
    const { db } = app.context
    const paid = await buildPayment(db, booking.id, { payment_status: kind === 'payment' ? 'pending' : 'completed' })
    if (kind === 'refund') {
      const pending = { kind, payment_id: paid.id, payment_status: 'pending' } as const
      await buildPayment(db, booking.id, { ...pending, amount_cents: 1_000, purpose: 'full' })
    }
    const sentence = `The account that would go has ${words} under way. Merge it when ${those} done.`
    expect((await preview(from.id, into.id)).body.refusal).toBe(sentence)
    expect(await merge(from.id, into.id, OLD)).toMatchObject({ status: 409, body: { error: sentence } })
    expect([(await rowOf(from.id)).status, await bookingsOf(from.id)]).toEqual(['active', 1])
    // it doesn't depend on the account that stays
    expect((await preview(into.id, from.id)).body.refusal).toBeNull()
    await db.updateTable('payments').set({ payment_status: 'completed' }).where('kind', '=', kind).execute()
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
  })

  test('a suspension of the account that goes holds for the one that stays, whose sessions end (P6.190)', async () => {
    const { from, into } = await buildPair(app)
    const { db } = app.context
    const cookie = readCookie(await logIn(app, 'customer', NEW))
    await db.updateTable('customers').set({ status: 'suspended' }).where('id', '=', from.id).execute()
    const { body } = await preview(from.id, into.id)
    expect([body.from.status, body.into.status]).toEqual(['suspended', 'active'])
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
    expect((await rowOf(into.id)).status).toBe('suspended')
    expect((await app.call('GET /api/customer/session', { cookie })).status).toBe(401)
    expect((await logIn(app, 'customer', NEW)).status).toBe(401)
    const entry = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'customer.suspended')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ entity_id: into.id, before: { status: 'active' }, after: { status: 'suspended' } })
  })

  test('the account that stays keeps its own suspension, and the reasons of both marks (P6.190)', async () => {
    const { from, into } = await buildPair(app)
    const { db } = app.context
    const since = new Date('2026-01-01T00:00:00Z')
    const marked = { do_not_book_reason: 'Threatened an agent', do_not_book_since: since, status: 'suspended' as const }
    await db.updateTable('customers').set(marked).where('id', '=', into.id).execute()
    expect((await merge(from.id, into.id, OLD)).status).toBe(200)
    expect(await rowOf(into.id)).toMatchObject({
      ...{ status: 'suspended', do_not_book_reason: 'Threatened an agent\nNo show', do_not_book_since: since },
    })
  })

  test('needs an owner, two accounts, and the right email', async () => {
    const { from, into } = await buildPair(app)
    const booker = await signInBooker(app)
    expect((await merge(from.id, into.id, OLD, booker)).status).toBe(403)
    expect((await preview(from.id, into.id, booker)).status).toBe(403)
    expect((await merge(from.id, into.id, NEW)).body.fields).toEqual({ email: `Type ${OLD} to confirm` })
    expect((await merge(from.id, from.id, OLD)).status).toBe(400)
    expect((await merge(from.id, '00000000-0000-4000-8000-000000000000', OLD)).status).toBe(404)
    expect((await rowOf(from.id)).status).toBe('active')
  })
})

test('a right password by a merged email counts as no failure (P3.49)', async () => {
  const { from, into } = await buildPair(app)
  await merge(from.id, into.id, OLD)
  expect((await logIn(app, 'customer', OLD.toUpperCase())).status).toBe(200)
  expect(await app.context.db.selectFrom('login_failures').selectAll().execute()).toEqual([])
})

test.each([
  ['agents', 'bookings'],
  ['bookings', 'customers'],
] as const)('an erasure locks %s before %s, as a merge and a change of status do (P3.50)', async (first, later) => {
  const { into, agent } = await buildPair(app)
  const { db } = app.context
  const night = { agent_id: agent.id, customer_id: into.id, event_date: new Date('2026-01-05T20:00:00Z') }
  const booking = await buildBooking(db, { ...night, status: 'completed' })
  await buildTestimonial(db, { booking_id: booking.id })
  const ids = { agents: agent.id, bookings: booking.id, customers: into.id }
  const other = await app.database.pool.connect()
  await other.query(`begin; select from ${first} where id = '${ids[first]}' for no key update`)
  const erasure = eraseCustomer(db, NEW)
  const isWaiting = "select from pg_locks where not granted and locktype in ('transactionid', 'tuple')"
  await until(async () => (await other.query(isWaiting)).rowCount)
  await other.query(`select from ${later} where id = '${ids[later]}' for update nowait`)
  await other.query('rollback')
  other.release()
  expect((await erasure).result).toBe('erased')
})

test('export and erasure cover what was merged (P6.121, S71)', async () => {
  const { from, into, booking } = await buildPair(app)
  const { db } = app.context
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking.id).execute()
  await db.insertInto('customer_notes').values({ customer_id: from.id, content: 'Calls late' }).execute()
  await db.insertInto('outbox_emails').values({ kind: 'booking-received', recipient: OLD, state: 'sent' }).execute()
  await merge(from.id, into.id, OLD)
  const found = await exportCustomer(db, OLD)
  expect(found).toMatchObject({
    account: { email: NEW, tags: ['VIP', 'Proms'], do_not_book_reason: 'No show' },
    mergedAccounts: [{ email: OLD, name: 'Dana W.' }],
    notes: [{ content: 'Calls late' }],
    mails: [{ recipient: OLD }],
  })
  expect(await eraseCustomer(db, OLD)).toMatchObject({ result: 'erased', id: into.id, bookings: 1, mails: 1 })
  const rows = await db.selectFrom('customers').selectAll().where('id', 'in', [from.id, into.id]).execute()
  expect(rows.map(({ status, name }) => [status, name])).toEqual([
    ['erased', 'Erased customer'],
    ['erased', 'Erased customer'],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/dana/i)
})
