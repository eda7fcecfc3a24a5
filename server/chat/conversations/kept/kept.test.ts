import { expect, test } from 'vitest'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { buildRoster } from '#tests/support/roster.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import type { TestAppOptions } from '#tests/support/start-test-app.ts'
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
async function openKept(options: TestAppOptions = {}) {
  const chat = await openHandover(options)
  const { app, token } = chat
  const live = createLiveSessions(app.context)
  const take = (message: string) => takeIn(app.context, live, { token, message, network: '203.0.113.1' })
  const answering = (answer: Partial<Answer>): Assistant => ({ answer: async () => ({ ...ANSWER, ...answer }) })
  return {
    ...chat,
    take,
    /** A message and its answer. */
    turn: async (answer: Partial<Answer>, mayMail = async () => true) =>
      answerTurn(app.context, answering(answer), await take('Hello'), { mayMail }),
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

test('beyond the limit a complaint, an emergency and an application are kept without a mail (P10.71)', async () => {
  const { turn, office, mails } = await openKept()
  const never = async () => false
  await turn({ needsPerson: 'emergency' }, never)
  expect((await office().show()).body).toMatchObject({ state: 'waiting', waitingFor: 'person' })
  await turn({ application: { name: 'Ada Lin', email: 'ada@example.com' } }, never)
  expect((await office().show()).body.application).toMatchObject({ name: 'Ada Lin' })
  expect(await mails()).toEqual([])
  await turn({ needsPerson: 'emergency' })
  expect((await office().show()).body.waitingFor).toBe('emergency')
  expect(await mails()).toEqual([{ kind: 'chat-person' }])
})

test('one address causes at most five mails an hour with what it says; the answer stays the same (P10.71)', async () => {
  // two mails an hour instead of five
  const { app, say, mails, token, db } = await openKept({ env: { RATE_LIMIT_SCALE: '0.4' } })
  const answers: string[] = []
  for (let i = 0; i < 4; i += 1) {
    await db.updateTable('chat_sessions').set({ waiting_since: null, waiting_for: null }).execute()
    answers.push((await say(token, 'Call an ambulance, a guest is bleeding')).body.message)
  }
  expect(answers[3]).toContain('911')
  expect(new Set(answers).size).toBe(1)
  expect(await mails()).toHaveLength(2)
  expect(app.nudges()).toBe(2)
})

test('a half character at a cut is no failure', async () => {
  const { turn, office } = await openKept()
  const talent = `${'x'.repeat(299)}🎉`.slice(0, 300)
  const state = { ...STATE, applicant: { talent } }
  await turn({ state, application: { name: 'Ada Lin', email: 'ada@example.com', talent } })
  expect((await office().show()).body.application?.talent).toBe(`${'x'.repeat(299)}\uFFFD`)
})

test('a contact that is left later is added to the one before (P10.71)', async () => {
  const { turn, office } = await openKept()
  const contact = async () => (await office().show()).body.contact
  await turn({ contact: { name: 'Dana Whitfield', email: 'dana@example.com' } })
  await turn({ contact: { name: '404 555 0100', phone: '404 555 0100' } })
  expect(await contact()).toEqual({ name: 'Dana Whitfield', email: 'dana@example.com', phone: '404 555 0100' })
  await turn({ contact: { name: 'Dana W.', phone: '404 555 0101' } })
  expect(await contact()).toEqual({ name: 'Dana W.', email: 'dana@example.com', phone: '404 555 0101' })
})

test('an application that is changed later is open again, and keeps what was left before (P10.96)', async () => {
  const { db, turn, office } = await openKept()
  const application = async () => (await office().show()).body.application
  await turn({ application: { name: 'Ada Lin', email: 'ada@example.com', talent: 'Magic' } })
  await db.updateTable('chat_applications').set({ state: 'answered' }).execute()
  await turn({ application: { name: 'Ada Lin', email: 'ada@example.com' } })
  expect(await application()).toMatchObject({ state: 'answered', talent: 'Magic' })
  await turn({ application: { name: 'Ada Lin', phone: '404 555 0100' } })
  expect(await application()).toMatchObject({ state: 'open', email: 'ada@example.com', phone: '404 555 0100' })
})

test('the mail of an application has nothing to click in the words of its applicant (P10.71)', async () => {
  const { app, turn } = await openKept()
  await turn({ application: { name: 'Ada', email: 'ada@example.com', talent: 'Magic, see https://evil.example/x' } })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await deliver(app, mailer)
  const [arrived] = smtp.arrived
  expect(arrived?.subject).toBe('Someone wants to work with us: Ada')
  expect(arrived?.text).toContain('Magic, see https')
  expect(arrived?.text).not.toContain('evil.example')
})
