import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createModelProvider } from '#server/integrations/assistant.ts'
import { createPayments } from '#server/integrations/payments/create-payments.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { startCollector } from '#tests/support/otlp.ts'
import { startProduct } from '#tests/support/product.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { startStripe } from '#tests/support/stripe.ts'
import { until } from '#tests/support/until.ts'
import { openTelemetry } from './open-telemetry.ts'
import { currentSpan, inSpan, runSpan } from './span.ts'

/** Reports each module of OpenTelemetry that a process loads. */
const REPORT = `import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) {
  if (name.startsWith('@opentelemetry')) console.error('LOADED ' + name)
  return next(name, context)
} })`

test('without the endpoint no module of OpenTelemetry is loaded; with it they are', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  await using collector = await startCollector()
  const env = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REPORT)}`,
    DATABASE_URL: connectionUrl(database.connection),
    SECRET_KEY: randomUUID(),
    DATA_DIR: makeTempFolder(),
    // without an endpoint they say nothing
    OTEL_SERVICE_NAME: 'marquee',
    OTEL_TRACES_SAMPLER_ARG: '1',
  }
  const ask = async (more: Record<string, string>) => {
    const product = await startProduct({ ...env, ...more })
    expect((await fetch(`${product.url}/api/agents?limit=1`)).status).toBeLessThan(500)
    product.process.kill('SIGTERM')
    expect(await product.exited).toBe(0)
    return product.said()
  }
  expect(await ask({})).not.toContain('LOADED')
  expect(collector.bodies).toEqual([])
  expect(await ask({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toContain('LOADED @opentelemetry/sdk-trace')
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/agents')
}, 90_000)

test('with WORKERS=2 each process has an id of its own', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  await using collector = await startCollector()
  await startProduct({
    WORKERS: '2',
    DATABASE_URL: connectionUrl(database.connection),
    SECRET_KEY: randomUUID(),
    DATA_DIR: makeTempFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  })
  const instances = () => new Set(collector.points.map(({ resource }) => resource['service.instance.id']))
  await until(() => instances().size === 2, 30_000)
  await sleep(1500)
  expect(instances().size).toBe(2)
}, 90_000)

test('calls of Stripe and of a model are spans with method and host, never with a path', async () => {
  await using collector = await startCollector()
  await using stripe = await startStripe()
  await using openai = await startFakeOpenai()
  const settings = { endpoint: collector.url, headers: {}, serviceName: 'calls', ratio: 1, metricsEveryMs: 60_000 }
  const telemetry = await openTelemetry(settings, { warn: () => {} })
  if (!telemetry) throw new Error('it is on')
  const payments = createPayments(readConfig(stripe.env))
  const work = async () => {
    await expect(payments.findCheckout('cs_test_of_nobody')).rejects.toThrow()
    const provider = createModelProvider({ baseUrl: openai.url, apiKey: 'a key' })
    const signal = AbortSignal.timeout(5000)
    const messages = [{ role: 'user' as const, content: 'my grandmother collects owls' }]
    await provider.complete({ model: 'gpt-test', messages, tools: [], maxTokens: 10, signal, onText: () => {} })
    return currentSpan()
  }
  // outside of a span nothing is traced
  expect(await work()).toBeUndefined()
  const inside = await runSpan(telemetry.start('internal', 'work', {}), work)
  expect(inside?.isOpen).toBe(false)
  await telemetry.close()

  const [call, chat] = collector.spans.filter(({ parentId }) => parentId !== '')
  expect(collector.spans).toHaveLength(3)
  expect(call).toMatchObject({ name: 'GET', kind: 3, failed: true })
  expect(call?.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': '127.0.0.1',
    'http.response.status_code': 404,
    'error.type': '404',
  })
  expect(chat).toMatchObject({ name: 'chat gpt-test', kind: 3, failed: false })
  expect(collector.bodies.join()).not.toMatch(/cs_test|grandmother|a key|\/v1/)
})

test('spans that a collector does not take are dropped from some number on', async () => {
  await using collector = await startCollector()
  const settings = { endpoint: collector.url, headers: {}, serviceName: 'many', ratio: 1, metricsEveryMs: 60_000 }
  const telemetry = await openTelemetry(settings, { warn: () => {} })
  if (!telemetry) throw new Error('it is on')
  onTestFinished(() => telemetry.close())
  for (let i = 0; i < 20_000; i++) telemetry.start('internal', `number ${i}`, {}).end()
  await telemetry.close()
  // one message under way, and what waits at most
  expect(collector.spans).toHaveLength(512 + 2048)
})

test('work that fails ends its span with the code of its error, and the error goes on', async () => {
  await using collector = await startCollector()
  const settings = { endpoint: collector.url, headers: {}, serviceName: 'fails', ratio: 1, metricsEveryMs: 60_000 }
  const telemetry = await openTelemetry(settings, { warn: () => {} })
  if (!telemetry) throw new Error('it is on')
  const fail = () => Promise.reject(Object.assign(new Error('of ada@example.com'), { code: 'EPIPE' }))
  const work = () => inSpan({ name: 'part', kind: 'internal' }, fail)
  await expect(runSpan(telemetry.start('internal', 'job x', {}), work)).rejects.toThrow('ada@')
  await telemetry.close()
  expect(collector.spans.map(({ name, failed, attributes }) => [name, failed, attributes['error.type']])).toEqual([
    ['part', true, 'EPIPE'],
    ['job x', true, 'EPIPE'],
  ])
  expect(collector.bodies.join()).not.toContain('ada@')
})
