import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { Payments } from '#server/db/types.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { buildNight, deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const env = { PUBLIC_URL: 'https://marquee.example' }

async function pay({ context }: TestApp, booking_id: string, more: Partial<Insertable<Payments>> = {}) {
  return context.db
    .insertInto('payments')
    .values({
      booking_id,
      amount_cents: 10_000,
      purpose: 'deposit',
      payment_method: 'zelle',
      payment_status: 'completed',
      transaction_id: 'ZL-2041',
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function queueBoth(app: TestApp, night: Awaited<ReturnType<typeof buildNight>>, paymentId: unknown) {
  const data = JSON.stringify({ paymentId })
  await queueMail(app, 'payment-received', night, { data })
  await queueMail(app, 'payment-notice', night, { data, recipient: null })
}

test('a payment is confirmed to the customer and announced to the office, which learns that it is unverified', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app)
  const deposit = await pay(app, night.id)
  await queueBoth(app, night, deposit.id)
  expect(await deliver(app, mailer)).toBe(2)
  const received = smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] === 'dana@example.com')
  const notice = smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] === 'hello@marquee.example')

  expect(received?.subject).toBe('Payment of $100.00 for Vera Vane')
  for (const fact of ['Amount: $100.00', 'For: Deposit', 'Method: Zelle', 'Reference: ZL-2041', 'Balance: $300.00']) {
    expect(received?.text).toContain(fact)
    expect(notice?.text).toContain(fact)
  }
  expect(received?.text).toContain(
    "Thanks, we've logged your $100.00 Zelle payment. We'll email you once it's verified.",
  )
  expect(received?.text).toContain('https://marquee.example/customer/billing')
  expect(received?.html).toContain('$300.00')

  expect(notice?.subject).toBe('Payment reported: $100.00, Vera Vane')
  expect(notice?.text).toContain('Reported, not checked. The customer says they sent $100.00 by Zelle.')
  expect(notice?.text).toContain('Email: dana@example.com')
  expect(notice?.text).toContain('https://marquee.example/admin/payments')
  expect(notice?.text).not.toContain('same reference')
})

test('what is owed follows the live invoice and the ledger; what was refunded is not owed again', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  const night = await buildNight(app)
  const invoice = { booking_id: night.id, subtotal_cents: 40_000, due_date: new Date() }
  await db
    .insertInto('invoices')
    .values([
      { ...invoice, invoice_number: 'INV-2026-0001', total_cents: 40_000, voided_at: new Date() },
      { ...invoice, invoice_number: 'INV-2026-0002', tax_cents: 3200, total_cents: 43_200, status: 'pending' },
    ])
    .execute()
  const deposit = await pay(app, night.id)
  await pay(app, night.id, { kind: 'refund', payment_id: deposit.id, amount_cents: 2500, transaction_id: null })
  const balance = await pay(app, night.id, {
    purpose: 'balance',
    amount_cents: 20_000,
    reported_by: 'office',
    verified_at: new Date(),
    transaction_id: null,
    payment_method: 'cash',
  })
  await queueBoth(app, night, balance.id)
  await deliver(app, mailer)
  for (const { text } of smtp.arrived) {
    expect(text).toContain('Balance: $132.00')
    expect(text).toContain('Invoice: INV-2026-0002')
    expect(text).not.toMatch(/reported|Reference/i)
  }
  expect(smtp.arrived).toHaveLength(2)

  const rest = await pay(app, night.id, { purpose: 'full', amount_cents: 15_700, transaction_id: 'rest' })
  await queueMail(app, 'payment-received', night, { data: JSON.stringify({ paymentId: rest.id }) })
  await deliver(app, mailer)
  expect(smtp.arrived[2]?.text).toContain('Balance: $0.00')
})

test('a reference used for another booking is pointed out to the office', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app)
  const other = await buildBooking(app.context.db)
  await pay(app, other.id, { transaction_id: 'zl-2041' })
  const payment = await pay(app, night.id)
  await queueBoth(app, night, payment.id)
  await deliver(app, mailer)
  const mentions = smtp.arrived.filter(({ text }) => text?.includes('The same reference was given'))
  expect(mentions.map(({ envelopeTo }) => envelopeTo)).toEqual([['hello@marquee.example']])
})

test('a reference is free text: it goes to proven addresses only, in its own line (S26)', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app, {}, { must_change_password: true })
  const payment = await pay(app, night.id, { transaction_id: 'evil.example\nAmount: $1,000,000.00' })
  await queueBoth(app, night, payment.id)
  await deliver(app, mailer)
  const toCustomer = smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] === 'dana@example.com')
  const toOffice = smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] === 'hello@marquee.example')
  expect(toCustomer?.text).not.toContain('evil')
  expect(toCustomer?.html).not.toContain('evil')
  expect(toOffice?.text?.match(/^Amount: .*$/gm)).toEqual(['Amount: $100.00'])
})

test('a payment reversed meanwhile, failed or unknown has no mail', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app)
  const reversed = await pay(app, night.id, { reversed_at: new Date() })
  const failed = await pay(app, night.id, { payment_status: 'failed', transaction_id: 'other' })
  for (const id of [reversed.id, failed.id, crypto.randomUUID(), 'nonsense', null]) await queueBoth(app, night, id)
  expect(await deliver(app, mailer)).toBe(0)
  const left = await app.context.db.selectFrom('outbox_emails').select('id').where('state', '<>', 'cancelled').execute()
  expect(left).toEqual([])
})
