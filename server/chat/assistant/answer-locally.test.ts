import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { YES_NO_REPLIES } from '#shared/model/chat.ts'
import { buildRoster } from '#tests/support/roster.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { type Assistant, createAssistant } from './assistant.ts'
import { makeAsking } from './test-support/asking.ts'

let app: TestApp
let assistant: Assistant
beforeAll(async () => {
  // a Tuesday
  app = await startTestApp({ context: { now: () => new Date('2026-11-24T20:00:00Z') } })
  await buildRoster(app.context.db)
  assistant = createAssistant(app.context, () => ({ model: 'fallback', openaiApiKey: null, systemPrompt: 'Be kind.' }))
})
afterAll(() => app[Symbol.asyncDispose]())

const { ask, talk } = makeAsking(() => ({ app, assistant }))

describe('the end of a conversation', () => {
  const ASKED = 'You are very welcome. Is there anything else I can help you with?'

  test.each(['No thanks', 'nope', 'I’m good!', 'That’s all.', 'All set 🙂', 'no, thank you'])(
    'thanks, then %j: the question once, then the thank-you',
    async (no) => {
      const [asked, farewell] = await talk('Thanks', no)
      expect(asked).toBe(ASKED)
      expect(farewell).toBe('Thank you for chatting with us. Have a wonderful night!')
    },
  )

  test('nobody is asked again and again whether there is anything else', async () => {
    const [first, ...later] = await talk('Thanks', 'thank you', 'thx!!', 'no thanks', 'no')
    expect(first).toBe(ASKED)
    for (const text of later) expect(text).not.toContain('anything else')
  })

  test('a no to another question is not the end yet', async () => {
    const [, declined, farewell] = await talk('do you have djs?', 'No', 'No')
    expect(declined).toBe('All right. Is there anything else I can help you with?')
    expect(farewell).toMatch(/^Thank you for chatting/)
  })
})

describe('a quick reply to a question of the assistant', () => {
  const UNSURE = "I'm not sure about that one"
  /** The answer to a reply, after the assistant said this. */
  const replyTo = async (asked: string, reply: string, before = 'do you have djs?') =>
    assistant.answer([
      { role: 'user', content: before },
      { role: 'assistant', content: asked },
      { role: 'user', content: reply },
    ])

  test.each([
    ['Shall I confirm Saturday at 9 PM?', YES_NO_REPLIES.confirm],
    ['Please confirm the date.', YES_NO_REPLIES.confirm],
    ['Shall we proceed?', YES_NO_REPLIES.proceed],
    ['Would you like to see more of them?', YES_NO_REPLIES.plain],
    ['Is there a date I can check for you?', YES_NO_REPLIES.plain],
    ['Shall I look for somebody alike?', YES_NO_REPLIES.plain],
  ] as const)('is understood after %j', async (asked, replies) => {
    for (const reply of replies) expect((await replyTo(asked, reply)).text, reply).not.toContain(UNSURE)
  })

  test('a yes does what was offered', async () => {
    expect(await replyTo('Shall we proceed?', 'Yes, let’s proceed')).toMatchObject({
      intent: 'booking',
      text: expect.stringContaining('open Book Now'),
    })
    const date = await replyTo('You may cancel. Is there a date I can check for you?', 'Yes', 'what if I cancel')
    expect([date.intent, date.text]).toEqual(['availability', expect.stringContaining('Which date is it')])
    const ok = await replyTo('Shall I check who is free on your date?', 'ok')
    expect([ok.intent, ok.text]).toEqual(['availability', expect.stringContaining('DJs')])
    const [offered, alike] = await talk('tell me about Wes Holloway', 'Yes')
    expect(offered).toContain('Shall I look for someone alike?')
    expect(alike).toContain('I suggest ')
    expect(alike).not.toContain('Wes Holloway')
    expect((await talk('Thanks', 'Yes')).at(-1)).toContain('Gladly')
    expect((await replyTo('Our office answers in writing.', 'Yes', 'hi')).text).toContain('Tell me the service')
  })

  test('a no leaves it', async () => {
    expect((await replyTo('Shall I confirm Saturday?', 'No, change something')).text).toContain('what to change')
    expect((await replyTo('Shall we proceed?', 'Not yet')).text).toContain('nothing is booked until')
    expect((await replyTo('Would you like to see more of them?', 'No')).text).toContain('All right.')
  })
})

describe('the rest', () => {
  test.each([
    ['hi', 'greeting', /welcome to Marquee/],
    ['What services do you offer?', 'services', /Models, Exotic Dancers.*Which service/],
    ['any magicians?', 'services', /Felix Amadou/],
    ['Book now', 'booking', /Book Now.*nothing is charged/],
    ['Tell me about Kei Navarro', 'agent', /vinyl/],
    ['what if I cancel', 'policies', /72 hours/],
    ['do you take venmo', 'policies', /Venmo or Zelle/],
    ['Speak to a person', 'person', /\(404\) 555-0142/],
    ['no thanks', 'thanks', /Thank you for chatting with us/],
    ['what is the weather', 'other', /not sure/],
    ['do you think god wears a suit', 'other', /not sure/],
  ])('%s', async (question, intent, says) => {
    const answer = await ask(question)
    expect([answer.intent, answer.model]).toEqual([intent, 'fallback'])
    expect(answer.text).toMatch(says)
  })

  test('an empty, a long and a strange question are answered', async () => {
    for (const said of ['', '   ', '🎉🎉', 'x'.repeat(2000), `${'dj '.repeat(600)}`, '((((', '\\b(?:', '%_%']) {
      expect((await ask(said)).text).not.toBe('')
    }
  })

  test('without any agent it says so', async () => {
    await using empty = await startTestApp()
    const fresh = createAssistant(empty.context, () => ({ model: 'fallback', openaiApiKey: null, systemPrompt: '' }))
    for (const content of [
      'What services do you offer?',
      'djs under $200',
      'View pricing',
      'dj tomorrow',
      'Book now',
    ]) {
      const answer = await fresh.answer([{ role: 'user', content }])
      expect(answer.text).not.toBe('')
      expect(answer.suggestedAgents).toEqual([])
    }
  })

  test('a new agent is known, and a removed one is no longer named', async () => {
    const { db } = app.context
    const { id } = await db
      .insertInto('agents')
      .values({ name: 'Quentin Marlowe', category: 'dj', hourly_rate: 90 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await until(async () => (await ask('tell me about Quentin Marlowe')).names.includes('Quentin Marlowe'))
    await db.updateTable('agents').set({ archived_at: new Date() }).where('id', '=', id).execute()
    expect((await ask('tell me about Quentin Marlowe')).names).toEqual([])
    expect((await ask('djs on december 5')).names).not.toContain('Quentin Marlowe')
  })
})
