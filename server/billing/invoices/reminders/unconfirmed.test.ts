import { expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { openInvoices } from '#tests/support/invoices.ts'
import { buildNight, deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { queueInvoiceReminders } from '../reminders.ts'

const DAY_MS = 86_400_000
/** Three in the afternoon of UTC, this many days from now: the morning in Atlanta. */
const morning = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T15:00:00Z`

/** An invoice of $432.00 for a booking that is not confirmed, due in ten days. */
async function openRequest() {
  const office = await openInvoices({ env: { PUBLIC_URL: 'https://marquee.example' } })
  const { app, db, cookie } = office
  await db.updateTable('payment_instructions').set({ zelle: 'pay@marquee.example' }).execute()
  const night = await buildNight(app, { status: 'pending' })
  const invoice = await buildInvoice(db, night.id, {
    due_date: new Date(morning(10)),
    created_at: new Date(morning(-3)),
  })
  return {
    ...office,
    night,
    invoice,
    confirm: () =>
      app.call('PUT /api/bookings/:id', { cookie, params: { id: night.id }, body: { status: 'confirmed' } }),
    remind: () => app.call('POST /api/admin/invoices/:id/remind', { cookie, params: { id: invoice.id } }),
    nextReminder: async () => {
      const [row] = (await app.call('GET /api/invoices', { cookie })).body
      return [row?.unconfirmed, row?.reminders.next]
    },
    queue: () => queueInvoiceReminders(db, app.context.now()),
  }
}

test('its mail, PDF and page ask for nothing yet; the mail that confirms the booking says how to pay (P7.155)', async () => {
  const { app, night, invoice, send, confirm } = await openRequest()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  expect((await send(invoice.id)).status).toBe(200)
  await deliver(app, mailer)
  const [sent] = smtp.arrived
  expect(sent?.text).toContain("Nothing is due until we confirm your booking. We'll email you how to pay then.")
  expect(sent?.text).toMatch(/Due: .*, once confirmed/)
  const paper = await readPdfText(new Uint8Array(sent?.attachments[0]?.content as ArrayBuffer))
  const customer = await signIn(app, { role: 'customer', customerId: night.customer_id })
  const own = () => app.call('GET /api/customer/invoices/:id', { cookie: customer, params: { id: invoice.id } })
  const page = (await own()).body.bill.howToPay
  expect(page).toEqual([{ label: 'Not yet', amount: 'Nothing is due until we confirm your booking.' }])
  expect(paper).toContain('Nothing is due until we confirm your booking.')
  for (const words of [sent?.text, paper]) expect(words).not.toContain('pay@marquee.example')

  expect((await confirm()).status).toBe(200)
  await makeDue(app)
  await deliver(app, mailer)
  const said = smtp.arrived.find(({ subject }) => subject?.startsWith('Confirmed:'))?.text
  expect(said).toContain('Zelle: pay@marquee.example')
  expect(said).toContain(`Put ${invoice.invoice_number} in the memo so we can match your payment.`)
  expect((await own()).body.bill.howToPay[0]).toEqual({ label: 'Zelle', amount: 'pay@marquee.example' })
})

test('nobody is reminded before the booking is confirmed, nor within a day of that', async () => {
  const { db, invoice, confirm, remind, nextReminder, queue, setClock } = await openRequest()
  const waits = async () => [await nextReminder(), await queue()]
  setClock(morning(10))
  expect(await waits()).toEqual([[true, null], 0])
  setClock(morning(11))
  expect(await remind()).toMatchObject({
    status: 409,
    body: { error: "This booking isn't confirmed yet, so nothing is due. Confirm it first." },
  })
  const confirmedAt = new Date(morning(11))
  expect((await confirm()).status).toBe(200)
  await db.updateTable('bookings').set({ first_confirmed_at: confirmedAt }).execute()
  expect(await waits()).toEqual([[false, morning(12).slice(0, 10)], 0])
  setClock(new Date(confirmedAt.getTime() + DAY_MS + 1).toISOString())
  expect(await queue()).toBe(1)
  const queued = await db
    .selectFrom('outbox_emails')
    .select('invoice_id')
    .where('kind', '=', 'invoice-reminder')
    .execute()
  expect(queued).toEqual([{ invoice_id: invoice.id }])
})

test('a reminder that waits is not sent once the booking waits for confirmation again', async () => {
  const { app, db, night, queue, setClock } = await openRequest()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const set = (status: 'pending' | 'confirmed') =>
    db
      .updateTable('bookings')
      .set({ status, first_confirmed_at: new Date(morning(-3)) })
      .where('id', '=', night.id)
      .execute()
  await set('confirmed')
  setClock(morning(10))
  expect(await queue()).toBe(1)
  await set('pending')
  expect(await deliver(app, mailer)).toBe(0)
  expect(smtp.arrived).toEqual([])
})
