import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AiModel } from '#shared/contract/chat/settings.admin.ts'
import { openChat } from '#tests/support/chat.ts'
import { buildUser } from '#tests/support/factories.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { findModelTarget } from './model-target.ts'

const KEY = 'sk-test-0123456789abcdWXYZ'
const MASK = '••••••••WXYZ'

async function startAsAdmin(options: Parameters<typeof openChat>[0] = {}) {
  const chat = await openChat(options)
  const { app } = chat
  const cookie = await chat.signInAdmin()
  return {
    ...chat,
    cookie,
    show: async () => (await app.call('GET /api/admin/chat-settings', { cookie })).body,
    save: (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
      app.call('PUT /api/admin/chat-settings', { body, headers, cookie }),
    tryKey: (body: { model: AiModel; apiKey?: string }) =>
      app.call('POST /api/admin/chat-settings/test-openai', { body, cookie }),
    tryRedis: (body: { host: string; port: number; password?: string }) =>
      app.call('POST /api/admin/chat-settings/test-redis', { body, cookie }),
  }
}

/** A server of this machine, ended after the test. */
async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await until(() => server.listening)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port
}

async function serveTcp(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = []
  const server = createTcpServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await until(() => server.listening)
  return (server.address() as AddressInfo).port // as above
}

describe('the chat settings', () => {
  test('begin with the defaults', async () => {
    const { show, set } = await startAsAdmin()
    await set({ ai_model: 'gpt-4o-mini' })
    expect(await show()).toMatchObject({
      enabled: true,
      aiModel: 'gpt-4o-mini',
      openaiApiKey: '',
      hasOpenaiApiKey: false,
      redisHost: 'localhost',
      redisPort: 6379,
      redisPassword: '',
      hasRedisPassword: false,
      autoPopupDelay: 10,
      inactivityTimeout: 3,
      maxConcurrentSessions: 100,
      enableTranscriptEmail: true,
      enableRatingPrompt: true,
      systemPrompt: 'You are a helpful assistant for a luxury booking service for talent.',
    })
  })

  test('keep what is saved, show it to every visitor, and say who changed what', async () => {
    const { app, db, show, save } = await startAsAdmin()
    const { version } = await show()
    const saved = await save({ autoPopupDelay: 0, maxConcurrentSessions: 1000 }, { 'if-match': `"${version}"` })
    expect(saved.body).toMatchObject({ autoPopupDelay: 0, maxConcurrentSessions: 1000, version: version + 1 })
    expect((await app.call('GET /api/auth/status')).body).toMatchObject({ autoPopupDelay: 0, showChat: true })
    await save({ enabled: false })
    expect((await app.call('GET /api/auth/status')).body.showChat).toBe(false)
    expect((await save({ enabled: false })).body.version).toBe(version + 2)
    expect((await save({ enabled: true }, { 'if-match': String(version) })).status).toBe(409)
    const audited = await db.selectFrom('audit_log').select(['action', 'before', 'after']).orderBy('id').execute()
    expect(audited).toEqual([
      {
        action: 'chat-settings.changed',
        before: { autoPopupDelay: 10, maxConcurrentSessions: 100 },
        after: { autoPopupDelay: 0, maxConcurrentSessions: 1000 },
      },
      { action: 'chat-settings.changed', before: { enabled: true }, after: { enabled: false } },
    ])
  })

  test('keep secrets sealed: a mask on read, the same mask keeps, an empty field removes', async () => {
    const { app, db, show, save } = await startAsAdmin()
    expect((await save({ openaiApiKey: ` ${KEY} `, redisPassword: 'hunter2' })).body).toMatchObject({
      openaiApiKey: MASK,
      hasOpenaiApiKey: true,
      redisPassword: '••••••••',
      hasRedisPassword: true,
    })
    const stored = async () =>
      db.selectFrom('chat_settings').select(['openai_api_key', 'redis_password']).executeTakeFirstOrThrow()
    const before = await stored()
    expect(
      Buffer.concat([before.openai_api_key ?? Buffer.of(), before.redis_password ?? Buffer.of()]).toString('latin1'),
    ).not.toMatch(/sk-test|hunter2/)
    const { version, ...shown } = await show()
    expect((await save(shown)).body.version).toBe(version)
    expect(await stored()).toEqual(before)
    for (const half of ['••••••••WXY', `${MASK}Z`, '••••••••']) {
      expect(await save({ openaiApiKey: half })).toMatchObject({
        status: 400,
        body: { fields: { openaiApiKey: expect.any(String) } },
      })
    }
    expect((await save({ openaiApiKey: 'sk\r\nx: y' })).status).toBe(400)
    expect(await stored()).toEqual(before)
    expect((await save({ openaiApiKey: '' })).body).toMatchObject({ openaiApiKey: '', hasOpenaiApiKey: false })
    expect((await stored()).openai_api_key).toBeNull()
    const audited = await db.selectFrom('audit_log').select('after').orderBy('id').execute()
    expect(audited.map(({ after }) => after)).toEqual([
      { openaiApiKey: 'changed', redisPassword: 'changed' },
      { openaiApiKey: 'removed' },
    ])
    expect(app.logged.join()).not.toMatch(/sk-test|hunter2/)
  })

  test('count as without a secret that another key sealed', async () => {
    const { app, db, show, save, tryKey } = await startAsAdmin()
    await save({ openaiApiKey: KEY })
    await db
      .updateTable('chat_settings')
      .set({ openai_api_key: Buffer.from('sealed with another key, or not at all') })
      .execute()
    await app.context.chatSettings.refresh()
    expect(await show()).toMatchObject({ openaiApiKey: '', hasOpenaiApiKey: false })
    expect((await tryKey({ model: 'gpt-4o-mini' })).body.error).toBe('Enter an API key first.')
    expect(app.logged.filter((line) => line.includes('SECRET_KEY'))).toHaveLength(1)
  })

  test.each([
    ['autoPopupDelay', [-1, 61, 1.5, '10']],
    ['inactivityTimeout', [0, 31]],
    ['maxConcurrentSessions', [9, 1001]],
    ['redisPort', [0, 65_536]],
    ['redisHost', ['', 'a b', 'a\r\nb', 'http://x/', 'x'.repeat(256)]],
    ['aiModel', ['gpt-5', '']],
    ['systemPrompt', ['', ' ', 'x'.repeat(5001)]],
    ['enabled', ['yes', null]],
    ['openaiApiKey', ['x'.repeat(501), 5]],
  ])('refuse a wrong %s', async (field, values) => {
    const { save, show } = await startAsAdmin()
    const before = await show()
    for (const value of values) {
      expect(await save({ [field]: value })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    }
    expect(await show()).toEqual(before)
  })

  test.each([
    ['autoPopupDelay', [0, 60]],
    ['inactivityTimeout', [1, 30]],
    ['maxConcurrentSessions', [10, 1000]],
  ])('take %s to its bounds', async (field, values) => {
    const { save } = await startAsAdmin()
    for (const value of values) expect((await save({ [field]: value })).body).toMatchObject({ [field]: value })
  })

  test('say which Redis is used: none at first, the one set here, or the one of the environment', async () => {
    const { show, save } = await startAsAdmin()
    expect((await show()).redisSource).toBe('none')
    expect((await save({ redisHost: '127.0.0.1' })).body.redisSource).toBe('settings')
    expect((await save({ redisHost: 'localhost', redisPassword: 'hunter2' })).body.redisSource).toBe('settings')
    expect((await save({ redisPassword: '' })).body.redisSource).toBe('none')
    const named = await startAsAdmin({ env: { REDIS_URL: 'redis://127.0.0.1:1' } })
    expect((await named.show()).redisSource).toBe('environment')
  })

  test('are for admins', async () => {
    const { app, db } = await startAsAdmin()
    const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
    for (const [call, body] of [
      ['PUT /api/admin/chat-settings', {}],
      ['POST /api/admin/chat-settings/test-openai', { model: 'fallback' }],
      ['POST /api/admin/chat-settings/test-redis', { host: 'localhost', port: 6379 }],
    ] as const) {
      expect((await app.call(call, { body })).status).toBe(401)
      expect((await app.call(call, { body, cookie: agent })).status).toBe(403)
    }
  })
})

/** A body as a provider answers, and one as it refuses. */
const ANSWER = JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: 'OK' } }] })
const refusalOf = (code: string | null = null) => JSON.stringify({ error: { message: 'A banner', code } })

describe('trying the assistant', () => {
  test('asks the chosen model for a few tokens, with the key that was typed, the stored one, and the environment’s', async () => {
    await using fake = await startFakeOpenai()
    const { save, tryKey } = await startAsAdmin({ env: { OPENAI_BASE_URL: `${fake.url}/`, OPENAI_API_KEY: 'sk-env' } })
    expect(await tryKey({ model: 'gpt-4o-mini', apiKey: 'sk-typed' })).toMatchObject({
      status: 200,
      body: { message: 'OpenAI answers with gpt-4o-mini.' },
    })
    await tryKey({ model: 'gpt-4o-mini' })
    await save({ openaiApiKey: KEY })
    await tryKey({ model: 'gpt-4o', apiKey: MASK })
    expect(fake.requests.map(({ authorization, body }) => [authorization, body.model])).toEqual([
      ['Bearer sk-typed', 'gpt-4o-mini'],
      ['Bearer sk-env', 'gpt-4o-mini'],
      [`Bearer ${KEY}`, 'gpt-4o'],
    ])
    expect(fake.requests[0]?.body.max_tokens).toBeLessThanOrEqual(5)
  })

  test.each([
    [401, refusalOf(), 'OpenAI does not take this key.'],
    [403, refusalOf(), 'OpenAI does not take this key.'],
    [404, refusalOf(), 'OpenAI does not have the model gpt-4o, or not for this key.'],
    [403, refusalOf('model_not_found'), 'OpenAI does not have the model gpt-4o, or not for this key.'],
    [429, refusalOf(), 'OpenAI takes no more requests with this key at the moment: its limit is reached.'],
    [503, refusalOf(), 'OpenAI answers, but with an error of its own. Try again later.'],
    [404, '<html>A banner</html>', 'What answers at this address does not answer like OpenAI.'],
    [302, 'A banner', 'What answers at this address does not answer like OpenAI.'],
    [500, 'A banner', 'What answers at this address does not answer like OpenAI.'],
    [200, '{"choices":[]}', 'What answers at this address does not answer like OpenAI.'],
    [200, 'null', 'What answers at this address does not answer like OpenAI.'],
  ])('names in fixed words what is wrong: %i %s', async (status, body, sentence) => {
    const url = await serve((_request, response) => {
      if (status === 302) response.setHeader('location', 'http://127.0.0.1:1/')
      response.writeHead(status).end(body)
    })
    const { tryKey } = await startAsAdmin({ env: { OPENAI_BASE_URL: url } })
    expect(await tryKey({ model: 'gpt-4o', apiKey: 'sk-typed' })).toMatchObject({
      status: 422,
      body: { error: sentence },
    })
  })

  test('gives up after five seconds, and asks for a key that is missing', async () => {
    const url = await serve(() => {})
    const { tryKey } = await startAsAdmin({ env: { OPENAI_BASE_URL: url } })
    expect((await tryKey({ model: 'gpt-4o-mini', apiKey: 'sk-typed' })).body.error).toBe(
      'OpenAI did not answer within 5 seconds.',
    )
    expect((await tryKey({ model: 'gpt-4o-mini' })).body.error).toBe('Enter an API key first.')
    expect((await tryKey({ model: 'gpt-4o-mini', apiKey: 'sk\u00e9' })).body.error).toBe('Enter an API key first.')
  })

  test('asks Ollama where the assistant asks it, without a word of configuration too, and no one for the fallback', async () => {
    const asked: unknown[] = []
    const url = await serve(async (request, response) => {
      let sent = ''
      for await (const part of request) sent += part
      asked.push([request.url, JSON.parse(sent).model])
      response.end(ANSWER)
    })
    const { tryKey } = await startAsAdmin({ env: { OLLAMA_URL: url } })
    expect((await tryKey({ model: 'ollama' })).body.message).toBe('Ollama answers with llama3.2.')
    expect(asked).toEqual([['/v1/chat/completions', 'llama3.2']])
    expect((await tryKey({ model: 'fallback' })).body.message).toContain('no connection is needed')
    const without = await startAsAdmin()
    expect(findModelTarget(without.app.context.config, 'ollama', null)?.baseUrl).toBe('http://127.0.0.1:11434/v1')
    expect((await without.tryKey({ model: 'ollama' })).body.error).toBe('Ollama could not be reached.')
    const metadata = await startAsAdmin({ env: { OLLAMA_URL: 'http://169.254.169.254' } })
    expect((await metadata.tryKey({ model: 'ollama' })).body.error).toBe('Ollama could not be reached.')
  })

  test('says which model Ollama lacks', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end(refusalOf()))
    const { tryKey } = await startAsAdmin({ env: { OLLAMA_URL: url } })
    expect((await tryKey({ model: 'ollama' })).body.error).toBe(
      'Ollama does not have the model llama3.2. Run: ollama pull llama3.2',
    )
  })
})

describe('trying Redis', () => {
  const REFUSAL = 'Redis could not be reached with these settings.'

  test('gives up after five seconds, and on a server that is no Redis, in the same words', async () => {
    const silent = await serveTcp(() => {})
    const banner = await serveTcp((socket) => socket.write('220 mail.example ESMTP ready\r\n'))
    const { tryRedis } = await startAsAdmin()
    const answers = await Promise.all([
      tryRedis({ host: '127.0.0.1', port: silent }),
      tryRedis({ host: '127.0.0.1', port: banner }),
      tryRedis({ host: '127.0.0.1', port: 1 }),
      tryRedis({ host: '169.254.169.254', port: 6379 }),
      tryRedis({ host: '[::ffff:169.254.169.254]', port: 6379 }),
      tryRedis({ host: 'no-such-host.invalid', port: 6379 }),
    ])
    for (const { status, body } of answers) expect([status, body.error]).toEqual([422, REFUSAL])
  })

  test('sends the stored password to the stored address alone', async () => {
    const heard: string[] = []
    const port = await serveTcp((socket) => socket.on('data', (bytes) => heard.push(String(bytes))))
    const { save, tryRedis } = await startAsAdmin()
    await save({ redisPassword: 'hunter2-hunter2' })
    expect((await tryRedis({ host: '127.0.0.1', port, password: '••••••••ter2' })).status).toBe(422)
    expect(heard.join()).not.toContain('hunter2')
  })

  test('a saved address gets no password that was stored for another one', async () => {
    const heard: string[] = []
    const port = await serveTcp((socket) => socket.on('data', (bytes) => heard.push(String(bytes))))
    const { app, save, show } = await startAsAdmin()
    const { body: before } = await save({ redisPassword: 'hunter2-hunter2' })
    // as the form sends it: the password is still the mask
    const moved = await save({ redisHost: '127.0.0.1', redisPort: port, redisPassword: before.redisPassword })
    expect(moved.body).toMatchObject({ hasRedisPassword: false, redisPassword: '' })
    // the first question begins connecting
    await until(() => app.context.redis.isReady() || heard.length > 0)
    expect(heard.join()).not.toContain('hunter2')
    const entry = await app.context.db.selectFrom('audit_log').select('after').orderBy('id', 'desc').executeTakeFirst()
    expect(entry?.after).toEqual({ redisHost: '127.0.0.1', redisPort: port, redisPassword: 'removed' })

    await save({ redisPassword: 'hunter2-hunter2' })
    await save({ redisHost: 'localhost', redisPassword: 'hunter2-hunter2' })
    expect(await show(), 'typed in full').toMatchObject({ hasRedisPassword: true })
  })

  test.each(['a b', 'a\r\nPING', 'http://x', ''])('doesn’t call %j', async (host) => {
    const { tryRedis } = await startAsAdmin()
    expect(await tryRedis({ host, port: 6379 })).toMatchObject({
      status: 400,
      body: { fields: { host: expect.any(String) } },
    })
  })
})
