import { expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { buildNight, deliver, mailTo, makeDue, queueMail } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

/** Six in the evening in Atlanta. */
const NIGHT = new Date('2031-12-15T23:00:00Z')
const OWN = JSON.stringify({
  tiers: [
    { hours: 72, keepPercent: 0 },
    { hours: 0, keepPercent: 30 },
  ],
})
const TERMS = 'Free until Fri, Dec 12, 6:00 PM; after that, 30% of the total ($120.00).'
const night = (email: string, cancellation_policy: string | null = OWN) =>
  buildNight(app, { event_date: NIGHT, cancellation_policy }, { email })
const termsOf = async (id: string, customerId: string) =>
  app.call('GET /api/customer/bookings/:id/terms', {
    params: { id },
    cookie: await signIn(app, { role: 'customer', customerId }),
  })

test('a customer reads the terms of an own booking with its dates, by the policy it was confirmed with (P15.5)', async () => {
  const { db } = app.context
  await db.updateTable('agency_settings').set({ cancellation_terms: 'Call us about rain.' }).execute()
  const booking = await night('own@example.com')
  const terms = (await termsOf(booking.id, booking.customer_id)).body.cancellationTerms
  expect(terms).toMatch(/^Free until Fri, Dec 12, 6:00 PM; after that, 30% of the total \(\$120\.00\)\. If we cancel/)
  expect(terms).toMatch(/\n\nCall us about rain\.$/)
  await db.updateTable('agency_settings').set({ cancellation_terms: null }).execute()
  const pending = await night('pending@example.com', null)
  expect((await termsOf(pending.id, pending.customer_id)).body.cancellationTerms).toMatch(
    /^Free until Fri, Dec 12, 6:00 PM; until Sun, Dec 14, 6:00 PM we keep half of the total \(\$200\.00\); after that, all/,
  )
  const other = await buildCustomer(db)
  expect((await termsOf(booking.id, other.id)).status).toBe(404)
  expect((await app.call('GET /api/customer/bookings/:id/terms', { params: { id: booking.id } })).status).toBe(401)
})

test('the mail that confirms a booking and its reminders have them (P15.5)', async () => {
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const booking = await night('mails@example.com')
  await queueMail(app, 'booking-confirmed', booking)
  await queueMail(app, 'booking-reminder', booking, { data: JSON.stringify({ once: `24h:${NIGHT.toISOString()}` }) })
  await makeDue(app)
  await deliver(app, mailer)
  expect(smtp.arrived.map(({ subject }) => subject?.slice(0, 9)).sort()).toEqual(['Confirmed', 'Reminder:'])
  for (const { text } of smtp.arrived) expect(text?.replaceAll(/\s+/g, ' ')).toContain(TERMS)
})

test('its invoice has them with its total (P15.5)', async () => {
  const booking = await night('bill@example.com')
  const invoice = await buildInvoice(app.context.db, booking.id)
  const cookie = await signIn(app, { role: 'customer', customerId: booking.customer_id })
  const { body } = await app.call('GET /api/customer/invoices/:id', { params: { id: invoice.id }, cookie })
  expect(body.bill.cancellationTerms).toMatch(
    /^Free until Fri, Dec 12, 6:00 PM; after that, 30% of the total \(\$129\.60\)/,
  )
})
