import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { hasRedisServer, startRedis } from '#tests/support/redis.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { findLosses, prepareWriters, startWriters } from '#tests/support/writers.ts'

async function openAgency(env: Record<string, string>): Promise<RunningServer> {
  const product = new RunningServer(
    { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal', ...env },
    { args: ['--no-build'] },
  )
  onTestFinished(() => product.close())
  await product.open()
  return product
}

describe.runIf(hasRedisServer)('Redis', () => {
  test('that dies, hangs and returns during requests affects no request (S62)', async () => {
    const redis = await startRedis()
    const product = await openAgency({ REDIS_URL: redis.url })
    const writers = startWriters(product, await prepareWriters(product))
    const more = (count: number) => {
      const before = writers.acknowledged.bookings.length
      return until(() => writers.acknowledged.bookings.length >= before + count, 60_000)
    }
    await more(10)
    await redis.kill()
    await more(20)
    await redis.start()
    await sleep(3000)
    await more(10)
    await redis.kill('SIGSTOP')
    await more(20)
    await writers.stop()
    expect([...writers.statuses.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([])
    expect(await findLosses(product, writers.acknowledged)).toEqual([])
  })
})

/** Moves every waiting and sent mail back by a minute, as the job sees it. */
async function passMinute({ context: { db } }: TestApp): Promise<void> {
  await sql`update outbox_emails set next_attempt_at = next_attempt_at - interval '1 minute',
    sent_at = sent_at - interval '1 minute', created_at = created_at - interval '1 minute'`.execute(db)
}

test('a mail server that is unavailable for an hour: every mail arrives, none twice (S26, S44)', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  const agent = await buildAgent(db)
  const book = (customerEmail: string) =>
    // a machine that is busy with other work refuses at first
    until(async () => {
      const { status } = await app.call('POST /api/bookings', { body: bookingBody(agent.id, { customerEmail }) })
      return status === 201
    })
  const gone = await startSmtp()
  await gone[Symbol.asyncDispose]()
  using mailer = mailTo(gone.url)
  const customers = Array.from({ length: 6 }, (_, i) => `guest-${i}@example.com`)
  for (let minute = 0; minute < 60; minute++) {
    if (minute % 10 === 0) await book(customers[minute / 10] ?? '')
    // one customer causes more mails than one recipient gets in an hour
    if (minute % 6 === 0) await book('often@example.com')
    expect(await deliver(app, mailer)).toBe(0)
    await passMinute(app)
  }
  await using smtp = await startSmtp(gone.port)
  // the mail server first disconnects, then refuses
  smtp.mood = 'hang up'
  await deliver(app, mailer)
  smtp.mood = 'refuse'
  await deliver(app, mailer)
  smtp.mood = 'take'
  const waiting = () => db.selectFrom('outbox_emails').select('id').where('state', '=', 'queued').execute()
  for (let minute = 0; minute < 240 && (await waiting()).length > 0; minute++) {
    await deliver(app, mailer)
    await passMinute(app)
  }
  const rows = await db.selectFrom('outbox_emails').select(['kind', 'state', 'recipient', 'message_id']).execute()
  expect(rows.filter(({ state }) => state !== 'sent' && state !== 'cancelled')).toEqual([])
  const sent = rows.filter(({ state }) => state === 'sent')
  expect(sent.length).toBeGreaterThan(30)
  const arrived = smtp.arrived.map(({ messageId }) => messageId)
  expect(new Set(arrived).size, 'a copy').toBe(arrived.length)
  expect([...new Set(sent.map(({ message_id }) => message_id))].sort()).toEqual([...arrived].sort())
  for (const customer of [...customers, 'often@example.com']) {
    const theirs = smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(customer))
    // the first request and the account share a mail
    expect(theirs.length, customer).toBeGreaterThanOrEqual(customer === 'often@example.com' ? 2 : 1)
  }
})

test('an AI provider that never answers: every visitor gets an answer within 12 s (S39)', async () => {
  await using provider = await startFakeOpenai()
  provider.says('silence')
  const product = await openAgency({ OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-key' })
  await product.query("update chat_settings set ai_model = 'gpt-4o-mini', openai_api_key = null")
  const post = async (url: string, body?: object) => {
    const started = performance.now()
    const answer = await fetch(`${product.url}${url}`, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const said = (await answer.json()) as { sessionToken?: string; message?: string } // the answer of either call
    return { status: answer.status, said, took: performance.now() - started }
  }
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { said } = await post('/api/chat/init')
      return post('/api/chat/message', { sessionToken: said.sessionToken, message: 'What services do you offer?' })
    }),
  )
  console.log(`answered after ${answers.map(({ took }) => Math.round(took)).join(', ')} ms`)
  expect(provider.requests.length).toBeGreaterThan(0)
  for (const { status, said, took } of answers) {
    expect([status, said.message]).toEqual([200, expect.stringMatching(/\w+ \w+/)])
    expect(took).toBeLessThan(12_000)
  }
})
