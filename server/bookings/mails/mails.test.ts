import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { createMailer } from '#server/integrations/mailer.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCustomer, buildPackage, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { verifyByHand } from '#tests/support/passwords.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const DATE = '2026-12-04T21:00'
const env = { PUBLIC_URL: 'https://marquee.example' }

async function book(app: TestApp, more: Record<string, unknown> = {}) {
  const agent = await buildAgent(app.context.db, { name: 'Vera Vane', category: 'exotic_dancer', hourly_rate: 220 })
  const body = bookingBody(agent.id, { eventDate: DATE, ...more })
  return app.call('POST /api/bookings', { body, headers: { host: 'evil.example' } })
}

test('the mails of a package say what was sold, to the customer and to the office (P3.21)', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { id: packageId } = await buildPackage(app.context.db, { name: 'Fan & Feather', category: 'exotic_dancer' })
  await book(app, { packageId, duration: 7, eventDate: undefined })
  await deliver(app, mailer)
  const told = smtp.arrived.filter(({ subject }) => /booking request/.test(subject ?? ''))
  expect(told).toHaveLength(2)
  for (const { text, html } of told) {
    expect(text).toContain('Package: Fan & Feather, 5 hours, plus 2 hours')
    expect(text).toContain('Total: $1,120.00')
    expect(text).toContain('7 hours')
    expect(html).toContain('Fan &amp; Feather, 5 hours, plus 2 hours')
  }
})

describe('the mails of a first booking', () => {
  test('are one to the customer, with the request and the account, and one to the agency; the password is in the one alone (S11)', async () => {
    await using app = await startTestApp({ env, context: { now: () => new Date('2026-06-01T12:00:00Z') } })
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const booked = await book(app)
    expect(await deliver(app, mailer)).toBe(2)
    expect(await deliver(app, mailer)).toBe(0)

    const bySubject = (part: string) => {
      const found = smtp.arrived.filter(({ subject }) => subject?.includes(part))
      expect(found).toHaveLength(1)
      return found[0] as (typeof found)[0]
    }
    const received = bySubject('We have your booking request for Vera Vane')
    const notice = bySubject('New booking request: Vera Vane')

    expect(received.envelopeTo).toEqual(['renee@example.com'])
    expect(received.text).toContain('Hi Renée,\n\nWe have your request.')
    expect(received.text).toMatch(
      /Talent: Vera Vane\nService: Exotic dancer\nDate: Friday, December 4, 2026\nTime: 9 PM to midnight \(3 hours\)\nTotal: \$660.00\n\n/,
    )
    expect(received.text).toContain('Event: Wedding')
    expect(received.text).toContain('We also created an account so you can track your request. Use the button below')
    expect(received.text).not.toMatch(/slow first song|Grant Park|555-0199|not signed in/)
    expect(received.html).not.toMatch(/slow first song|Grant Park|555-0199/)

    expect(notice.envelopeTo).toEqual(['hello@marquee.example'])
    for (const fact of ['slow first song', 'Grant Park', '(404) 555-0199', 'renee@example.com', 'New customer']) {
      expect(notice.text).toContain(fact)
      expect(notice.html).toContain(fact)
    }
    expect(notice.text).toContain('https://marquee.example/admin/bookings')

    expect(received.text).toContain('https://marquee.example/customer/login?email=renee%40example.com')
    const password = /Temporary password: (\S+)/.exec(received.text ?? '')?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(16)
    const { db } = app.context
    const customer = await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow()
    expect(customer.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(verifyByHand(password, customer.password_hash ?? '')).toBe(true)
    expect(customer.must_change_password).toBe(true)
    const days = ((customer.temporary_password_expires_at?.getTime() ?? 0) - Date.now()) / DAY_MS
    expect(days).toBeCloseTo(7, 1)

    expect(JSON.stringify(booked)).not.toContain(password)
    expect(app.logged.join('')).not.toContain(password)
    expect(notice.source).not.toContain(password)
    const { rows } = await app.database.pool.query('select o::text as row from outbox_emails o')
    expect(rows).toHaveLength(2)
    for (const { row } of rows) expect(row).not.toContain(password)

    for (const mail of smtp.arrived) {
      // links start with PUBLIC_URL, not with the host the request named (S34)
      expect(mail.source).not.toContain('evil.example')
      expect(mail.from).toEqual({ address: 'hello@marquee.example', name: 'Marquee' })
      expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@marquee\.example>$/)
      expect(mail.html).toContain('<!doctype html>')
    }
    const states = await db.selectFrom('outbox_emails').select(['state', 'message_id']).execute()
    expect(states.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(new Set(states.map(({ message_id }) => message_id))).toEqual(
      new Set(smtp.arrived.map(({ messageId }) => messageId)),
    )
  })

  test('are .eml files only their owner can read while there is no SMTP (S44)', async () => {
    await using app = await startTestApp({ env })
    const dataDir = makeTempFolder()
    const mailer = createMailer({ ...app.context.config, smtpUrl: undefined, dataDir })
    await book(app)
    await deliver(app, mailer)
    const folder = path.join(dataDir, 'mail')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const files = readdirSync(folder)
    expect(files).toHaveLength(2)
    const subjects: (string | undefined)[] = []
    for (const file of files) {
      expect(file).toMatch(/^[\w.-]+\.eml$/)
      expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
      subjects.push((await PostalMime.parse(readFileSync(path.join(folder, file)))).subject)
    }
    expect(subjects).toContain('We have your booking request for Vera Vane')
    mailer.close()
  })
})

test('a request that was answered meanwhile gets no receipt, unless the customer was not signed in (P3.61)', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  await buildCustomer(db, { email: 'known@example.com', password_hash: 'kept' })
  const numbers: Record<string, number> = {}
  for (const [name, requested_as, status] of [
    ['answered', 'signed_in', 'cancelled'],
    ['pending', 'signed_in', 'pending'],
    ['made by a stranger', 'known_not_signed_in', 'cancelled'],
  ] as const) {
    const { body } = await book(app, { customerEmail: 'known@example.com' })
    const { number } = await db
      .updateTable('bookings')
      .set({ requested_as, status })
      .where('id', '=', body.id)
      .returning('number')
      .executeTakeFirstOrThrow()
    numbers[name] = number
  }
  await deliver(app, mailer)
  const texts = smtp.arrived
    .filter(({ envelopeTo }) => envelopeTo.includes('known@example.com'))
    .map(({ text }) => text)
  const isSaid = (name: string) => texts.some((text) => text?.includes(`B-${numbers[name]}`))
  expect(Object.keys(numbers).map((name) => [name, isSaid(name)])).toEqual([
    ['answered', false],
    ['pending', true],
    ['made by a stranger', true],
  ])
  expect(texts.join()).toContain("someone who wasn't signed in")
})

test('a known customer is notified that someone not signed in asked, with no free text but the name (S12, S13)', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const customer = await buildCustomer(app.context.db, { email: 'known@example.com', password_hash: 'kept' })
  const hostile = `Win at https://evil.example <b>now</b> ${'x'.repeat(100)}`
  await book(app, {
    customerEmail: 'KNOWN@example.com',
    customerName: hostile,
    customerPhone: '555-EVIL',
    eventLocation: 'evil.example/location',
    specialRequests: 'evil.example/requests',
  })
  expect(await deliver(app, mailer)).toBe(2)
  const received = smtp.arrived.find(({ subject }) => subject?.startsWith('We have your booking'))
  expect(received?.envelopeTo).toEqual(['KNOWN@example.com'])
  expect(received?.text).toContain("by someone who wasn't signed in")
  expect(received?.text).toMatch(/^Hi Win,$/m)
  for (const part of [received?.text, received?.html]) {
    expect(part).not.toMatch(/evil\.example|<b>now|555-EVIL|Temporary password/)
    expect(part?.match(/https?:\/\/[^"\s<]+/g)?.every((link) => link.startsWith('https://marquee.example/'))).toBe(true)
  }
  const notice = smtp.arrived.find(({ subject }) => subject?.startsWith('New booking request'))
  expect(notice?.text).toContain('Known customer, not signed in')
  expect(notice?.html).toContain('&lt;b&gt;now&lt;/b&gt;')
  expect(notice?.html).not.toContain('<b>now')
  const row = await app.context.db.selectFrom('customers').selectAll().where('id', '=', customer.id).executeTakeFirst()
  expect(row).toEqual(customer)
})

test('a booking without a price says so', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const agent = await buildAgent(app.context.db, { hourly_rate: null })
  await app.call('POST /api/bookings', { body: bookingBody(agent.id) })
  await deliver(app, mailer)
  expect(smtp.arrived.find(({ subject }) => subject?.startsWith('We have'))?.text).toContain(
    'Total: Price to be confirmed',
  )
})

test('notices go to the recipients the agency set, else to every admin, else to the brand', async () => {
  await using app = await startTestApp({ env })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  const noticeTo = async () => {
    await book(app)
    await deliver(app, mailer)
    return smtp.arrived.findLast(({ subject }) => subject?.startsWith('New booking request'))?.envelopeTo
  }
  expect(await noticeTo()).toEqual(['hello@marquee.example'])
  await buildUser(db, { email: 'one@example.com', created_at: new Date(2026, 0, 1) })
  await buildUser(db, { email: 'two@example.com', created_at: new Date(2026, 0, 2) })
  await buildUser(db, { email: 'gone@example.com', archived_at: new Date() })
  await buildUser(db, { email: 'agent@example.com', role: 'agent' })
  expect(await noticeTo()).toEqual(['one@example.com', 'two@example.com'])
  await db
    .updateTable('agency_settings')
    .set({ notice_recipients: ['office@example.com'] })
    .execute()
  expect(await noticeTo()).toEqual(['office@example.com'])
})
