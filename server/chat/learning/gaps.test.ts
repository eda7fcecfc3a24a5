import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sweepExpired } from '#server/db/sweep.ts'
import { openChat } from '#tests/support/chat.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { createLiveSessions } from '../conversations/live-sessions.ts'
import { answerTurn, takeIn } from '../conversations/take-turn.ts'
import { noteNotUnderstood, selectGaps } from './gap-rows.ts'

/** A chat, and the list of what its assistant could not answer as an owner sees it. */
async function openLearning() {
  const chat = await openChat()
  const { app, db, open, say, newestId } = chat
  const cookie = await chat.signInAdmin()
  const list = (query: Record<string, string> = {}) => app.call('GET /api/admin/chat-gaps', { query, cookie })
  return {
    ...chat,
    cookie,
    list,
    examples: async () => (await list()).body.map(({ example, messages }) => [messages, example]),
    change: (to: 'dismiss' | 'restore', id: string, who: string | undefined = cookie) =>
      app.call(`POST /api/admin/chat-gaps/:id/${to}`, { params: { id }, ...(who && { cookie: who }) }),
    write: (body: { question: string; answer: string; gapId?: string }) =>
      app.call('POST /api/admin/written-answers', { body, cookie }),
    /** A visitor says something that the assistant has no answer for. */
    misunderstand: async (words: string) => {
      const token = await open()
      await say(token, words)
      await noteNotUnderstood(db, await newestId())
      return { token, id: await newestId() }
    },
  }
}

describe('messages without a good answer (P10.95)', () => {
  test('are grouped by likeness, the largest group first, with the newest example and its conversation', async () => {
    const { misunderstand, list } = await openLearning()
    await misunderstand('Do your performers juggle flaming torches?')
    await misunderstand('Is there vegan catering for the dancers?')
    const { id } = await misunderstand('vegan catering for dancers, is there any')
    const { body } = await list()
    expect(body).toMatchObject([
      { example: 'vegan catering for dancers, is there any', messages: 2, notUnderstood: 2, conversationId: id },
      { example: 'Do your performers juggle flaming torches?', messages: 1, ratedLow: 0 },
    ])
  })

  test('are those whose answer says that it did not understand, and no others', async () => {
    const { app, open, examples } = await openLearning()
    const live = createLiveSessions(app.context)
    const turn = async (message: string, wants?: { intent: string; score: number }[]) => {
      const taken = await takeIn(app.context, live, { token: await open(), message, network: '203.0.113.1' })
      const answer = { text: 'Sorry?', intent: 'other' as const, suggestedAgents: [], sources: [], model: 'x' }
      await answerTurn(app.context, { answer: async () => ({ ...answer, ...(wants && { wants }) }) }, taken)
    }
    await turn('Who is free tonight?', [{ intent: 'availability', score: 0.9 }])
    await turn('An answer of a version that does not say')
    await turn('Do the llamas levitate?', [])
    expect(await examples()).toEqual([[1, 'Do the llamas levitate?']])
  })

  test('are those of a conversation that got one or two stars, without small talk', async () => {
    const { app, open, say, list } = await openLearning()
    const rated = async (rating: number, words: string) => {
      const sessionToken = await open()
      await say(sessionToken, 'Hello')
      await say(sessionToken, words)
      await say(sessionToken, 'Thanks')
      await app.call('POST /api/chat/rating', { body: { sessionToken, rating } })
    }
    await rated(3, 'How much is a bartender for six hours?')
    expect((await list()).body).toEqual([])
    await rated(2, 'How much is a photographer for two hours?')
    expect((await list()).body).toMatchObject([
      { example: 'How much is a photographer for two hours?', messages: 1, notUnderstood: 0, ratedLow: 1 },
    ])
  })

  test('a message is counted once, though it was not understood and its conversation rated low', async () => {
    const { app, misunderstand, list } = await openLearning()
    const { token: sessionToken, id } = await misunderstand('What about the zeppelin landing strip?')
    await app.call('POST /api/chat/rating', { body: { sessionToken, rating: 1 } })
    expect((await list()).body).toMatchObject([{ messages: 1, notUnderstood: 1, ratedLow: 0, conversationId: id }])
  })

  test('emoji, other scripts, numbers and 2,000 characters are kept apart without an error', async () => {
    const { misunderstand, examples } = await openLearning()
    const odd = ['🎉🎉🎉', '你们有停车场吗', '404 404 404', 'qx '.repeat(666).trim(), 'the of and']
    for (const words of odd) await misunderstand(words)
    expect((await examples()).map(([, words]) => words).sort()).toEqual(odd.map((words) => words.slice(0, 500)).sort())
  })

  test('a written answer takes its group away in one step; a later message begins a new one', async () => {
    const { db, misunderstand, list, write, examples, cookie, app } = await openLearning()
    await misunderstand('Is there vegan catering for the dancers?')
    await misunderstand('Do your performers juggle flaming torches?')
    const gapId = (await list()).body.find(({ example }) => example.includes('vegan'))?.id ?? ''
    expect((await write({ question: '', answer: 'Yes.', gapId })).status).toBe(400)
    expect(await examples()).toHaveLength(2)
    const answer = { question: 'Is there vegan catering?', answer: 'Ask us, and we bring it.' }
    expect(await write({ ...answer, gapId })).toMatchObject({ status: 201, body: answer })
    expect(await examples()).toEqual([[1, 'Do your performers juggle flaming torches?']])
    const written = await app.call('GET /api/admin/written-answers', { cookie })
    expect(written.body).toMatchObject([answer])
    expect((await db.selectFrom('audit_log').select('after').execute()).at(-1)?.after).toEqual(answer)
    await misunderstand('vegan catering for dancers, is there any')
    expect(await examples()).toContainEqual([1, 'vegan catering for dancers, is there any'])
  })

  test('nonsense that the assistant itself did not understand is a group, and its written answer is given next time', async () => {
    const { open, say, list, write } = await openLearning()
    const words = 'zorbling frabjous quuxification'
    const first = await say(await open(), words)
    expect(first.body.message).not.toContain('Frabjous guests')
    const { body } = await list()
    expect(body).toMatchObject([{ example: words, messages: 1, notUnderstood: 1 }])
    const answer = 'Frabjous guests zorble in the lobby.'
    expect((await write({ question: words, answer, gapId: body[0]?.id ?? '' })).status).toBe(201)
    expect((await list()).body).toEqual([])
    expect((await say(await open(), words)).body.message).toContain(answer)
    expect((await list()).body).toEqual([])
  })

  test('an answer for a group that is gone is written all the same', async () => {
    const { write } = await openLearning()
    const body = { question: 'Is there parking?', answer: 'Behind the house.', gapId: randomUUID() }
    expect((await write(body)).status).toBe(201)
  })

  test('a dismissed group stays off the list with what comes later, until it is restored', async () => {
    const { misunderstand, list, change, examples } = await openLearning()
    await misunderstand('asdf qwer zxcv')
    const id = (await list()).body[0]?.id ?? ''
    expect(await change('dismiss', id)).toMatchObject({ status: 200, body: { success: true } })
    expect((await change('dismiss', id)).status).toBe(200)
    await misunderstand('qwer asdf zxcv')
    expect(await examples()).toEqual([])
    await change('restore', id)
    expect(await examples()).toEqual([[2, 'qwer asdf zxcv']])
    expect((await change('dismiss', randomUUID())).status).toBe(404)
    expect((await change('restore', randomUUID())).status).toBe(404)
  })

  test('leave with their conversation: the group keeps nothing of an erased message', async () => {
    const { db, misunderstand, examples } = await openLearning()
    const age = (id: string) =>
      db
        .updateTable('chat_sessions')
        .set({ last_message_at: sql`now() - interval '91 days'` })
        .where('id', '=', id)
        .execute()
    const first = await misunderstand('vegan catering for dancers, is there any')
    const second = await misunderstand('Is there vegan catering for the dancers, Renée?')
    expect(await examples()).toHaveLength(1)
    await age(second.id)
    await sweepExpired(db)
    expect(await examples()).toEqual([[1, 'vegan catering for dancers, is there any']])
    const { words } = await db.selectFrom('chat_gaps').select('words').executeTakeFirstOrThrow()
    expect(words).toContain('vegan')
    expect(words).not.toContain('renee')
    await age(first.id)
    await sweepExpired(db)
    expect(await db.selectFrom('chat_gaps').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('chat_gap_messages').selectAll().execute()).toEqual([])
  })

  test('are paged by key, and found through their indexes among many messages', async () => {
    const { app, db, list, cookie, misunderstand } = await openLearning()
    const { id } = await misunderstand('A message like no other')
    await sql`insert into chat_messages (session_id, role, content)
      select ${id}, 'user', 'Question ' || i from generate_series(1, 10000) i`.execute(db)
    await sql`with g as (
        insert into chat_gaps (words, not_understood, last_at)
        select 'word' || i || ' ' || md5(i::text), 1 + i % 7, now() - i * interval '1 second' from generate_series(1, 1000) i
        returning id
      ), numbered as (select id, row_number() over () as n from g)
      insert into chat_gap_messages (message_id, gap_id, why, said_at)
      select m.id, g.id, 'not-understood', m.created_at from (
        select id, created_at, row_number() over () as n from chat_messages where content like 'Question%'
      ) m join numbered g on g.n = 1 + m.n % 1000`.execute(db)
    await app.database.pool.query('analyze chat_messages, chat_gaps, chat_gap_messages')
    const first = await list({ limit: '60' })
    expect(first.body).toHaveLength(60)
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await app.send({ method: 'GET', url: next, headers: { cookie } })
    const counts = [...first.body, ...(second.body as typeof first.body)].map(({ messages }) => messages)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
    expect(new Set([...first.body, ...(second.body as typeof first.body)].map((gap) => gap.id)).size).toBe(120)
    expect((await list({ cursor: 'x' })).status).toBe(400)
    const query = selectGaps(db, { limit: 51 }).compile()
    const plan = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` })
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('chat_gaps_open')
    expect(lines).toContain('chat_gap_messages_newest')
    expect(lines).not.toContain('Seq Scan')
  })

  test('are for owners alone', async () => {
    const { app, db, change, list, misunderstand } = await openLearning()
    await misunderstand('asdf qwer zxcv')
    const id = (await list()).body[0]?.id ?? ''
    const people = [
      await signIn(app, { role: 'admin', userId: (await buildUser(db, { staff_role: 'booker' })).id }),
      await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id }),
      await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id }),
    ]
    for (const cookie of people) {
      expect((await app.call('GET /api/admin/chat-gaps', { cookie })).status).toBe(403)
      expect((await change('dismiss', id, cookie)).status).toBe(403)
      expect((await change('restore', id, cookie)).status).toBe(403)
    }
    expect((await app.call('GET /api/admin/chat-gaps')).status).toBe(401)
    expect((await change('dismiss', id, '')).status).toBe(401)
  })
})
