import { expect, test } from 'vitest'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openHandover } from '../test-support/handover.ts'

/** A visitor who writes to the assistant, and what the office sees of it. */
async function openContact() {
  const chat = await openHandover()
  const { db, token, say, office } = chat
  return {
    ...chat,
    turn: async (message: string) => (await say(token, message)).body,
    row: () =>
      db
        .selectFrom('chat_sessions')
        .select(['waiting_for', 'contact_name', 'contact_email', 'contact_phone'])
        .executeTakeFirstOrThrow(),
    waiting: async () => (await office().list({ show: 'waiting' })).body,
  }
}

const NOBODY = { waiting_for: null, contact_name: null, contact_email: null, contact_phone: null }

test('a contact typed after asking for a person reaches the office with the conversation (P10.98)', async () => {
  const { app, id, turn, row, waiting, history, token } = await openContact()
  const asked = await turn('can i talk to a real person')
  expect(asked).toMatchObject({ intent: 'person', message: expect.stringContaining('leave your name') })
  expect(await row()).toEqual(NOBODY)
  const thanked = await turn('Dana Whitfield, 404-555-0199')
  expect(thanked).toMatchObject({ intent: 'person', message: expect.stringContaining('has your contact') })
  expect(await row()).toMatchObject({
    ...{ waiting_for: 'person', contact_name: 'Dana Whitfield', contact_phone: '404-555-0199' },
  })
  expect(await waiting()).toMatchObject([
    { id, waitingFor: 'person', contact: { name: 'Dana Whitfield', phone: '404-555-0199' } },
  ])
  expect((await history(token)).body.waiting).toBe(true)
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await deliver(app, mailer)
  expect(smtp.arrived.map(({ subject }) => subject)).toEqual(['A visitor wants to talk to a person: Dana Whitfield'])
})

test('a contact left after the assistant said what it is is taken too (P10.98)', async () => {
  const { turn, row } = await openContact()
  await turn('are you a real person?')
  expect((await turn('Dana Whitfield, 404-555-0199')).message).toContain('has your contact')
  expect(await row()).toMatchObject({ waiting_for: 'person', contact_name: 'Dana Whitfield' })
})

test('what is missing of it is asked for: a number first waits at once, a name alone does not (P10.98)', async () => {
  const { turn, row } = await openContact()
  await turn('let me speak to a human please')
  expect((await turn('my name is Dana')).message).toContain('How can we reach you')
  expect((await row()).waiting_for).toBeNull()
  expect((await turn('dana@example.com')).message).toContain('has your contact')
  expect(await row()).toMatchObject({ waiting_for: 'person', contact_name: 'Dana', contact_email: 'dana@example.com' })
})

test('a number in the wish itself is taken, ours is not (P10.98)', async () => {
  const { app, turn, row } = await openContact()
  const ours = app.context.config.brand.phone
  await turn(`i called ${ours}, can i speak to a real person`)
  expect(await row()).toEqual(NOBODY)
  expect((await turn('please have a real person call me at 404 555 0147')).message).toContain('What is your name')
  expect(await row()).toMatchObject({ waiting_for: 'person', contact_phone: '404 555 0147' })
  expect((await turn('Dana')).intent).toBe('person')
  expect(await row()).toMatchObject({ contact_name: 'Dana', contact_phone: '404 555 0147' })
})

test.each([
  ...['need a dj for saturday', 'how much is a bartender', 'ok thanks', 'never mind'],
  ...['my budget is 500-1000', 'it is about invoice INV-2026-0001', 'its for 12/05/2026'],
  'i already called (404) 555-0142 and nobody answered',
])('who goes on after asking for a person leaves no contact: %s', async (message) => {
  const { turn, row } = await openContact()
  await turn('can i talk to a real person')
  const { message: answer } = await turn(message)
  expect(answer).not.toContain('has your contact')
  expect(await row()).toEqual(NOBODY)
})

test.each([
  'i want to talk to a person about invoice INV-2026-0001',
  'can i speak to a real person about 2026-12-05',
  'let me talk to a human, my budget is 500-1000',
])('a number that is no phone is no contact: %s', async (message) => {
  const { turn, row } = await openContact()
  expect((await turn(message)).message).not.toContain('has your contact')
  expect(await row()).toMatchObject({ ...NOBODY, waiting_for: null })
})
