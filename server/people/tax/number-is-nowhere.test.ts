import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeFolder } from '#server/db/backup/test-support/contents.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildAgent, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { SCANNED_PDF, sendFile } from '#tests/support/upload.ts'

const all: readonly Endpoint[] = endpoints
/** Typed by the performer, the office, and wrongly; the last one is on the W-9. */
const NUMBERS = ['219-09-9999', '431-27-8642', '21909777X', '512-33-4455']
const ANY = new RegExp(NUMBERS.map((number) => number.replace(/-/g, '[ -]?')).join('|'))

test('a taxpayer number is in no log, audit row, mail, table, backup, and no answer but the audited one (S112)', async () => {
  await using app = await startTestApp({ env: { LOG_LEVEL: 'trace' } })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  const owner = (await signInAdmin(app)).cookie
  const user = await buildUser(db, { role: 'agent' })
  const { id } = await buildAgent(db, { user_id: user.id, name: 'Vera Vane' })
  const cookie = await signIn(app, { role: 'agent', userId: user.id })
  const [first = '', second = '', wrong = '', printed = ''] = NUMBERS
  const headers = { 'idempotency-key': 'a-key-of-the-form-77' }
  const own = (tin: string) => app.call('PUT /api/agent/tax-details', { body: { tin }, cookie, headers })
  const office = (tin: string, version = '9') =>
    app.call('PUT /api/admin/agents/:id/tax-details', {
      ...{ params: { id }, body: { tin }, cookie: owner, headers: { ...headers, 'if-match': version } },
    })
  const answers = [await own(first), await office(first), await own(wrong), await office(wrong), await office(second)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 409])
  answers.push(await office(second, '1'))
  const w9 = Buffer.from(SCANNED_PDF.toString().replace('trailer', `% ${printed}\ntrailer`))
  answers.push((await sendFile(app, { url: '/api/agent/w9', cookie, bytes: w9 })) as never)
  // broken requests: not JSON, too long, of another type, by nobody
  for (const payload of [`{"tin":"${first}"`, { tin: [first] }, { tin: first, zip: first, state: first }]) {
    for (const url of ['/api/agent/tax-details', `/api/admin/agents/${id}/tax-details`]) {
      const sent = { method: 'PUT' as const, url, payload, headers: { 'content-type': 'application/json', cookie } }
      answers.push((await app.send(sent)) as never)
      answers.push((await app.send({ ...sent, headers: { 'content-type': 'application/json' } })) as never)
    }
  }
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(ANY)
  await app.call('POST /api/admin/taxpayer-numbers/:id/ask', { params: { id }, cookie: owner })
  await deliver(app, mailer)
  expect(smtp.arrived.length).toBeGreaterThan(0)
  for (const mail of smtp.arrived) expect(JSON.stringify(mail)).not.toMatch(ANY)

  const shown = await app.call('POST /api/admin/taxpayer-numbers/:id/show', { params: { id }, cookie: owner })
  expect(shown.body, 'the one answer that has it').toEqual({ tin: second })

  const reads = all.filter(({ method, path: at }) => method === 'GET' && !/w9|events|tax-year$/.test(at))
  expect(reads.length).toBeGreaterThan(50)
  for (const { path: address, access } of reads) {
    const url = address.replace(/:\w+/g, id)
    const as = access !== 'public' && access.includes('agent') ? cookie : owner
    const { body } = await app.send({ method: 'GET', url, headers: { cookie: as } })
    expect(JSON.stringify(body) ?? '', url).not.toMatch(ANY)
  }
  const opened = await app.call('POST /api/admin/agents/:id/tax-details/open', { params: { id }, cookie: owner })
  expect(JSON.stringify(opened.body)).not.toMatch(ANY)

  const audit = await db.selectFrom('audit_log').selectAll().execute()
  expect(audit.map(({ action }) => action)).toContain('agent.tin-shown')
  expect(JSON.stringify(audit)).not.toMatch(ANY)
  expect(app.logged.length).toBeGreaterThan(50)
  expect(app.logged.join('')).not.toMatch(ANY)

  const file = path.join(makeFolder(), 'house.gz')
  await writeBackup(app.database.connection, file)
  const backup = gunzipSync(readFileSync(file)).toString('latin1')
  expect(backup, 'the row is in it').toContain('8642')
  const hex = (text: string) => Buffer.from(text).toString('hex')
  const digits = NUMBERS.map((number) => number.replace(/\D/g, ''))
  const base64 = w9.toString('base64')
  for (const needle of [...NUMBERS, ...digits, ...NUMBERS.map(hex), ...digits.map(hex), base64, hex(base64)])
    expect(backup.includes(needle), needle.slice(0, 40)).toBe(false)
}, 60_000)
