import { describe, expect, test } from 'vitest'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInBooker } from '#tests/support/sign-in.ts'

const { app, admin } = await openOffice()
const booker = await signInBooker(app)

const list = (q: string, cookie = admin) => app.call('GET /api/admin/customers', { query: { q }, cookie })
const namesOf = async (q: string) => (await list(q)).body.map(({ name }) => name)
const show = (id: string, cookie = admin) => app.call('GET /api/admin/customers/:id', { params: { id }, cookie })

async function buildPaying() {
  const { db } = app.context
  const customer = await buildCustomer(db, {
    ...{ name: 'Grant Oyelaran', email: 'grant.o@example.com', phone: '(404) 555-0147', company: 'Peach & Pine LLC' },
    tags: ['VIP', 'weddings'],
  })
  const of = { customer_id: customer.id, agent_id: (await buildAgent(db)).id }
  const paid = await buildBooking(db, { ...of, status: 'completed', total_cents: 40_000, payment_status: 'paid' })
  const payment = await buildPayment(db, paid.id, { amount_cents: 40_000 })
  await buildPayment(db, paid.id, { kind: 'refund', payment_id: payment.id, amount_cents: 5_000, purpose: 'full' })
  const owed = await buildBooking(db, { ...of, status: 'confirmed', total_cents: 40_000 })
  // with tax
  const invoice = await buildInvoice(db, owed.id)
  await buildBooking(db, { ...of, status: 'cancelled', total_cents: 99_000 })
  return { customer, owed, invoice }
}

describe('the list', () => {
  test('adds up bookings, what is owed and what was kept; bookers read it too (P6.112)', async () => {
    const { customer, owed, invoice } = await buildPaying()
    const { status, body } = await list('oyelaran', booker)
    expect([status, body]).toEqual([
      200,
      [
        {
          ...{ id: customer.id, name: 'Grant Oyelaran', email: 'grant.o@example.com', phone: '(404) 555-0147' },
          ...{ company: 'Peach & Pine LLC', tags: ['VIP', 'weddings'], taxExempt: false, taxExemptNumber: null },
          ...{ status: 'active', version: 1 },
          ...{ isDoNotBook: false, createdAt: customer.created_at.toISOString() },
          ...{ bookings: 3, balance: 43_200, lifetime: 35_000, lastEvent: owed.event_date.toISOString() },
        },
      ],
    ])
    const page = (await show(customer.id, booker)).body
    expect(page).toMatchObject({ balance: 43_200, otherEmails: [], doNotBook: null, notes: [] })
    expect(page.recentBookings).toHaveLength(3)
    expect(page.recentBookings.find(({ id }) => id === owed.id)).toMatchObject({
      ...{
        eventDuration: 4,
        total: 40_000,
        paid: 0,
        invoice: { id: invoice.id, invoiceNumber: invoice.invoice_number },
      },
    })
  })

  test.each(['oyel', 'GRANT.O@example.com', '555-0147', '4045550147', '(404) 555-0147', 'peach', 'vip', 'gr weddings'])(
    'finds by a part of name, email, phone, company or tag: %s',
    async (q) => {
      expect(await namesOf(q)).toContain('Grant Oyelaran')
    },
  )

  test('every word must occur, and wildcards are letters', async () => {
    expect(await namesOf('oyelaran nobody')).toEqual([])
    expect(await namesOf('%%%')).not.toEqual([])
    expect(await namesOf('oye_aran')).toEqual([])
  })

  test('pages by key, newest first, and leaves out the erased and merged', async () => {
    const { db } = app.context
    for (let n = 0; n < 5; n++) await buildCustomer(db, { name: `Paged ${n}`, created_at: new Date(2020, 0, n + 1) })
    await buildCustomer(db, { name: 'Paged gone', status: 'erased' })
    const first = await app.call('GET /api/admin/customers', { query: { q: 'paged', limit: 3 }, cookie: admin })
    expect(first.body.map(({ name }) => name)).toEqual(['Paged 4', 'Paged 3', 'Paged 2'])
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1]
    const rest = await app.call('GET /api/admin/customers', { query: { q: 'paged', limit: 3, cursor }, cookie: admin })
    expect(rest.body.map(({ name }) => name)).toEqual(['Paged 1', 'Paged 0'])
  })
})

describe('what the office keeps about a customer', () => {
  const auditOf = (id: string) =>
    app.context.db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).orderBy('id').execute()

  test('company, tags and exemption change with If-Match, audited; equal values are a no-op (P6.113)', async () => {
    const { id } = await buildCustomer(app.context.db)
    const save = (body: object, version: number) =>
      app.call('PUT /api/admin/customers/:id', {
        params: { id },
        body,
        cookie: booker,
        headers: { 'if-match': `"${version}"` },
      })
    const saved = await save(
      { company: ' Acme ', tags: ['VIP', 'vip', ' big  spender'], taxExempt: true, taxExemptNumber: '12-345' },
      1,
    )
    const profile = {
      ...{ id, company: 'Acme', tags: ['VIP', 'big spender'], taxExempt: true, taxExemptNumber: '12-345', version: 2 },
    }
    expect([saved.status, saved.body]).toEqual([200, profile])
    expect((await save({ company: 'Other' }, 1)).status).toBe(409)
    expect((await save({ company: 'Acme', taxExempt: true }, 2)).body).toEqual(profile)
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'customer.changed',
        before: { company: null, tags: [], taxExempt: false, taxExemptNumber: null },
        after: { company: 'Acme', tags: ['VIP', 'big spender'], taxExempt: true, taxExemptNumber: '12-345' },
      },
    ])
    expect((await save({ tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }, 2)).status).toBe(400)
    expect((await save({ company: '' }, 2)).body.company).toBeNull()
  })

  test('notes carry author and time, and stay out of the audit trail (P6.114)', async () => {
    const { id } = await buildCustomer(app.context.db)
    const note = (content: string) =>
      app.call('POST /api/admin/customers/:id/notes', { params: { id }, body: { content }, cookie: booker })
    const { status, body } = await note('Prefers a call.')
    expect([status, body]).toMatchObject([201, { content: 'Prefers a call.', author: expect.any(String) }])
    expect((await show(id)).body.notes).toEqual([body])
    expect(await auditOf(id)).toMatchObject([{ action: 'customer.note-written', after: { noteId: body.id } }])
    expect((await note('  ')).status).toBe(400)
  })

  test('do not book is set with who and since, its reason changes, it is lifted, all audited (P6.116)', async () => {
    const { db } = app.context
    const { id } = await buildCustomer(db)
    const booking = await buildBooking(db, { customer_id: id })
    const set = (reason: string) =>
      app.call('PUT /api/admin/customers/:id/do-not-book', { params: { id }, body: { reason }, cookie: booker })
    const lift = () => app.call('DELETE /api/admin/customers/:id/do-not-book', { params: { id }, cookie: admin })
    const first = await set('No show')
    expect([first.status, first.body]).toEqual([
      200,
      { id, doNotBook: { reason: 'No show', since: expect.any(String), by: expect.any(String) } },
    ])
    const again = await set('No show twice')
    expect(again.body.doNotBook).toEqual({ ...first.body.doNotBook, reason: 'No show twice' })
    const shown = await app.call('GET /api/admin/bookings/:id', { params: { id: booking.id }, cookie: booker })
    expect(shown.body.doNotBook).toBe('No show twice')
    expect((await lift()).body.doNotBook).toBeNull()
    expect((await lift()).status).toBe(200)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'customer.do-not-book',
      'customer.do-not-book',
      'customer.booked-again',
    ])
    expect(await db.selectFrom('outbox_emails').select('id').where('customer_id', '=', id).execute()).toEqual([])
  })

  test('unknown, erased and merged customers are refused', async () => {
    const { db } = app.context
    const calls = (id: string) => [
      app.call('PUT /api/admin/customers/:id', { params: { id }, body: { company: 'X' }, cookie: admin }),
      app.call('POST /api/admin/customers/:id/notes', { params: { id }, body: { content: 'X' }, cookie: admin }),
      app.call('PUT /api/admin/customers/:id/do-not-book', { params: { id }, body: { reason: 'X' }, cookie: admin }),
      app.call('DELETE /api/admin/customers/:id/do-not-book', { params: { id }, cookie: admin }),
    ]
    const statusOf = async (id: string) => (await Promise.all(calls(id))).map(({ status }) => status)
    const { id: kept } = await buildCustomer(db)
    const { id: erased } = await buildCustomer(db, { status: 'erased' })
    const { id: merged } = await buildCustomer(db, { status: 'merged', merged_into: kept })
    expect(await statusOf('00000000-0000-4000-8000-000000000000')).toEqual([404, 404, 404, 404])
    expect(await statusOf(erased)).toEqual([409, 409, 409, 409])
    expect(await statusOf(merged)).toEqual([409, 409, 409, 409])
    expect((await show(erased)).status).toBe(404)
    expect((await show(merged)).body.id).toBe(kept)
  })
})

describe('for owners', () => {
  test('a customer is exported as JSON, audited', async () => {
    const { id, email } = await buildCustomer(app.context.db)
    const url = `/api/admin/exports/customers/${id}`
    const { status, body } = await app.send({ method: 'GET', url, headers: { cookie: admin } })
    expect([status, (body as { account: { email: string } }).account.email]).toEqual([200, email])
    expect((await app.send({ method: 'GET', url, headers: { cookie: booker } })).status).toBe(403)
  })

  test('a customer is erased when the email is typed, not while an event is to come', async () => {
    const { db } = app.context
    const { id, email } = await buildCustomer(db, { tags: ['secret'], company: 'Secret LLC' })
    await db.insertInto('customer_notes').values({ customer_id: id, content: 'Secret note' }).execute()
    const booking = await buildBooking(db, { customer_id: id })
    const erase = (typed: string, cookie = admin) =>
      app.call('POST /api/admin/customer-erasures', { body: { id, email: typed }, cookie })
    expect((await erase(email, booker)).status).toBe(403)
    expect((await erase('other@example.com')).body.fields).toEqual({ email: `Type ${email} to confirm` })
    const refused = await erase(email)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      '1 booking is still to come: cancel, or wait until the event is over.',
    ])
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking.id).execute()
    expect((await erase(email.toUpperCase())).status).toBe(200)
    const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'erased', name: 'Erased customer', company: null, tags: [] })
    expect(await db.selectFrom('customer_notes').select('id').where('customer_id', '=', id).execute()).toEqual([])
    expect((await erase(email)).status).toBe(404)
  })
})
