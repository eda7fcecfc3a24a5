import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { buildAgent, buildCategory, buildUser } from '#tests/support/factories.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

const app = await openTestApp()

async function names(url = '/api/agents'): Promise<string[]> {
  const { body } = await app.send({ method: 'GET', url })
  return (body as Agent[]).map(({ name }) => name)
}

/** Waits until the prepared list is this one; every change shows within a second (docs/decisions/012). */
const shows = (expected: string[]) =>
  until(async () => JSON.stringify(await names()) === JSON.stringify(expected), 1000)

beforeEach(async () => {
  await app.context.db.deleteFrom('agents').execute()
  await app.context.db.deleteFrom('categories').execute()
})

describe('GET /api/agents', () => {
  test('shows what everyone may see and nothing of the account (S21)', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent', username: 'secret-name', email: 'secret@example.com' })
    const agent = await buildAgent(db, {
      name: 'Vera',
      user_id: user.id,
      specialties: ['jazz', 'swing'],
      instagram: 'https://instagram.example/vera',
      rating: 4.25,
      poster: '{"secret":"seed"}',
    })
    await shows(['Vera'])
    const { status, body } = await app.call('GET /api/agents')
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: agent.id,
        name: 'Vera',
        category: 'model',
        bio: null,
        plusTax: false,
        experience: null,
        specialties: ['jazz', 'swing'],
        hourlyRate: 100,
        image: null,
        socialMedia: { instagram: 'https://instagram.example/vera', twitter: null, website: null },
        availability: true,
        totalBookings: 0,
        rating: 4.25,
        createdAt: agent.created_at.toISOString(),
      },
    ])
    const paged = await app.call('GET /api/agents', { query: { limit: 1 } })
    expect(paged.body).toEqual(body)
  })

  test('hides archived agents, shows unavailable ones, oldest first, a rate of 0 as unknown', async () => {
    const { db } = app.context
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    await buildAgent(db, { name: 'Third', created_at: at(3), hourly_rate: 0 })
    await buildAgent(db, { name: 'First', created_at: at(1), availability: false })
    await buildAgent(db, { name: 'Second', created_at: at(2), archived_at: new Date() })
    await shows(['First', 'Third'])
    expect(await names('/api/agents?limit=500')).toEqual(['First', 'Third'])
    const { body } = await app.call('GET /api/agents')
    expect(body.map(({ hourlyRate }) => hourlyRate)).toEqual([100, null])
  })

  test('is right within a second of a write by another process', async () => {
    await buildCategory(app.context.db)
    const other = new pg.Client(app.database.connection)
    await other.connect()
    await other.query(`insert into agents (name, category) values ('Elsewhere', 'model')`)
    await shows(['Elsewhere'])
    await other.query(`update agents set name = 'Renamed'`)
    await shows(['Renamed'])
    await other.query('begin')
    await other.query(`update agents set name = 'Not yet'`)
    await other.query('rollback')
    await other.query('truncate agents cascade')
    await shows([])
    await other.end()
  })

  test('is right after the connection that hears of changes was lost', async () => {
    await buildCategory(app.context.db)
    const { pool } = app.database
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee listener' and datname = current_database()`,
    )
    await pool.query(`insert into agents (name, category) values ('In the gap', 'model')`)
    await until(async () => (await names()).length === 1, 3000)
  })

  test('answers in brotli, gzip and plain, each with its ETag, and 304 when nothing changed', async () => {
    await buildAgent(app.context.db, { name: 'Vera', bio: 'x'.repeat(2000) })
    await shows(['Vera'])
    const get = (headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url: '/api/agents', headers })
    const plain = await get()
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    const gzip = await get({ 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe('accept-encoding')
      expect(headers['cache-control']).toBe('public, no-cache')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
    }
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    const again = { 'accept-encoding': 'gzip', 'if-none-match': String(gzip.headers.etag) }
    expect((await get(again)).statusCode).toBe(304)
    expect((await get({ ...again, 'accept-encoding': 'br' })).statusCode).toBe(200)
    expect((await get({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get({ 'accept-encoding': 'br;q=0, deflate' })).headers['content-encoding']).toBeUndefined()

    const etag = String(plain.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const unchanged = await get({ 'if-none-match': known })
      expect([known, unchanged.statusCode, unchanged.body]).toEqual([known, 304, ''])
      expect(unchanged.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' })
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
    await app.context.db.updateTable('agents').set({ name: 'Vera II' }).execute()
    await shows(['Vera II'])
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    await buildAgent(app.context.db, { name: 'Vera' })
    await shows(['Vera'])
    for (const url of ['/api/agents', '/api/agents?limit=10']) {
      const get = await app.app.inject({ method: 'GET', url })
      const head = await app.app.inject({ method: 'HEAD', url })
      expect([url, head.statusCode, head.body]).toEqual([url, 200, ''])
      const changing = { date: '', 'x-request-id': '' }
      expect({ ...head.headers, ...changing }).toEqual({ ...get.headers, ...changing })
    }
  })

  test('a query string it does not know changes nothing', async () => {
    await buildAgent(app.context.db, { name: 'Vera' })
    expect(await names('/api/agents?utm_source=mail')).toEqual(['Vera'])
  })
})

describe('more than 500 agents', () => {
  /** 1,234 agents in 9 instants a microsecond apart, so that most share theirs with many. */
  const COUNT = 1234
  async function fill(): Promise<string[]> {
    const { db } = app.context
    await buildCategory(db)
    await sql`insert into agents (name, category, created_at)
      select 'Agent ' || n, 'model', timestamptz '2026-01-01 00:00:00.000001Z' + (n % 9) * interval '1 microsecond'
      from generate_series(1, ${COUNT}::int) n`.execute(db)
    await until(async () => (await names()).length === 500, 1000)
    const rows = await db.selectFrom('agents').select('name').orderBy('created_at').orderBy('id').execute()
    return rows.map(({ name }) => name)
  }

  const nextOf = (link: unknown) => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]

  test.each(['/api/agents', '/api/agents?limit=97'])('%s leads through all of them by Link', async (first) => {
    const all = await fill()
    const seen: string[] = []
    let total: unknown
    for (let url: string | undefined = first; url !== undefined; ) {
      const { status, headers, body } = await app.send({ method: 'GET', url })
      expect(status).toBe(200)
      total ??= headers['x-total-count']
      seen.push(...(body as Agent[]).map(({ name }) => name))
      url = headers.link === undefined ? undefined : nextOf(headers.link)
      if (headers.link !== undefined) expect(url).toMatch(/^\/api\/agents\?cursor=[\w-]+&limit=\d+$/)
    }
    expect(total).toBe(String(COUNT))
    expect(seen).toEqual(all)
  })

  test('a page goes on where the one before ended, though some were archived in between', async () => {
    const all = await fill()
    const { headers } = await app.call('GET /api/agents', { query: { limit: 10 } })
    await app.context.db
      .updateTable('agents')
      .set({ archived_at: new Date() })
      .where('name', 'in', all.slice(0, 12))
      .execute()
    expect(await names(nextOf(headers.link))).toEqual(all.slice(12, 22))
  })

  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ID = '00000000-0000-4000-8000-000000000000'
  test.each([
    ['words', 'nonsense'],
    ['empty', ''],
    ['no object', forged(3)],
    ['a key without id', forged({ at: '2026-01-01 00:00:00+00' })],
    ['a time that is none', forged({ at: '----------', id: ID })],
    ['a date that is none', forged({ at: '2026-99-99 00:00:00+00', id: ID })],
    ['a time out of range', forged({ at: '999999-01-01 00:00:00+00', id: ID })],
    ['SQL', forged({ at: "2026-01-01'; drop table agents --", id: ID })],
    ['too long', 'x'.repeat(201)],
  ])('a cursor that is %s is refused with 400', async (_what, cursor) => {
    const { status, body } = await app.call('GET /api/agents', { query: { cursor } })
    expect([status, body.code]).toEqual([400, 'invalid_request'])
    expect(body.fields).toHaveProperty('cursor')
  })

  test.each(['0', '-1', '501', 'all', '1.5', '', '1e99'])('a limit of %j is refused with 400', async (limit) => {
    const { status, body } = await app.send({ method: 'GET', url: '/api/agents', query: { limit } })
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, ['limit']])
  })
})

test('GET /api/agents/facets counts agents in all and by category, without the archived', async () => {
  const { db } = app.context
  await buildAgent(db, { category: 'dj' })
  await buildAgent(db, { category: 'dj', availability: false })
  await buildAgent(db)
  await buildAgent(db, { archived_at: new Date() })
  const facets = { total: 3, categories: { dj: 2, model: 1 } }
  await until(async () => (await app.call('GET /api/agents/facets')).body.total === 3, 1000)
  expect((await app.call('GET /api/agents/facets')).body).toEqual(facets)
  expect((await app.send({ method: 'GET', url: '/api/agents/facets?x=1' })).body).toEqual(facets)
})

test('GET /api/categories lists the categories with their listed fields only', async () => {
  const { db } = app.context
  const category = await db
    .insertInto('categories')
    .values({ name: 'dj', display_name: 'DJs', description: 'Two decks' })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id, created_at } = category
  const createdAt = created_at.toISOString()
  const own = { description: 'Two decks', image: null, features: [], hidden: false }
  const listed = [{ id, name: 'dj', displayName: 'DJs', ...own, createdAt }]
  await until(async () => (await app.call('GET /api/categories')).body.length === 1, 1000)
  expect((await app.call('GET /api/categories')).body).toEqual(listed)
  expect((await app.send({ method: 'GET', url: '/api/categories?x=1' })).body).toEqual(listed)
})
