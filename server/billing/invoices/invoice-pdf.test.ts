import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { openCustomerInvoices } from './test-support/customer-invoices.ts'

const { app, payer, invoicesOf, pdfOf } = await openCustomerInvoices()

describe('the PDF', () => {
  test('has all the invoice has, for its owner to keep and no cache to store', async () => {
    const { db } = app.context
    const agent = await buildAgent(db, { name: 'Sábíne Läurent' })
    const event_date = new Date('2026-12-05T02:00:00Z')
    const booking = await payer.book({ agent_id: agent.id, event_location: 'Inman Park', event_date })
    await buildPayment(db, booking.id, { purpose: 'deposit', amount_cents: 10_000 })
    const invoice = await buildInvoice(db, booking.id, {
      created_at: new Date('2026-10-28T16:00:00Z'),
      due_date: new Date('2026-11-13T04:59:59Z'),
      notes: 'Thank you for the booking.',
    })
    const { status, headers, bytes } = await pdfOf(invoice.id)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.invoice_number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const document = await getDocumentProxy(bytes)
    const { text: lines } = await extractText(document, { mergePages: true })
    // a long line may break
    const text = lines.replace(/\s+/g, ' ')
    for (const said of [
      'Marquee',
      '(404) 555-0142',
      invoice.invoice_number,
      'Renée Żółć',
      'renee@example.com',
      'October 28, 2026',
      'November 12, 2026',
      'Sábíne Läurent',
      'Wedding, Friday, December 4, 2026, 9 PM to 1 AM, Inman Park',
      '$100.00',
      '$400.00',
      'Tax (8%)',
      '$32.00',
      '$432.00',
      '−$100.00',
      'Balance due',
      '$332.00',
      'Thank you for the booking.',
    ]) {
      expect(text, said).toContain(said)
    }
    expect(await document.getMetadata()).toMatchObject({ info: { Title: `Invoice ${invoice.invoice_number}` } })
    expect((await document.getPage(1)).view).toEqual([0, 0, 612, 792])
  })

  test('comes in letter and A4 size only', async () => {
    const invoice = await buildInvoice(app.context.db, (await payer.book()).id)
    const { bytes } = await pdfOf(invoice.id, { query: '?paper=a4' })
    const [, , width, height] = (await (await getDocumentProxy(bytes)).getPage(1)).view
    expect([width, height].map((points) => Math.round(points ?? 0))).toEqual([595, 842])
    expect((await pdfOf(invoice.id, { query: '?paper=a3' })).status).toBe(400)
  })

  test('of a refunded invoice owes nothing and says what was given back', async () => {
    const { db } = app.context
    const booking = await payer.book({ payment_status: 'refunded' })
    const payment = await buildPayment(db, booking.id, { amount_cents: 43_200 })
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: payment.id, amount_cents: 43_200 })
    const invoice = await buildInvoice(db, booking.id, { status: 'paid' })
    const { text } = await extractText((await pdfOf(invoice.id)).bytes, { mergePages: true })
    expect(text.replace(/\s+/g, ' ')).toMatch(/Paid −\$432\.00 Refunded \$432\.00 Balance due \$0\.00/)
  })

  test('owes nothing once its booking is refunded or cancelled, as the booking says', async () => {
    const { db } = app.context
    for (const closed of [{ payment_status: 'refunded' }, { status: 'cancelled' }] as const) {
      const booking = await payer.book(closed)
      const payment = await buildPayment(db, booking.id, { purpose: 'deposit', amount_cents: 10_000 })
      await buildPayment(db, booking.id, { kind: 'refund', payment_id: payment.id, amount_cents: 10_000 })
      const invoice = await buildInvoice(db, booking.id)
      const { body } = await app.call('GET /api/customer/invoices/:id', {
        params: { id: invoice.id },
        cookie: payer.cookie,
      })
      expect(body).toMatchObject({ status: 'pending', paid: 0, balance: 0 })
      // the words of its paper
      expect(body.bill.account).toEqual([
        { label: 'Paid', amount: '−$100.00' },
        { label: 'Refunded', amount: '$100.00' },
        { label: 'Balance due', amount: '$0.00' },
      ])
      const { text } = await extractText((await pdfOf(invoice.id)).bytes, { mergePages: true })
      expect(text).toContain('$100.00')
      expect(text.replace(/\s+/g, ' ')).toContain('Balance due $0.00')
    }
  })

  test('is readable by its owner before the temporary password is changed', async () => {
    const customer = await buildCustomer(app.context.db, { must_change_password: true })
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    expect((await invoicesOf(cookie)).status).toBe(200)
    expect((await app.call('GET /api/customer/payments', { cookie })).status).toBe(200)
  })
})
