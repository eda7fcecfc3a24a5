import { randomBytes } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { listenForChanges } from '#server/live/changes.ts'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, logIn, PASSWORD, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliverTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { openStream, untilListening } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'
import { writePasswordLink } from '../passwords/password-links.ts'
import { endAccess, endSessions, holdSession } from './end-access.ts'

async function open(): Promise<TestApp> {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  return app
}

/** Someone signed in, with an agent's profile where the role has one. */
async function enter(app: TestApp, role: Role) {
  const login = await buildLogin(app, role)
  if (role === 'agent') await buildAgent(app.context.db, { user_id: login.id })
  return { ...login, cookie: readCookie(await logIn(app, role, login.email)) }
}

const end = (app: TestApp, { role, id }: { role: Role; id: string }) =>
  app.context.db.transaction().execute((trx) => endAccess(trx, { role, id }))

const readFeed = async (app: TestApp, url: string) =>
  (await app.send({ method: 'GET', url: new URL(url).pathname })).status

async function makeFeed(app: TestApp, role: 'agent' | 'admin', cookie: string) {
  const { status, body } = await app.call(`POST /api/${role}/calendar-feed`, { cookie })
  expect(status).toBe(201)
  return body.url
}

describe('ending an access (P1.17)', () => {
  test.each(['admin', 'agent', 'customer'] as const)(
    'ends the sessions and mailed links of that %s alone',
    async (role) => {
      const app = await open()
      const [gone, stays] = [await enter(app, role), await enter(app, role)]
      const again = readCookie(await logIn(app, role, gone.email))
      const token = randomBytes(32).toString('base64url')
      await writePasswordLink(app.context.db, gone, { token, purpose: 'reset_password' })
      expect(await end(app, gone)).toEqual({ sessions: 2, feeds: 0, conversations: 0 })
      expect([await readRole(app, gone.cookie), await readRole(app, again)]).toEqual([null, null])
      expect(await readRole(app, stays.cookie)).toBe(role)
      const reset = await app.call('POST /api/auth/reset-password', { body: { token, newPassword: `${PASSWORD}!` } })
      expect(reset.status).toBe(422)
      expect(await end(app, gone)).toMatchObject({ sessions: 0, feeds: 0 })
    },
  )

  test('streams of the session end at once, in another process too, with the event that says so', async () => {
    const app = await open()
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    const changes = listenForChanges(app.database.connection, app.context.log)
    onTestFinished(() => changes.close())
    const other = await buildApp({ ...app.context, changes }, { site: 'no-such-folder' })
    onTestFinished(() => other.close())
    await other.listen({ port: 0, host: '127.0.0.1' })
    await untilListening(app, 2)
    for (const role of ['admin', 'agent', 'customer'] as const) {
      const [gone, stays] = [await enter(app, role), await enter(app, role)]
      const path = `/api/${role}/events`
      const streams = [await openStream(app.app, path, gone.cookie), await openStream(other, path, gone.cookie)]
      const kept = await openStream(other, path, stays.cookie)
      const began = performance.now()
      await end(app, gone)
      await until(() => streams.every(({ ended }) => ended))
      expect(performance.now() - began, role).toBeLessThan(1900)
      for (const { text } of streams) expect(text).toBe('retry: 3000\n\nevent: ended\ndata: {}\n\n')
      expect(kept.text).toBe('retry: 3000\n\n')
    }
  })

  test("an agent's calendar feed ends, and the feed of another agent stays", async () => {
    const app = await open()
    const [gone, stays] = [await enter(app, 'agent'), await enter(app, 'agent')]
    const [hers, theirs] = [await makeFeed(app, 'agent', gone.cookie), await makeFeed(app, 'agent', stays.cookie)]
    expect(await end(app, gone)).toMatchObject({ feeds: 1 })
    expect([await readFeed(app, hers), await readFeed(app, theirs)]).toEqual([404, 200])
  })

  test("the agency's feed ends with the admin who made it, or whose maker is unknown; another admin's stays", async () => {
    const app = await open()
    const [maker, colleague] = [await enter(app, 'admin'), await enter(app, 'admin')]
    const url = await makeFeed(app, 'admin', maker.cookie)
    expect(await end(app, colleague)).toMatchObject({ feeds: 0 })
    expect(await readFeed(app, url)).toBe(200)
    expect(await end(app, maker)).toMatchObject({ feeds: 1 })
    expect(await readFeed(app, url)).toBe(404)
    const cookie = readCookie(await logIn(app, 'admin', maker.email))
    const older = await makeFeed(app, 'admin', cookie)
    await app.context.db.updateTable('calendar_feeds').set({ created_by: null }).execute()
    await end(app, colleague)
    expect(await readFeed(app, older)).toBe(404)
  })

  test('conversations an admin has go back to the assistant, and visitor and office see it', async () => {
    const app = await open()
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    await untilListening(app, 1)
    const [gone, stays] = [await enter(app, 'admin'), await enter(app, 'admin')]
    const begin = async () => (await app.call('POST /api/chat/init')).body.sessionToken
    const take = async (cookie: string, name: string) => {
      const token = await begin()
      const { id } = await app.context.db
        .selectFrom('chat_sessions')
        .select('id')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      await app.call('POST /api/admin/conversations/:id/take', { params: { id }, body: { name }, cookie })
      return { id, token }
    }
    const [hers, theirs] = [await take(gone.cookie, 'Mara'), await take(stays.cookie, 'Odile')]
    const office = await openStream(app.app, '/api/admin/events', stays.cookie)
    const visitor = await openStream(app.app, `/api/chat/events/${hers.token}`, '')
    expect(await end(app, gone)).toMatchObject({ conversations: 1 })
    await until(() => visitor.text.includes('data: {"name":null,"waiting":false}'))
    await until(() => office.text.includes(`"kind":"conversation","id":"${hers.id}"`))
    const person = async (sessionToken: string) =>
      (await app.call('GET /api/chat/history/:sessionToken', { params: { sessionToken } })).body.person
    expect([await person(hers.token), await person(theirs.token)]).toEqual([null, 'Odile'])
  })

  test('a log-in and the end at once leave no session behind when the account is archived with it', async () => {
    const app = await open()
    for (let round = 0; round < 5; round += 1) {
      const { id, email } = await buildLogin(app, 'agent')
      const tries = Array.from({ length: 4 }, () => logIn(app, 'agent', email))
      const archive = app.context.db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ archived_at: new Date() }).where('id', '=', id).execute()
        return endAccess(trx, { role: 'agent', id })
      })
      const [answers] = await Promise.all([Promise.all(tries), archive])
      for (const answer of answers) {
        expect([200, 401]).toContain(answer.status)
        if (answer.status === 200) expect(await readRole(app, readCookie(answer))).toBeNull()
      }
      const { rows } = await app.database.pool.query('select from sessions where user_id = $1', [id])
      expect(rows).toHaveLength(0)
    }
  })

  test('a feed made while the access ends does not outlive it', async () => {
    const app = await open()
    for (let round = 0; round < 5; round += 1) {
      const agent = await enter(app, 'agent')
      const made = Array.from({ length: 3 }, () => app.call('POST /api/agent/calendar-feed', { cookie: agent.cookie }))
      const [answers] = await Promise.all([Promise.all(made), end(app, agent)])
      for (const { status } of answers) expect([201, 401]).toContain(status)
      const { rows } = await app.database.pool.query(
        'select from calendar_feeds f join agents a on a.id = f.agent_id where a.user_id = $1',
        [agent.id],
      )
      expect(rows).toHaveLength(0)
    }
  })

  test('holding a session that is over is refused', async () => {
    const app = await open()
    const { db } = app.context
    await expect(holdSession(db, { sessionId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('a new password (P1.17)', () => {
  async function reset(app: TestApp, role: 'admin' | 'agent') {
    const person = await enter(app, role)
    const url = await makeFeed(app, role, person.cookie)
    const token = randomBytes(32).toString('base64url')
    await writePasswordLink(app.context.db, person, { token, purpose: 'reset_password' })
    expect(await readFeed(app, url)).toBe(200)
    const body = { token, newPassword: `${PASSWORD}!` }
    expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(200)
    return { ...person, url }
  }

  test.each(['admin', 'agent'] as const)("ends an %s's calendar feed, and the mail says so", async (role) => {
    const app = await open()
    const { url, email } = await reset(app, role)
    expect(await readFeed(app, url)).toBe(404)
    await using smtp = await startSmtp()
    const [mail] = await deliverTo(app, smtp, email)
    expect(mail?.text).toContain('Your calendar link was turned off too.')
  })

  test('a rolled back end changes nothing', async () => {
    const app = await open()
    const person = await enter(app, 'agent')
    const url = await makeFeed(app, 'agent', person.cookie)
    const failed = app.context.db.transaction().execute(async (trx) => {
      await endSessions(trx, person)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await readRole(app, person.cookie)).toBe('agent')
    expect(await readFeed(app, url)).toBe(200)
  })
})
