import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openInvoices } from '#tests/support/invoices.ts'
import { readPages } from '#tests/support/pages.ts'

type Office = Awaited<ReturnType<typeof openInvoices>>

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

/** One of each kind, and a void one beside the live one of its booking. */
async function buildKinds({ db }: Office) {
  const make = async (values: object, booking?: string) =>
    (await buildInvoice(db, booking ?? (await buildBooking(db)).id, values)).id
  const booking = (await buildBooking(db)).id
  return {
    draft: await make({ status: 'draft', due_date: ago(3) }),
    voided: await make({ voided_at: new Date(), void_reason: 'Wrong night' }, booking),
    pending: await make({}, booking),
    overdue: await make({ due_date: ago(1) }),
    paid: await make({ status: 'paid', due_date: ago(1) }),
  }
}

afterEach(() => expect.hasAssertions())

test('the list has all but void ones, the newest first; each state has its own list', async () => {
  const office = await openInvoices()
  const kinds = await buildKinds(office)
  const { status, body } = await office.list()
  expect([status, body.map(({ id }) => id)]).toEqual([200, [kinds.paid, kinds.overdue, kinds.pending, kinds.draft]])
  for (const [show, id] of Object.entries(kinds)) {
    expect((await office.list({ show })).body.map((invoice) => invoice.id)).toEqual([id])
  }
  expect((await office.list({ show: 'lost' })).status).toBe(400)
})

test('an open invoice says when its booking owes nothing any more', async () => {
  const office = await openInvoices()
  for (const booking of [{}, { status: 'cancelled' }, { payment_status: 'refunded' }] as const) {
    await buildInvoice(office.db, (await buildBooking(office.db, booking)).id)
  }
  const { body } = await office.list()
  expect(body.map(({ owesNothing }) => owesNothing)).toEqual([true, true, false])
  const overdue = await buildBooking(office.db, { status: 'cancelled' })
  await buildInvoice(office.db, overdue.id, { due_date: ago(1) })
  expect((await office.list({ show: 'pending' })).body.map(({ id }) => id)).toEqual([body[2]?.id])
  expect((await office.list({ show: 'overdue' })).body).toEqual([])
})

test('pages run by key, each invoice once, also where many came at one moment', async () => {
  const office = await openInvoices()
  const { db } = office
  const first = await buildBooking(db)
  const at = ago(1)
  for (let i = 0; i < 23; i++) {
    const booking = await buildBooking(db, { agent_id: first.agent_id, customer_id: first.customer_id })
    await buildInvoice(db, booking.id, { created_at: new Date(at.getTime() + Math.floor(i / 8) * 1000) })
  }
  const all = (await office.list()).body.map(({ id }) => id)
  for (const path of [
    '/api/invoices?limit=5',
    '/api/invoices?limit=5&show=pending',
    '/api/invoices?limit=5&q=dana',
    '/api/invoices?limit=5&q=example.com',
  ]) {
    const pages = await readPages<{ id: string }>(office.app, path, office.cookie)
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 5, 5, 3])
    expect(pages.flat().map(({ id }) => id)).toEqual(all)
  }
  for (const query of [{ limit: '0' }, { limit: '101' }, { cursor: 'x' }, { q: 'x'.repeat(201) }]) {
    expect((await office.list(query)).status).toBe(400)
  }
})

test('an invoice is found by its number however it is typed, void ones too, and by words of its customer', async () => {
  const office = await openInvoices()
  const { db } = office
  const invoiceOf = async (name: string, email: string, values: object = {}) => {
    const customer = await buildCustomer(db, { name, email })
    const booking = await buildBooking(db, { customer_id: customer.id, customer_name: name, customer_email: email })
    return (await buildInvoice(db, booking.id, values)).id
  }
  const renee = await invoiceOf('Renée Thibodeaux', 'renee@thibodeaux.co', { invoice_number: 'INV-2027-0042' })
  const dana = await invoiceOf('Dana Whitfield', 'dana@example.com', { invoice_number: 'INV-2027-10042' })
  const gone = await invoiceOf('100% O_Neil', 'neil@example.com', {
    invoice_number: 'INV-2027-0043',
    voided_at: new Date(),
  })
  const find = async (q: string, more: Record<string, string> = {}) =>
    (await office.list({ q, ...more })).body.map(({ id }) => id)
  for (const q of ['INV-2027-0042', 'inv-2027-42', '2027-0042', ' (INV-2027-0042) ', 'INV-2027-0042 thibo', 'RENÉE']) {
    expect(await find(q), q).toEqual([renee])
  }
  expect(await find('INV-2027-10042')).toEqual([dana])
  expect(await find('INV-2027-0043')).toEqual([gone])
  expect(await find('INV-2027-0043', { show: 'pending' })).toEqual([])
  expect(await find('dana@example.com')).toEqual([dana])
  expect(await find('whit dan')).toEqual([dana])
  expect(await find('da')).toEqual([dana])
  expect(await find('neil')).toEqual([])
  expect(await find('o_neil', { show: 'voided' })).toEqual([gone])
  expect(await find('100%', { show: 'voided' })).toEqual([gone])
  for (const q of [
    'whitfield renée',
    'INV-2027-0042 dana',
    'INV-2027-0044',
    '%%%',
    "'; drop table invoices",
    '_____',
  ]) {
    if (!/^\W*$|^_+$/.test(q)) expect(await find(q), q).toEqual([])
  }
})

test('words that only old invoices have are found behind thousands of newer ones', async () => {
  const office = await openInvoices()
  const { db } = office
  const first = await buildBooking(db)
  const old = await buildBooking(db, { customer_name: 'Wilhelmina Rare' })
  const invoice = await buildInvoice(db, old.id, { created_at: ago(900), invoice_number: 'INV-2024-0001' })
  const { pool } = office.app.context
  // in parts: a busy machine would not finish all of them within the time of one statement
  for (let part = 0; part < 5; part++) {
    await pool.query(
      `insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date, event_duration)
       select $1, $2, 'Dana', 'dana@example.com', 'wedding', now(), 3 from generate_series(1, 500)`,
      [first.agent_id, first.customer_id],
    )
    // triggers look each booking up by its key: without statistics they would read the whole table
    await pool.query('analyze bookings, invoices')
    await pool.query(
      `insert into invoices (booking_id, invoice_number, subtotal_cents, total_cents, due_date, status)
       select id, 'INV-2020-' || ($1 + row_number() over ()), 100, 100, now(), 'pending'
       from bookings b where customer_name = 'Dana' and not exists (select from invoices i where i.booking_id = b.id)`,
      [100_000 + part * 500],
    )
  }
  await pool.query('analyze bookings, invoices')
  expect(await office.list({ q: 'rare wilhelm' })).toMatchObject({ status: 200, body: [{ id: invoice.id }] })
  expect((await office.list({ q: 'dana', limit: '3' })).body).toHaveLength(3)
})

test('billable is what is neither cancelled nor refunded and has no live invoice', async () => {
  const office = await openInvoices()
  const { app, db, cookie } = office
  const agent = await buildAgent(db, { name: 'Vera Vane' })
  const customer = await buildCustomer(db, { name: 'Renée Żółć', email: 'renee@example.com' })
  const whose = {
    agent_id: agent.id,
    customer_id: customer.id,
    customer_name: customer.name,
    customer_email: customer.email,
  }
  const book = (values: object, days: number) => buildBooking(db, { ...whose, ...values, created_at: ago(days) })
  const plain = await book({ total_cents: null }, 1)
  const wasVoid = await book({ status: 'completed' }, 2)
  await buildInvoice(db, wasVoid.id, { voided_at: new Date() })
  await buildPayment(db, wasVoid.id, { amount_cents: 5_000 })
  await buildInvoice(db, (await book({}, 3)).id)
  await buildInvoice(db, (await book({}, 3)).id, { status: 'draft' })
  await book({ status: 'cancelled' }, 3)
  await book({ payment_status: 'refunded' }, 3)
  const ask = (query: Record<string, string> = {}) => app.call('GET /api/admin/billable-bookings', { cookie, query })
  const { status, body } = await ask()
  expect([status, body]).toEqual([
    200,
    [
      {
        id: plain.id,
        number: plain.number,
        customerName: 'Renée Żółć',
        customerEmail: 'renee@example.com',
        agentName: 'Vera Vane',
        eventType: 'wedding',
        eventDate: plain.event_date.toISOString(),
        eventDuration: 4,
        totalAmount: null,
        paid: 0,
        ...{ taxPercent: 8, taxExempt: false, taxExemptNumber: null },
      },
      expect.objectContaining({ id: wasVoid.id, totalAmount: 400, paid: 5_000 }),
    ],
  ])
  for (const q of ['vane', 'renée vera', 'renee@example.com']) expect((await ask({ q })).body, q).toEqual(body)
  expect((await ask({ q: 'nobody' })).body).toEqual([])
  expect((await ask({ q: '2026-17' })).body).toEqual([])
  const pages = await readPages<{ id: string }>(
    office.app,
    '/api/admin/billable-bookings?limit=1&q=vera',
    office.cookie,
  )
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[plain.id], [wasVoid.id]])
})

test('the export is CSV with void ones marked, and nothing a spreadsheet would run', async () => {
  const office = await openInvoices()
  const { app, db, cookie } = office
  const customer = await buildCustomer(db, { name: '=cmd|calc', email: 'dana@example.com' })
  const booking = await buildBooking(db, { customer_id: customer.id })
  const issued = new Date('2026-11-01T03:30:00Z')
  await buildInvoice(db, booking.id, {
    invoice_number: 'INV-2026-0901',
    created_at: issued,
    voided_at: new Date(),
    void_reason: 'Wrong, "night"',
    notes: '-1+1',
  })
  await buildInvoice(db, booking.id, { invoice_number: 'INV-2026-0902', created_at: new Date('2026-11-01T04:30:00Z') })
  const ask = (query: Record<string, string> = {}) => app.call('GET /api/admin/exports/invoices', { cookie, query })
  const { status, headers, body } = await ask()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="invoices-\d{4}-\d\d-\d\d\.csv"$/),
  })
  const [head, first, second, end] = String(body).split('\r\n')
  expect(head).toMatch(/^\uFEFF"?Number"?,"?State"?,/)
  expect(first).toContain('"INV-2026-0902","Pending","2026-11-01"')
  expect(second).toContain('"INV-2026-0901","Void","2026-10-31"')
  expect(second).toContain('"\'=cmd|calc"')
  expect(second).toContain('"\'-1+1"')
  expect(second).toContain('"Wrong, ""night"""')
  expect(second).toContain(',400,0,32,432,0,')
  expect(end).toBe('')
  const numbers = async (query: Record<string, string>) =>
    String((await ask(query)).body).match(/INV-\d{4}-\d{4}/g) ?? []
  expect(await numbers({ from: '2026-11-01' })).toEqual(['INV-2026-0902'])
  expect(await numbers({ to: '2026-11-01' })).toEqual(['INV-2026-0901'])
  expect((await ask({ from: '2026-02-30' })).status).toBe(400)
})
