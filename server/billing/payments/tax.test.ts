import { beforeEach, expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'

const agency = await openCardAgency()

beforeEach(() => setTax({ percent: 8 }))

async function setTax({ percent, untaxed = [] }: { percent: number; untaxed?: string[] }) {
  const body = { name: 'Sales tax', percent, untaxed }
  const { status } = await agency.app.call('PUT /api/admin/tax-settings', { cookie: agency.cookie, body })
  expect(status).toBe(200)
}
const book = (more: object = {}) => agency.book({ status: 'confirmed', total_cents: 42_500, ...more })
const pay = (id: string, body: object = {}) =>
  agency.app.call('POST /api/customer/bookings/:id/pay', {
    ...{ params: { id }, cookie: agency.payer.cookie, body: { paymentMethod: 'cash' as const, ...body } },
  })
const details = async (id: string) =>
  (await agency.app.call('GET /api/admin/bookings/:id', { params: { id }, cookie: agency.cookie })).body
const own = async (id: string) => {
  const { body } = await agency.app.call('GET /api/customer/bookings', { cookie: agency.payer.cookie })
  return body.find((booking) => booking.id === id)
}
const ledger = async (id: string) =>
  (await agency.ledgerOf(id)).map(({ kind, amount_cents, tax_cents }) => [kind, amount_cents, tax_cents])
const sendInvoice = async (id: string, taxPercent?: number) => {
  const { body } = await agency.app.call('POST /api/admin/bookings/send-invoices', {
    cookie: agency.cookie,
    body: { bookingIds: [id], dueDate: '2031-05-15', message: null, ...(taxPercent !== undefined && { taxPercent }) },
  })
  expect(body).toMatchObject([{ outcome: 'done' }])
  return agency.app.context.db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
}
const refund = async (id: string, amount: number) => {
  const [row] = await agency.ledgerOf(id)
  return agency.app.call('POST /api/admin/payments/:id/refund', {
    ...{ params: { id: row?.id ?? '' }, body: { amount, reason: 'Fewer hours' }, cookie: agency.cookie },
  })
}

test('Pay Now takes price plus tax; nothing is owed then, and an invoice made later says the same (P7.101)', async () => {
  const { id } = await book()
  expect(await own(id)).toMatchObject({
    ...{ totalAmount: 425, plusTax: true, taxName: 'Sales tax', taxPercent: 8 },
    due: [{ purpose: 'full', amount: 45_900, tax: 3_400 }],
  })
  expect((await details(id)).tax).toMatchObject({ ruled: true, plusTax: true })
  expect((await pay(id, { expectedAmount: 42_500 })).status).toBe(409)
  expect((await pay(id, { expectedAmount: 45_900 })).status).toBe(200)
  expect(await ledger(id)).toEqual([['payment', 45_900, 3_400]])
  expect(await details(id)).toMatchObject({ totalAmount: 425, paid: 45_900, owed: 0, excess: 0, paymentStatus: 'paid' })
  expect(await own(id)).toMatchObject({ due: [], plusTax: false })
  await setTax({ percent: 9 })
  expect((await details(id)).tax).toMatchObject({ percent: 8, plusTax: false })
  const { body: invoice } = await agency.app.call('POST /api/admin/generate-invoice', {
    cookie: agency.cookie,
    body: { bookingId: id, subtotal: 42_500, tax: 3_400, discount: 0, total: 45_900, dueDate: '2031-05-15' },
  })
  expect(invoice).toMatchObject({ total: 45_900, paid: 45_900, status: 'paid' })
  const printed = { params: { id: invoice.id }, cookie: agency.payer.cookie }
  const { bill } = (await agency.app.call('GET /api/customer/invoices/:id', printed)).body
  expect(bill.sums.at(-1)).toEqual({ label: 'Sales tax (8%)', amount: '$34.00' })
  expect(bill.account).toContainEqual({ label: 'Balance due', amount: '$0.00' })
  expect(await details(id)).toMatchObject({ owed: 0, excess: 0, paymentStatus: 'paid' })
})

test('until the settings are saved nothing is said of tax, also beside an invoice with tax and of an exempt customer', async () => {
  const { db } = agency.app.context
  await db.updateTable('tax_settings').set({ saved_at: null }).execute()
  const { id } = await book()
  await sendInvoice(id, 8)
  expect(await own(id)).toMatchObject({ plusTax: false })
  await db.updateTable('customers').set({ tax_exempt: true }).execute()
  expect((await details(id)).tax).toMatchObject({ ruled: false, plusTax: false })
  await db.updateTable('customers').set({ tax_exempt: false }).execute()
  await setTax({ percent: 8 })
  expect(await own(id)).toMatchObject({ plusTax: true })
})

test('a booking without a price is listed, and nothing is said of tax', async () => {
  const { id } = await book({ total_cents: null })
  expect(await own(id)).toMatchObject({ totalAmount: null, plusTax: false })
  expect((await details(id)).tax).toMatchObject({ plusTax: false })
})

test('a deposit is of the total with tax, the same with an invoice as without; the balance has all of the tax (P7.103)', async () => {
  const billed = await book({ deposit_percent: 50 })
  const { id: invoiceId } = await sendInvoice(billed.id)
  expect((await own(billed.id))?.due).toMatchObject([
    { purpose: 'deposit', amount: 22_950, tax: 0 },
    { purpose: 'full', amount: 45_900, tax: 3_400 },
  ])
  const ownInvoice = async () => {
    const { body } = await agency.app.call('GET /api/customer/invoices', { cookie: agency.payer.cookie })
    return body.find((invoice) => invoice.id === invoiceId)
  }
  expect(await ownInvoice()).toMatchObject({ taxName: 'Sales tax', balance: 45_900, balanceTax: 3_400 })
  await pay(billed.id)
  expect(await ownInvoice()).toMatchObject({ balance: 22_950, balanceTax: 3_400 })
  await pay(billed.id)
  expect(await ledger(billed.id)).toMatchObject([
    ['payment', 22_950, 0],
    ['payment', 22_950, 3_400],
  ])
  expect(await ownInvoice()).toMatchObject({ balance: 0, balanceTax: 0 })
  const { id } = await book({ deposit_percent: 50 })
  expect((await own(id))?.due).toMatchObject([
    { purpose: 'deposit', amount: 22_950, tax: 0 },
    { purpose: 'full', amount: 45_900, tax: 3_400 },
  ])
  await pay(id)
  expect(await details(id)).toMatchObject({ paid: 22_950, paymentStatus: 'pending' })
  await pay(id)
  expect(await ledger(id)).toEqual([
    ['payment', 22_950, 0],
    ['payment', 22_950, 3_400],
  ])
  expect(await details(id)).toMatchObject({ paid: 45_900, owed: 0, excess: 0, paymentStatus: 'paid' })
})

test('a deposit that goes beyond the price has its part of the tax, to the cent (P7.103)', async () => {
  await setTax({ percent: 8.875 })
  // $100.01 and $8.88: 99% is $107.80
  const { id } = await book({ total_cents: 10_001, deposit_percent: 99 })
  expect((await own(id))?.due[0]).toMatchObject({ purpose: 'deposit', amount: 10_780, tax: 779 })
  await pay(id)
  await pay(id)
  expect(await ledger(id)).toEqual([
    ['payment', 10_780, 779],
    ['payment', 109, 109],
  ])
  expect(await details(id)).toMatchObject({ paid: 10_889, owed: 0, excess: 0, paymentStatus: 'paid' })
})

test('a card is charged price plus tax, and the tax stands on the payment', async () => {
  const { id } = await book()
  expect((await agency.payByCard(id)).status).toBe(200)
  expect(agency.stripe.asked.at(-1)).toBeDefined()
  expect(await agency.checkoutsOf(id)).toMatchObject([{ amount_cents: 45_900, state: 'paid' }])
  expect(await ledger(id)).toEqual([['payment', 45_900, 3_400]])
  expect(await details(id)).toMatchObject({ paymentStatus: 'paid', owed: 0, excess: 0 })
})

test('a category without tax and an exempt customer pay none, on invoices too', async () => {
  const { db } = agency.app.context
  const { id: model } = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'model')
    .executeTakeFirstOrThrow()
  await setTax({ percent: 8, untaxed: [model] })
  const off = await book()
  expect(await own(off.id)).toMatchObject({ plusTax: false, due: [{ amount: 42_500, tax: 0 }] })
  await setTax({ percent: 8 })
  const customer = db.updateTable('customers').where('id', '=', agency.payer.customer.id)
  await customer.set({ tax_exempt: true, tax_exempt_number: '12-345' }).execute()
  const exempt = await book()
  expect(await own(exempt.id)).toMatchObject({ plusTax: false, due: [{ amount: 42_500, tax: 0 }] })
  const billable = await agency.app.call('GET /api/admin/billable-bookings', { cookie: agency.cookie })
  expect(billable.body.find(({ id }) => id === exempt.id)).toMatchObject({
    ...{ taxPercent: 0, taxExempt: true, taxExemptNumber: '12-345' },
  })
  const invoice = await sendInvoice(exempt.id)
  expect(invoice).toMatchObject({ tax_cents: 0, total_cents: 42_500 })
  expect(JSON.stringify(invoice.frozen)).toContain('Tax exempt, number 12-345')
  await customer.set({ tax_exempt: false, tax_exempt_number: null }).execute()
})

test('the batch takes each booking’s own rate, half a cent rounded up once', async () => {
  await setTax({ percent: 8.875 })
  const { id } = await book({ total_cents: 10_000 })
  expect(await sendInvoice(id, 5)).toMatchObject({ tax_cents: 888, total_cents: 10_888, tax_rule: 8875 })
})

test('a reissue keeps the rate, unless the settings or the exemption changed (P7.102)', async () => {
  const { db } = agency.app.context
  const { id } = await book()
  const follow = async (invoice: string, totalAmount: number) => {
    const { body, status } = await agency.app.call('POST /api/admin/invoices/:id/follow-booking', {
      ...{ params: { id: invoice }, cookie: agency.cookie, body: { reason: 'Longer', totalAmount } },
    })
    expect(status).toBe(201)
    return body
  }
  // typed at another rate than the settings'
  const terms = { subtotal: 42_500, tax: 2_125, discount: 0, total: 44_625, dueDate: '2031-05-15' }
  const { body: first } = await agency.app.call('POST /api/admin/generate-invoice', {
    ...{ cookie: agency.cookie, body: { bookingId: id, ...terms } },
  })
  const second = await follow(first.id, 595)
  expect(second).toMatchObject({ subtotal: 59_500, tax: 2_975 })
  await setTax({ percent: 9 })
  const third = await follow(second.id, 600)
  expect(third).toMatchObject({ subtotal: 60_000, tax: 5_400, total: 65_400 })
  await pay(id)
  expect(await ledger(id)).toEqual([['payment', 65_400, 5_400]])
  const customer = db.updateTable('customers').where('id', '=', agency.payer.customer.id)
  await customer.set({ tax_exempt: true }).execute()
  const fourth = await follow(third.id, 600)
  expect(fourth).toMatchObject({ tax: 0, total: 60_000, status: 'paid' })
  expect(await details(id)).toMatchObject({ excess: 5_400 })
  // what was paid beyond it is the tax
  expect((await refund(id, 5_400)).status).toBe(201)
  expect((await ledger(id))[1]).toEqual(['refund', 5_400, 5_400])
  expect(await details(id)).toMatchObject({ excess: 0, paymentStatus: 'paid' })
  await customer.set({ tax_exempt: false }).execute()
})

test('refunds take their part of the tax back, to the cent; a reversal takes all (P7.104)', async () => {
  const { id } = await book()
  await pay(id)
  await refund(id, 10_000)
  await refund(id, 35_900)
  expect(await ledger(id)).toEqual([
    ['payment', 45_900, 3_400],
    ['refund', 10_000, 741],
    ['refund', 35_900, 2_659],
  ])
  const other = await book()
  await pay(other.id)
  const [row] = await agency.ledgerOf(other.id)
  await agency.app.call('POST /api/admin/payments/:id/reverse', {
    ...{ params: { id: row?.id ?? '' }, body: { reason: 'Never arrived' }, cookie: agency.cookie },
  })
  expect((await ledger(other.id))[1]).toEqual(['reversal', 45_900, 3_400])
  expect(await own(other.id)).toMatchObject({ due: [{ amount: 45_900, tax: 3_400 }] })
})

test('the reports say the tax collected by month, folded or not', async () => {
  const before = await months()
  const { id } = await book()
  await pay(id)
  await refund(id, 10_000)
  const taxNow = (await months()) - before
  expect(taxNow).toBe(3_400 - 741)
  await agency.app.context.pool.query('select fold_tallies(1000000)')
  expect((await months()) - before).toBe(taxNow)
})

async function months(): Promise<number> {
  const { body } = await agency.app.call('GET /api/admin/reports', { cookie: agency.cookie })
  return body.months.reduce((sum, { tax }) => sum + tax, 0)
}

test('the tax in a refund of what was beyond the price is no part of the price that talent has a share of (P7.154)', async () => {
  const { db } = agency.app.context
  const at = new Date()
  const booking = await book({ total_cents: 50_000, payment_status: 'paid', completed_at: at, status: 'completed' })
  const paid = { verified_at: at, paid_at: at }
  const first = await buildPayment(db, booking.id, { ...paid, amount_cents: 54_000, tax_cents: 4_000 })
  // reissued cheaper, the difference refunded; reissued at the old price, void, and the difference paid again
  const excess = { amount_cents: 10_800, tax_cents: 800, excess_cents: 10_800, excess_tax_cents: 800 }
  await buildPayment(db, booking.id, { ...excess, kind: 'refund', payment_id: first.id })
  await buildPayment(db, booking.id, { ...paid, amount_cents: 10_800, tax_cents: 800, purpose: 'balance' })
  const { rows } = await agency.app.database.pool.query(
    'select net_cents::int, price_cents::int, kept_cents::int from earned_bookings where booking_id = $1',
    [booking.id],
  )
  expect(rows).toEqual([{ net_cents: 50_000, price_cents: 54_000, kept_cents: 54_000 }])
})
