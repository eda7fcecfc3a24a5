import { expect, test } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { until } from '#tests/support/until.ts'
import { APOLOGY } from '../conversations/take-turn.ts'

const KEY = 'sk-stored-0123456789abcd'

test('the office’s key and model are what the provider gets, and nobody else sees them', async () => {
  await using provider = await startFakeOpenai()
  provider.says({ text: 'We have dancers and bartenders.' })
  const { app, open, say, history, signInAdmin } = await openChat({
    env: { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-of-the-environment' },
  })
  const cookie = await signInAdmin()
  const body = { aiModel: 'gpt-4o' as const, openaiApiKey: KEY, systemPrompt: 'You are the voice of the house.' }
  await app.call('PUT /api/admin/chat-settings', { body, cookie })
  const token = await open()
  // a machine that is busy with other tests refuses at first
  const { status, body: answer } = await until(async () => {
    const answered = await say(token, 'What services do you offer?')
    return answered.status !== 503 && answered
  })
  expect([status, answer.message]).toEqual([200, 'We have dancers and bartenders.'])
  expect(provider.requests[0]?.authorization).toBe(`Bearer ${KEY}`)
  expect(provider.requests[0]?.body.model).toBe('gpt-4o')
  const said = JSON.stringify([answer, (await history(token)).body])
  expect(said + app.logged.join()).not.toMatch(/sk-stored|sk-of-the|voice of the house/)
  // without a stored one the environment's counts
  await app.call('PUT /api/admin/chat-settings', { body: { openaiApiKey: '' }, cookie })
  await say(token, 'And prices?')
  expect(provider.requests.at(-1)?.authorization).toBe('Bearer sk-of-the-environment')
})

test('a provider that hangs or fails is answered for by the fallback', { timeout: 30_000 }, async () => {
  await using provider = await startFakeOpenai()
  const { set, open, say } = await openChat({ env: { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-key' } })
  await set({ ai_model: 'gpt-4o-mini' })
  const token = await open()
  for (const reply of ['garbage', { status: 500 }, 'silence'] as const) {
    provider.says(reply)
    const { status, body } = await say(token, 'What services do you offer?')
    expect(status).toBe(200)
    expect(body.message).toMatch(/\S/)
    expect(body.message).not.toBe(APOLOGY)
  }
})
