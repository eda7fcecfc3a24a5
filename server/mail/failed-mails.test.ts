import { expect, onTestFinished, test } from 'vitest'
import { describeRetry } from '#scripts/mail-retry.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { buildNight, deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { signInAdmin, signInEach } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { retryAllMails } from './failed-mails.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

async function openOffice() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookie } = await signInAdmin(app)
  const night = await buildNight(app)
  const failed = { state: 'failed' as const, attempts: 30, refusals: 30, last_error: 'EENVELOPE' }
  const giveUp = async (kind: string, more: object = {}) => {
    await queueMail(app, kind, night, { ...failed, ...more })
    const newest = db.selectFrom('outbox_emails').select('id').where('kind', '=', kind).where('state', '=', 'failed')
    return (await newest.executeTakeFirstOrThrow()).id
  }
  const list = async () => (await app.call('GET /api/admin/failed-mails', { cookie })).body
  const system = async () => (await app.call('GET /api/admin/system', { cookie })).body
  const warned = async () => (await system()).warnings.some((warning) => warning.startsWith('Some emails failed'))
  const decide = (choice: 'retry' | 'drop', id: string) =>
    app.call(`POST /api/admin/failed-mails/:id/${choice}`, { params: { id }, cookie })
  const audited = async () =>
    (await db.selectFrom('audit_log').select(['action', 'entity_id']).where('entity', '=', 'mail').execute()).map(
      ({ action, entity_id }) => [action, entity_id],
    )
  return { app, db, cookie, night, giveUp, list, warned, decide, audited }
}

test('a mail that was given up is listed, sent again, and the warning is gone (P6.58)', async () => {
  const { app, night, giveUp, list, warned, decide, audited } = await openOffice()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await giveUp('booking-confirmed')
  expect(await warned()).toBe(true)
  expect(await list()).toEqual([
    {
      ...{ id, kind: 'booking-confirmed', recipient: 'dana@example.com', bookingId: night.id, attempts: 30 },
      ...{ queuedAt: expect.any(String), error: 'EENVELOPE' },
    },
  ])
  expect((await decide('retry', id)).body).toEqual({ success: true })
  expect(app.nudges()).toBe(1)
  expect([await list(), await warned()]).toEqual([[], false])
  expect(await deliver(app, mailer)).toBe(1)
  expect(smtp.arrived.map(({ envelopeTo }) => envelopeTo)).toEqual([['dana@example.com']])
  expect(await audited()).toEqual([['mail.retried', id]])
})

test('one that is dropped is never sent, and the warning is gone (P6.58)', async () => {
  const { app, giveUp, list, warned, decide, audited } = await openOffice()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await giveUp('booking-confirmed')
  expect((await decide('drop', id)).status).toBe(200)
  expect([await list(), await warned()]).toEqual([[], false])
  await retryAllMails(app.context.db)
  expect(await deliver(app, mailer)).toBe(0)
  expect(await audited()).toEqual([['mail.dropped', id]])
})

test('of a mail with a secret only its state is shown; what it says is made anew (S44)', async () => {
  const { giveUp, list } = await openOffice()
  await giveUp('password-link', {
    last_error: 'refused for secret-token',
    data: JSON.stringify({ token: 'secret-token' }),
  })
  const listed = await list()
  expect(listed).toMatchObject([{ kind: 'password-link', error: null }])
  expect(JSON.stringify(listed)).not.toContain('secret-token')
})

test('a mail that is not given up is 409, no mail is 404; two decisions at once make one', async () => {
  const { app, db, night, giveUp, decide, audited } = await openOffice()
  await queueMail(app, 'booking-received', night)
  const { id } = await db.selectFrom('outbox_emails').select('id').executeTakeFirstOrThrow()
  for (const [one, status] of [
    [id, 409],
    [UNKNOWN, 404],
  ] as const) {
    for (const choice of ['retry', 'drop'] as const) expect((await decide(choice, one)).status).toBe(status)
  }
  const failed = await giveUp('booking-confirmed')
  const answers = await Promise.all([decide('retry', failed), decide('drop', failed), decide('retry', failed)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await audited()).toHaveLength(1)
})

test('strangers, customers and agents see none of it', async () => {
  const { app, giveUp } = await openOffice()
  const id = await giveUp('booking-confirmed')
  const { cookies } = await signInEach(app)
  for (const [cookie, status] of [
    ['', 401],
    [cookies.customer, 403],
    [cookies.agent, 403],
  ] as const) {
    expect((await app.call('GET /api/admin/failed-mails', { cookie })).status).toBe(status)
    for (const choice of ['retry', 'drop'] as const) {
      expect((await app.call(`POST /api/admin/failed-mails/:id/${choice}`, { params: { id }, cookie })).status).toBe(
        status,
      )
    }
  }
})

test('mail:retry sends all of them again and lets the waiting ones leave now (P6.59)', async () => {
  const { app, db, night, giveUp, list, audited } = await openOffice()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await giveUp('booking-confirmed')
  const { agent_id, customer_id, customer_email } = night
  const pending = await buildBooking(db, { agent_id, customer_id, customer_email })
  await queueMail(app, 'booking-received', pending, { next_attempt_at: new Date(Date.now() + 3_600_000), attempts: 9 })
  const result = await retryAllMails(db)
  expect(result).toEqual({ failed: 1, waiting: 1 })
  expect(describeRetry(result)).toBe(
    'Sent again: 1 mail that had been given up. Due now: 1 mail that waited for the next try.',
  )
  expect(await list()).toEqual([])
  expect(await deliver(app, mailer)).toBe(2)
  expect(await audited()).toHaveLength(1)
  const again = await retryAllMails(db)
  expect(describeRetry(again)).toBe('No mail was given up, and none waits for its next try.')
})
