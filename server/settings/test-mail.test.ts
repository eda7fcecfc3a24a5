import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signInAdmin, signInEach } from '#tests/support/sign-in.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

/** An office with that mail server, and its owner. */
async function openOffice(env: Record<string, string>) {
  const app = await startTestApp({ env })
  onTestFinished(async () => {
    app.context.mailer.close()
    await app[Symbol.asyncDispose]()
  })
  const { id, cookie } = await signInAdmin(app)
  const { email } = await app.context.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { app, email, send: () => app.call('POST /api/admin/settings/test-mail', { cookie }) }
}

test('a test mail arrives at the admin who asked for it, and the answer says so (P6.60)', async () => {
  await using smtp = await startSmtp()
  const { app, email, send } = await openOffice({ SMTP_URL: smtp.url })
  expect(await send()).toMatchObject({
    status: 200,
    body: {
      result: 'accepted',
      message: `The mail server accepted the test email to ${email}. Check your inbox and spam folder.`,
    },
  })
  expect(smtp.arrived.map(({ envelopeTo, subject }) => [envelopeTo, subject])).toEqual([
    [[email], 'Test email from Marquee'],
  ])
  const audited = await app.context.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'mail.tested')
    .execute()
  expect(audited).toEqual([{ after: { result: 'accepted' } }])
})

test('a refusal is shown in the words of the mail server, without name and password (P6.60)', async () => {
  const auth = { user: 'agency', pass: 'right' }
  await using smtp = await startSmtp(0, { auth })
  const url = smtp.url.replace('//', '//agency:wr%40ng@')
  const { app, send } = await openOffice({ SMTP_URL: url })
  const { body } = await send()
  expect(body).toEqual({
    result: 'refused',
    message: expect.stringMatching(/^The mail server refused the login in SMTP_URL: “535 .*Bad password ••• for •••/),
  })
  expect(JSON.stringify(body) + app.logged.join('')).not.toContain('wr@ng')

  await using strict = await startSmtp()
  const other = await openOffice({ SMTP_URL: strict.url })
  strict.troubles.set(other.email, 'refuse')
  expect((await other.send()).body).toEqual({
    result: 'refused',
    message: `The mail server refused the test email: “550 no mailbox ${other.email}”`,
  })
})

test('a mail server that is away, silent or without encryption is named so (P6.60)', async () => {
  const gone = await startSmtp()
  await gone[Symbol.asyncDispose]()
  expect((await (await openOffice({ SMTP_URL: gone.url })).send()).body).toEqual({
    result: 'away',
    message: 'The mail server could not be reached (ESOCKET).',
  })
  await using smtp = await startSmtp()
  const silent = await openOffice({ SMTP_URL: smtp.url })
  smtp.troubles.set(silent.email, 'stall')
  expect((await silent.send()).body).toEqual({
    result: 'timed-out',
    message: 'The mail server did not answer in time.',
  })
  const plain = await openOffice({ SMTP_URL: `smtp://0.0.0.0:${smtp.port}` })
  expect((await plain.send()).body).toMatchObject({ result: 'refused', message: expect.stringContaining('STARTTLS') })
}, 40_000)

test('without a mail server it is written to a file, and the answer says so (P6.60)', async () => {
  const dataDir = makeTempFolder()
  const { email, send } = await openOffice({ DATA_DIR: dataDir })
  expect((await send()).body).toEqual({
    result: 'file',
    message: 'No mail server is configured (SMTP_URL). The test email was written to a file.',
  })
  const [file = ''] = readdirSync(path.join(dataDir, 'mail'))
  expect(readFileSync(path.join(dataDir, 'mail', file), 'utf8')).toContain(email)
})

test('it is five an hour, for the owner alone (P6.60)', async () => {
  await using smtp = await startSmtp()
  const { app, send } = await openOffice({ SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '1' })
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await send()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(smtp.arrived).toHaveLength(5)
  const { cookies } = await signInEach(app)
  expect((await app.call('POST /api/admin/settings/test-mail')).status).toBe(401)
  for (const cookie of [cookies.customer, cookies.agent]) {
    expect((await app.call('POST /api/admin/settings/test-mail', { cookie })).status).toBe(403)
  }
})
