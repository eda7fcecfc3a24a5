/** A process whose clock is wrong, beside a database whose clock is right (docs/product.md S115). */
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/password.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { logIn } from '#tests/support/accounts.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { buildNight, deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { sendFile } from '#tests/support/upload.ts'

const DAYS_OFF = [-40, 40]
/** A process that is so many days off. */
async function startOff(days: number) {
  const app = await startTestApp({ context: { now: () => new Date(Date.now() + days * DAY_MS) } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  return app
}

test.each(DAYS_OFF)('%i days: gives nobody more uploads, and nobody less (S37, S115)', async (days) => {
  const app = await startOff(days)
  const { id } = await buildUser(app.context.db)
  const cookie = await signIn(app, { role: 'admin', userId: id })
  const upload = () => sendFile(app, { url: '/api/admin/upload-image', cookie, bytes: Buffer.from('no picture') })
  const done = Array.from({ length: 50 }, () => ({ user_id: id, kind: 'upload' as const }))
  await app.context.db.insertInto('picture_work').values(done).execute()
  const refused = await upload()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400)
  await app.database.pool.query("update picture_work set done_at = done_at - interval '1 day'")
  expect((await upload()).status, 'read, and no picture').toBe(400)
})

test.each(DAYS_OFF)('%i days: an earlier temporary password works for its seven days (S86, S115)', async (days) => {
  await using app = await startTestApp()
  const password_hash = await hashPassword('the second of two')
  const { id, email } = await buildCustomer(app.context.db, { must_change_password: true, password_hash })
  // one salt for all temporary passwords of an account
  const hash = await hashPassword('the first of two', { like: password_hash })
  const keep = (until: Date) =>
    app.database.pool.query('update customers set earlier_password_hashes = $2 where id = $1', [
      id,
      [`${until.toISOString()} ${hash}`],
    ])
  onTestFinished(() => void vi.useRealTimers())
  const enter = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
    const { status } = await logIn(app, 'customer', email, 'the first of two')
    vi.useRealTimers()
    return status
  }
  await keep(new Date(Date.now() - 1000))
  expect(await enter()).toBe(401)
  await keep(new Date(Date.now() + DAY_MS))
  expect(await enter()).toBe(200)
})

test.each(DAYS_OFF)('%i days: a link to write a review is good for thirty days (S115)', async (days) => {
  const app = await startOff(days)
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app, { status: 'completed', event_date: new Date(Date.now() - 2 * DAY_MS) })
  await queueMail(app, 'review-invitation', night)
  expect(await deliver(app, mailer)).toBe(1)
  const { rows } = await app.database.pool.query(
    "select extract(epoch from expires_at - now()) / 86400 as days from one_time_links where purpose = 'review'",
  )
  expect(rows.map((row) => Math.round(Number(row.days)))).toEqual([30])
})
