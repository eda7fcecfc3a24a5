import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { buildCategory, buildCustomer } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
const admin = await signInAdmin(app)
await buildCategory(app.context.db, 'dj')

let count = 0
async function invite() {
  count += 1
  const email = `guest-${count}@example.com`
  const body = { email, category: 'dj' }
  const made = await app.call('POST /api/admin/invite-codes', { body, cookie: admin.cookie })
  const [row] = (await list()).body
  return { email, code: made.body.code, id: row?.id ?? '' }
}
const list = (query: Record<string, string> = {}, cookie = admin.cookie) =>
  app.call('GET /api/admin/invite-codes', { query, cookie })
const revoke = (id: string, cookie = admin.cookie) =>
  app.call('DELETE /api/admin/invite-codes/:id', { params: { id }, cookie })
const register = (code: string, username: string) =>
  app.call('POST /api/agent/register', {
    body: { code, username, password: 'copper lantern 7', agentData: { name: 'Vera Lux' } },
  })

describe('open invites (P6.53)', () => {
  test('are listed newest first with who invited, and of the code only its end', async () => {
    const [first, second] = [await invite(), await invite()]
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.slice(0, 2).map(({ email }) => email)).toEqual([second.email, first.email])
    expect(body[0]).toEqual({
      ...{ id: second.id, code: `…${second.code.slice(-4)}`, email: second.email, category: 'dj' },
      ...{ invitedBy: expect.any(String), createdAt: expect.any(String), expiresAt: expect.any(String) },
      ...{ agent: null, claim: false, sentAt: null, openedAt: null, joinedAt: null, withdrawnAt: null },
    })
    expect(JSON.stringify(body)).not.toContain(second.code)
  })

  test('are not listed once used, expired or revoked', async () => {
    const [used, expired, revoked] = [await invite(), await invite(), await invite()]
    expect((await register(used.code, `joins-${count}`)).status).toBe(201)
    await app.context.db
      .updateTable('agent_invite_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('id', '=', expired.id)
      .execute()
    await revoke(revoked.id)
    const ids = (await list()).body.map(({ id }) => id)
    for (const { id } of [used, expired, revoked]) expect(ids).not.toContain(id)
  })

  test('page by key', async () => {
    await app.context.db
      .insertInto('agent_invite_codes')
      .values(
        Array.from({ length: 120 }, (_, n) => ({
          code: `AGENT-MANY-${n}`,
          email: `many-${n}@example.com`,
          category: 'dj',
          expires_at: new Date(Date.now() + DAY_MS),
        })),
      )
      .execute()
    const first = await list()
    expect(first.body).toHaveLength(100)
    const cursor = /cursor=([^&]+)/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await list({ cursor })
    expect(second.body.length).toBeGreaterThan(19)
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(100 + second.body.length)
  })

  test('are for admins', async () => {
    const customerId = (await buildCustomer(app.context.db)).id
    const customer = await signIn(app, { role: 'customer', customerId })
    const { id } = await invite()
    expect([(await list({}, customer)).status, (await list({}, '')).status]).toEqual([403, 401])
    expect([(await revoke(id, customer)).status, (await revoke(id, '')).status]).toEqual([403, 401])
    expect((await list()).body.map((row) => row.id)).toContain(id)
  })
})

describe('revoking an invite (P6.53)', () => {
  test('refuses its code in the words of a wrong one, stops its mail, and is audited once', async () => {
    const { id, code, email } = await invite()
    expect([(await revoke(id)).status, (await revoke(id)).status]).toEqual([200, 200])
    const wrong = await app.call('POST /api/agent/validate-invite', { body: { code: 'AGENT-NONE-NONE' } })
    const revoked = await app.call('POST /api/agent/validate-invite', { body: { code } })
    expect([revoked.status, revoked.body]).toEqual([wrong.status, wrong.body])
    expect((await register(code, 'revoked')).status).toBe(400)
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    expect(smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(email))).toEqual([])
    const audit = await app.context.db
      .selectFrom('audit_log')
      .select(['action', 'before'])
      .where('entity', '=', 'invite')
      .where('entity_id', '=', id)
      .where('action', '=', 'invite.revoked')
      .execute()
    expect(audit).toEqual([{ action: 'invite.revoked', before: { category: 'dj', code: `…${code.slice(-4)}` } }])
  })

  test('is refused for an unknown invite, and for one that was used', async () => {
    const { id, code } = await invite()
    expect((await register(code, `used-${count}`)).status).toBe(201)
    expect((await revoke(id)).status).toBe(409)
    expect((await revoke(randomUUID())).status).toBe(404)
    expect((await revoke('x')).status).toBe(400)
  })

  test('and a registration at once: one of the two wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, code } = await invite()
      const [ended, joined] = await Promise.all([revoke(id), register(code, `races-${round}`)])
      expect([
        [200, 400],
        [409, 201],
      ]).toContainEqual([ended.status, joined.status])
    }
  })
})
