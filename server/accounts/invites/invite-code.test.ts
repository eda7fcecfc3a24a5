import { expect, test } from 'vitest'
import { buildCategory, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { createInvite, makeInviteCode } from './invite-code.ts'

const CODE = /^AGENT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/

const { app, admin: cookie, adminId } = await openOffice({ config: { publicUrl: 'https://marquee.example/' } })
await buildCategory(app.context.db)

const invite = (body: object = {}) =>
  app.call('POST /api/admin/invite-codes', { body: { email: 'new@example.com', category: 'model', ...body }, cookie })

test('an invite has a code, a link and seven days; the audit shows only the end of the code (P6.5)', async () => {
  const { db } = app.context
  const { status, body } = await invite({ email: ' New@Example.com ' })
  expect(status).toBe(201)
  expect(body.code).toMatch(CODE)
  expect(body.link).toBe(`https://marquee.example/agent/register?code=${body.code}`)
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.99)
  expect(days).toBeLessThan(7.01)
  const row = await db.selectFrom('agent_invite_codes').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    code: body.code,
    email: 'new@example.com',
    category: 'model',
    used: false,
    created_by: adminId,
  })
  const entry = await db.selectFrom('audit_log').selectAll().where('entity_id', '=', row.id).executeTakeFirstOrThrow()
  expect([entry.action, entry.actor_id]).toEqual(['invite.created', adminId])
  expect(entry.after).toEqual({ category: 'model', code: `…${body.code.slice(-4)}` })
  expect(JSON.stringify(entry) + app.logged.join('')).not.toContain(body.code)
  // the same person may be invited again
  expect((await invite()).status).toBe(201)
})

test.each([
  ['email', { email: '' }],
  ['email', { email: 'no address' }],
  ['email', { email: `${'x'.repeat(250)}@example.com` }],
  ['category', { category: '' }],
  ['category', { category: 'juggler' }],
  ['category', { category: 7 }],
])('a wrong %s is refused: %j', async (field, body) => {
  const { status, body: answer } = await invite(body)
  expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
})

test('an address that has an account gets no invite', async () => {
  const { db } = app.context
  await buildUser(db, { email: 'boss@example.com' })
  await buildCustomer(db, { email: 'customer@example.com' })
  for (const email of ['Boss@example.com', 'customer@EXAMPLE.com']) {
    const { status, body } = await invite({ email })
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([409, 'conflict', ['email']])
  }
})

test('codes are drawn evenly from 32 unambiguous symbols', () => {
  const counts = new Map<string, number>()
  const codes = Array.from({ length: 4000 }, makeInviteCode)
  for (const code of codes) {
    expect(code).toMatch(CODE)
    for (const symbol of code.slice(6).replace('-', '')) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  }
  expect(counts.size).toBe(32)
  for (const [symbol, seen] of counts) expect([symbol, seen > 800 && seen < 1200]).toEqual([symbol, true])
  expect(new Set(codes).size).toBe(4000)
})

test('a code that exists is drawn again, a limited number of times', async () => {
  const writer = { actor: null, requestId: 'r', email: 'again@example.com', category: 'model' }
  const draws = ['AGENT-AAAA-AAAA', 'AGENT-AAAA-AAAA', 'AGENT-AAAA-AAAA', 'AGENT-BBBB-BBBB']
  const make = () => draws.shift() ?? 'AGENT-AAAA-AAAA'
  expect((await createInvite(app.context, writer, make)).code).toBe('AGENT-AAAA-AAAA')
  expect((await createInvite(app.context, writer, make)).code).toBe('AGENT-BBBB-BBBB')
  await expect(createInvite(app.context, writer, make)).rejects.toThrow(/agent_invite_codes_code_key/)
})
