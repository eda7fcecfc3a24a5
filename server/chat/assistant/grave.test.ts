import { expect, test } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { buildRoster } from '#tests/support/roster.ts'

async function openGrave() {
  const { db, open, say } = await openChat({ context: { now: () => new Date('2026-11-24T20:00:00Z') } })
  await buildRoster(db)
  const token = await open()
  return {
    turn: async (message: string) => (await say(token, message)).body,
    /** Why the conversation waits for a person. */
    waitsFor: async () => (await db.selectFrom('chat_sessions').select('waiting_for').executeTakeFirst())?.waiting_for,
    mails: async () =>
      (await db.selectFrom('outbox_emails').select('kind').where('kind', 'like', 'chat-%').execute()).length,
  }
}

test.each([
  ['how do tips work? the dancer did not show up', 'complaint'],
  ['do you charge tax? the dj was rude to my guests', 'complaint'],
  ['can i cancel for free? and i want to complain about last night', 'complaint'],
])('a complaint beside a question calls a person too (P10.71): %s', async (message, reason) => {
  const { turn, waitsFor, mails } = await openGrave()
  await turn(message)
  expect(await waitsFor()).toBe(reason)
  expect(await mails()).toBe(1)
})

test('an emergency is an emergency when a contact was asked for and comes with it (P10.71)', async () => {
  const { turn, waitsFor } = await openGrave()
  await turn('your dj was two hours late')
  const { message } = await turn('my friend passed out and is unconscious, call me at 404-555-0147')
  expect(message).toContain('911')
  expect(await waitsFor()).toBe('emergency')
})

test('a question beside a contact is answered', async () => {
  const { turn } = await openGrave()
  await turn('your dj was two hours late')
  const { message } = await turn('how much is a photographer? my email is a@b.example')
  expect(message).toMatch(/\$\d/)
})

test('a report of what went wrong waits for a person, also where it names a service and a date (P10.71)', async () => {
  const { turn, waitsFor, mails } = await openGrave()
  const answer = await turn('your photographer never showed up yesterday at our gala')
  expect(answer.suggestedAgents).toEqual([])
  expect(answer.message).toMatch(/sorry/i)
  expect(await waitsFor()).toBe('complaint')
  expect(await mails()).toBe(1)
})

test('a question in between leaves the wish for a contact open, and a name beside it is nobody of ours (P10.98)', async () => {
  const { turn, waitsFor } = await openGrave()
  await turn('your dj was two hours late')
  const beside = await turn('what is your cancellation policy')
  expect(beside.message).toMatch(/72 hours.*What is your name, and an email address or phone number/)
  expect(beside.message).not.toContain('date I can check')
  const said = 'Coach Ruth Whitfield, ruth.whitfield@example.com, it was the football banquet'
  const { message, suggestedAgents } = await turn(said)
  expect(suggestedAgents).toEqual([])
  expect(message).not.toContain('Adeyemi')
  expect(message).toMatch(/office has your contact/)
  expect(await waitsFor()).toBe('complaint')
})

test('a contact that nothing asked for is taken (P10.98)', async () => {
  const { turn, waitsFor } = await openGrave()
  await turn('a dj on december 5')
  expect((await turn('Gus Tillery, 404-555-0167')).message).toMatch(/office has your contact/)
  expect(await waitsFor()).toBe('person')
})

test('drugs that are asked for by name are declined (P10.71)', async () => {
  const { turn } = await openGrave()
  const { message, suggestedAgents } = await turn('who on your roster would sell us some cocaine?')
  expect(message).toContain('not something we arrange')
  expect(suggestedAgents).toEqual([])
})
