import { expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { buildUser } from '#tests/support/factories.ts'
import { buildDunned, openInvoices } from '#tests/support/invoices.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { queueInvoiceReminders } from '../reminders.ts'

/** Ten in the morning of a day of November 2030 in Atlanta. */
const november = (day: number) => `2030-11-${String(day).padStart(2, '0')}T15:00:00Z`

async function openOverdue() {
  const office = await openInvoices({ env: { PUBLIC_URL: 'https://marquee.example' } })
  const { app, db, cookie, setClock } = office
  // four days after they were due
  setClock(november(16))
  const as = (id: string, more: { cookie?: string; headers?: Record<string, string> } = {}) => ({
    cookie,
    params: { id },
    ...more,
  })
  return {
    ...office,
    ...(await buildDunned(db, 2030)),
    remind: (id: string, more?: Parameters<typeof as>[1]) =>
      app.call('POST /api/admin/invoices/:id/remind', as(id, more)),
    pause: (id: string, paused: boolean, more?: Parameters<typeof as>[1]) =>
      app.call('PUT /api/admin/invoices/:id/reminders', { ...as(id, more), body: { paused } }),
    queue: async (iso: string) => {
      setClock(iso)
      return queueInvoiceReminders(db, app.context.now())
    },
    mails: () => db.selectFrom('outbox_emails').select('id').where('kind', '=', 'invoice-reminder').execute(),
  }
}

test('a reminder by hand arrives and says how to pay; of two at once one is sent, and one a day (P7.115, P7.116)', async () => {
  const { app, db, build, remind, audit, mails, setClock } = await openOverdue()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await db.updateTable('payment_instructions').set({ zelle: 'pay@marquee.example', cash: 'Hand it to Vera.' }).execute()
  const invoice = await build()
  const clicks = await Promise.all([remind(invoice.id), remind(invoice.id)])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect((await remind(invoice.id)).status).toBe(200)
  expect(await mails()).toHaveLength(1)
  expect(await audit('invoice.reminded')).toHaveLength(1)
  expect(await deliver(app, mailer)).toBe(1)
  const [mail] = smtp.arrived
  expect(mail?.envelopeTo).toEqual(['dana@example.com'])
  expect(mail?.subject).toBe(`Invoice ${invoice.invoice_number} is overdue`)
  for (const words of [
    'Your balance is $432.00.',
    'How to pay:',
    'Zelle: pay@marquee.example',
    'Cash: Hand it to Vera.',
    `Put ${invoice.invoice_number} in the memo so we can match your payment.`,
  ]) {
    expect(mail?.text).toContain(words)
  }
  setClock(november(17))
  expect((await remind(invoice.id)).status).toBe(200)
  expect(await mails()).toHaveLength(2)
})

test('the day it names is the day the job sends, and a reminder by hand keeps that day’s away', async () => {
  const { app, cookie, build, remind, queue, setClock } = await openOverdue()
  const invoice = await build()
  const next = async () => (await app.call('GET /api/invoices', { cookie })).body[0]?.reminders.next
  const sent: string[] = []
  const said: (string | null | undefined)[] = []
  for (let day = 1; day <= 30; day++) {
    setClock(november(day).replace('T15', 'T06'))
    said.push(await next())
    if (day === 19) {
      await remind(invoice.id)
      expect(await next()).toBe('2030-11-20')
    }
    if ((await queue(november(day))) > 0) sent.push(`2030-11-${String(day).padStart(2, '0')}`)
  }
  expect(sent).toEqual(['2030-11-09', '2030-11-12', '2030-11-20'])
  expect(said).toEqual([
    ...Array(9).fill('2030-11-09'),
    ...Array(3).fill('2030-11-12'),
    ...Array(7).fill('2030-11-19'),
    '2030-11-20',
    ...Array(10).fill(null),
  ])
})

test('paused, none leaves, not even one that waits; resumed, they come again (P7.117)', async () => {
  const { app, db, build, pause, queue, remind, audit } = await openOverdue()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const invoice = await build()
  expect(await queue(november(12))).toBe(1)
  const paused = await pause(invoice.id, true, { headers: { 'if-match': String(invoice.version) } })
  expect(paused.body.reminders).toMatchObject({ paused: true, next: null })
  expect((await pause(invoice.id, true)).status).toBe(200)
  expect(await deliver(app, mailer)).toBe(0)
  expect(await queue(november(19))).toBe(0)
  // by hand all the same
  expect((await remind(invoice.id)).status).toBe(200)
  expect(await deliver(app, mailer)).toBe(1)
  const stale = await pause(invoice.id, false, { headers: { 'if-match': String(invoice.version) } })
  expect(stale.status).toBe(409)
  const resumed = await pause(invoice.id, false, { headers: { 'if-match': String(paused.body.version) } })
  expect(resumed.body.reminders).toMatchObject({ paused: false, next: '2030-11-20' })
  expect(await queue(november(20))).toBe(1)
  expect((await audit('invoice.reminders%')).map(({ action }) => action)).toEqual([
    'invoice.reminders-paused',
    'invoice.reminders-resumed',
  ])
  expect(await db.selectFrom('outbox_emails').select('id').where('state', '=', 'cancelled').execute()).toHaveLength(1)
})

test('what nobody owes is refused in a plain sentence, and writes nothing', async () => {
  const { db, build, remind, pause, mails } = await openOverdue()
  const reported = await build()
  await buildPayment(db, reported.booking_id, {
    ...{ amount_cents: 10_000, purpose: 'deposit', reported_by: 'customer' },
    created_at: new Date(november(14)),
  })
  for (const [invoice, status, sentence] of [
    [await build({ status: 'draft' }), 409, 'This invoice is a draft. Send it first.'],
    [await build({ voided_at: new Date() }), 409, 'This invoice is void'],
    [await build({ status: 'paid' }), 409, 'This invoice is paid'],
    [await build({}, { status: 'cancelled' }), 422, "This booking was canceled, so there's nothing to invoice"],
    [
      await build({ due_date: new Date('2030-11-18T04:59:59Z') }),
      422,
      "This invoice isn't overdue. It's due November 17, 2030.",
    ],
    [reported, 409, 'The customer reported a payment on November 14, 2030. Check it first.'],
  ] as const) {
    const answer = await remind(invoice.id)
    expect([answer.status, answer.body]).toMatchObject([status, { error: sentence }])
  }
  for (const wrong of [{ status: 'draft' }, { status: 'paid' }, { voided_at: new Date() }] as const) {
    expect((await pause((await build(wrong)).id, true)).status).toBe(409)
  }
  expect(await mails()).toEqual([])
})

test('only admins may', async () => {
  const { app, db, build, remind, pause, customer } = await openOverdue()
  const invoice = await build()
  const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
  const owner = await signIn(app, { role: 'customer', customerId: customer.id })
  for (const [cookie, status] of [
    [agent, 403],
    [owner, 403],
    ['', 401],
  ] as const) {
    expect((await remind(invoice.id, { cookie })).status).toBe(status)
    expect((await pause(invoice.id, true, { cookie })).status).toBe(status)
  }
})
