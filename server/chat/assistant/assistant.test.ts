import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackage } from '#tests/support/factories.ts'
import { type FakeOpenai, type FakeReply, startFakeOpenai } from '#tests/support/openai.ts'
import { buildRoster } from '#tests/support/roster.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { type AssistantSettings, createAssistant } from './assistant.ts'
import type { ChatTurn } from './chat-turn.ts'
import type { ModelLimits } from './model/ask-model.ts'

const NOW = new Date('2026-11-24T20:00:00Z')
const KEY = 'test-key-1234567890-abcdefghij'
const PROMPT =
  'You are the discreet voice of a small house in Atlanta, and you speak of the roster with warmth and never at length.'

let app: TestApp
let fake: FakeOpenai
beforeAll(async () => {
  fake = await startFakeOpenai()
  app = await startTestApp({ context: { now: () => NOW }, env: { OPENAI_BASE_URL: fake.url } })
  await buildRoster(app.context.db)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await fake[Symbol.asyncDispose]()
})

const QUICK: Partial<ModelLimits> = { deadlineMs: 2_000, jitterMs: 5 }
const settings: AssistantSettings = { model: 'gpt-4o-mini', openaiApiKey: KEY, systemPrompt: PROMPT }
const assistantWith = (limits: Partial<ModelLimits> = {}, more: Partial<AssistantSettings> = {}) =>
  createAssistant(app.context, () => ({ ...settings, ...more }), { ...QUICK, ...limits })
const user = (content: string): ChatTurn => ({ role: 'user', content })

/** One question to a fresh assistant whose provider answers so. */
async function ask(question: string, ...replies: FakeReply[]) {
  fake.says(...replies)
  fake.requests.length = 0
  const pieces: string[] = []
  const answer = await assistantWith().answer([user(question)], { onText: (piece) => pieces.push(piece) })
  expect(pieces.join('')).toBe(answer.text)
  return { ...answer, names: answer.suggestedAgents.map(({ name }) => name), pieces }
}

describe('a model that answers', () => {
  test('is asked with the key, the rules, the tools and a limit of tokens', async () => {
    await ask('do you have djs?', { text: 'Tunde Vox plays afrobeats for $150 an hour. Shall I check a date?' })
    // that of an earlier test may come late
    const request = fake.requests.find(({ body }) => JSON.stringify(body.messages).includes('do you have djs?'))
    expect(request?.authorization).toBe(`Bearer ${KEY}`)
    expect(request?.body).toMatchObject({ model: 'gpt-4o-mini', stream: true, max_tokens: 500 })
    expect(request?.body.tools?.map((tool) => tool.function.name)).toEqual([
      'search_agents',
      'check_availability',
      'list_packages',
      'estimate_price',
      'look_up',
    ])
    expect(request?.body.messages[0]?.content).toContain(PROMPT)
  })

  test('its words are said piece by piece, its agents are rows of the roster', async () => {
    const text =
      'Tunde Vox plays afrobeats and soul for $150 an hour. Kei Navarro mixes house on vinyl for $155 an hour. Shall I check a date for one of them, or would you like to hear more first?'
    const { names, intent, model, pieces, ...answer } = await ask('do you have djs?', { text })
    expect([answer.text, names, intent, model]).toEqual([text, ['Tunde Vox', 'Kei Navarro'], 'services', 'gpt-4o-mini'])
    expect(pieces.length).toBeGreaterThan(1)
  })

  test('a person who takes no bookings is named and not suggested', async () => {
    const { db } = app.context
    await db.updateTable('agents').set({ availability: false }).where('name', '=', 'Kei Navarro').execute()
    const text = 'Kei Navarro takes no bookings at the moment. Tunde Vox plays for $150 an hour.'
    const { names, ...answer } = await ask('can I have kei navarro?', { text })
    await db.updateTable('agents').set({ availability: true }).where('name', '=', 'Kei Navarro').execute()
    expect([answer.text, names]).toEqual([text, ['Tunde Vox']])
  })

  test('it may name packages a tool has found, and what one costs with further hours, and no other', async () => {
    const { id } = await buildPackage(app.context.db, { name: 'Quayside', category: 'dj', base_price_cents: 91_000 })
    const kei = await app.context.db
      .selectFrom('agents')
      .select('id')
      .where('name', '=', 'Kei Navarro')
      .executeTakeFirstOrThrow()
    const { text } = await ask(
      'something for the boat',
      { tools: [{ name: 'list_packages', arguments: { category: 'dj' } }] },
      { tools: [{ name: 'estimate_price', arguments: { agentId: kei.id, hours: 7, packageId: id } }] },
      { text: 'Quayside is $910 for 5 hours. With Kei Navarro 7 hours are $1,220. The Harbor set is $777.' },
    )
    await app.context.db.deleteFrom('service_packages').execute()
    expect(text).toBe('Quayside is $910 for 5 hours. With Kei Navarro 7 hours are $1,220.')
  })

  test('it may look further by tools, at most three times', async () => {
    const { text, names } = await ask(
      'something special',
      {
        tools: [
          { name: 'search_agents', arguments: { words: 'burlesqe', date: '2026-12-05', start: '21:00', hours: 3 } },
        ],
      },
      {
        tools: [
          { name: 'look_up', arguments: { question: 'how do I cancel' } },
          { name: 'nonsense', arguments: {} },
        ],
      },
      { tools: [{ name: 'search_agents', arguments: { category: 'photographer', maxRate: 'many' } }] },
      { text: 'Sabine Laurent is free then at $220 an hour.' },
    )
    expect([text, names]).toEqual(['Sabine Laurent is free then at $220 an hour.', ['Sabine Laurent']])
    const results =
      fake.requests
        .at(-1)
        ?.body.messages.filter(({ role }) => role === 'tool')
        .map(({ content }) => content) ?? []
    expect(results).toHaveLength(4)
    expect(results[0]).toContain('Sabine Laurent')
    expect(results[1]).toContain('72 hours')
    expect(results[2]).toContain('no such tool')
    expect(results[3]).toContain('not understood')
    expect(fake.requests.map(({ body }) => body.tools?.length ?? 0)).toEqual([5, 5, 5, 0])
  })

  test('availability and totals come from the database', async () => {
    const { id } = await app.context.db
      .selectFrom('agents')
      .select('id')
      .where('name', '=', 'Imani Okafor')
      .executeTakeFirstOrThrow()
    const { text } = await ask(
      'Imani Okafor on dec 5',
      {
        tools: [
          { name: 'check_availability', arguments: { agentIds: [id], date: '2026-12-05', start: '19:00', hours: 4 } },
          { name: 'estimate_price', arguments: { agentId: id, hours: 4 } },
        ],
      },
      { text: 'Imani Okafor is free, and four hours come to $720.' },
    )
    expect(text).toBe('Imani Okafor is free, and four hours come to $720.')
    const results = fake.requests[1]?.body.messages.filter(({ role }) => role === 'tool').map(({ content }) => content)
    expect(results?.[0]).toContain('"free":true')
    expect(results?.[1]).toContain('"total":"$720.00"')
  })

  test('the people of our own answer stay suggested where the model names none', async () => {
    const { names, text } = await ask('do you have djs?', { text: 'Yes, and they are lovely. Which date is it?' })
    expect(text).toBe('Yes, and they are lovely. Which date is it?')
    expect(names).toEqual(['Tunde Vox', 'Kei Navarro'])
  })

  test('what it was given beside the rules is not repeated to the visitor', async () => {
    fake.says(({ messages }) => ({
      text: /What the visitor has said[\s\S]*$/.exec(messages[0]?.content ?? '')?.[0] ?? '',
    }))
    const answer = await assistantWith().answer([user('do you have djs?')])
    expect(answer.text).not.toContain('never ask for it again')
    expect(answer.model).toBe('fallback')
  })

  test('personal data is not sent to the provider, and at most 20 turns are', async () => {
    fake.says({ text: 'Gladly.' })
    fake.requests.length = 0
    const said = Array.from({ length: 30 }, (_, i) =>
      user(`question ${i} from dana@example.com, (404) 555-0199 or 4111-1111-1111-1111`),
    )
    await assistantWith().answer(said)
    const sent = JSON.stringify(fake.requests[0]?.body.messages.slice(1))
    expect(fake.requests[0]?.body.messages).toHaveLength(21)
    expect(sent).toContain('question 29')
    expect(sent).not.toMatch(/dana@|555-0199|4111/)
    expect(sent).not.toContain('question 9 ')
  })
})

describe('a model that does not answer', () => {
  const QUESTION = 'djs next saturday for 4 hours'
  const isLocal = async (...replies: FakeReply[]) => {
    const answer = await ask(QUESTION, ...replies)
    expect(answer.model).toBe('fallback')
    expect(answer.text).toContain('Tunde Vox')
    return fake.requests.length
  }

  test('a refused key is not tried twice', async () => expect(await isLocal({ status: 401 })).toBe(1))
  test.each([429, 500, 503])('status %i is tried once more', async (status) =>
    expect(await isLocal({ status })).toBe(2),
  )
  test('garbage is tried once more', async () => expect(await isLocal('garbage')).toBe(2))
  test('an answer of nothing is tried once more', async () => expect(await isLocal({ text: '' })).toBe(2))
  test('the second attempt may succeed', async () => {
    expect((await ask(QUESTION, { status: 500 }, { text: 'Tunde Vox is free.' })).text).toBe('Tunde Vox is free.')
  })
  test('a line that is cut leaves whole sentences, or the fallback', async () => {
    const whole = 'Tunde Vox is free. '.repeat(8)
    expect((await ask(QUESTION, { cut: `${whole}and what is mo` })).text).toMatch(
      /^Tunde Vox is free\.( Tunde Vox is free\.)*$/,
    )
    expect(await isLocal({ cut: 'Tun' })).toBe(2)
  })

  test('one deadline holds over both attempts', async () => {
    fake.says('silence')
    fake.requests.length = 0
    const answer = await assistantWith({ deadlineMs: 1_500 }).answer([user(QUESTION)])
    expect([answer.model, fake.requests.length]).toEqual(['fallback', 2])
  })

  test('after several failures the model is not called for a while, then tried once', async () => {
    const assistant = assistantWith({ breaker: { failures: 4, pauseMs: 2_000 } })
    fake.requests.length = 0
    fake.says({ status: 500 })
    for (let i = 0; i < 4; i++) await assistant.answer([user(QUESTION)])
    expect(fake.requests).toHaveLength(4)
    fake.says({ text: 'Tunde Vox is free.' })
    expect((await assistant.answer([user(QUESTION)])).model).toBe('fallback')
    await until(async () => (await assistant.answer([user(QUESTION)])).model === 'gpt-4o-mini')
    expect((await assistant.answer([user(QUESTION)])).model).toBe('gpt-4o-mini')
  })

  test('without a key, or with the fallback chosen, no model is called', async () => {
    fake.requests.length = 0
    for (const more of [{ openaiApiKey: null }, { model: 'fallback' as const }]) {
      expect((await assistantWith({}, more).answer([user(QUESTION)])).model).toBe('fallback')
    }
    expect(fake.requests).toHaveLength(0)
  })

  test('over the budget of a day no model is called', async () => {
    await app.context.db.deleteFrom('model_tokens').execute()
    const assistant = assistantWith({ tokensPerDay: 100 })
    fake.says({ text: 'Tunde Vox is free.', tokens: 120 })
    expect((await assistant.answer([user(QUESTION)])).model).toBe('gpt-4o-mini')
    expect((await assistant.answer([user(QUESTION)])).model).toBe('fallback')
    expect(await app.context.db.selectFrom('model_tokens').select(['day', 'tokens']).execute()).toEqual([
      { day: '2026-11-24', tokens: 120 },
    ])
  })
})

test('Ollama is called at its address', async () => {
  fake.says({ text: 'Tunde Vox is free.' })
  const config = { ...app.context.config, ollamaUrl: fake.url.replace('/v1', '') }
  const assistant = createAssistant(
    { ...app.context, config },
    () => ({ ...settings, model: 'ollama', openaiApiKey: null }),
    QUICK,
  )
  expect(await assistant.answer([user('djs')])).toMatchObject({ model: 'llama3.2', text: 'Tunde Vox is free.' })
})

test('a refused address is not called', async () => {
  const config = { ...app.context.config, openaiBaseUrl: 'http://169.254.169.254/v1' }
  const assistant = createAssistant({ ...app.context, config }, () => settings, QUICK)
  expect((await assistant.answer([user('djs')])).model).toBe('fallback')
})
