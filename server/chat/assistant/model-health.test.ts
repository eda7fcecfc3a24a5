import { expect, test } from 'vitest'
import { noteOutcome } from '#server/settings/model-health.ts'
import { openChat } from '#tests/support/chat.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'

/** An app with a fake model, and what the System page says about it. */
async function openModel(env: Record<string, string>) {
  const chat = await openChat({ env: { OPENAI_API_KEY: 'test-key-1234567890', ...env } })
  await chat.set({ ai_model: 'gpt-4o' })
  const cookie = await chat.signInAdmin()
  const token = await chat.open()
  return {
    ...chat,
    cookie,
    ask: async () => (await chat.say(token, 'hello there')).body.message,
    system: async () => {
      const { assistant, warnings } = (await chat.app.call('GET /api/admin/system', { cookie })).body
      return { ...assistant, warnings: warnings.filter((sentence) => /model/.test(sentence)) }
    },
  }
}

test('System says how the last calls of the model went, and warns (P6.39)', async () => {
  await using fake = await startFakeOpenai()
  const { app, cookie, ask, system } = await openModel({ OPENAI_BASE_URL: fake.url })
  expect(await system()).toMatchObject({ state: 'untried', answeredAt: null, failingSince: null, fallbacks: 0 })

  fake.says({ status: 401 })
  await ask()
  const failing = await system()
  expect(failing).toMatchObject({ state: 'failing', answeredAt: null, fallbacks: 1 })
  expect(failing.warnings).toEqual([expect.stringMatching(/^The assistant's model has not answered since /)])
  await ask()
  expect(await system()).toMatchObject({ failingSince: failing.failingSince, fallbacks: 2 })

  fake.says({ text: 'Hello, and welcome. What are you planning?' })
  expect(await ask()).toBe('Hello, and welcome. What are you planning?')
  expect(await system()).toMatchObject({
    ...{ state: 'answering', answeredAt: expect.any(String), failingSince: null, fallbacks: 2 },
    warnings: ['The model gave no answer 2 times today; the built-in assistant answered.'],
  })

  // what was known is about the key before
  await app.call('PUT /api/admin/chat-settings', { cookie, body: { openaiApiKey: 'another-key-1234567890' } })
  expect(await system()).toMatchObject({ state: 'untried', answeredAt: null, fallbacks: 0, warnings: [] })
})

test('an invented key and a closed port do not count as answering', async () => {
  const { ask, system } = await openModel({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })
  await ask()
  expect(await system()).toMatchObject({ state: 'failing', fallbacks: 1 })
})

test('what several processes note at once is all counted, and the first failure stays the first', async () => {
  const { db, system } = await openModel({})
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  await noteOutcome(db, day, { worked: false, fellBack: true })
  const { failingSince } = await system()
  await Promise.all(Array.from({ length: 20 }, () => noteOutcome(db, day, { worked: false, fellBack: true })))
  expect(await system()).toMatchObject({ state: 'failing', failingSince, fallbacks: 21 })
})
