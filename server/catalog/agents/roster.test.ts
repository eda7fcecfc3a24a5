import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildAgent, buildBooking, buildCategory, buildUser } from '#tests/support/factories.ts'
import { readPages } from '#tests/support/pages.ts'
import { expectAdminsOnly } from '#tests/support/refusals.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
await buildCategory(app.context.db)
await buildCategory(app.context.db, 'dj')
const { cookies } = await signInEach(app)

describe('who may', () => {
  const id = randomUUID()
  const calls = [
    ['GET', '/api/admin/agents'],
    ['GET', `/api/admin/agents/${id}`],
    ['POST', '/api/agents'],
    ['PUT', `/api/agents/${id}`],
    ['GET', '/api/admin/exports/agents'],
  ] as const
  test.each(calls)('%s %s: admins alone', (method, url) =>
    expectAdminsOnly(app, cookies, { method, url }, [200, 400, 404]),
  )
})

describe('GET /api/admin/agents/:id', () => {
  const show = (agent: string) =>
    app.call('GET /api/admin/agents/:id', { params: { id: agent }, cookie: cookies.admin })

  test('shows one agent as the list does, with the log-in', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent' })
    const agent = await buildAgent(db, { user_id: user.id, name: 'Solo Act', hourly_rate: 120 })
    const { status, body } = await show(agent.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: agent.id, hourlyRate: 120, login: { username: user.username, email: user.email } })
    const { body: listed } = await app.call('GET /api/admin/agents', {
      query: { q: 'Solo Act' },
      cookie: cookies.admin,
    })
    expect(listed).toEqual([body])
  })

  test('answers 404 for unknown and archived agents and 400 for an invalid id', async () => {
    const archived = await buildAgent(app.context.db, { archived_at: new Date() })
    expect((await show(randomUUID())).status).toBe(404)
    expect((await show(archived.id)).status).toBe(404)
    expect((await show('nobody')).status).toBe(400)
  })

  test('shows an archived one where those are asked for (P6.174)', async () => {
    const archived = await buildAgent(app.context.db, { archived_at: new Date(), name: 'Past Act' })
    const ask = (id: string, query: object) =>
      app.call('GET /api/admin/agents/:id', { params: { id }, query, cookie: cookies.admin })
    const { status, body } = await ask(archived.id, { archived: 'yes' })
    expect([status, body]).toMatchObject([200, { name: 'Past Act', archivedAt: archived.archived_at?.toISOString() }])
    expect((await ask(randomUUID(), { archived: 'yes' })).status).toBe(404)
    expect((await ask(archived.id, { archived: 'no' })).status).toBe(400)
  })
})

describe('GET /api/admin/agents', () => {
  beforeEach(async () => {
    await app.context.db.deleteFrom('agents').execute()
  })
  const list = async (query: object = {}) => {
    const { status, headers, body } = await app.call('GET /api/admin/agents', { query, cookie: cookies.admin })
    expect(status).toBe(200)
    return { names: body.map(({ name }) => name), total: headers['x-total-count'], link: headers.link, body }
  }

  test('lists by name in any case, without the archived, with log-ins', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent', username: 'bea', email: 'bea@example.com' })
    await buildAgent(db, { name: 'clara' })
    await buildAgent(db, { name: 'Bea', user_id: user.id })
    await buildAgent(db, { name: 'Anna' })
    await buildAgent(db, { name: 'Gone', archived_at: new Date() })
    const { names, total, link, body } = await list()
    expect([names, total, link]).toEqual([['Anna', 'Bea', 'clara'], '3', undefined])
    expect(body.map(({ login }) => login)).toEqual([
      null,
      { username: 'bea', email: 'bea@example.com', ended: false, hasSecondFactor: false },
      null,
    ])
  })

  test('leads through all of them by Link, names in any script and many of one name', async () => {
    const { db } = app.context
    await sql`insert into agents (name, category) select (array['Zoë', 'ana', 'ANA', 'Ölga', '美咲', ${'x'.repeat(200)}])[1 + n % 6], 'model'
      from generate_series(1, 60) n`.execute(db)
    const all = (await list()).names
    for (const limit of ['1', '7']) {
      const seen: string[] = []
      let url: string | undefined = `/api/admin/agents?limit=${limit}`
      let total: unknown
      while (url !== undefined) {
        const { headers, body } = await app.send({ method: 'GET', url, headers: { cookie: cookies.admin } })
        total ??= headers['x-total-count']
        seen.push(...(body as { name: string }[]).map(({ name }) => name))
        url = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1]
      }
      expect(seen).toEqual(all)
      expect(total).toBe('60')
    }
    expect(all).toHaveLength(60)
  })

  test('finds by words and narrows to what needs attention', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent' })
    await buildAgent(db, { name: 'Ada', hourly_rate: null, specialties: ['Jazz violin'] })
    await buildAgent(db, { name: 'Ben', hourly_rate: 0 })
    await buildAgent(db, { name: 'Cid', availability: false, category: 'dj' })
    await buildAgent(db, { name: 'Dee', user_id: user.id, bio: 'Jazz on Sundays' })
    expect((await list({ only: 'without_rate' })).names).toEqual(['Ada', 'Ben'])
    expect((await list({ only: 'unavailable' })).names).toEqual(['Cid'])
    expect((await list({ only: 'with_login' })).names).toEqual(['Dee'])
    expect((await list({ q: 'jazz' })).names).toEqual(['Ada', 'Dee'])
    expect((await list({ q: 'vilin' })).names).toEqual(['Ada'])
    expect((await list({ q: 'dj' })).names).toEqual(['Cid'])
    expect((await list({ q: 'jazz', only: 'with_login' })).names).toEqual(['Dee'])
    expect((await list({ q: '  ' })).names).toHaveLength(4)
    const { link, total } = await list({ q: 'jazz', only: 'without_rate', limit: 1 })
    expect([link, total]).toEqual([undefined, '1'])
    expect((await list({ q: 'jazz', limit: 1 })).link).toMatch(/^<\/api\/admin\/agents\?q=jazz&cursor=[\w-]+&limit=1>/)
  })

  test.each([
    ['only', 'everyone'],
    ['limit', '101'],
    ['cursor', 'nonsense'],
    ['cursor', Buffer.from('{"name":1,"id":"x"}').toString('base64url')],
    ['q', 'x'.repeat(201)],
  ])('a wrong %s is refused: %s', async (field, value) => {
    const { status, body } = await app.call('GET /api/admin/agents', {
      query: { [field]: value },
      cookie: cookies.admin,
    })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })
})

test('GET /api/admin/exports/agents streams the whole roster as CSV that no spreadsheet runs (S30)', async () => {
  const { db } = app.context
  await db.deleteFrom('agents').execute()
  const user = await buildUser(db, { role: 'agent', username: '@cmd', email: 'cmd@example.com' })
  await buildAgent(db, { name: '=HYPERLINK("https://x.example")', bio: 'Two\nlines, "quoted"', user_id: user.id })
  await buildAgent(db, { name: 'Zoë', hourly_rate: 0, specialties: ['a', 'b'] })
  await sql`insert into agents (name, category) select 'Many ' || n, 'model' from generate_series(1, 1200) n`.execute(
    db,
  )
  await buildAgent(db, { name: 'Gone', archived_at: new Date() })
  const { statusCode, headers, body } = await app.app.inject({
    method: 'GET',
    url: '/api/admin/exports/agents',
    headers: { cookie: cookies.admin },
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="agents-\d{4}-\d\d-\d\d\.csv"$/)
  expect(headers['cache-control']).toContain('no-store')
  const lines = body.split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFF"Name","Category","Rate ($/hr)","Available","Rating","Bookings","Specialties","Experience","Bio","Instagram","Twitter","Website","Username","Email","Added","Id"',
  )
  expect(lines).toHaveLength(1204)
  expect(body).toContain('"\'=HYPERLINK(""https://x.example"")","model",100,"yes",5,0,""')
  expect(body).toContain('"Two\nlines, ""quoted""","","","","\'@cmd","cmd@example.com"')
  expect(body).toContain('"Zoë","model","","yes",5,0,"a, b"')
  expect(body).not.toContain('Gone')
})

describe('the order and the parts of the roster (P6.173)', () => {
  const IN_DAYS = (days: number) => new Date(Date.now() + days * 86_400_000)
  beforeAll(async () => {
    const { db } = app.context
    await buildCategory(db, 'sorted_a')
    await buildCategory(db, 'sorted_b')
    const build = (name: string, category: string, hourly_rate: number | null, rating: number) =>
      buildAgent(db, { name: `Zsort ${name}`, category, hourly_rate, rating })
    const ada = await build('Ada', 'sorted_b', 90, 4.5)
    const bea = await build('bea', 'sorted_a', null, 5)
    const cat = await build('Cat', 'sorted_b', 200, 4.5)
    await buildBooking(db, { agent_id: cat.id, event_date: IN_DAYS(3) })
    await buildBooking(db, { agent_id: ada.id, event_date: IN_DAYS(9), status: 'confirmed' })
    await buildBooking(db, { agent_id: ada.id, event_date: IN_DAYS(1), status: 'cancelled' })
    await buildBooking(db, { agent_id: bea.id, event_date: IN_DAYS(-3), status: 'confirmed' })
    const kind = await db
      .insertInto('paper_kinds')
      .values({ category: 'sorted_b', name: 'License', required: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const paper = { kind_id: kind.id, name: 'License' }
    const day = (days: number) => IN_DAYS(days).toISOString().slice(0, 10)
    await db
      .insertInto('agent_papers')
      .values([
        { ...paper, agent_id: ada.id, expires_on: day(-10) },
        { ...paper, agent_id: cat.id, expires_on: day(30) },
      ])
      .execute()
  })

  async function listNames(query: Record<string, string>, limit: number) {
    const url = `/api/admin/agents?${new URLSearchParams({ q: 'zsort', ...query, limit: String(limit) })}`
    const pages = await readPages<{ name: string }>(app, url, cookies.admin)
    return pages.flat().map(({ name }) => name.replace('Zsort ', ''))
  }

  test.each([
    ['name', ['Ada', 'bea', 'Cat']],
    ['category', ['bea', 'Ada', 'Cat']],
    ['rate', ['bea', 'Ada', 'Cat']],
    ['rating', ['Ada', 'Cat', 'bea']],
    ['next', ['Cat', 'Ada', 'bea']],
  ])('by %s, forward and backward, page by page', async (sort, expected) => {
    for (const limit of [1, 2, 100]) {
      expect(await listNames({ sort }, limit), `${limit} a page`).toEqual(expected)
      expect(await listNames({ sort, order: 'desc' }, limit), `${limit} a page`).toEqual(expected.toReversed())
    }
  })

  test.each([
    ['with_booking', ['Ada', 'Cat']],
    ['without_booking', ['bea']],
    ['papers_missing', ['Ada']],
    ['papers_expiring', ['Cat']],
  ])('%s', async (only, expected) => {
    expect(await listNames({ only }, 1)).toEqual(expected)
  })

  test('an unknown order, and a cursor of another one, are refused', async () => {
    const ask = (query: string) => app.send({ url: `/api/admin/agents?${query}`, headers: { cookie: cookies.admin } })
    const cursor = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url')
    const id = randomUUID()
    for (const query of [
      'sort=mood',
      'order=up',
      `sort=rate&cursor=${cursor({ value: 'much', name: 'a', id })}`,
      `sort=next&cursor=${cursor({ value: '12', name: 'a', id })}`,
      `cursor=${cursor({ value: 'x', name: 'a', id })}`,
      `cursor=${cursor({ name: 'a', id })}`,
    ]) {
      expect((await ask(query)).status, query).toBe(400)
    }
  })
})
