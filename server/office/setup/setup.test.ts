import { expect, test } from 'vitest'
import { KEEPABLE_STEPS, SETUP_STEPS, type SetupStep } from '#shared/model/setup.ts'
import { buildAgent, buildCategory, buildUser } from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import { signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

const SETTINGS = {
  ...{ address: '12 Peachtree Street NE', noticeRecipients: [], openingHours: [{ weekday: 1, from: 540, to: 1020 }] },
  ...{ depositPercent: 30, bufferMinutes: 0, agentSharePercent: null, reviewNewAgents: true, bookerRefundLimit: 0 },
  ...{
    cancellationPolicy: { tiers: [{ hours: 0, keepPercent: 30 }] },
    keptSharePercent: null,
    cancellationTerms: null,
    countersignByHand: false,
  },
}

async function listDone(app: TestApp, cookie: string): Promise<SetupStep[]> {
  const { body } = await app.call('GET /api/admin/setup', { cookie })
  expect(body.steps.map(({ step }) => step)).toEqual([...SETUP_STEPS])
  return body.steps.filter(({ done }) => done).map(({ step }) => step)
}

test('each step is done when the data says so, and not before (P17.10)', async () => {
  const { app, admin } = await startOffice()
  const { db } = app.context
  expect(await listDone(app, admin)).toEqual([])

  const { status } = await app.call('PUT /api/admin/settings', { cookie: admin, body: SETTINGS })
  expect(status).toBe(200)
  expect(await listDone(app, admin)).toEqual(['address', 'hours', 'deposit', 'cancellation'])
  const tax = { name: 'Sales tax', percent: 8.9, untaxed: [] }
  expect((await app.call('PUT /api/admin/tax-settings', { cookie: admin, body: tax })).status).toBe(200)
  const ways = { zelle: 'pay@example.com', venmo: null, paypal: null, bank_transfer: null, cash: null }
  expect((await app.call('PUT /api/admin/payment-instructions', { cookie: admin, body: ways })).status).toBe(200)
  expect(await listDone(app, admin)).toEqual(['address', 'hours', 'tax', 'deposit', 'cancellation', 'payments'])

  // the badges of home claim what only the agency knows; words of other pages leave them as they are
  const write = (id: string, content: string | null, version: number) =>
    app.call('PUT /api/admin/texts/:id', {
      ...{ cookie: admin, params: { id }, body: { content }, headers: { 'if-match': `"${version}"` } },
    })
  expect((await write('home.title', 'A name worth the night.', 0)).status).toBe(200)
  await write('home.badge-1', '40 events', 0)
  expect(await listDone(app, admin)).not.toContain('texts')
  await write('home.badge-2', 'New in town', 0)
  expect(await listDone(app, admin)).toContain('texts')
  // elsewhere the texts that name Atlanta are wrong, too
  await db.updateTable('place_settings').set({ city: 'Savannah' }).execute()
  expect(await listDone(app, admin)).not.toContain('texts')
  const naming = ['home.lead', 'home.summary', 'services.reason-3', 'services.reason-3-text']
  for (const id of [...naming, 'services.summary']) await write(id, 'Savannah, and only Savannah.', 0)
  expect(await listDone(app, admin)).not.toContain('texts')
  await write('services.other', 'Talent for your event in Savannah.', 0)
  expect(await listDone(app, admin)).toContain('texts')
  await write('home.badge-1', null, 1)
  expect(await listDone(app, admin)).not.toContain('texts')

  await buildCategory(db, 'dj')
  await buildAgent(db, { category: 'dj' })
  await buildAgent(db, { category: 'dj' })
  await buildAgent(db, { category: 'dj', published_at: null })
  const { body } = await app.call('GET /api/admin/setup', { cookie: admin })
  expect(body.steps.filter(({ have }) => have !== null).map(({ step, done, have }) => [step, done, have])).toEqual([
    ['categories', true, 1],
    ['performers', false, 2],
    ['team', false, 1],
  ])
  await buildAgent(db, { category: 'dj' })
  await buildUser(db, { staff_role: 'booker' })
  expect(await listDone(app, admin)).toEqual(expect.arrayContaining(['performers', 'team']))
})

test('name, email and domain follow the configuration, email also a test that was accepted (P17.10)', async () => {
  const { app, admin } = await startOffice({
    env: {
      ...{ BRAND_NAME: 'Lin & Co', BRAND_PHONE: '(404) 555-0199', BRAND_EMAIL: 'hello@lin.example' },
      ...{ PUBLIC_URL: 'https://lin.example', SMTP_URL: 'smtp://127.0.0.1:9' },
    },
    context: { mailer: { send: async () => {}, close: () => {} } },
  })
  expect(await listDone(app, admin)).toEqual(['name', 'domain'])
  const { body } = await app.call('POST /api/admin/settings/test-mail', { cookie: admin })
  expect(body.result).toBe('accepted')
  expect(await listDone(app, admin)).toEqual(['name', 'mail', 'domain'])
})

test('a name alone, or an address of this machine, is not enough', async () => {
  const env = { BRAND_NAME: 'Lin & Co', PUBLIC_URL: 'https://127.0.0.1' }
  const { app, admin } = await startOffice({ env })
  expect(await listDone(app, admin)).toEqual([])
})

test('a step that is fine as it is can be kept and reopened, with who and when (P17.11)', async () => {
  const { app, admin, adminId } = await startOffice()
  const { username } = await app.context.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow()
  const keep = (step: string, kept: boolean) =>
    app.call('PUT /api/admin/setup/kept-steps', { cookie: admin, body: { step: step as 'deposit', kept } })
  for (const step of KEEPABLE_STEPS) expect((await keep(step, true)).status).toBe(200)
  const { body } = await keep('deposit', true)
  expect(body.steps.filter(({ kept }) => kept).map(({ step }) => step)).toEqual([...KEEPABLE_STEPS])
  expect(body.steps.find(({ step }) => step === 'deposit')).toMatchObject({ done: false, kept: { by: username } })
  const reopened = await keep('deposit', false)
  expect(reopened.body.steps.find(({ step }) => step === 'deposit')?.kept).toBeNull()
  for (const step of ['name', 'performers', 'nothing']) expect((await keep(step, true)).status, step).toBe(400)
  const entries = await app.context.db
    .selectFrom('audit_log')
    .select(['entity_id', 'after'])
    .where('action', '=', 'setup.step-kept')
    .orderBy('id')
    .execute()
  expect(entries).toHaveLength(KEEPABLE_STEPS.length + 1)
  expect(entries.at(-1)).toEqual({ entity_id: 'deposit', after: { kept: false } })
})

test('the checklist is hidden and shown again, audited once a change (P17.12)', async () => {
  const { app, admin } = await startOffice()
  for (const hidden of [true, true, false, false]) {
    const { status, body } = await app.call('PUT /api/admin/setup/checklist', { cookie: admin, body: { hidden } })
    expect([status, body.hidden]).toEqual([200, hidden])
  }
  const entries = app.context.db.selectFrom('audit_log').select('id').where('action', '=', 'setup.checklist-hidden')
  expect(await entries.execute()).toHaveLength(2)
})

test('only owners see and change it (P17.10)', async () => {
  const { app } = await startOffice()
  const outsiders = { booker: await signInBooker(app), ...(await signInOutsiders(app)) }
  const calls = (sent: { cookie?: string }) => [
    app.call('GET /api/admin/setup', sent),
    app.call('PUT /api/admin/setup/kept-steps', { ...sent, body: { step: 'tax', kept: true } }),
    app.call('PUT /api/admin/setup/checklist', { ...sent, body: { hidden: true } }),
  ]
  for (const cookie of Object.values(outsiders)) {
    const answers = await Promise.all(calls({ cookie }))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  }
  expect((await Promise.all(calls({}))).map(({ status }) => status)).toEqual([401, 401, 401])
})
