import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createSecretBox } from '#server/settings/secret-box.ts'
import { buildAgent, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { SCANNED_PDF, sendFile } from '#tests/support/upload.ts'

const DETAILS = { street: '12 Peachtree St', city: 'Atlanta', state: 'GA', zip: '30303', tin: '219-09-9999' }
const UNREADABLE = "W-9 can't be read. Ask for it again."
let app: TestApp
let owner: string

beforeEach(async () => {
  const started = await startTestApp()
  onTestFinished(() => started[Symbol.asyncDispose]())
  app = started
  owner = (await signInAdmin(app)).cookie
})

/** A person with complete tax details and a login, who was paid. */
async function hire(name: string, cents: number) {
  const { db } = app.context
  const user = await buildUser(db, { role: 'agent' })
  const { id } = await buildAgent(db, { name, user_id: user.id })
  const cookie = await signIn(app, { role: 'agent', userId: user.id })
  await app.call('PUT /api/agent/tax-details', { body: { ...DETAILS, legalName: name }, cookie })
  await db
    .insertInto('payouts')
    .values({
      ...{ agent_id: id, month: '2026-02-01', bookings: 1, share_cents: cents, adjustment_cents: 0, cents },
      ...{ method: 'zelle', paid_on: '2026-03-05' },
    })
    .execute()
  const upload = async () =>
    expect((await sendFile(app, { url: '/api/agent/w9', cookie, bytes: SCANNED_PDF })).status).toBe(200)
  await upload()
  return { id, upload }
}

/** The product goes on with another SECRET_KEY; with the one it had when none is given. */
function startWithKey(secretKey = app.context.config.secretKey): void {
  const { config, log } = app.context
  app.context.secrets = createSecretBox({ ...config, secretKey }, log)
}

const query = { year: 2026 }
const list = async () => (await app.call('GET /api/admin/payouts/year', { cookie: owner, query })).body
const incomplete = async () =>
  (await app.call('GET /api/admin/payouts/year/summary', { cookie: owner, query })).body.incomplete
const csv = async () =>
  String((await app.call('GET /api/admin/exports/tax-year', { cookie: owner, query })).body)
    .replaceAll('"', '')
    .trimEnd()
    .split('\r\n')
const ask = (id: string) => app.call('POST /api/admin/taxpayer-numbers/:id/ask', { params: { id }, cookie: owner })

test('the year counts a W-9 sealed with another key as missing and puts its person first, until there is a new one', async () => {
  await hire('Anna', 300_000)
  const { upload } = await hire('Zoe', 300_000)
  await hire('Bea', 100)
  expect([await incomplete(), (await csv()).join().includes(UNREADABLE)]).toEqual([0, false])
  startWithKey('another-key-another-key-another-key')
  expect(await incomplete()).toBe(2)
  await upload()
  expect(await incomplete()).toBe(1)
  expect((await list()).slice(0, 2)).toMatchObject([
    { name: 'Anna', missing: ['w9'], w9On: expect.any(String), w9Readable: false },
    { name: 'Zoe', missing: [], w9On: expect.any(String), w9Readable: true },
  ])
  const [head, anna, zoe, bea] = await csv()
  expect(head).toContain('W-9 on file since')
  expect(anna).toMatch(new RegExp(`,${UNREADABLE},3000,0,yes,W-9,`))
  expect(zoe).toMatch(/,3000,0,yes,,/)
  expect(bea).toContain(UNREADABLE)
  // the key was lost for a while only
  startWithKey()
  expect((await list()).map(({ name, w9Readable }) => [name, w9Readable])).toEqual([
    ['Zoe', false],
    ['Anna', true],
    ['Bea', true],
  ])
})

test('a W-9 that was stored before keys were noted is tried once, by the list, the figures and the CSV', async () => {
  const { db } = app.context
  const { id } = await hire('Anna', 300_000)
  const forget = () => db.updateTable('w9_files').set({ key_mark: null, opens: null }).execute()
  const stored = db.selectFrom('w9_files').select('opens').where('agent_id', '=', id)
  for (const [key, opens] of [[undefined, true] as const, ['another-key-another-key-another-key', false] as const]) {
    startWithKey(key)
    await forget()
    expect((await list())[0]).toMatchObject({ w9Readable: opens, missing: opens ? [] : ['w9'] })
    expect(await stored.executeTakeFirst()).toEqual({ opens })
    await forget()
    expect(await incomplete()).toBe(opens ? 0 : 1)
    await forget()
    expect((await csv()).join().includes(UNREADABLE)).toBe(!opens)
  }
})

test('the email asks for a W-9 that was sealed with another key again, and says why', async () => {
  const { id } = await hire('Anna', 300_000)
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await ask(id)
  await deliver(app, mailer)
  expect(smtp.arrived, 'nothing is missing').toEqual([])
  startWithKey('another-key-another-key-another-key')
  await app.context.db.deleteFrom('w9_requests').execute()
  await ask(id)
  await deliver(app, mailer)
  expect(smtp.arrived.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Missing:?\s+W-9\s[\s\S]*We can't read the W-9 we have\. Please upload it again\./),
  ])
})
