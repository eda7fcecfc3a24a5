import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { selectConversations } from './conversation-rows.ts'

const CALLS = ['GET /api/admin/conversations', 'GET /api/admin/chat-figures', 'GET /api/admin/chat-settings'] as const

describe('conversations', () => {
  test('are listed newest first, by state, words and key', async () => {
    const { app, db, begin, open, say, ask, silence, signInAdmin } = await openChat()
    const customer = await buildCustomer(db, { name: 'Dana Whitfield' })
    const cookie = await signInAdmin()
    const list = (query: Record<string, string> = {}) => app.call('GET /api/admin/conversations', { query, cookie })
    const old = await open()
    await say(old, 'Do you have a violinist for a garden party?')
    await silence(10)
    const theirs = (await begin({ cookie: await signIn(app, { role: 'customer', customerId: customer.id }) })).body
      .sessionToken
    await say(theirs, '100% sure, the (best) & brightest?')
    const waiting = await open()
    await ask(waiting)
    const all = (await list()).body
    expect(all.map(({ state }) => state)).toEqual(['waiting', 'live', 'over'])
    expect(all[1]).toMatchObject({
      customer: { name: 'Dana Whitfield', email: customer.email },
      messages: 3,
      contact: null,
    })
    expect(all[2]).toMatchObject({ customer: null, person: null, rating: null })
    const states = async (query: Record<string, string>) => (await list(query)).body.map(({ state }) => state)
    expect(await states({ show: 'waiting' })).toEqual(['waiting'])
    expect(await states({ show: 'past' })).toEqual(['over'])
    expect(await states({ show: 'live' })).toEqual(['waiting', 'live'])
    expect(await states({ show: 'rated' })).toEqual([])
    expect(await states({ q: 'violin PARTY' })).toEqual(['over'])
    expect(await states({ q: 'best & (bright' })).toEqual(['live'])
    expect(await states({ q: "'; drop table chat_messages; --" })).toEqual([])
    expect(await states({ q: '!!!' })).toHaveLength(3)
    const first = await list({ limit: '2' })
    expect(first.body).toHaveLength(2)
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const rest = await app.send({ method: 'GET', url: next, headers: { cookie } })
    expect(rest).toMatchObject({ status: 200, body: [{ id: all[2]?.id }] })
    expect((await list({ cursor: 'x' })).status).toBe(400)
    const shown = await app.call('GET /api/admin/conversations/:id', { params: { id: all[2]?.id ?? '' }, cookie })
    expect(shown.body.said.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
  })

  test('are found by words through the index', async () => {
    const { app, db, open, say } = await openChat()
    await say(await open(), 'A violinist, please')
    await sql`insert into chat_sessions (session_token_hash, status, created_at, last_message_at)
      select sha256(i::text::bytea), 'completed', now() - i * interval '1 minute', now() - i * interval '1 minute'
      from generate_series(1, 5000) i`.execute(db)
    await sql`insert into chat_messages (session_id, role, content)
      select s.id, 'user', 'Something about number ' || i from chat_sessions s, generate_series(1, 4) i`.execute(db)
    await app.database.pool.query('analyze chat_messages, chat_sessions')
    const explain = async (search: Parameters<typeof selectConversations>[1]) => {
      const query = selectConversations(db, search, { limit: 101 }).compile()
      const plan = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` })
      return plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const words = await explain({ q: 'violin', minutes: 3 })
    expect(words).toContain('chat_messages_words')
    expect(words).not.toContain('Seq Scan on chat_messages')
    const newest = await explain({ minutes: 3 })
    expect(newest).toContain('chat_sessions_newest')
    expect(await explain({ show: 'waiting', minutes: 3 })).toContain('chat_sessions_waiting')
  })

  test('are counted', async () => {
    const { app, db, open, say, ask, signInAdmin } = await openChat()
    const cookie = await signInAdmin()
    const figures = async () => (await app.call('GET /api/admin/chat-figures', { cookie })).body
    expect(await figures()).toEqual({
      conversations: 0,
      messages: 0,
      live: 0,
      waiting: 0,
      ratings: { count: 0, average: null, satisfied: null },
      intents: [],
    })
    for (const rating of [5, 4, 1]) {
      const sessionToken = await open()
      await app.call('POST /api/chat/rating', { body: { sessionToken, rating } })
      if (rating === 5) await say(sessionToken, 'What services do you offer?')
      if (rating === 1) await ask(sessionToken)
    }
    await open()
    await sql`update chat_sessions set created_at = now() - interval '31 days' where id = (select id from chat_sessions order by created_at desc limit 1)`.execute(
      db,
    )
    expect(await figures()).toMatchObject({
      conversations: 3,
      messages: 6,
      // of those who wrote (P10.46)
      live: 1,
      waiting: 1,
      ratings: { count: 3, average: 10 / 3, satisfied: 2 / 3 },
      intents: expect.arrayContaining([{ intent: 'person', count: 1 }]),
    })
  })

  test('are only for admins', async () => {
    const { app, db } = await openChat()
    const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
    const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
    for (const call of CALLS) {
      expect((await app.call(call)).status).toBe(401)
      for (const cookie of [agent, customer]) expect((await app.call(call, { cookie })).status).toBe(403)
    }
  })
})
