import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { until } from '#tests/support/until.ts'
import { findModelTarget } from './model-target.ts'
import { KEY, MASK, startAsAdmin } from './test-support/chat-settings.ts'

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
