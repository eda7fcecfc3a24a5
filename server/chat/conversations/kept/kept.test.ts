import { expect, test } from 'vitest'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { buildRoster } from '#tests/support/roster.ts'
import type { Assistant } from '../../assistant/assistant.ts'
import type { Answer } from '../../assistant/chat-turn.ts'
import { createLiveSessions } from '../live-sessions.ts'
import { answerTurn, takeIn } from '../take-turn.ts'
import { openHandover } from '../test-support/handover.ts'

const ANSWER: Answer = { text: 'An answer.', intent: 'services', suggestedAgents: [], sources: [], model: 'x' }

const STATE: DialogueState = {
  version: 1,
  known: {
    ...{ categories: ['dj'], counts: { dj: 2 }, agentIds: [], words: [], budget: { max: 200 }, wishes: [] },
    ...{ day: '2026-12-05', start: 1260, hours: 4, place: 'Buckhead', eventType: 'wedding', guests: 60 },
  },
  shown: [],
}

/** A conversation whose answers a test decides on. */
async function openKept() {
  const chat = await openHandover()
  const { app, token } = chat
  const live = createLiveSessions(app.context)
  const take = (message: string) => takeIn(app.context, live, { token, message, network: '203.0.113.1' })
  const answering = (answer: Partial<Answer>): Assistant => ({ answer: async () => ({ ...ANSWER, ...answer }) })
  return {
    ...chat,
    take,
    /** A message and its answer. */
    turn: async (answer: Partial<Answer>) => answerTurn(app.context, answering(answer), await take('Hello')),
    mails: () => chat.db.selectFrom('outbox_emails').select('kind').where('kind', 'like', 'chat-%').execute(),
  }
}

test('the state is stored with the answer, comes with the next message, and the office sees it in names (P10.65)', async () => {
  const { app, db, take, turn, office } = await openKept()
  await buildRoster(db)
  const { id, name } = await db
    .selectFrom('agents')
    .select(['id', 'name'])
    .where('name', '=', 'Tunde Vox')
    .executeTakeFirstOrThrow()
  expect((await office().show()).body.known).toBeNull()
  await turn({ state: { ...STATE, shown: [id] } })
  expect((await office().show()).body.known).toEqual({
    ...{ services: [{ name: 'DJs', count: 2 }], people: [], shown: [{ id, name }] },
    ...{ date: '2026-12-05', start: '21:00', hours: 4, place: 'Buckhead' },
    ...{ budget: { min: null, max: 200, per: 'hour' }, eventType: 'wedding', guests: 60, wishes: [] },
  })
  const next = await take('And now?')
  expect(next.state).toEqual({ ...STATE, shown: [id] })
  await answerTurn(app.context, { answer: async () => ANSWER }, next)
})

test('a state of another version, and one that is none, are dropped without an error (P10.65)', async () => {
  const { app, db, take, office } = await openKept()
  for (const stored of [{ ...STATE, version: 0 }, { version: 1 }, 'words', 7]) {
    await db
      .updateTable('chat_sessions')
      .set({ dialogue: JSON.stringify(stored) })
      .execute()
    const taken = await take('Hello')
    expect(taken.state).toBeUndefined()
    await answerTurn(app.context, { answer: async () => ANSWER }, taken)
    expect((await office().show()).body.known).toBeNull()
  }
})

test('a person who takes over meanwhile drops the answer with its state (P10.65)', async () => {
  const { app, take, office } = await openKept()
  const taken = await take('Hello')
  await office().take()
  await answerTurn(app.context, { answer: async () => ({ ...ANSWER, state: STATE, needsPerson: 'complaint' }) }, taken)
  expect((await office().show()).body).toMatchObject({ known: null, waitingFor: null, state: 'person' })
})

test('a complaint lets the conversation wait without a contact, with one mail; an emergency is mailed again (P10.71)', async () => {
  const { turn, office, mails } = await openKept()
  await turn({ needsPerson: 'complaint' })
  expect(await office().waiting()).toBe(1)
  expect((await office().show()).body).toMatchObject({ state: 'waiting', waitingFor: 'complaint', contact: null })
  await turn({ needsPerson: 'complaint' })
  expect(await mails()).toEqual([{ kind: 'chat-person' }])
  await turn({ needsPerson: 'emergency' })
  await turn({ needsPerson: 'emergency' })
  await turn({ needsPerson: 'complaint' })
  expect(await mails()).toHaveLength(2)
  expect((await office().show()).body.waitingFor).toBe('emergency')
})

test('an application is stored once, and mailed to the office once (P10.71)', async () => {
  const { turn, office, mails } = await openKept()
  expect((await office().show()).body.application).toBeNull()
  await turn({ application: { name: 'Ada Lin', email: 'ada@example.com' } })
  await turn({ application: { name: 'Ada Lin', email: 'ada@example.com', phone: '404 555 0100', talent: 'Magic' } })
  expect((await office().show()).body.application).toMatchObject({ phone: '404 555 0100', talent: 'Magic' })
  expect(await mails()).toEqual([{ kind: 'chat-application' }])
})

test('short replies come with the answer and with the history', async () => {
  const { turn, history, token } = await openKept()
  expect((await turn({ choices: ['A DJ', 'A singer'] })).choices).toEqual(['A DJ', 'A singer'])
  expect((await history(token)).body.messages.at(-1)?.metadata.choices).toEqual(['A DJ', 'A singer'])
})
