import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { buildCategory } from '#tests/support/factories.ts'
import { deliverTo } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import { openSmtp } from '#tests/support/smtp.ts'

const { app, admin: cookie } = await openOffice()
const smtp = await openSmtp()
await buildCategory(app.context.db, 'dj')

let count = 0
async function invite() {
  count += 1
  const email = `state-${count}@example.com`
  const { body } = await app.call('POST /api/admin/invite-codes', { body: { email, category: 'dj' }, cookie })
  const row = await app.context.db.selectFrom('agent_invite_codes').select('id').where('code', '=', body.code)
  return { email, code: body.code, id: (await row.executeTakeFirstOrThrow()).id }
}
const list = async (state: 'open' | 'past' = 'open') =>
  (await app.call('GET /api/admin/invite-codes', { query: { state }, cookie })).body
const find = async (id: string, state: 'open' | 'past' = 'open') => (await list(state)).find((row) => row.id === id)
const resend = (id: string) => app.call('POST /api/admin/invite-codes/:id/resend', { params: { id }, cookie })
const arrivedAt = (email: string) => deliverTo(app, smtp, email)
const expire = (id: string) =>
  app.context.db
    .updateTable('agent_invite_codes')
    .set({ expires_at: new Date(Date.now() - DAY_MS) })
    .where('id', '=', id)
    .execute()

describe('the state of an invite (P6.100)', () => {
  test('is sent when its mail has left, opened when its code is read, joined when it registers', async () => {
    const { id, email, code } = await invite()
    expect(await find(id)).toMatchObject({ sentAt: null, openedAt: null, joinedAt: null })
    await arrivedAt(email)
    expect(await find(id)).toMatchObject({ sentAt: expect.any(String), openedAt: null })
    await app.call('POST /api/agent/validate-invite', { body: { code } })
    const opened = (await find(id))?.openedAt
    expect(opened).toEqual(expect.any(String))
    await app.call('POST /api/agent/validate-invite', { body: { code } })
    expect((await find(id))?.openedAt).toBe(opened)
    const body = { code, username: email, password: 'copper lantern 7', agentData: { name: 'Vera Lux' } }
    expect((await app.call('POST /api/agent/register', { body })).status).toBe(201)
    expect(await find(id)).toBeUndefined()
    expect(await find(id, 'past')).toMatchObject({ joinedAt: expect.any(String), agent: { name: 'Vera Lux' } })
  })

  test('past ones are those that expired or were withdrawn', async () => {
    const [expired, withdrawn] = [await invite(), await invite()]
    await expire(expired.id)
    await app.call('DELETE /api/admin/invite-codes/:id', { params: { id: withdrawn.id }, cookie })
    const past = await list('past')
    expect(past.find(({ id }) => id === expired.id)).toMatchObject({ withdrawnAt: null, joinedAt: null })
    expect(past.find(({ id }) => id === withdrawn.id)).toMatchObject({ withdrawnAt: expect.any(String) })
    const { status } = await app.send({ method: 'GET', url: '/api/admin/invite-codes?state=all', headers: { cookie } })
    expect(status).toBe(400)
  })
})

describe('resending an invite (P6.101)', () => {
  test('mails the same code again while it is open', async () => {
    const { id, email, code } = await invite()
    await arrivedAt(email)
    expect(await resend(id)).toMatchObject({ status: 200, body: { email } })
    const mails = await arrivedAt(email)
    expect(mails.map(({ text }) => text?.includes(code))).toEqual([true, true])
    const audit = app.context.db.selectFrom('audit_log').select('action').where('entity_id', '=', id).orderBy('id')
    expect((await audit.execute()).map(({ action }) => action)).toEqual(['invite.created', 'invite.resent'])
  })

  test('makes a new one when it has expired or was withdrawn; the old code stays dead', async () => {
    const { id, email, code } = await invite()
    await expire(id)
    expect((await resend(id)).status).toBe(200)
    expect((await list()).filter((row) => row.email === email)).toHaveLength(1)
    expect((await app.call('POST /api/agent/validate-invite', { body: { code } })).status).toBe(400)
    const [mail] = await arrivedAt(email)
    expect(mail?.text).not.toContain(code)
  })

  test('is refused for a used or unknown one, and after five mails in an hour', async () => {
    const { id, email, code } = await invite()
    for (let sent = 1; sent < 5; sent += 1) expect((await resend(id)).status).toBe(200)
    expect((await resend(id)).status).toBe(429)
    const body = { code, username: email, password: 'copper lantern 7', agentData: { name: 'Vera Lux' } }
    await app.call('POST /api/agent/register', { body })
    expect((await resend(id)).status).toBe(409)
    expect((await resend('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})
