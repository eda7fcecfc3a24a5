import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { noteNotUnderstood } from './gap-rows.ts'

const [FIRST, LATER] = ['Is there vegan catering for the dancers?', 'vegan catering for dancers, is there any']

/** A chat with one message that was not understood. */
async function openGap() {
  const chat = await openChat()
  const { app, db, open, say, newestId } = chat
  const cookie = await chat.signInAdmin()
  const ask = async (words: string) => {
    const sessionToken = await open()
    await say(sessionToken, words)
    return { sessionToken, id: await newestId() }
  }
  const asked = await ask(FIRST)
  await noteNotUnderstood(db, asked.id)
  const list = async () => (await app.call('GET /api/admin/chat-gaps', { cookie })).body
  return {
    ...chat,
    ...{ ask, asked, list },
    rate: (sessionToken: string) => app.call('POST /api/chat/rating', { body: { sessionToken, rating: 1 } }),
    answer: async () => {
      const body = { question: FIRST, answer: 'Ask us.', gapId: (await list())[0]?.id ?? '' }
      await app.call('POST /api/admin/written-answers', { body, cookie })
    },
  }
}

test('an answered group does not come back with a low rating of what was said before (P10.95)', async () => {
  const { db, ask, asked, rate, answer, list } = await openGap()
  const other = await ask(LATER)
  await answer()
  await rate(asked.sessionToken)
  await rate(other.sessionToken)
  expect(await list()).toEqual([])
  await noteNotUnderstood(db, (await ask(LATER)).id)
  expect(await list()).toMatchObject([{ example: LATER, messages: 1 }])
})

test('a message that is noted while the only one like it is erased begins a new group', async () => {
  const { app, db, ask, asked, list } = await openGap()
  const { id } = await ask(LATER)
  const erasing = await app.database.pool.connect()
  await erasing.query('begin')
  await erasing.query('delete from chat_sessions where id = $1', [asked.id])
  const noted = Promise.allSettled([noteNotUnderstood(db, id)])
  await wait(300)
  await erasing.query('commit')
  erasing.release()
  expect(await noted).toMatchObject([{ status: 'fulfilled' }])
  expect(await list()).toMatchObject([{ example: LATER, messages: 1 }])
})

test('a rating is stored before its questions are listed', async () => {
  const { app, db, rate, ask } = await openGap()
  const { sessionToken } = await ask('How much is a photographer for two hours?')
  const busy = await app.database.pool.connect()
  await busy.query(`select pg_advisory_lock(hashtext('chat_gaps'))`)
  const rated = rate(sessionToken)
  const stored = await vi
    .waitFor(async () => expect(await db.selectFrom('chat_ratings').select('rating').execute()).toHaveLength(1), 3000)
    .then(() => 'stored')
    .catch(() => 'not stored')
  await busy.query(`select pg_advisory_unlock(hashtext('chat_gaps'))`)
  busy.release()
  expect([stored, (await rated).status]).toEqual(['stored', 200])
})
