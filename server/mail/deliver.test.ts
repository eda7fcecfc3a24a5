import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { RelayAway } from '#server/integrations/mail-relay.ts'
import { createMailer, type OutgoingMail } from '#server/integrations/mailer.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { buildNight, deliver, mailTo, makeDue, queueMail } from '#tests/support/mail.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { readAttachment, startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

/** Takes every mail and keeps it. */
function collector() {
  const sent: OutgoingMail[] = []
  return { sent, send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} }
}

async function book(app: TestApp, customerEmail: string, count = 1): Promise<void> {
  const agent = await buildAgent(app.context.db)
  for (let i = 0; i < count; i++) {
    const { status } = await app.call('POST /api/bookings', { body: bookingBody(agent.id, { customerEmail }) })
    expect(status).toBe(201)
  }
}

const states = async ({ context }: TestApp) => {
  const rows = await context.db
    .selectFrom('outbox_emails')
    .select(['kind', 'state', 'attempts', 'last_error', 'deferred'])
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, state, attempts }) => `${kind} ${state} ${attempts}`)
}

test('with SMTP down the booking stands and its mails wait; when it is back each leaves once (S44, S62)', async () => {
  await using app = await startTestApp()
  const down = await startSmtp()
  await down[Symbol.asyncDispose]()
  using mailer = mailTo(down.url)
  await book(app, 'dana@example.com')
  for (let run = 0; run < 3; run++) expect(await deliver(app, mailer)).toBe(0)
  expect(await states(app)).toEqual(['account-created queued 1', 'booking-notice queued 1'])
  expect(await deliver(app, mailer), 'not before its time').toBe(0)
  const { rows } = await app.database.pool.query<{ wait: number; last_error: string }>(
    'select extract(epoch from next_attempt_at - now())::float8 as wait, last_error from outbox_emails',
  )
  for (const { wait, last_error } of rows) {
    expect(wait).toBeGreaterThan(25)
    expect(wait).toBeLessThanOrEqual(30)
    expect(last_error).toBe('ESOCKET')
  }
  await using smtp = await startSmtp(down.port)
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(2)
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(0)
  expect(smtp.arrived).toHaveLength(2)
  expect(await states(app)).toEqual(['account-created sent 1', 'booking-notice sent 1'])
})

test('a mail the server refuses while it takes others waits longer each time, and is given up after about a day (S90)', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const customer = await buildCustomer(app.context.db, { email: 'dana@example.com' })
  await book(app, 'dana@example.com')
  expect(await deliver(app, mailer)).toBe(2)
  smtp.troubles.set('dana@example.com', 'refuse')
  await queueMail(
    app,
    'password-changed',
    { id: '', customer_id: customer.id, customer_email: customer.email },
    { booking_id: null },
  )
  await deliver(app, mailer)
  const waits: number[] = []
  for (let i = 0; i < 29; i++) {
    const { rows } = await app.database.pool.query<{ wait: number }>(
      `select round(extract(epoch from next_attempt_at - now()))::int as wait from outbox_emails
       where kind = 'password-changed'`,
    )
    waits.push(rows[0]?.wait ?? 0)
    await makeDue(app)
    await deliver(app, mailer)
  }
  expect(waits.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600])
  expect(await states(app)).toContain('password-changed failed 30')
  smtp.troubles.clear()
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(0)
})

test('a second try makes a new temporary password and replaces the first', async () => {
  await using app = await startTestApp()
  const mailer = collector()
  const lost = { send: () => Promise.reject(new Error('lost')), close: () => {} }
  await book(app, 'dana@example.com')
  await deliver(app, lost)
  const hash = async () =>
    (await app.context.db.selectFrom('customers').select('password_hash').executeTakeFirstOrThrow()).password_hash
  const first = await hash()
  await makeDue(app)
  await deliver(app, mailer)
  expect(await hash()).not.toBe(first)
  expect(mailer.sent.filter(({ text }) => text.includes('Temporary password'))).toHaveLength(1)
})

test('a customer who has chosen a password gets the confirmation of the request alone', async () => {
  await using app = await startTestApp()
  const mailer = collector()
  await book(app, 'dana@example.com')
  await app.context.db.updateTable('customers').set({ must_change_password: false, password_hash: 'own' }).execute()
  await deliver(app, mailer)
  const [mail, ...more] = mailer.sent.filter(({ to }) => to[0] === 'dana@example.com')
  expect([mail?.subject, more]).toEqual([expect.stringMatching(/^We have your booking request for /), []])
  expect(mail?.text).not.toMatch(/password|account|token=/i)
  expect(await app.context.db.selectFrom('one_time_links').selectAll().execute()).toEqual([])
  const { password_hash } = await app.context.db
    .selectFrom('customers')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(password_hash).toBe('own')
})

test('two that deliver at once send each mail once', async () => {
  await using app = await startTestApp()
  const mailer = collector()
  const slow = { ...mailer, send: (mail: OutgoingMail) => sleep(5).then(() => mailer.send(mail)) }
  await buildCustomer(app.context.db, { email: 'dana@example.com' })
  await book(app, 'dana@example.com', 4)
  await Promise.all([deliver(app, slow), deliver(app, slow), deliver(app, slow)])
  expect(mailer.sent).toHaveLength(8)
  expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(8)
})

test('the sixth mail to one address within the hour, and all after it, become one digest (S26)', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  const mailer = collector()
  const toDana = () => mailer.sent.filter(({ to }) => to[0]?.toLowerCase() === 'dana@example.com')
  await buildCustomer(db, { email: 'dana@example.com' })
  await book(app, 'dana@example.com', 4)
  await deliver(app, mailer)
  expect(toDana()).toHaveLength(4)
  await book(app, 'DANA@example.com', 4)
  await deliver(app, mailer)
  expect(toDana()).toHaveLength(5)
  const kept = await db
    .selectFrom('outbox_emails')
    .select(['state', 'deferred', 'attempts'])
    .where('state', '=', 'queued')
    .where('recipient', 'is not', null)
    .execute()
  expect(kept).toEqual(Array.from({ length: 3 }, () => ({ state: 'queued', deferred: true, attempts: 0 })))
  expect(await deliver(app, mailer), 'nothing until the hour is over').toBe(0)

  const hourLater = { sent_at: new Date(Date.now() - 3_601_000) }
  await db.updateTable('outbox_emails').set(hourLater).where('state', '=', 'sent').execute()
  await makeDue(app)
  await deliver(app, mailer)
  expect(toDana()).toHaveLength(6)
  const digest = toDana()[5]
  expect(digest?.subject).toBe('3 updates about your bookings')
  expect(digest?.text.match(/We have your booking request/g)).toHaveLength(3)
  const queued = await db.selectFrom('outbox_emails').select('id').where('state', '=', 'queued').execute()
  expect(queued).toEqual([])

  // the digest counts as one mail of the new hour
  await book(app, 'dana@example.com', 5)
  await deliver(app, mailer)
  expect(toDana()).toHaveLength(10)
})

test('a mail with a secret is sent alone, regardless of how many were sent before', async () => {
  await using app = await startTestApp()
  const mailer = collector()
  const { db } = app.context
  const sent = { kind: 'booking-received', recipient: 'dana@example.com', state: 'sent' as const, sent_at: new Date() }
  await db
    .insertInto('outbox_emails')
    .values(Array.from({ length: 6 }, (_, i) => ({ ...sent, message_id: `${i}` })))
    .execute()
  await book(app, 'dana@example.com')
  await deliver(app, mailer)
  const subjects = mailer.sent.filter(({ to }) => to[0] === 'dana@example.com').map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringMatching(/^We have your booking request for /)])
})

test('one mail that cannot be sent holds up no other, and its log line names no address', async () => {
  await using app = await startTestApp()
  const mailer = collector()
  const picky = {
    ...mailer,
    send: (mail: OutgoingMail) =>
      mail.to[0] === 'bad@example.com'
        ? Promise.reject(Object.assign(new Error('no such box bad@example.com'), { responseCode: 550 }))
        : mailer.send(mail),
  }
  await book(app, 'bad@example.com')
  await book(app, 'good@example.com')
  await deliver(app, picky)
  expect(mailer.sent.filter(({ to }) => to[0] === 'good@example.com')).toHaveLength(1)
  expect(app.logged.join('')).not.toContain('bad@example.com')
})

test('when the mail server is away, a run tries once and leaves the rest for the next', async () => {
  await using app = await startTestApp()
  let asked = 0
  const away = {
    send: () => {
      asked += 1
      return Promise.reject(new RelayAway(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })))
    },
    close: () => {},
  }
  await book(app, 'one@example.com')
  await book(app, 'two@example.com')
  await deliver(app, away)
  expect(asked).toBe(1)
  const mailer = collector()
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(4)
})

test('a sender that dies in the middle leaves the mail queued for the next', async () => {
  await using app = await startTestApp()
  await buildCustomer(app.context.db, { email: 'dana@example.com' })
  await book(app, 'dana@example.com')
  const mailer = collector()
  const dies = {
    ...mailer,
    send: async () => {
      await app.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
         and state = 'idle in transaction' and pid <> pg_backend_pid()`,
      )
    },
  }
  await expect(deliver(app, dies)).rejects.toThrow()
  expect(await states(app)).toEqual(['booking-notice queued 0', 'booking-received queued 0'])
  expect(await deliver(app, mailer)).toBe(2)
})

test('one mail of a digest that cannot be composed waits alone; the others leave, with their files', async () => {
  await using app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app, { event_date: new Date('2027-05-02T01:00:00Z') })
  const other = await buildBooking(app.context.db, {
    agent_id: night.agent_id,
    customer_id: night.customer_id,
    customer_email: night.customer_email,
    event_date: new Date('2027-05-02T01:00:00Z'),
    status: 'confirmed',
  })
  const { agent_id, customer_id, customer_email } = night
  const pending = await buildBooking(app.context.db, { agent_id, customer_id, customer_email })
  const deferred = { deferred: true }
  await queueMail(app, 'booking-received', pending, deferred)
  await queueMail(app, 'booking-confirmed', night, deferred)
  await queueMail(app, 'of-a-newer-release', night, deferred)
  await queueMail(app, 'booking-confirmed', other, deferred)
  expect(await deliver(app, mailer)).toBe(1)
  expect(await states(app)).toEqual([
    'booking-confirmed sent 0',
    'booking-confirmed sent 0',
    'booking-received sent 0',
    'of-a-newer-release queued 1',
  ])
  const [digest] = smtp.arrived
  expect(digest?.subject).toBe('3 updates about your bookings')
  const files = digest?.attachments.map((file) => [file.filename, ICAL.parse(readAttachment(file))[0]])
  expect(files).toEqual([
    ['vera-vane-2027-05-01.ics', 'vcalendar'],
    ['vera-vane-2027-05-01-2.ics', 'vcalendar'],
  ])
})

test('files go along in .eml files too', async () => {
  await using app = await startTestApp()
  const dataDir = makeTempFolder()
  const mailer = createMailer({ ...app.context.config, smtpUrl: undefined, dataDir })
  const night = await buildNight(app)
  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  const [name = ''] = readdirSync(path.join(dataDir, 'mail'))
  const { attachments } = await PostalMime.parse(readFileSync(path.join(dataDir, 'mail', name)))
  expect(attachments.map((file) => ICAL.parse(readAttachment(file))[0])).toEqual(['vcalendar'])
  mailer.close()
})
