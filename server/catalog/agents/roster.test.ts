import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { imagePath } from '#shared/model/image.ts'
import { buildAgent, buildBooking, buildCategory, buildUser } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { countBooking } from './count-booking.ts'

const PICTURE = 'c3'.repeat(32)
const FIELDS = { name: 'Vera Lux', category: 'model' }

let app: TestApp
let adminId: string
let cookies: Record<'admin' | 'agent' | 'customer', string>
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.context
  await buildCategory(db)
  await buildCategory(db, 'dj')
  ;({ adminId, cookies } = await signInEach(app))
  await db.insertInto('images').values({ id: PICTURE }).execute()
})
afterAll(() => app[Symbol.asyncDispose]())

const audits = (entityId: string) =>
  app.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after', 'reason'])
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute()
const create = (body: object) => app.call('POST /api/agents', { body: { ...FIELDS, ...body }, cookie: cookies.admin })
const update = (id: string, body: object, headers = {}) =>
  app.call('PUT /api/agents/:id', { params: { id }, body, cookie: cookies.admin, headers })

describe('who may', () => {
  const id = randomUUID()
  const calls = [
    ['GET', '/api/admin/agents'],
    ['GET', `/api/admin/agents/${id}`],
    ['POST', '/api/agents'],
    ['PUT', `/api/agents/${id}`],
    ['GET', '/api/admin/exports/agents'],
  ] as const
  test.each(calls)('%s %s: admins alone', async (method, url) => {
    const send = (cookie?: string) => app.send({ method, url, headers: cookie ? { cookie } : {} })
    expect((await send()).status).toBe(401)
    expect((await send(cookies.customer)).status).toBe(403)
    expect((await send(cookies.agent)).status).toBe(403)
    expect([200, 400, 404]).toContain((await send(cookies.admin)).status)
  })
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

describe('POST /api/agents', () => {
  test('adds an agent, audited, and the public list shows it', async () => {
    const made = await create({
      bio: ' Runway. ',
      experience: '',
      specialties: ['Jazz', ' ', 'Swing'],
      hourlyRate: 150,
      image: imagePath(PICTURE, 600, 'webp'),
      socialMedia: { instagram: 'https://instagram.example/vera', twitter: '' },
      poster: { variant: 1, skin: 2 },
      // none of it may be set
      rating: 1,
      totalBookings: 99,
      userId: randomUUID(),
      id: randomUUID(),
    })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Vera Lux',
      plusTax: false,
      category: 'model',
      bio: 'Runway.',
      experience: null,
      specialties: ['Jazz', 'Swing'],
      hourlyRate: 150,
      image: imagePath(PICTURE, 600, 'webp'),
      poster: { variant: 1, skin: 2 },
      socialMedia: { instagram: 'https://instagram.example/vera', twitter: null, website: null },
      availability: true,
      totalBookings: 0,
      rating: 5,
      createdAt: expect.any(String),
      version: 1,
      login: null,
      publishedAt: expect.any(String),
      archivedAt: null,
      nextBooking: null,
    })
    expect(await audits(made.body.id)).toEqual([
      {
        action: 'agent.created',
        actor_id: adminId,
        before: null,
        after: { name: 'Vera Lux', category: 'model', hourlyRate: 150 },
        reason: null,
      },
    ])
    await until(async () => (await app.call('GET /api/agents')).body.some(({ id }) => id === made.body.id), 1000)
  })

  test('takes what the sheet sends when nothing is filled in', async () => {
    const empty = { bio: '', experience: '', specialties: [], hourlyRate: 0, image: '' }
    const socialMedia = { instagram: '', twitter: '', website: '' }
    const { status, body } = await create({ ...empty, socialMedia, availability: false })
    expect(status).toBe(201)
    expect(body).toMatchObject({ bio: null, hourlyRate: null, image: null, availability: false })
    expect(body.socialMedia).toEqual({ instagram: null, twitter: null, website: null })
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: ' \u200b ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'nul\u0000' }],
    ['name', { name: undefined }],
    ['category', { category: '' }],
    ['category', { category: undefined }],
    ['category', { category: 'juggler' }],
    ['category', { category: 'Not A Slug' }],
    ['bio', { bio: 'x'.repeat(5001) }],
    ['experience', { experience: 7 }],
    ['specialties', { specialties: 'jazz, swing' }],
    ['specialties', { specialties: Array.from({ length: 51 }, () => 'x') }],
    ['specialties.0', { specialties: ['x'.repeat(101)] }],
    ['hourlyRate', { hourlyRate: 99.5 }],
    ['hourlyRate', { hourlyRate: -1 }],
    ['hourlyRate', { hourlyRate: 100_001 }],
    ['hourlyRate', { hourlyRate: '150' }],
    ['socialMedia.instagram', { socialMedia: { instagram: 'javascript:alert(1)' } }],
    ['socialMedia.twitter', { socialMedia: { twitter: 'data:text/html,x' } }],
    ['socialMedia.website', { socialMedia: { website: 'https://' } }],
    ['socialMedia.website', { socialMedia: { website: '@vera' } }],
    ['socialMedia.instagram', { socialMedia: { instagram: 'vera@example.com' } }],
    ['socialMedia.instagram', { socialMedia: { instagram: 'x'.repeat(490) } }],
    ['availability', { availability: 'yes' }],
    ['poster.variant', { poster: { variant: 3, skin: 0 } }],
    ['poster.skin', { poster: { variant: 0, skin: -1 } }],
    ['image', { image: 'http://example.com/a.jpg' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: 'data:image/png;base64,AAAA' }],
    ['image', { image: '/uploads/a.jpg' }],
    ['image', { image: '/api/images/../../admin' }],
    ['image', { image: `/api/images/${PICTURE}/301.webp` }],
    ['image', { image: `/api/images/${PICTURE}/600.svg` }],
    ['image', { image: imagePath('d4'.repeat(32), 600, 'webp') }],
  ])('a wrong %s is refused: %j', async (field, body) => {
    const { status, body: answer } = await create(body)
    expect([status, answer.code]).toEqual([400, 'invalid_request'])
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  test('a picture from another site is refused with the reason (P6.19)', async () => {
    const { status, body } = await create({ image: 'https://pictures.example/a.jpg' })
    expect([status, body.fields]).toEqual([
      400,
      { image: 'We don’t show pictures from other sites. Please upload the picture.' },
    ])
  })

  test('handles and bare addresses are stored as https addresses (P6.43)', async () => {
    const socialMedia = { instagram: '@vera.lux', twitter: 'x.com/veralux', website: 'vera.example/work' }
    const { status, body } = await create({ socialMedia })
    expect([status, body.socialMedia]).toEqual([
      201,
      {
        instagram: 'https://www.instagram.com/vera.lux',
        twitter: 'https://x.com/veralux',
        website: 'https://vera.example/work',
      },
    ])
  })
})

describe('PUT /api/agents/:id', () => {
  test('an agent keeps a picture from another site that was stored before, until it changes', async () => {
    const image = 'https://pictures.example/old.jpg'
    const agent = await buildAgent(app.context.db, { image })
    const { status, body } = await update(agent.id, { image, bio: 'New' })
    expect([status, body.bio, body.image]).toEqual([200, 'New', image])
    expect((await update(agent.id, { image: `${image}?2` })).status).toBe(400)
    expect((await update(agent.id, { image: null })).body.image).toBeNull()
  })

  test('omitted fields stay, and the audit keeps the old values', async () => {
    const agent = await buildAgent(app.context.db, {
      bio: 'Before',
      specialties: ['jazz'],
      instagram: 'https://a.example/',
      website: 'https://b.example/',
      availability: false,
      poster: '{"palette":"demo"}',
    })
    const body = { bio: 'After', socialMedia: { instagram: null }, poster: null }
    const { status, body: answer } = await update(agent.id, body)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      name: agent.name,
      bio: 'After',
      specialties: ['jazz'],
      hourlyRate: 100,
      availability: false,
      socialMedia: { instagram: null, website: 'https://b.example/' },
      version: agent.version + 1,
    })
    expect(await audits(agent.id)).toEqual([
      {
        action: 'agent.changed',
        actor_id: adminId,
        before: { bio: 'Before', 'socialMedia.instagram': 'https://a.example/' },
        after: { bio: 'After', 'socialMedia.instagram': null },
        reason: null,
      },
    ])
    const { poster } = await app.context.db
      .selectFrom('agents')
      .select('poster')
      .where('id', '=', agent.id)
      .executeTakeFirstOrThrow()
    expect(poster).toEqual({ palette: 'demo' })
  })

  test('a rate changes with its reason in the audit, and without one', async () => {
    const agent = await buildAgent(app.context.db, { hourly_rate: null })
    expect((await update(agent.id, { hourlyRate: 120, reason: ' Agreed by phone ' })).body.hourlyRate).toBe(120)
    expect((await update(agent.id, { hourlyRate: 130 })).body.hourlyRate).toBe(130)
    expect((await update(agent.id, { bio: 'x', reason: 'about nothing' })).status).toBe(200)
    expect((await audits(agent.id)).map(({ before, after, reason }) => [before, after, reason])).toEqual([
      [{ hourlyRate: null }, { hourlyRate: 120 }, 'Agreed by phone'],
      [{ hourlyRate: 120 }, { hourlyRate: 130 }, null],
      [{ bio: null }, { bio: 'x' }, null],
    ])
  })

  test('equal values write nothing', async () => {
    const agent = await buildAgent(app.context.db, { hourly_rate: 0 })
    for (const body of [{}, { name: agent.name, hourlyRate: 0, bio: '' }]) {
      const { status, body: answer } = await update(agent.id, body, { 'if-match': '99' })
      expect([status, answer.version]).toEqual([200, 1])
    }
    expect(await audits(agent.id)).toEqual([])
  })

  test('rating, totalBookings, userId and the like cannot be set', async () => {
    const agent = await buildAgent(app.context.db)
    const body = { rating: 1, totalBookings: 7, userId: adminId, archivedAt: '2026-01-01', version: 7 }
    expect((await update(agent.id, body)).status).toBe(200)
    const row = await app.context.db
      .selectFrom('agents')
      .selectAll()
      .where('id', '=', agent.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual(agent)
  })

  test('the second of two admins who saw the same row gets the current row (P6.17)', async () => {
    const agent = await buildAgent(app.context.db, { specialties: ['jazz'] })
    const seen = { 'if-match': String(agent.version) }
    const rates = [200, 300, 400, 500, 600]
    const answers = await Promise.all(
      rates.map((hourlyRate) => update(agent.id, { hourlyRate, specialties: ['jazz'] }, seen)),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
      expect([status, body.code]).toEqual([409, 'conflict'])
      expect(body.fields).toEqual({ hourlyRate: `Now $${won[0]?.body.hourlyRate}` })
    }
    // without the header the write stands
    expect((await update(agent.id, { hourlyRate: 700 })).body.hourlyRate).toBe(700)
    const next = { 'if-match': `"${(await update(agent.id, { bio: 'x' })).body.version}"` }
    expect((await update(agent.id, { hourlyRate: 800 }, next)).body.hourlyRate).toBe(800)
  })

  test('a booking that is completed meanwhile is no conflict', async () => {
    const agent = await buildAgent(app.context.db)
    await countBooking(app.context.db, agent.id, 1)
    const { status, body } = await update(agent.id, { bio: 'x' }, { 'if-match': String(agent.version) })
    expect([status, body.totalBookings, body.version]).toEqual([200, 1, agent.version + 1])
  })

  test('each field that changed meanwhile is named in words', async () => {
    const agent = await buildAgent(app.context.db, { name: 'Old', bio: 'x'.repeat(300), image: 'https://a.example/x' })
    const body = {
      name: 'New',
      category: 'dj',
      bio: 'y',
      experience: 'Long',
      specialties: ['a'],
      hourlyRate: null,
      image: null,
      availability: false,
      poster: { variant: 0, skin: 0 },
      socialMedia: { website: 'https://b.example' },
    }
    const { status, body: answer } = await update(agent.id, body, { 'if-match': '7' })
    expect(status).toBe(409)
    expect(answer.fields).toEqual({
      name: 'Now Old',
      category: 'Now model',
      bio: `Now ${'x'.repeat(99)}…`,
      experience: 'Now empty',
      specialties: 'Now empty',
      hourlyRate: 'Now $100',
      image: 'Now another picture',
      availability: 'Now available',
      poster: 'Now empty',
      'socialMedia.website': 'Now empty',
    })
  })

  test.each([
    ['name', { name: '' }],
    ['category', { category: 'juggler' }],
    ['hourlyRate', { hourlyRate: 1.5 }],
    ['image', { image: '/etc/passwd' }],
    ['reason', { reason: 'x'.repeat(1001) }],
  ])('a wrong %s is refused and nothing is written', async (field, body) => {
    const agent = await buildAgent(app.context.db)
    const { status, body: answer } = await update(agent.id, { bio: 'new', ...body })
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
    expect((await update(agent.id, {})).body.bio).toBeNull()
  })

  test('an invalid If-Match and an invalid id are 400, unknown and archived agents 404', async () => {
    const gone = await buildAgent(app.context.db, { archived_at: new Date() })
    expect((await update(gone.id, { bio: 'x' }, { 'if-match': 'abc' })).body.fields).toHaveProperty('If-Match')
    expect((await update('7', { bio: 'x' })).status).toBe(400)
    expect((await update(randomUUID(), { bio: 'x' })).status).toBe(404)
    expect((await update(gone.id, { bio: 'x' })).status).toBe(404)
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
    const names: string[] = []
    let url = `/api/admin/agents?${new URLSearchParams({ q: 'zsort', ...query, limit: String(limit) })}`
    while (url !== '') {
      const { status, headers, body } = await app.send({ url, headers: { cookie: cookies.admin } })
      expect(status).toBe(200)
      names.push(...(body as { name: string }[]).map(({ name }) => name.replace('Zsort ', '')))
      url = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1] ?? ''
    }
    return names
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
