import { expect, test } from 'vitest'
import { buildNight, deliver, queueMail, startPost } from '#tests/support/mail.ts'
import { startOffice } from '#tests/support/office.ts'

async function start() {
  const { app, admin: cookie } = await startOffice()
  const { smtp, mailer } = await startPost()
  const { db } = app.context
  const night = await buildNight(app, { total_cents: 88_000 })
  return {
    db,
    night,
    app,
    smtp,
    mailer,
    cookie,
    saveTax: (percent: number, untaxed: string[] = []) =>
      app.call('PUT /api/admin/tax-settings', { cookie, body: { name: 'Sales tax', percent, untaxed } }),
    /** The line of a mail with the total, as text and as HTML. */
    total: async (kind: string, recipient: string | null = night.customer_email) => {
      await queueMail(app, kind, night, { recipient })
      expect(await deliver(app, mailer)).toBe(1)
      const mail = smtp.arrived.at(-1)
      const [, total = ''] = /^Total: (.*)$/m.exec(mail?.text ?? '') ?? []
      expect(mail?.html).toContain(`>${total}<`)
      return total
    },
  }
}

test('mails say that tax is added to the price, before and after, to customer and office (P7.107)', async () => {
  const { saveTax, total, db, night } = await start()
  expect(await total('booking-confirmed')).toBe('$880.00')
  expect((await saveTax(8)).status).toBe(200)
  for (const kind of ['booking-confirmed', 'booking-changed']) {
    expect([kind, await total(kind)]).toEqual([kind, '$880.00 plus tax'])
  }
  await db.updateTable('bookings').set({ status: 'pending' }).where('id', '=', night.id).execute()
  expect(await total('booking-received')).toBe('$880.00 plus tax')
  expect(await total('booking-notice', null)).toBe('$880.00 plus tax')
})

test('a booking without a price, a paid and a canceled one have no such words', async () => {
  const { night, db, saveTax, total } = await start()
  await saveTax(8)
  const set = (values: object) => db.updateTable('bookings').set(values).where('id', '=', night.id).execute()
  await set({ total_cents: null })
  expect(await total('booking-confirmed')).toBe('Price to be confirmed')
  await set({ total_cents: 88_000, payment_status: 'paid' })
  expect(await total('booking-confirmed')).toBe('$880.00')
  await set({ payment_status: 'pending', status: 'cancelled' })
  expect(await total('booking-cancelled')).toBe('$880.00')
})

test('a category without tax, a rate of nothing and an exempt customer have no such words', async () => {
  const { night, db, saveTax, total } = await start()
  const { body } = await saveTax(8)
  await saveTax(
    8,
    body.categories.map(({ id }) => id),
  )
  expect(await total('booking-changed')).toBe('$880.00')
  await saveTax(0)
  expect(await total('booking-changed')).toBe('$880.00')
  await saveTax(8)
  await db.updateTable('customers').set({ tax_exempt: true }).where('id', '=', night.customer_id).execute()
  expect(await total('booking-changed')).toBe('$880.00')
})

test('an invoice with tax keeps the words, one without takes them away', async () => {
  const { night, db, app, cookie, saveTax, total } = await start()
  await saveTax(8)
  const bill = { bookingId: night.id, subtotal: 88_000, discount: 0, dueDate: '2031-05-15' }
  const make = async (tax: number) => {
    const body = { ...bill, tax, total: 88_000 + tax }
    expect((await app.call('POST /api/admin/generate-invoice', { cookie, body })).status).toBe(201)
  }
  await make(7_040)
  expect(await total('booking-confirmed')).toBe('$880.00 plus tax')
  await db.updateTable('invoices').set({ voided_at: new Date() }).execute()
  await make(0)
  expect(await total('booking-confirmed')).toBe('$880.00')
})

test('a deposit is named as it is charged, of the total with tax (P7.103)', async () => {
  const { night, db, app, smtp, mailer, saveTax } = await start()
  await db.updateTable('bookings').set({ deposit_percent: 50 }).where('id', '=', night.id).execute()
  await saveTax(8)
  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  expect(smtp.arrived.at(-1)?.text).toContain('the 50% deposit of $475.20 first, or the full $950.40.')
})
