import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sweepExpired } from '#server/db/sweep.ts'
import { CHAT_MESSAGE_MAX } from '#shared/model/chat.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { openChat, STRANGE_TOKEN } from '#tests/support/chat.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

describe('a conversation', () => {
  test('begins with a greeting, answers, and is read again with its token alone', async () => {
    const { app, db, begin, say, history } = await openChat()
    const begun = await begin()
    expect(begun).toMatchObject({
      status: 200,
      body: { message: expect.any(String), transcripts: true, ratings: true },
    })
    const { sessionToken } = begun.body
    expect(Buffer.from(sessionToken, 'base64url')).toHaveLength(32)
    const answer = await say(sessionToken, '  What services do you offer?  ')
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringMatching(/\S/), person: null } })
    const { messages, person } = (await history(sessionToken)).body
    expect(person).toBeNull()
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['assistant', begun.body.message],
      ['user', 'What services do you offer?'],
      ['assistant', answer.body.message],
    ])
    expect(messages[2]?.metadata).toMatchObject({ intent: answer.body.intent })
    // the token itself is nowhere
    const stored = await db.selectFrom('chat_sessions').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(sessionToken)
    expect(app.logged.join()).not.toContain('What services')
    expect(app.logged.join()).not.toContain(sessionToken)
    for (const token of [STRANGE_TOKEN, 'short', 'x'.repeat(65)]) {
      expect([400, 404]).toContain((await history(token)).status)
    }
  })

  test('is with an AI only while a model is behind the assistant (P10.45)', async () => {
    const { app, set, begin, open, say, history } = await openChat()
    const token = await open()
    const says = async () => [(await begin()).body.ai, (await history(token)).body.ai]
    expect(await says()).toEqual([false, false])
    expect((await say(token, 'are you a real person?')).body.message).toMatch(
      /^I am an automatic assistant, not a person/,
    )
    await set({ ai_model: 'gpt-4o' })
    expect(await says()).toEqual([false, false])
    await set({ openai_api_key: app.context.secrets.seal('a-key-that-is-long-enough', 'openai-api-key') })
    expect(await says()).toEqual([true, true])
    await set({ ai_model: 'ollama', openai_api_key: null })
    expect(await says()).toEqual([true, true])
  })

  test('is its signed-in customer’s, and a stranger’s otherwise', async () => {
    const { app, db, begin } = await openChat()
    const customer = await buildCustomer(db)
    await begin({ cookie: await signIn(app, { role: 'customer', customerId: customer.id }) })
    await begin({ cookie: (await signInAdmin(app)).cookie })
    const rows = await db.selectFrom('chat_sessions').select('customer_id').orderBy('created_at').execute()
    expect(rows).toEqual([{ customer_id: customer.id }, { customer_id: null }])
  })

  test.each([
    ['nothing', '', 400],
    ['blanks', '  \n\t ', 400],
    ['only what has no width', '\u200b\u200b', 400],
    ['too much', 'x'.repeat(CHAT_MESSAGE_MAX + 1), 400],
    ['all that is allowed', 'x'.repeat(CHAT_MESSAGE_MAX), 200],
    ['NUL', 'a\0b', 400],
    ['half a character', 'a\ud800b', 400],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>', 200],
    ['control characters', 'a\u0007\u001b[31mb\r\nc', 200],
    ['another direction', '\u202eabc', 200],
  ])('takes or refuses %s', async (_what, message, status) => {
    const { begin, say, history } = await openChat()
    const { sessionToken } = (await begin()).body
    expect((await say(sessionToken, message)).status).toBe(status)
    const { messages } = (await history(sessionToken)).body
    expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(
      status === 200 ? [message] : [],
    )
  })

  test('cannot be used without its token', async () => {
    const { app, say } = await openChat()
    expect(await say(STRANGE_TOKEN, 'Hello')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const body = { sessionToken: STRANGE_TOKEN }
    for (const [call, more] of [
      ['POST /api/chat/end', {}],
      ['POST /api/chat/transcript', { email: 'a@example.com' }],
      ['POST /api/chat/rating', { rating: 5 }],
      ['POST /api/chat/person', { name: 'A', email: 'a@example.com' }],
    ] as const) {
      expect((await app.call(call, { body: { ...body, ...more } as never })).status).toBe(404) // each has its own
    }
    expect((await app.send({ method: 'GET', url: `/api/chat/events/${STRANGE_TOKEN}` })).status).toBe(404)
  })

  test('ends, and then nothing more can be said', async () => {
    const { app, begin, say, history } = await openChat()
    const { sessionToken } = (await begin()).body
    const end = () => app.call('POST /api/chat/end', { body: { sessionToken } })
    expect((await end()).body).toEqual({ success: true })
    expect((await end()).status).toBe(200)
    expect((await say(sessionToken, 'Hello')).status).toBe(404)
    expect((await history(sessionToken)).status).toBe(404)
    const rate = () => app.call('POST /api/chat/rating', { body: { sessionToken, rating: 4 } })
    expect((await rate()).status).toBe(200)
  })

  test('goes on for a day, then it is over; after 90 days it is gone', async () => {
    const { db, begin, say, history, silence } = await openChat()
    const { sessionToken } = (await begin()).body
    await silence(23 * 60)
    expect((await history(sessionToken)).status).toBe(200)
    expect((await say(sessionToken, 'Still here')).status).toBe(200)
    await silence(24 * 60 + 1)
    expect((await history(sessionToken)).status).toBe(404)
    expect((await say(sessionToken, 'Still here')).status).toBe(404)
    await sweepExpired(db)
    expect(await db.selectFrom('chat_sessions').select('status').execute()).toEqual([{ status: 'completed' }])
    await silence(89 * 24 * 60)
    await sweepExpired(db)
    expect(await db.selectFrom('chat_messages').select('id').execute()).toEqual([])
    expect(await db.selectFrom('chat_sessions').select('id').execute()).toEqual([])
  })
})

describe('the chat', () => {
  test('is full at its limit: 503 with the telephone number, and room again when one ends or falls silent', async () => {
    const { app, begin, say, set, silence } = await openChat()
    await set({ max_concurrent_sessions: 10 })
    const begun = await Promise.all(Array.from({ length: 25 }, async () => (await begin()).body.sessionToken))
    // one that was opened holds no place before its first message (P10.46)
    const answers = await Promise.all(begun.map((token) => say(token, 'Hello')))
    const inside = begun.filter((_token, i) => answers[i]?.status === 200)
    const outside = begun.filter((_token, i) => answers[i]?.status === 503)
    expect([inside.length, outside.length]).toEqual([10, 15])
    for (const refused of [await begin(), await say(outside[0] ?? '', 'Hello')]) {
      expect([refused.status, refused.body.error]).toEqual([
        503,
        expect.stringContaining(app.context.config.brand.phone),
      ])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    // who is in goes on
    expect((await say(inside[0] ?? '', 'Hello')).status).toBe(200)
    await app.call('POST /api/chat/end', { body: { sessionToken: inside[0] ?? '' } })
    expect((await begin()).status).toBe(200)
    expect((await say(outside[0] ?? '', 'Hello')).status).toBe(200)
    expect((await begin()).status).toBe(503)
    await silence(4)
    expect((await begin()).status).toBe(200)
    // one that fell silent comes back while there is room
    expect((await say(inside[1] ?? '', 'Hello again')).status).toBe(200)
    for (const token of outside.slice(1, 10)) expect((await say(token, 'Hello again')).status).toBe(200)
    expect((await say(inside[2] ?? '', 'Hello again')).status).toBe(503)
  })

  test('has a hundred conversations at once', async () => {
    const { begin, say, history } = await openChat()
    const tokens = await Promise.all(Array.from({ length: 100 }, async () => (await begin()).body.sessionToken))
    expect(new Set(tokens).size).toBe(100)
    const answers = await Promise.all(tokens.map((token, i) => say(token, `I am number ${i}`)))
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200))
    expect((await begin()).status).toBe(503)
    for (const [i, token] of tokens.entries()) {
      const { messages } = (await history(token)).body
      expect(messages).toHaveLength(3)
      expect(messages[1]?.content).toBe(`I am number ${i}`)
    }
  })

  test('is closed when the chat is off', async () => {
    const { app, begin, set } = await openChat()
    await set({ enabled: false })
    expect(await begin()).toMatchObject({ status: 503, body: { error: expect.stringContaining('(404)') } })
    await until(async () => (await app.call('GET /api/auth/status')).body.showChat === false)
  })

  test('limits a flood to 5 conversations and 20 messages a minute', async () => {
    const { app, begin, say } = await openChat({ env: { RATE_LIMIT_SCALE: '1' } })
    const begun = []
    for (let i = 0; i < 6; i++) begun.push(await begin())
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(begun[5]?.headers['retry-after'])).toBeGreaterThan(0)
    const token = begun[0]?.body.sessionToken ?? ''
    const statuses = []
    for (let i = 0; i < 22; i++) statuses.push((await say(token, `Number ${i}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
    const other = await app.send({
      method: 'POST',
      url: '/api/chat/message',
      remoteAddress: '203.0.113.9',
      payload: { sessionToken: token, message: 'From elsewhere' },
    })
    expect(other.status).toBe(200)
  })

  test('limits a visitor to 200 messages a day', async () => {
    const { begin, say } = await openChat({ env: { RATE_LIMIT_SCALE: '1' } })
    const { sessionToken } = (await begin()).body
    // the limit of all writes counts by performance.now()
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const sayAll = async (count: number) => {
      const statuses = new Set<number>()
      for (let i = 0; i < count; i++) statuses.add((await say(sessionToken, `Number ${i}`)).status)
      return [...statuses]
    }
    for (let minute = 0; minute < 10; minute++) {
      expect(await sayAll(20)).toEqual([200])
      vi.advanceTimersByTime(61_000)
    }
    const refused = await say(sessionToken, 'One more')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    vi.advanceTimersByTime(DAY_MS)
    expect(await sayAll(1)).toEqual([200])
  })
})
