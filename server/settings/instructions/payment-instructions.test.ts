import { extractText } from 'unpdf'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { openInvoices } from '#tests/support/invoices.ts'
import { buildNight, deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { signInAdmin, signInOutsiders } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

const WANTED = {
  zelle: ' pay@marquee.example ' as string | null,
  venmo: '@marquee' as string | null,
  paypal: '' as string | null,
  bank_transfer: 'First Bank of Atlanta\nRouting 061000104\nAccount 4111 1111 1111 1111' as string | null,
  cash: null as string | null,
}
const SAVED = { ...WANTED, zelle: 'pay@marquee.example', paypal: null }

async function start() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { cookie } = await signInAdmin(app)
  const save = (body: Partial<typeof WANTED> = {}, headers: Record<string, string> = {}) =>
    app.call('PUT /api/admin/payment-instructions', { cookie, body: { ...WANTED, ...body }, headers })
  const show = () => app.call('GET /api/admin/payment-instructions', { cookie })
  return { app, db: app.context.db, cookie, save, show }
}

describe('how customers pay (P7.80)', () => {
  test('is kept as written, an account number whole, and audited', async () => {
    const { app, db, save, show } = await start()
    expect((await show()).body).toMatchObject({ zelle: null, cash: null, version: 1 })
    expect((await save({}, { 'if-match': '"1"' })).body).toEqual({ ...SAVED, version: 2 })
    expect((await show()).body).toEqual({ ...SAVED, version: 2 })
    // the same again changes nothing
    expect((await save({}, { 'if-match': '"1"' })).body.version).toBe(2)
    const audited = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'settings.changed')
      .orderBy('id')
      .execute()
    expect(audited).toHaveLength(1)
    expect(audited[0]).toMatchObject({ before: { zelle: null, venmo: null }, after: { zelle: 'pay@marquee.example' } })
    const customer = await buildCustomer(db)
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    expect((await app.call('GET /api/customer/payment-instructions', { cookie })).body).toEqual({
      ...SAVED,
      cardProvider: false,
    })
  })

  test('of two owners one wins, the other is notified', async () => {
    const { save } = await start()
    const answers = await Promise.all([
      save({ zelle: 'one@marquee.example' }, { 'if-match': '"1"' }),
      save({ zelle: 'two@marquee.example' }, { 'if-match': '"1"' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    [{ zelle: 'x'.repeat(201) }, 'zelle'],
    [{ bank_transfer: 'x'.repeat(501) }, 'bank_transfer'],
    [{ cash: 5 as unknown as string }, 'cash'],
  ])('refuses %j', async (body, field) => {
    const { save } = await start()
    expect(await save(body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  test('is for owners to edit, for customers to read', async () => {
    const { app, db } = await start()
    const { id } = await buildUser(db, { staff_role: 'booker' })
    const booker = { cookie: await signIn(app, { role: 'admin', userId: id }) }
    const { agent, customer } = await signInOutsiders(app)
    const admin = 'GET /api/admin/payment-instructions' as const
    const status = async (call: typeof admin | 'GET /api/customer/payment-instructions', cookie?: string) =>
      (await app.call(call, cookie ? { cookie } : {})).status
    expect(await status(admin)).toBe(401)
    for (const cookie of [booker.cookie, agent, customer]) expect(await status(admin, cookie)).toBe(403)
    const put = { body: WANTED, cookie: booker.cookie }
    expect((await app.call('PUT /api/admin/payment-instructions', put)).status).toBe(403)
    expect(await status('GET /api/customer/payment-instructions')).toBe(401)
    expect(await status('GET /api/customer/payment-instructions', agent)).toBe(403)
    expect(await status('GET /api/customer/payment-instructions', customer)).toBe(200)
  })
})

describe('where it is printed (P7.82)', () => {
  test('the bill, its PDF and the customer’s page name each method and the invoice number; a paid one none', async () => {
    const { app, db, cookie, generate } = await openInvoices()
    await app.call('PUT /api/admin/payment-instructions', { cookie, body: WANTED })
    const night = await buildNight(app)
    const { body: invoice } = await generate(night.id)
    const customer = await signIn(app, { role: 'customer', customerId: night.customer_id })
    const params = { id: invoice.id }
    const { bill } = (await app.call('GET /api/customer/invoices/:id', { cookie: customer, params })).body
    expect(bill.howToPay).toEqual([
      { label: 'Bank transfer', amount: WANTED.bank_transfer },
      { label: 'Venmo', amount: '@marquee' },
      { label: 'Zelle', amount: 'pay@marquee.example' },
      { label: 'Memo', amount: invoice.invoiceNumber },
      { label: 'Other ways', amount: 'Call us for details: (404) 555-0142' },
    ])
    const pdf = await app.app.inject({
      url: `/api/customer/invoices/${invoice.id}/pdf`,
      headers: { cookie: customer },
    })
    const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true })
    for (const said of ['How to pay', '@marquee', 'Routing 061000104', invoice.invoiceNumber]) {
      expect(text).toContain(said)
    }
    await db.updateTable('invoices').set({ status: 'paid' }).where('id', '=', invoice.id).execute()
    const paid = await app.call('GET /api/customer/invoices/:id', { cookie: customer, params })
    expect(paid.body.bill.howToPay).toEqual([])
  })

  test('the confirmed mail names each method and the booking number, until it is paid', async () => {
    const { app, db, save } = await start()
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await save()
    const owed = await buildBooking(db, { status: 'confirmed', total_cents: 40_000 })
    await queueMail(app, 'booking-confirmed', owed)
    const paid = await buildBooking(db, { status: 'confirmed', total_cents: 40_000, payment_status: 'paid' })
    await queueMail(app, 'booking-confirmed', paid)
    await deliver(app, mailer)
    const texts = new Map(smtp.arrived.map(({ text = '', envelopeTo }) => [envelopeTo[0], text]))
    const words = texts.get(owed.customer_email)
    for (const said of [
      'Zelle: pay@marquee.example',
      'Bank transfer: First Bank of Atlanta, Routing 061000104, Account 4111 1111 1111 1111',
      `Put B-${owed.number} in the memo`,
    ]) {
      expect(words).toContain(said)
    }
    expect(texts.get(paid.customer_email)).not.toContain('Zelle')
  })
})
