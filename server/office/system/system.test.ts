import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildLogin, logIn } from '#tests/support/accounts.ts'
import { openTestApp, signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { findWarnings } from './warnings.ts'

const TOKEN = 'a-token-for-whoever-watches'

const app = await openTestApp()

const read = (from: object = {}, to = app) => to.send({ method: 'GET', url: '/api/metrics', ...from })

/** The figure of one line, labels as they are written. */
function figure(text: unknown, line: string): number | undefined {
  const found = String(text)
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

describe('metrics', () => {
  test('count what is answered, by route and never by address', async () => {
    await app.send({ method: 'GET', url: '/api/agents' })
    await app.send({ method: 'GET', url: '/api/agents?search=secret-word' })
    await app.send({ method: 'GET', url: '/api/customer/bookings' })
    await app.send({ method: 'GET', url: '/api/no-such-thing/secret-word' })
    const customer = await buildLogin(app, 'customer')
    await logIn(app, 'customer', customer.email, 'not the password')
    const { status, headers, body } = await read()
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const name = 'marquee_http_request_duration_seconds'
    expect(figure(body, `${name}_count{method="GET",route="/api/agents",status="2xx"}`)).toBe(2)
    expect(figure(body, `${name}_bucket{method="GET",route="/api/agents",status="2xx",le="+Inf"}`)).toBe(2)
    expect(figure(body, `${name}_count{method="GET",route="/api/customer/bookings",status="4xx"}`)).toBe(1)
    expect(figure(body, 'marquee_login_failures_total{role="customer"}')).toBe(1)
    expect(figure(body, 'marquee_prepared_answers_total{answer="full"}')).toBe(1)
    expect(figure(body, 'marquee_database_up')).toBe(1)
    expect(figure(body, 'marquee_database_connections{state="total"}')).toBeGreaterThan(0)
    expect(figure(body, 'marquee_memory_bytes{kind="resident"}')).toBeGreaterThan(1e6)
    expect(figure(body, 'marquee_event_loop_delay_seconds{measure="max"}')).toBeGreaterThanOrEqual(0)
    expect(body).not.toContain('secret-word')
  })

  test('are written as the text format wants them', async () => {
    const { body } = await read()
    const lines = String(body).trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(40)
    const sample = /^[a-z_]+(\{[a-z]+="(?:[^"\\\n]|\\.)*"(,[a-z]+="(?:[^"\\\n]|\\.)*")*\})? -?[\d.]+(e[+-]?\d+)?$/
    for (const line of lines) expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) marquee_\w+ \S/ : sample)
    const typed = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2])
    expect(new Set(typed).size).toBe(typed.length)
  })

  test('the queue: how many wait, for how long, and how many were given up', async () => {
    const mail = { kind: 'booking-notice', created_at: new Date(Date.now() - 3_600_000) }
    await app.context.db
      .insertInto('outbox_emails')
      .values([mail, { kind: 'booking-notice' }, { ...mail, state: 'failed' as const, last_error: 'ECONNECTION' }])
      .execute()
    const { body } = await read()
    expect(figure(body, 'marquee_mails{state="queued"}')).toBe(2)
    expect(figure(body, 'marquee_mails{state="failed"}')).toBe(1)
    expect(figure(body, 'marquee_oldest_mail_seconds')).toBeGreaterThan(3500)
    await app.context.db.deleteFrom('outbox_emails').execute()
    expect(figure((await read()).body, 'marquee_oldest_mail_seconds')).toBe(0)
  })

  test('without a token are only for this machine and admins', async () => {
    expect((await read({ remoteAddress: '127.0.0.1' })).status).toBe(200)
    expect((await read({ remoteAddress: '203.0.113.5' })).status).toBe(404)
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect((await read({ headers: { [name]: '127.0.0.1' } })).status, name).toBe(404)
    }
    const admin = await buildLogin(app, 'admin')
    const agent = await buildLogin(app, 'agent')
    const away = { remoteAddress: '203.0.113.5' }
    const cookie = await signIn(app, { role: 'admin', userId: admin.id })
    expect((await read({ ...away, headers: { cookie } })).status).toBe(200)
    const wrong = await signIn(app, { role: 'agent', userId: agent.id })
    expect((await read({ ...away, headers: { cookie: wrong } })).status).toBe(404)
  })

  test('with a token are for its holder, from anywhere', async () => {
    await using watched = await startTestApp({ env: { METRICS_TOKEN: TOKEN } })
    const ask = (authorization?: string) =>
      read(
        { remoteAddress: '203.0.113.5', headers: { ...(authorization !== undefined && { authorization }) } },
        watched,
      )
    expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200)
    for (const wrong of [undefined, '', 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      expect((await ask(wrong)).status, wrong).toBe(401)
    }
    expect((await read({ remoteAddress: '127.0.0.1' }, watched)).status).toBe(401)
  })
})

describe('the state of the system', () => {
  async function show(to = app) {
    const admin = await buildLogin(to, 'admin')
    return to.call('GET /api/admin/system', { cookie: await signIn(to, { role: 'admin', userId: admin.id }) })
  }

  test('says what runs, what waits and what is outside', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'marquee-backups-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await using own = await startTestApp({ env: { BACKUP_DIR: folder, DATA_DIR: folder } })
    const { status, body } = await show(own)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      workers: 1,
      database: { server: 'embedded', version: expect.stringMatching(/^\d+(\.\d+)?$/), bytes: expect.any(Number) },
      mail: { delivery: 'files', waiting: 0, oldestWaitingAt: null, failed: 0, lastError: null },
      redis: 'none',
      objects: 'database',
      cards: 'by-hand',
      assistant: { model: 'gpt-4o-mini', state: 'no-key' },
      backup: { daily: true, lastAt: null, bytes: null, failedAt: null },
      disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
    })
    expect(body.database.bytes).toBeGreaterThan(1e6)
    writeFileSync(path.join(folder, 'marquee-daily-2026-01-02T03-04-05Z.gz'), 'twelve bytes')
    await own.context.db
      .insertInto('outbox_emails')
      .values({ kind: 'booking-notice', state: 'failed', last_error: 'EENVELOPE' })
      .execute()
    const { body: later } = await show(own)
    expect(later.backup).toMatchObject({ lastAt: '2026-01-02T03:04:05.000Z', bytes: 12 })
    expect(later.mail).toMatchObject({ failed: 1, lastError: { kind: 'booking-notice', error: 'EENVELOPE' } })
    expect(later.warnings).toContain('Some emails failed. Send them again or drop them below.')
  })

  test('is for admins alone', async () => {
    expect((await app.call('GET /api/admin/system')).status).toBe(401)
    for (const role of ['customer', 'agent'] as const) {
      const { id } = await buildLogin(app, role)
      const cookie = await signIn(app, { role, ...(role === 'customer' ? { customerId: id } : { userId: id }) })
      expect((await app.call('GET /api/admin/system', { cookie })).status).toBe(403)
    }
  })

  test('warns of each thing that is wrong, and of nothing when all is well', () => {
    const now = new Date('2026-06-15T12:00:00Z')
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
    const config = { ...app.context.config, rateLimitScale: 1 }
    const well = {
      version: '1.0.0',
      node: '24.0.0',
      startedAt: ago(1000),
      workers: 1,
      memoryBytes: 1,
      database: { server: 'embedded' as const, version: '18', bytes: 1, connections: { open: 1, idle: 1, waiting: 0 } },
      mail: { delivery: 'smtp' as const, waiting: 0, oldestWaitingAt: null, failed: 0, lastError: null },
      redis: 'connected' as const,
      objects: 'bucket' as const,
      cards: 'stripe' as const,
      assistant: {
        ...{ model: 'gpt-4o', state: 'answering' as const },
        ...{ answeredAt: ago(1), failingSince: null, fallbacks: 0 },
      },
      backup: { daily: true, lastAt: ago(20), bytes: 1, failedAt: null },
      disk: { freeBytes: 5e10, totalBytes: 1e11 },
    }
    expect(findWarnings(well, { config, now })).toEqual([])
    const wrong: [Partial<Parameters<typeof findWarnings>[0]>, Partial<typeof config>, RegExp][] = [
      [{ disk: { freeBytes: 5e8, totalBytes: 1e9 } }, {}, /^The disk is nearly full/],
      [{ disk: { freeBytes: 4e9, totalBytes: 1e11 } }, {}, /^The disk is nearly full/],
      [{ backup: { ...well.backup, lastAt: ago(49) } }, {}, /no backup for two days/],
      [{ backup: { ...well.backup, lastAt: null } }, {}, /no backup for two days/],
      [{ backup: { ...well.backup, failedAt: ago(1) } }, {}, /last backup failed/],
      [{}, { demoLogins: 'all', loopback: false }, /demo logins work from anywhere/],
      [{}, { production: true, smtpUrl: undefined }, /SMTP_URL is not set/],
      [{ mail: { ...well.mail, failed: 2 } }, {}, /emails failed/],
      [{ mail: { ...well.mail, waiting: 1, oldestWaitingAt: ago(1) } }, {}, /more than half an hour/],
      [{}, { production: true, smtpUrl: 'smtp://x', rateLimitScale: 2 }, /RATE_LIMIT_SCALE/],
      [{ objects: 'away' }, {}, /bucket of OBJECTS_URL does not answer/],
      [{ redis: 'away' }, {}, /Redis does not answer/],
      [{ assistant: { ...well.assistant, state: 'spent', fallbacks: 3 } }, {}, /tokens of today/],
      [
        { assistant: { ...well.assistant, state: 'failing', failingSince: '2026-06-15T11:30:00Z', fallbacks: 3 } },
        {},
        /^The assistant's model has not answered since .*7:30.AM.* Test the model/,
      ],
      [{ assistant: { ...well.assistant, fallbacks: 3 } }, {}, /gave no answer 3 times today/],
    ]
    for (const [state, more, sentence] of wrong) {
      const warnings = findWarnings({ ...well, ...state }, { config: { ...config, ...more }, now })
      expect(warnings).toEqual([expect.stringMatching(sentence)])
    }
    const fresh = { ...well, startedAt: ago(3), backup: { ...well.backup, lastAt: null } }
    expect(findWarnings(fresh, { config, now })).toEqual([])
  })
})
