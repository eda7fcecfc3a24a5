import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/model/role.ts'
import { buildLogin, logIn, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildUser } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

async function enter(staff_role: StaffRole) {
  const { id, username, email } = await buildUser(app.context.db, { staff_role })
  return { id, username, email, cookie: await signIn(app, { role: 'admin', userId: id }) }
}
/** Ends the access of everybody who is there, so that the last owner is known. */
const clear = () => app.context.db.updateTable('users').set({ ended_at: new Date() }).execute()
const list = async (cookie: string) => (await app.call('GET /api/admin/team', { cookie })).body
const setRole = (cookie: string, id: string, staffRole: StaffRole) =>
  app.call('PUT /api/admin/team/:id/role', { params: { id }, body: { staffRole }, cookie })
const end = (cookie: string, id: string) => app.call('POST /api/admin/team/:id/end', { params: { id }, cookie })
const restore = (cookie: string, id: string) => app.call('POST /api/admin/team/:id/restore', { params: { id }, cookie })
const auditOf = (entityId: string) =>
  app.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute()
const roleOf = async (id: string) =>
  (await app.context.db.selectFrom('users').select('staff_role').where('id', '=', id).executeTakeFirstOrThrow())
    .staff_role

describe('the list of staff (P6.47)', () => {
  test('has roles, last sign-in, second factor and ended access, and nobody but staff', async () => {
    const owner = await enter('owner')
    const login = await buildLogin(app, 'admin', 'booker')
    const agent = await buildUser(app.context.db, { role: 'agent' })
    const row = async () => (await list(owner.cookie)).find(({ id }) => id === login.id)
    expect(await row()).toEqual({
      id: login.id,
      username: login.username,
      email: login.email,
      staffRole: 'booker',
      lastSignInAt: null,
      hasSecondFactor: false,
      endedAt: null,
      self: false,
    })
    await logIn(app, 'admin', login.email)
    expect(Date.parse((await row())?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await app.context.db
      .insertInto('passkeys')
      .values({
        user_id: login.id,
        credential_id: randomUUID(),
        public_key: Buffer.from('x'),
        counter: 0,
        name: 'Phone',
      })
      .execute()
    expect((await row())?.hasSecondFactor).toBe(true)
    await end(owner.cookie, login.id)
    expect((await row())?.endedAt).toEqual(expect.any(String))
    const staff = await list(owner.cookie)
    expect(staff.at(-1)?.endedAt).not.toBeNull()
    expect(staff.filter(({ self }) => self).map(({ id }) => id)).toEqual([owner.id])
    expect(staff.map(({ id }) => id)).not.toContain(agent.id)
  })
})

describe('changing a role (P1.16)', () => {
  test('holds in the open session at once, is audited, and a repeat is a no-op', async () => {
    const [owner, booker] = [await enter('owner'), await enter('booker')]
    const settings = async () => (await app.call('GET /api/admin/settings', { cookie: booker.cookie })).status
    expect(await settings()).toBe(403)
    expect((await setRole(owner.cookie, booker.id, 'owner')).body).toMatchObject({ id: booker.id, staffRole: 'owner' })
    expect(await settings()).toBe(200)
    expect((await setRole(owner.cookie, booker.id, 'owner')).status).toBe(200)
    expect((await setRole(owner.cookie, booker.id, 'booker')).status).toBe(200)
    expect(await settings()).toBe(403)
    expect(await auditOf(booker.id)).toEqual([
      expect.objectContaining({ action: 'staff.role-changed', actor_id: owner.id, after: { staffRole: 'owner' } }),
      expect.objectContaining({ before: { staffRole: 'owner' }, after: { staffRole: 'booker' } }),
    ])
  })

  test('to booker ends the feed of the agency that the colleague made (P1.14)', async () => {
    const [owner, colleague] = [await enter('owner'), await enter('owner')]
    const { body } = await app.call('POST /api/admin/calendar-feed', { cookie: colleague.cookie })
    const read = async () => (await app.send({ method: 'GET', url: new URL(body.url).pathname })).status
    expect(await read()).toBe(200)
    expect((await setRole(owner.cookie, colleague.id, 'booker')).status).toBe(200)
    expect(await read()).toBe(404)
  })

  test('refuses what is no role, no colleague, or not verified lately', async () => {
    const owner = await enter('owner')
    const agent = await buildUser(app.context.db, { role: 'agent' })
    expect((await setRole(owner.cookie, owner.id, 'agent' as StaffRole)).status).toBe(400)
    for (const id of [agent.id, randomUUID()]) {
      expect((await setRole(owner.cookie, id, 'booker')).status).toBe(404)
      expect((await end(owner.cookie, id)).status).toBe(404)
      expect((await restore(owner.cookie, id)).status).toBe(404)
    }
    await app.context.db
      .updateTable('sessions')
      .set({ verified_at: new Date(Date.now() - 11 * 60_000) })
      .where('user_id', '=', owner.id)
      .execute()
    expect(await setRole(owner.cookie, owner.id, 'booker')).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    })
  })

  test('leaves the last owner: neither demoted nor ended, 409', async () => {
    await clear()
    const [owner, booker] = [await enter('owner'), await enter('booker')]
    const sentence = 'The agency needs an owner, and this is the last one'
    for (const answer of [await setRole(owner.cookie, owner.id, 'booker'), await end(owner.cookie, owner.id)]) {
      expect([answer.status, answer.body.error]).toEqual([409, sentence])
    }
    expect(await roleOf(owner.id)).toBe('owner')
    await setRole(owner.cookie, booker.id, 'owner')
    // one of two may step down, but nobody ends their own access
    expect((await end(owner.cookie, owner.id)).body.error).toBe('You cannot end your own access. Another owner can.')
    expect((await setRole(owner.cookie, owner.id, 'booker')).status).toBe(200)
  })

  test('two owners who demote each other at once: one wins, in 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      await clear()
      const [a, b] = [await enter('owner'), await enter('owner')]
      const change = round % 2 === 0 ? (cookie: string, id: string) => setRole(cookie, id, 'booker') : end
      const answers = await Promise.all([change(a.cookie, b.id), change(b.cookie, a.id)])
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses[0]).toBe(200)
      expect([401, 403, 409]).toContain(statuses[1])
      const left = await app.context.db
        .selectFrom('users')
        .select('id')
        .where('staff_role', '=', 'owner')
        .where('ended_at', 'is', null)
        .execute()
      expect(left).toHaveLength(1)
    }
  })
})

describe('ending access (P1.16)', () => {
  test('ends sessions and the log-in at once; restoring brings back the log-in, not the sessions', async () => {
    const owner = await enter('owner')
    const login = await buildLogin(app, 'admin', 'booker')
    const cookie = readCookie(await logIn(app, 'admin', login.email))
    expect(await readRole(app, cookie)).toBe('admin')
    expect((await end(owner.cookie, login.id)).body.endedAt).toEqual(expect.any(String))
    expect(await readRole(app, cookie)).toBeNull()
    expect((await logIn(app, 'admin', login.email)).status).toBe(401)
    expect((await end(owner.cookie, login.id)).status).toBe(200)

    expect((await restore(owner.cookie, login.id)).body.endedAt).toBeNull()
    expect(await readRole(app, cookie)).toBeNull()
    expect((await logIn(app, 'admin', login.email)).status).toBe(200)
    expect((await auditOf(login.id)).map(({ action }) => action)).toEqual([
      'admin.logged-in',
      'staff.ended',
      'staff.restored',
      'admin.logged-in',
    ])
  })

  test('a colleague whose access ended gets no notices of the agency', async () => {
    await clear()
    const [owner, booker] = [await enter('owner'), await enter('booker')]
    const { findAgencyRecipients } = await import('../agency-recipients.ts')
    const recipients = () => findAgencyRecipients(app.context.db, app.context.config)
    expect((await recipients()).sort()).toEqual([owner.email, booker.email].sort())
    await end(owner.cookie, booker.id)
    expect(await recipients()).toEqual([owner.email])
  })
})
