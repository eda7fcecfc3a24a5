import { expect, test } from 'vitest'
import { formatCents } from '#shared/model/money.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { inAtlanta } from '#tests/support/in-atlanta.ts'
import { buildDunned, openInvoices } from '#tests/support/invoices.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { queueInvoiceReminders } from './reminders.ts'

/** Ten in the morning of a day of November in Atlanta. */
const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}T15:00:00Z`

async function openDunning() {
  const office = await openInvoices({ env: { PUBLIC_URL: 'https://marquee.example' } })
  const { app, db, setClock } = office
  return {
    ...office,
    ...(await buildDunned(db, 2026)),
    /** What is queued when it is that time. */
    at: async (iso: string) => {
      setClock(iso)
      return queueInvoiceReminders(db, app.context.now())
    },
  }
}

/** Sentences of a mail have plain spaces, also in an amount. */
const plain = (text = '') => text.replace(/\u00a0/g, ' ')

inAtlanta('three days before, on the day, and a week after, each once, in words that fit the day', async () => {
  const { app, build, at, setClock } = await openDunning()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const invoice = await build()
  const queued: [number, number][] = []
  for (let day = 1; day <= 30; day++) queued.push([day, await at(november(day))])
  expect(queued.filter(([, count]) => count > 0)).toEqual([
    [9, 1],
    [12, 1],
    [19, 1],
  ])
  const rows = await app.context.db.selectFrom('outbox_emails').select(['id']).orderBy('created_at').execute()
  for (const [i, day] of [9, 12, 19].entries()) {
    setClock(november(day))
    await app.context.db
      .updateTable('outbox_emails')
      .set({ state: 'cancelled' })
      .where('state', '=', 'queued')
      .where('id', '<>', rows[i]?.id ?? '')
      .execute()
    await app.context.db
      .updateTable('outbox_emails')
      .set({ state: 'queued' })
      .where('id', '=', rows[i]?.id ?? '')
      .execute()
    expect(await deliver(app, mailer)).toBe(1)
  }
  expect(smtp.arrived.map(({ subject }) => subject)).toEqual([
    `Reminder: invoice ${invoice.invoice_number} is due on November 12, 2026`,
    `Reminder: invoice ${invoice.invoice_number} is due today`,
    `Invoice ${invoice.invoice_number} is overdue`,
  ])
  for (const { text, envelopeTo } of smtp.arrived) {
    expect(envelopeTo).toEqual(['dana@example.com'])
    expect(text).toContain('Hi Dana,')
    expect(text).toContain(`Balance: ${formatCents(43_200)}`)
    expect(text).toContain('https://marquee.example/customer/billing')
    expect(text).not.toContain('not found')
  }
  expect(smtp.arrived[2]?.text).toContain(`was due on November 12, 2026. Your balance is ${formatCents(43_200)}.`)
})

inAtlanta('the days are Atlanta’s, and nothing leaves before nine in the morning', async () => {
  const { build, at } = await openDunning()
  await build()
  // November 9 in UTC, still the 8th in Atlanta; then the night, and the morning
  expect(await at('2026-11-09T04:30:00Z')).toBe(0)
  expect(await at('2026-11-09T13:59:00Z')).toBe(0)
  expect(await at('2026-11-09T14:00:00Z')).toBe(1)
  expect(await at('2026-11-09T14:10:00Z')).toBe(0)
})

test('each reminder is queued once, also by concurrent runs', async () => {
  const { db, build, at } = await openDunning()
  for (let i = 0; i < 10; i++) await build()
  const counts = await Promise.all(Array.from({ length: 8 }, () => at(november(12))))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(await db.selectFrom('outbox_emails').select('id').execute()).toHaveLength(10)
})

inAtlanta('a server that was down catches up on one day of reminders, not more', async () => {
  const { build, at } = await openDunning()
  await build()
  expect(await at(november(11))).toBe(1)
  expect(await at(november(14))).toBe(1)
  expect(await at(november(18))).toBe(0)
  expect(await at(november(25))).toBe(1)
  await build()
  expect(await at(november(26))).toBe(0)
})

test('drafts, void and paid ones, cancelled and refunded bookings, and what came yesterday are left alone', async () => {
  const { db, build, at } = await openDunning()
  await build({ status: 'draft' })
  await build({ voided_at: new Date() })
  const paid = await build({ status: 'paid' })
  await buildPayment(db, paid.booking_id, { amount_cents: 43_200, verified_at: new Date() })
  await build({}, { status: 'cancelled' })
  await build({}, { payment_status: 'refunded' })
  await build({ created_at: new Date('2026-11-08T18:00:00Z') })
  await build({ sent_at: new Date('2026-11-08T18:00:00Z') })
  const covered = await build()
  await buildPayment(db, covered.booking_id, { amount_cents: 43_200, verified_at: new Date() })
  expect(await at(november(9))).toBe(0)
  const erased = await buildCustomer(db, { status: 'erased' })
  await build({}, { customer_id: erased.id })
  expect(await at(november(9))).toBe(0)
})

test('no reminder is sent for an invoice paid, voided or refunded after it was queued', async () => {
  const { app, db, build, at, makeVoid } = await openDunning()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const [paid, gone, refunded, cancelled] = [await build(), await build(), await build(), await build()]
  expect(await at(november(12))).toBe(4)
  await buildPayment(db, paid.booking_id, { amount_cents: 43_200, verified_at: new Date() })
  await makeVoid(gone.id)
  await db.updateTable('bookings').set({ payment_status: 'refunded' }).where('id', '=', refunded.booking_id).execute()
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', cancelled.booking_id).execute()
  expect(await deliver(app, mailer)).toBe(0)
  expect(smtp.arrived).toEqual([])
  const states = await db.selectFrom('outbox_emails').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'cancelled' }])
})

test('a payment on the customer’s word alone keeps reminders back for five days, then they come', async () => {
  const { app, db, build, at } = await openDunning()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const invoice = await build({ status: 'paid' }, { payment_status: 'paid' })
  const reported = { amount_cents: 43_200, reported_by: 'customer', created_at: new Date(november(8)) } as const
  const payment = await buildPayment(db, invoice.booking_id, reported)
  for (const day of [9, 10, 11, 12]) expect(await at(november(day))).toBe(0)
  // five days after the 8th
  expect(await at(november(13))).toBe(1)
  expect(await deliver(app, mailer)).toBe(1)
  expect(plain(smtp.arrived[0]?.text)).toContain(plain(`Your balance is ${formatCents(43_200)}.`))
  expect(smtp.arrived[0]?.text).toContain(
    "You reported a payment that we haven't found yet. Please reply with the confirmation number.",
  )
  await db.updateTable('payments').set({ verified_at: new Date() }).where('id', '=', payment.id).execute()
  expect(await at(november(19))).toBe(0)
})

test('the amount owed subtracts a verified deposit and ignores a reversed payment', async () => {
  const { app, db, build, at } = await openDunning()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const invoice = await build()
  const old = { created_at: new Date('2026-10-29T12:00:00Z') }
  await buildPayment(db, invoice.booking_id, {
    ...old,
    purpose: 'deposit',
    amount_cents: 20_000,
    verified_at: new Date(),
  })
  const taken = await buildPayment(db, invoice.booking_id, {
    ...old,
    purpose: 'balance',
    amount_cents: 23_200,
    reversed_at: new Date(),
  })
  await buildPayment(db, invoice.booking_id, { kind: 'reversal', payment_id: taken.id, amount_cents: 23_200 })
  expect(await at(november(12))).toBe(1)
  await deliver(app, mailer)
  expect(smtp.arrived[0]?.text).toContain(`Balance: ${formatCents(23_200)}`)
})
