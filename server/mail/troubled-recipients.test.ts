import { expect, test } from 'vitest'
import { buildNight, deliver, mailTo, makeDue, queueMail } from '#tests/support/mail.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

const BAD = 'bad@example.com'
const guest = (i: number) => `guest-${i}@example.com`

/** Queues a mail to each address, the first one first. */
async function queueTo(app: TestApp, recipients: string[]): Promise<void> {
  const booking = await app.context.db.selectFrom('bookings').selectAll().executeTakeFirst()
  const night = booking ?? (await buildNight(app, { status: 'pending' }))
  for (const recipient of recipients) await queueMail(app, 'booking-received', night, { recipient })
}

const addressees = (smtp: TestSmtp) => smtp.arrived.flatMap(({ envelopeTo }) => envelopeTo)

const rowsTo = (app: TestApp, recipient: string) =>
  app.context.db
    .selectFrom('outbox_emails')
    .select(['state', 'attempts', 'refusals', 'last_error', 'next_attempt_at'])
    .where('recipient', '=', recipient)
    .execute()

const guests = Array.from({ length: 99 }, (_, i) => guest(i))

test.each(['stall', 'stall at the end'] as const)(
  'a relay with one recipient of 100 at which it does not answer (%s): the other 99 arrive while it waits (S91)',
  async (trouble) => {
    await using app = await startTestApp()
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    smtp.troubles.set(BAD, trouble)
    await queueTo(app, [BAD, ...guests])
    let over = false
    const run = deliver(app, mailer).finally(() => {
      over = true
    })
    await until(() => addressees(smtp).length === 99, 15_000)
    expect(over, 'the mail to the troubled recipient is still on its way').toBe(false)
    expect(addressees(smtp).sort()).toEqual([...guests].sort())

    // mail that is queued while it waits leaves too
    await queueTo(app, ['late@example.com'])
    await until(() => addressees(smtp).includes('late@example.com'), 5_000)
    expect(over).toBe(false)
    expect(await run).toBe(100)
    expect(await rowsTo(app, BAD)).toMatchObject([
      { state: 'queued', attempts: 1, refusals: 1, last_error: 'ETIMEDOUT' },
    ])
  },
  60_000,
)

test('a relay that hangs up on the first, the middle and the last of 102: the other 99 arrive within 15 s (S91)', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const bad = [0, 1, 2].map((i) => `bad-${i}@example.com`)
  for (const address of bad) smtp.troubles.set(address, 'hang up')
  await queueTo(app, [bad[0] ?? '', ...guests.slice(0, 50), bad[1] ?? '', ...guests.slice(50), bad[2] ?? ''])
  const run = deliver(app, mailer)
  await until(() => addressees(smtp).length === 99, 15_000)
  expect(await run).toBe(99)
  expect(addressees(smtp).sort()).toEqual([...guests].sort())
  for (const address of bad) expect(await rowsTo(app, address)).toMatchObject([{ state: 'queued', attempts: 1 }])
}, 60_000)

test('a recipient at which the relay hangs up holds up no other, and its own mails wait together (S91)', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  smtp.troubles.set(BAD, 'hang up')
  await queueTo(app, [BAD, BAD, guest(1), guest(2)])
  expect(await deliver(app, mailer)).toBe(2)
  expect(addressees(smtp).sort()).toEqual([guest(1), guest(2)])
  const waiting = await rowsTo(app, BAD)
  expect(waiting.map(({ attempts }) => attempts).sort()).toEqual([0, 1])
  expect(waiting[0]?.next_attempt_at).toEqual(waiting[1]?.next_attempt_at)

  smtp.troubles.clear()
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(2)
})

test('a mail that was never tried does not wait for recipients in trouble (S91)', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const troubled = Array.from({ length: 5 }, (_, i) => `bad-${i}@example.com`)
  for (const address of troubled) smtp.troubles.set(address, 'hang up')
  await queueTo(app, troubled)
  await deliver(app, mailer)
  for (const address of troubled) smtp.troubles.set(address, 'stall')
  await makeDue(app)
  await queueTo(app, [guest(1)])
  const stopped = new AbortController()
  const run = deliver(app, mailer, stopped.signal)
  await until(() => addressees(smtp).length === 1, 5_000)
  stopped.abort()
  expect(await run).toBe(1)
  expect(smtp.asked.filter((address) => address !== guest(1)).length - troubled.length).toBeLessThan(5)
}, 30_000)

test('mails leave in the order in which they are due', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app, { status: 'pending' })
  for (const [recipient, ago] of [
    [guest(1), 10],
    [guest(2), 30],
    [guest(3), 20],
  ] as const) {
    await queueMail(app, 'booking-received', night, { recipient, next_attempt_at: new Date(Date.now() - ago * 1000) })
  }
  await deliver(app, mailer, undefined, 1)
  expect(addressees(smtp)).toEqual([guest(2), guest(3), guest(1)])
})

test('a relay that hangs up on everybody is left alone after a few', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  for (const address of guests) smtp.troubles.set(address, 'hang up')
  await queueTo(app, guests.slice(0, 40))
  expect(await deliver(app, mailer)).toBe(0)
  expect(new Set(smtp.asked).size).toBeLessThan(12)
})

test('a relay that lets nobody in is tried once, and nothing counts against a mail (S90)', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp(0, { auth: { user: 'agency', pass: 'right' } })
  using mailer = mailTo(smtp.url.replace('//', '//agency:wrong@'))
  await queueTo(app, [guest(1), guest(2)])
  expect(await deliver(app, mailer)).toBe(0)
  expect((await rowsTo(app, guest(1)))[0]).toMatchObject({ attempts: 1, refusals: 0, last_error: 'EAUTH' })
  expect((await rowsTo(app, guest(2)))[0]).toMatchObject({ attempts: 0 })
})

test('a weekend with a relay that refuses everything loses nothing; after a week the mail is given up (S90)', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  smtp.mood = 'refuse'
  await queueTo(app, [guest(1)])
  const tryFor = async (tries: number) => {
    for (let i = 0; i < tries; i++) {
      await makeDue(app)
      await deliver(app, mailer)
    }
  }
  // an hour of doubling, then hourly
  await tryFor(7 + 63)
  expect((await rowsTo(app, guest(1)))[0]).toMatchObject({ state: 'queued', refusals: 0 })
  const { rows } = await app.database.pool.query<{ wait: number }>(
    'select round(extract(epoch from next_attempt_at - now()))::int as wait from outbox_emails',
  )
  expect(rows[0]?.wait).toBe(3600)
  await tryFor(103)
  expect((await rowsTo(app, guest(1)))[0]).toMatchObject({ state: 'queued', attempts: 173 })
  await tryFor(1)
  expect((await rowsTo(app, guest(1)))[0]).toMatchObject({ state: 'failed', attempts: 174 })
}, 60_000)

test('the first mails after a weekend of refusals are not given up by one more refusal (S90)', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  smtp.mood = 'refuse'
  await queueTo(app, [guest(1)])
  for (let i = 0; i < 60; i++) {
    await makeDue(app)
    await deliver(app, mailer)
  }
  smtp.mood = 'take'
  smtp.troubles.set(guest(1), 'refuse')
  await queueTo(app, [guest(2)])
  await deliver(app, mailer)
  await makeDue(app)
  await deliver(app, mailer)
  expect((await rowsTo(app, guest(1)))[0]).toMatchObject({ state: 'queued', refusals: 1 })
}, 60_000)
