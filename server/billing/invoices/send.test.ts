import { randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { openInvoices } from '#tests/support/invoices.ts'
import { buildNight, deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const env = { PUBLIC_URL: 'https://marquee.example' }

test('an invoice is mailed with its PDF and the agency’s words, and its amounts are locked', async () => {
  const { app, db, admin, generate, send, change, audit } = await openInvoices({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await db.updateTable('agency_settings').set({ address: '1200 Peachtree Street NE, Atlanta' }).execute()
  const night = await buildNight(app)
  const { body: draft } = await generate(night.id, { status: 'draft' })
  const nudges = app.nudges()
  const message = 'Thank you for the night.\n\nThe balance is due <b>before</b> the doors open.'
  const { status, body } = await send(draft.id, { recipientName: 'Renée  Żółć', message })
  expect([status, app.nudges()]).toEqual([200, nudges + 1])
  expect(body).toMatchObject({
    success: true,
    invoice: { id: draft.id, status: 'pending', sentAt: expect.any(String), version: 2 },
  })
  expect((await change(draft.id, { subtotal: 1, total: 3_201 })).status).toBe(409)
  expect(await audit('invoice.sent')).toMatchObject([
    { actor_id: admin.id, entity_id: draft.id, after: { recipientEmail: 'dana@example.com', status: 'pending' } },
  ])
  const queued = await db.selectFrom('outbox_emails').select(['kind', 'data', 'invoice_id']).executeTakeFirstOrThrow()
  expect(queued).toMatchObject({ kind: 'invoice-sent', invoice_id: draft.id })
  expect(JSON.stringify(queued.data)).not.toContain('Thank you')

  expect(await deliver(app, mailer)).toBe(1)
  const [mail] = smtp.arrived
  expect(mail?.envelopeTo).toEqual(['dana@example.com'])
  expect(mail?.subject).toBe(`Invoice ${draft.invoiceNumber} from Marquee`)
  for (const said of [
    'Hi Renée,',
    'Thank you for the night.\n\nThe balance is due <b>before</b> the doors open.',
    'Total: $432.00',
    'Balance due: $432.00',
    'Due: May 15, 2031',
    'https://marquee.example/customer/billing',
  ]) {
    expect(mail?.text).toContain(said)
  }
  expect(mail?.html).toContain('&lt;b&gt;before&lt;/b&gt;')
  const [attached] = mail?.attachments ?? []
  expect(attached).toMatchObject({ filename: `${draft.invoiceNumber}.pdf`, mimeType: 'application/pdf' })
  const { text } = await extractText(new Uint8Array(attached?.content as ArrayBuffer), { mergePages: true })
  for (const said of [draft.invoiceNumber, 'Vera Vane', '$432.00', '1200 Peachtree Street NE', 'Pending']) {
    expect(text).toContain(said)
  }
})

test('the PDF shows the state of the moment the mail is sent', async () => {
  const { app, db, generate, send } = await openInvoices({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app)
  const { body } = await generate(night.id)
  await send(body.id)
  await db.updateTable('invoices').set({ status: 'paid' }).where('id', '=', body.id).execute()
  await deliver(app, mailer)
  const [attached] = smtp.arrived[0]?.attachments ?? []
  const { text } = await extractText(new Uint8Array(attached?.content as ArrayBuffer), { mergePages: true })
  expect(text.replace(/\s+/g, ' ')).toMatch(/Paid .* Balance due \$0\.00/)
})

test('no mail is sent once the invoice is voided or its booking cancelled', async () => {
  const { app, db, generate, send, makeVoid } = await openInvoices({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const one = (await generate((await buildBooking(db)).id)).body
  const other = (await generate((await buildBooking(db)).id)).body
  await send(one.id)
  await send(other.id)
  await makeVoid(one.id)
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', other.bookingId).execute()
  await deliver(app, mailer)
  expect(smtp.arrived).toEqual([])
  const states = await db.selectFrom('outbox_emails').select('state').execute()
  expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test('a recipient other than the customer gets no link to the portal; sent again, it is mailed again', async () => {
  const { app, generate, send } = await openInvoices({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { body } = await generate((await buildNight(app)).id)
  await send(body.id, { recipientEmail: 'Books@office.example' })
  await send(body.id, { recipientEmail: 'DANA@example.com' })
  await deliver(app, mailer)
  const to = (address: string) => smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] === address)
  expect(to('Books@office.example')?.text).not.toContain('/customer/')
  expect(to('DANA@example.com')?.text).toContain('/customer/billing')
})

test('a mail server that is down loses nothing and fails no request', async () => {
  const { app, generate, send } = await openInvoices({ env })
  const { body } = await generate((await buildNight(app)).id)
  expect((await send(body.id)).status).toBe(200)
  using nowhere = mailTo('smtp://127.0.0.1:1')
  expect(await deliver(app, nowhere)).toBe(0)
  const row = await app.context.db.selectFrom('outbox_emails').select(['state', 'attempts']).executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'queued', attempts: 1 })
})

test('paid and void ones are 409, those of cancelled and refunded bookings 422, unknown ones 404', async () => {
  const { db, send } = await openInvoices()
  const make = async (booking: object, invoice: object) =>
    (await buildInvoice(db, (await buildBooking(db, booking)).id, invoice)).id
  expect((await send(await make({}, { status: 'paid' }))).status).toBe(409)
  expect((await send(await make({}, { voided_at: new Date() }))).status).toBe(409)
  expect((await send(await make({ status: 'cancelled' }, {}))).status).toBe(422)
  expect((await send(await make({ payment_status: 'refunded' }, {}))).status).toBe(422)
  expect((await send(randomUUID())).status).toBe(404)
  expect(await db.selectFrom('outbox_emails').select('id').execute()).toEqual([])
})

const REFUSED = [
  ['two addresses', { recipientEmail: 'a@example.com, b@example.com' }],
  ['a line break in the address', { recipientEmail: 'a@example.com\r\nBcc: b@example.com' }],
  ['no address', { recipientEmail: 'nobody' }],
  ['no name', { recipientName: ' ' }],
  ['an endless message', { message: 'x'.repeat(5001) }],
] as const

test('invalid addresses, names and messages are refused', async () => {
  const { db, generate, send } = await openInvoices()
  const { body } = await generate((await buildBooking(db)).id)
  for (const [what, wrong] of REFUSED) expect((await send(body.id, wrong)).status, what).toBe(400)
  expect(await db.selectFrom('outbox_emails').select('id').execute()).toEqual([])
})
