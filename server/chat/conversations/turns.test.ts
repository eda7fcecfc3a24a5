import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { until } from '#tests/support/until.ts'
import type { Assistant } from '../assistant/assistant.ts'
import type { Answer } from '../assistant/chat-turn.ts'
import { createLiveSessions } from './live-sessions.ts'
import { APOLOGY, answerTurn, takeIn } from './take-turn.ts'

const ANSWER: Answer = {
  text: 'An answer.',
  intent: 'services',
  suggestedAgents: [],
  sources: ['Services'],
  model: 'x',
}

/** A conversation, and turns in it whose answers a test decides on. */
async function openTurns() {
  const chat = await openChat()
  const { context } = chat.app
  const token = await chat.open()
  const live = createLiveSessions(context)
  return {
    ...chat,
    context,
    token,
    take: (message: string) => takeIn(context, live, { token, message, network: '203.0.113.1' }),
    contents: async () => (await chat.history(token)).body.messages.map(({ content }) => content).slice(1),
  }
}

describe('a turn', () => {
  test('is one at a time: a second message is refused, and neither lost nor doubled', async () => {
    const { context, token, take, say, contents } = await openTurns()
    const turn = await take('First')
    expect(turn.said.at(-1)).toEqual({ role: 'user', content: 'First' })
    expect(await say(token, 'Second')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await contents()).toEqual(['First'])
    await answerTurn(context, { answer: async () => ANSWER }, turn)
    expect(await contents()).toEqual(['First', 'An answer.'])
    const both = await Promise.all([say(token, 'Third'), say(token, 'Fourth'), say(token, 'Fifth')])
    const taken = both.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThanOrEqual(1)
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await contents()).toHaveLength(2 + 2 * taken.length)
  })

  test('hears the last twenty messages, its own included', async () => {
    const { context, take } = await openTurns()
    for (let i = 0; i < 12; i++) await answerTurn(context, { answer: async () => ANSWER }, await take(`Number ${i}`))
    const { said } = await take('The last')
    expect(said).toHaveLength(20)
    expect(said.at(-1)?.content).toBe('The last')
  })

  test('ends with the apology when nothing answers, and the next one works', async () => {
    const { app, context, take, contents, say, token } = await openTurns()
    const failing: Assistant = { answer: async () => Promise.reject(new Error('broken on: a secret of the visitor')) }
    expect(await answerTurn(context, failing, await take('One'))).toMatchObject({ message: APOLOGY, intent: 'other' })
    let signal: AbortSignal | undefined
    const hanging: Assistant = {
      answer: (_said, options) => {
        signal = options?.signal
        return new Promise(() => {})
      },
    }
    const late = await answerTurn(context, hanging, await take('Two'), { within: 50 })
    expect(late.message).toBe(APOLOGY)
    expect(signal?.aborted).toBe(true)
    expect(await contents()).toEqual(['One', APOLOGY, 'Two', APOLOGY])
    expect((await say(token, 'Three')).status).toBe(200)
    expect(app.logged.join()).not.toContain('secret of the visitor')
  })

  test('says what it understood of the event, in the answer and in the history', async () => {
    const { say, history, token } = await openTurns()
    const { body } = await say(token, 'A DJ for 3 hours in Buckhead')
    expect(body.event).toEqual({ hours: 3, place: 'Buckhead' })
    expect((await history(token)).body.messages.at(-1)?.metadata.event).toEqual(body.event)
  })

  test('stores what can be stored of an answer', async () => {
    const { context, take, contents } = await openTurns()
    const strange: Assistant = { answer: async () => ({ ...ANSWER, text: `a\0b\ud800${'c'.repeat(20_000)}` }) }
    const { message } = await answerTurn(context, strange, await take('Hello'))
    expect(message.startsWith('ab\ufffdc')).toBe(true)
    expect(message).toHaveLength(10_000)
    expect((await contents())[1]).toBe(message)
  })

  test('drops its answer when a person has taken over, or the visitor has left', async () => {
    const { app, context, take, contents, token, newestId, signInAdmin } = await openTurns()
    const turn = await take('Is anybody there?')
    const cookie = await signInAdmin()
    const params = { id: await newestId() }
    await app.call('POST /api/admin/conversations/:id/take', { params, body: { name: 'Mara' }, cookie })
    const reply = await answerTurn(context, { answer: async () => ANSWER }, turn)
    expect(reply).toMatchObject({ message: '', person: 'Mara', intent: 'person' })
    expect(await contents()).toEqual(['Is anybody there?'])
    await app.call('POST /api/admin/conversations/:id/hand-back', { params, cookie })
    const next = await take('Hello?')
    await app.call('POST /api/chat/end', { body: { sessionToken: token } })
    await expect(answerTurn(context, { answer: async () => ANSWER }, next)).rejects.toThrow('over')
  })
})

describe('an answer bit by bit', () => {
  const stream = (chat: Awaited<ReturnType<typeof openChat>>, sessionToken: string, message: string) =>
    chat.say(sessionToken, message, { accept: 'text/event-stream' })

  test('is the same answer in events', async () => {
    const chat = await openChat()
    const token = await chat.open()
    const { status, headers, body } = await stream(chat, token, 'What services do you offer?')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const events = String(body)
      .split('\n\n')
      .filter(Boolean)
      .map((block) => {
        const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        return { name, data: JSON.parse(data) as Record<string, unknown> }
      })
    expect(events.at(-1)?.name).toBe('done')
    expect(new Set(events.slice(0, -1).map(({ name }) => name))).toEqual(new Set(['delta']))
    const whole = events.at(-1)?.data
    expect(
      events
        .slice(0, -1)
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(whole?.message)
    expect(Object.keys(whole ?? {}).sort()).toEqual([
      ...['choices', 'intent', 'message', 'person', 'sources', 'suggestedAgents'],
    ])
    const { messages } = (await chat.history(token)).body
    expect(messages.at(-1)?.content).toBe(whole?.message)
  })

  test('is refused as JSON before it begins', async () => {
    const chat = await openChat()
    const token = await chat.open()
    expect(await stream(chat, token, ' ')).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(await stream(chat, 'B'.repeat(43), 'Hello')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('is stored whole when its client is gone', async () => {
    const chat = await openChat()
    const token = await chat.open()
    const address = await chat.app.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const sent = fetch(`${address}/api/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ sessionToken: token, message: 'What services do you offer?' }),
      signal: leaving.signal,
    }).catch(() => {})
    await until(async () => (await chat.history(token)).body.messages.length > 1)
    leaving.abort()
    await sent
    await sleep(10)
    await until(async () => (await chat.history(token)).body.messages.length === 3)
    expect((await chat.say(token, 'And again')).status).toBe(200)
  })
})
