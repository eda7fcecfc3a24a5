import { expect, test } from 'vitest'
import { logIn } from '#tests/support/accounts.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { type ArrivedMail, startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const EMAIL = 'dana@example.com'

async function book(app: TestApp): Promise<void> {
  const { id } = await buildAgent(app.context.db)
  const { status } = await app.call('POST /api/bookings', { body: { ...bookingBody(id), customerEmail: EMAIL } })
  expect(status).toBe(201)
  await app.context.db.deleteFrom('outbox_emails').where('kind', '<>', 'account-created').execute()
}

const passwordIn = ({ text }: ArrivedMail) => /Temporary password:\s*(\S+)/.exec(text ?? '')?.[1] ?? ''

/** Delivers so often while the acknowledgement is lost, then once more. */
async function deliverLosing(app: TestApp, times: number): Promise<ArrivedMail[]> {
  await using smtp = await startSmtp()
  smtp.mood = 'take and hang up'
  for (let i = 0; i <= times; i++) {
    using mailer = mailTo(smtp.url)
    if (i === times) smtp.mood = 'take'
    await makeDue(app)
    await deliver(app, mailer)
  }
  return smtp.arrived
}

test.each([0, 1, 2])('of temporary passwords whose acknowledgement was lost, mail %i works (S86)', async (which) => {
  await using app = await startTestApp()
  await book(app)
  const arrived = await deliverLosing(app, 2)
  expect(arrived).toHaveLength(3)
  // so a server that drops repeats shows the first, and another shows all
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1)
  const passwords = arrived.map(passwordIn)
  expect(new Set(passwords).size).toBe(3)
  const used = passwords[which] ?? ''
  expect((await logIn(app, 'customer', EMAIL, used)).body).toMatchObject({ customer: { mustChangePassword: true } })
  // one was used: the others are over
  for (const other of passwords.filter((password) => password !== used)) {
    expect((await logIn(app, 'customer', EMAIL, other)).status).toBe(401)
  }
  expect((await logIn(app, 'customer', EMAIL, used)).status).toBe(200)
})

test('an earlier temporary password is over after its own seven days, and gone with a chosen one', async () => {
  await using app = await startTestApp()
  await book(app)
  const [first, second] = (await deliverLosing(app, 1)).map(passwordIn)
  const { rows } = await app.database.pool.query('select earlier_password_hashes as hashes from customers')
  expect(rows[0].hashes).toHaveLength(1)
  const [until, hash] = rows[0].hashes[0].split(' ')
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  const past = new Date(Date.now() - 1000).toISOString()
  await app.database.pool.query('update customers set earlier_password_hashes = $1', [[`${past} ${hash}`]])
  expect((await logIn(app, 'customer', EMAIL, first)).status).toBe(401)
  await app.database.pool.query('update customers set earlier_password_hashes = $1', [[`${until} ${hash}`]])
  const entered = await logIn(app, 'customer', EMAIL, second)
  expect(entered.status).toBe(200)
  expect(
    (await app.database.pool.query('select earlier_password_hashes as hashes from customers')).rows[0].hashes,
  ).toEqual([])
})

test('mails that leave at the first try keep no earlier password', async () => {
  await using app = await startTestApp()
  await book(app)
  await deliverLosing(app, 0)
  expect(
    (await app.database.pool.query('select earlier_password_hashes as hashes from customers')).rows[0].hashes,
  ).toEqual([])
})
