import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { buildNight, deliver, mailTo, makeDue, queueMail } from '#tests/support/mail.ts'
import { type ArrivedMail, readAttachment, startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const env = { PUBLIC_URL: 'https://marquee.example' }

function eventOf(mail: ArrivedMail) {
  expect(mail.attachments).toHaveLength(1)
  const [file] = mail.attachments
  const calendar = new ICAL.Component(ICAL.parse(file ? readAttachment(file) : ''))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!file || !component) throw new Error('no event')
  return { file, calendar, component, event: new ICAL.Event(component) }
}

const setStatus = ({ context }: TestApp, status: 'pending' | 'confirmed' | 'completed' | 'cancelled') =>
  context.db.updateTable('bookings').set({ status }).execute()

const states = async ({ context }: TestApp) =>
  (await context.db.selectFrom('outbox_emails').select('state').orderBy('created_at').execute()).map(
    ({ state }) => state,
  )

test('each status has its mail, with the event for a calendar that knows which file is the later', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app, { event_date: new Date('2026-12-05T02:00:00Z'), total_cents: 88_000 })
  const arrive = async (kind: string) => {
    await queueMail(app, kind, night)
    expect(await deliver(app, mailer)).toBe(1)
    const mail = smtp.arrived.at(-1)
    if (!mail) throw new Error('nothing arrived')
    expect(mail.envelopeTo).toEqual(['dana@example.com'])
    expect(mail.text).toContain('Hi Dana,')
    expect(mail.text).toContain('Open your bookings:\nhttps://marquee.example/customer/dashboard')
    expect(mail.html).toContain('href="https://marquee.example/customer/dashboard"')
    return mail
  }

  const confirmed = await arrive('booking-confirmed')
  expect(confirmed.subject).toBe('Confirmed: Vera Vane, Fri, Dec 4, 2026, 9 PM to 1 AM')
  for (const fact of ['Vera Vane', 'Exotic dancer', '$880.00', '4 hours', 'Pending Payment', 'Grant Park, Atlanta']) {
    expect(confirmed.text).toContain(fact)
    expect(confirmed.html).toContain(fact)
  }
  const way = `https://marquee.example/customer/dashboard?booking=${night.id}&change=1`
  expect(confirmed.text).toContain(`Change or cancel:\n${way}`)
  expect(confirmed.html).toContain(`href="${way.replace('&', '&amp;')}"`)
  expect(confirmed.text).toMatch(/^Date: Friday, December 4, 2026\nTime: 9 PM to 1 AM \(4 hours\)$/m)
  expect(confirmed.text).toContain('Special requests: A slow first song.')
  const first = eventOf(confirmed)
  expect(first.file.filename).toBe('vera-vane-2026-12-04.ics')
  expect(first.file.mimeType).toBe('text/calendar')
  expect(first.calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(first.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(first.event.location).toBe('Grant Park, Atlanta')

  await setStatus(app, 'pending')
  const changed = await arrive('booking-changed')
  expect(changed.subject).toBe('Changed: Vera Vane, Fri, Dec 4, 2026, 9 PM to 1 AM')
  expect(changed.text).toContain('Status: Pending\n')
  const second = eventOf(changed)
  expect(second.component.getFirstPropertyValue('status')).toBe('TENTATIVE')

  await setStatus(app, 'cancelled')
  const cancelled = await arrive('booking-cancelled')
  expect(cancelled.subject).toBe('Canceled: Vera Vane, Fri, Dec 4, 2026, 9 PM to 1 AM')
  const third = eventOf(cancelled)
  expect(third.calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(third.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(new Set([first, second, third].map(({ event }) => event.uid)).size).toBe(1)
  expect(second.event.sequence).toBeGreaterThan(first.event.sequence)
  expect(third.event.sequence).toBeGreaterThan(second.event.sequence)

  await setStatus(app, 'completed')
  const completed = await arrive('booking-completed')
  expect(completed.subject).toBe('Thank you for booking Vera Vane')
  expect(completed.attachments).toEqual([])
})

test('a cancellation names the money that was paid, a deposit included, and what happens with it (P7.50)', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  const night = await buildNight(app, { status: 'cancelled', total_cents: 88_000, deposit_percent: 25 })
  const arrive = async () => {
    await queueMail(app, 'booking-cancelled', night)
    expect(await deliver(app, mailer)).toBe(1)
    return smtp.arrived.at(-1)?.text
  }
  const plain = await arrive()
  expect(plain).not.toMatch(/Paid|refund/)
  expect(plain).toContain('Questions? Reply or call (404) 555-0142.')

  const deposit = await buildPayment(db, night.id, { purpose: 'deposit', amount_cents: 22_000 })
  await buildPayment(db, night.id, { purpose: 'balance', amount_cents: 66_000, payment_status: 'failed' })
  const withDeposit = await arrive()
  expect(withDeposit).toContain('Paid: $220.00\n')
  expect(withDeposit).toContain("You paid $220.00 for this booking. Canceling doesn't refund it")

  const back = { kind: 'refund', payment_id: deposit.id, purpose: 'deposit' } as const
  await buildPayment(db, night.id, { ...back, amount_cents: 10_000 })
  const partly = await arrive()
  expect(partly).toContain('Paid: $120.00, after a refund of $100.00\n')
  expect(partly).toContain('Your refund of $100.00 is on its way.')
  await buildPayment(db, night.id, { ...back, amount_cents: 12_000 })
  await db.updateTable('bookings').set({ payment_status: 'refunded' }).execute()
  const refunded = await arrive()
  expect(refunded).toContain('Payment: Refunded\n')
  expect(refunded).not.toMatch(/Paid:|You paid/)
})

test('a mail that waited for SMTP is sent once, with the state at that time', async () => {
  await using app = await startTestApp({ env })
  const down = await startSmtp()
  await down[Symbol.asyncDispose]()
  using mailer = mailTo(down.url)
  const night = await buildNight(app)
  for (const kind of ['booking-confirmed', 'booking-changed', 'booking-confirmed', 'booking-cancelled']) {
    await queueMail(app, kind, night)
    await deliver(app, mailer)
  }
  await queueMail(app, 'booking-confirmed', night)
  for (let hour = 0; hour < 6; hour++) {
    await makeDue(app)
    expect(await deliver(app, mailer)).toBe(0)
  }
  await using smtp = await startSmtp(down.port)
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(1)
  expect(smtp.arrived.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Confirmed: Vera Vane, /)])
  expect(await states(app)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled', 'sent'])
})

test('a mail is not sent once its booking has another status or is deleted', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app, { status: 'cancelled' })
  await queueMail(app, 'booking-confirmed', night)
  expect(await deliver(app, mailer)).toBe(0)
  await setStatus(app, 'confirmed')
  await queueMail(app, 'booking-cancelled', night)
  await app.context.db.updateTable('customers').set({ status: 'erased' }).execute()
  await queueMail(app, 'booking-confirmed', night)
  expect(await deliver(app, mailer)).toBe(0)
  expect(await states(app)).toEqual(['cancelled', 'cancelled', 'cancelled'])
})

test.each([
  ['has not changed the mailed password', {}, { must_change_password: true }],
  ['was only typed by a stranger', { requested_as: 'known_not_signed_in' }, {}],
  ['is no longer the customer’s', { customer_email: 'old@example.com' }, {}],
] as const)('nobody’s words go to an address that %s, in the event neither (S26)', async (_, values, customer) => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const evil = 'https://evil.example/now'
  const night = await buildNight(
    app,
    { ...values, customer_name: `Win ${evil}`, event_location: evil, special_requests: evil, customer_phone: evil },
    customer,
  )
  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  const [mail] = smtp.arrived
  if (!mail) throw new Error('nothing arrived')
  expect(mail.text).toContain('Hi Win,')
  const { event } = eventOf(mail)
  expect(event.location).toBeNull()
  for (const part of [mail.text, mail.html, event.toString()])
    expect(part).not.toMatch(/evil\.example|Location|requests/)
  expect(mail.text).toContain('https://marquee.example/customer/login\n')
})

test('names and texts that look like headers, facts or HTML stay text', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const hostile = 'Eve\r\nBcc: evil@evil.example\u2028Total: $1.00\u0085\u202eX <b>x</b>\n.\nQUIT'
  const night = await buildNight(
    app,
    { customer_name: hostile, event_location: hostile, special_requests: hostile },
    { name: hostile },
  )
  await app.context.db.updateTable('agents').set({ name: hostile }).execute()
  await queueMail(app, 'booking-confirmed', night)
  expect(await deliver(app, mailer)).toBe(1)
  const [mail] = smtp.arrived
  expect(mail?.envelopeTo).toEqual(['dana@example.com'])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  const head = mail?.source.split('\r\n\r\n')[0]
  expect(head).not.toMatch(/^bcc/im)
  expect(mail?.text?.match(/^Total: .*$/gm)).toEqual(['Total: $400.00'])
  expect(mail?.text).not.toContain('\u202e')
  expect(mail?.html).not.toContain('<b>')
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^eve-[a-z0-9-]+\.ics$/)])
  await queueMail(app, 'booking-notice', night, { recipient: null })
  expect(await deliver(app, mailer)).toBe(1)
  const notice = smtp.arrived[1]
  expect(notice?.text?.match(/^(Total|Bcc): .*$/gm)).toEqual(['Total: $400.00'])
})
