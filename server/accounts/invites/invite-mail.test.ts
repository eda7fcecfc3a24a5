import { expect, test } from 'vitest'
import { buildCustomer } from '#tests/support/factories.ts'
import { deliverTo } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import { openSmtp } from '#tests/support/smtp.ts'

const { app, admin: cookie } = await openOffice({
  env: { BRAND_NAME: 'Lantern & Co', BRAND_ADDRESS: 'Decatur, Georgia', PUBLIC_URL: 'https://lantern.example' },
})
const smtp = await openSmtp()
await app.context.db.insertInto('categories').values({ name: 'dj', display_name: 'DJs' }).execute()

const invite = (email: string) => app.call('POST /api/admin/invite-codes', { body: { email, category: 'dj' }, cookie })
const queued = (email: string) =>
  app.context.db.selectFrom('outbox_emails').selectAll().where('recipient', '=', email).execute()

/** The mails that arrive at an address once everything due has left. */
const arrivedAt = (email: string) => deliverTo(app, smtp, email)

test('an invitation arrives with the agency, the link and its end, and its link registers (P5.15)', async () => {
  const nudged = app.nudges()
  const { status, body } = await invite('New.Face@example.com')
  expect([status, body.email]).toEqual([201, 'new.face@example.com'])
  expect(app.nudges()).toBe(nudged + 1)
  const [row] = await queued('new.face@example.com')
  expect(row).toMatchObject({ kind: 'agent-invitation', state: 'queued' })
  expect(JSON.stringify(row), 'the outbox keeps no code').not.toContain(body.code)

  const [mail, ...more] = await arrivedAt('new.face@example.com')
  expect(more).toEqual([])
  expect(mail?.subject).toBe("You're invited to join Lantern & Co")
  expect(mail?.text).toContain(`https://lantern.example/agent/register?code=${body.code}`)
  expect(mail?.text).toContain(`Invite code: ${body.code}`)
  expect(mail?.text).toContain('Category: DJs')
  expect(mail?.text).toMatch(/Expires: \w+, \w+ \d+, 20\d\d at \d+:\d\d [AP]M/)
  expect(mail?.html).toContain(`href="https://lantern.example/agent/register?code=${body.code}"`)
  expect(mail?.html).toContain('Lantern &amp; Co')

  const code = /\?code=(AGENT-\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const answer = await app.call('POST /api/agent/register', {
    body: {
      code,
      username: 'new-face',
      password: 'copper lantern 7',
      agentData: { name: 'New Face', bio: null, experience: null },
    },
  })
  expect(answer.status).toBe(201)
  expect(app.logged.join('')).not.toContain(code)
})

test('no mail is queued for an address that is taken', async () => {
  const { db } = app.context
  await buildCustomer(db, { email: 'customer@example.com' })
  expect((await invite('customer@example.com')).status).toBe(409)
  expect(await queued('customer@example.com')).toEqual([])
})

test.each([
  ['was used', 'used@example.com', () => ({ used: true, used_at: new Date() })],
  ['is over', 'over@example.com', () => ({ expires_at: new Date(Date.now() - 1) })],
])('an invitation that %s before it left is not mailed', async (_, email, change) => {
  await invite(email)
  await app.context.db.updateTable('agent_invite_codes').set(change()).where('email', '=', email).execute()
  expect(await arrivedAt(email)).toEqual([])
  expect(await queued(email)).toMatchObject([{ state: 'cancelled' }])
})

test('no mail is sent to an address that was taken meanwhile', async () => {
  const email = 'meanwhile@example.com'
  await invite(email)
  await buildCustomer(app.context.db, { email })
  expect(await arrivedAt(email)).toEqual([])
})

test('an address is invited at most five times an hour, in any case of letters, also concurrently', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => invite(i % 2 === 0 ? 'Many@example.com' : 'many@EXAMPLE.com')),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.error).toBe('This address was invited 5 times in the past hour. Please try again later.')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500)
  expect(await arrivedAt('many@example.com')).toHaveLength(5)
})
