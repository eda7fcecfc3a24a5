import { expect, test } from 'vitest'
import { RECEIPT_LABELS, reportedSentence } from '#shared/model/payment.ts'
import { buildInvoice, buildPayer } from '#tests/support/billing.ts'
import { deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const env = { PUBLIC_URL: 'https://marquee.example' }

/** A customer who reported the payment of an invoiced booking. */
async function openReport(app: TestApp) {
  const { db } = app.context
  const { cookie: admin } = await signInAdmin(app)
  const payer = await buildPayer(app, { name: 'Dana Whitfield', email: 'dana@example.com' })
  const booking = await payer.book({ status: 'confirmed', total_cents: 40_000 })
  const invoice = await buildInvoice(db, booking.id)
  const { status } = await app.call('POST /api/customer/bookings/:id/pay', {
    cookie: payer.cookie,
    params: { id: booking.id },
    body: { paymentMethod: 'zelle', transactionId: 'ZL-9' },
  })
  expect(status).toBe(200)
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  const verify = () => app.call('POST /api/admin/payments/:id/verify', { cookie: admin, params: { id: payment.id } })
  return { db, admin, payer, booking, invoice, payment, verify }
}

type Report = Awaited<ReturnType<typeof openReport>>

/** When a payment was reported, wherever the customer and the office read of it, and the words of the bill. */
async function readReported(app: TestApp, { admin, payer: { customer, cookie }, invoice }: Report) {
  const own = { cookie, params: { id: invoice.id } }
  const bookings = (await app.call('GET /api/customer/bookings', { cookie })).body
  const payments = (await app.call('GET /api/customer/payments', { cookie })).body
  const invoices = (await app.call('GET /api/customer/invoices', { cookie })).body
  const office = (await app.call('GET /api/invoices', { cookie: admin })).body
  const page = (await app.call('GET /api/admin/customers/:id', { cookie: admin, params: { id: customer.id } })).body
  const details = (await app.call('GET /api/customer/invoices/:id', own)).body
  const read = (of: string, url: string) => app.app.inject({ url, headers: { cookie: of } })
  const pdf = await read(cookie, `/api/customer/invoices/${invoice.id}/pdf`)
  const preview = await read(admin, `/api/admin/invoice-preview/${invoice.id}`)
  return {
    at: [bookings[0], payments[0], invoices[0], office[0], page.recentBookings[0], details].map(
      (row) => row?.reportedAt,
    ),
    statuses: [bookings[0]?.paymentStatus, payments[0]?.paymentStatus, invoices[0]?.status],
    printed: [
      details.bill.reported,
      (await readPdfText(new Uint8Array(pdf.rawPayload))).replace(/\s+/g, ' '),
      preview.body,
    ],
  }
}

test('a report is named beside every status, on the bill, its PDF and page, until the office verifies it (P7.110)', async () => {
  await using app = await startTestApp({ env })
  const report = await openReport(app)
  const at = report.payment.created_at.toISOString()
  const before = await readReported(app, report)
  expect(before.at).toEqual(Array(6).fill(at))
  expect(before.statuses).toEqual(['paid', 'completed', 'paid'])
  for (const text of before.printed) expect(text?.replace(/&#39;/g, "'")).toContain(reportedSentence(at))

  expect((await report.verify()).status).toBe(200)
  const after = await readReported(app, report)
  expect(after.at).toEqual(Array(6).fill(null))
  expect(after.statuses).toEqual(before.statuses)
  expect(after.printed[0]).toBeNull()
  for (const text of after.printed) expect(text ?? '').not.toContain('Reported')
})

test('mails about the booking say so too, and the day is Atlanta’s', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db, booking, payment, payer } = await openReport(app)
  await db
    .updateTable('payments')
    .set({ created_at: new Date('2026-11-23T03:00:00Z') })
    .where('id', '=', payment.id)
    .execute()
  await db.deleteFrom('outbox_emails').execute()
  await queueMail(app, 'booking-confirmed', { ...booking, customer_email: payer.customer.email })
  await deliver(app, mailer)
  expect(smtp.arrived[0]?.text).toContain("Payment: Paid. Reported November 22. We'll email you once it's verified.")
})

test('verifying keeps the promise: one mail to the customer, also of two clicks at once (P7.111)', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { verify, db } = await openReport(app)
  await deliver(app, mailer)
  const report = smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] === 'dana@example.com')
  expect(report?.text).toContain("We'll email you once it's verified.")
  const notice = smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] !== 'dana@example.com')
  expect(notice?.text).toContain(`${RECEIPT_LABELS.reported}.`)

  const clicks = await Promise.all([verify(), verify()])
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(
    await db.selectFrom('outbox_emails').select('id').where('kind', '=', 'payment-verified').execute(),
  ).toHaveLength(1)
  await deliver(app, mailer)
  const [mail, ...more] = smtp.arrived.slice(2)
  expect(more).toEqual([])
  expect(mail?.envelopeTo).toEqual(['dana@example.com'])
  expect(mail?.subject).toMatch(/^Payment verified: \$432\.00 for /)
  for (const words of ['Hi Dana,', 'We found and verified your $432.00 Zelle payment.', 'Balance: $0.00']) {
    expect(mail?.text).toContain(words)
  }
  expect(mail?.text).not.toContain('Reported')
})

test('a payment reversed before the mail leaves has none', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { verify, db, payment } = await openReport(app)
  await deliver(app, mailer)
  const before = smtp.arrived.length
  await verify()
  await db.updateTable('payments').set({ reversed_at: new Date() }).where('id', '=', payment.id).execute()
  expect(await deliver(app, mailer)).toBe(0)
  expect(smtp.arrived).toHaveLength(before)
})

test('a report, its check and the promised email, in one go: the office’s list, the bill and the PDF follow', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const report = await openReport(app)
  const waiting = async () =>
    (await app.call('GET /api/payments', { cookie: report.admin, query: { show: 'waiting' } })).body
  expect(await waiting()).toMatchObject([{ id: report.payment.id, verifiedAt: null, reportedBy: 'customer' }])
  await deliver(app, mailer)
  const sentence = reportedSentence(report.payment.created_at)
  const before = await readReported(app, report)
  for (const text of before.printed) expect(text?.replace(/&#39;/g, "'")).toContain(sentence)

  expect((await report.verify()).status).toBe(200)
  expect(await waiting()).toEqual([])
  const sent = smtp.arrived.length
  await deliver(app, mailer)
  const mails = smtp.arrived.slice(sent).map(({ envelopeTo, subject }) => [envelopeTo, subject])
  expect(mails).toEqual([[['dana@example.com'], expect.stringMatching(/^Payment verified: \$432\.00 for /)]])
  const after = await readReported(app, report)
  for (const text of after.printed) expect(text ?? '').not.toContain('Reported')
})
