import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.context
  const rows = [
    {
      name: 'Sabine Laurent',
      category: 'exotic_dancer',
      specialties: ['Burlesque', 'Fan dance'],
      hourly_rate: 220,
      rating: 4.9,
      total_bookings: 40,
    },
    {
      name: 'Renée Żółć',
      category: 'model',
      specialties: ['Runway'],
      bio: 'Walks for bridal houses.',
      hourly_rate: 180,
      rating: 4.7,
      total_bookings: 90,
    },
    {
      name: 'Ruth Adeyemi',
      category: 'bartender',
      specialties: ['Weddings', 'Flair'],
      hourly_rate: 85,
      rating: 5,
      total_bookings: 12,
    },
    {
      name: 'Margaux Ellison',
      category: 'entertainer',
      specialties: ['Cabaret'],
      bio: 'Once shared a bill with a burlesque revue.',
      hourly_rate: null,
      rating: 4.8,
      total_bookings: 55,
    },
    { name: 'Gone Laurent', category: 'model', specialties: ['Burlesque'], archived_at: new Date() },
  ]
  for (const row of rows) await buildAgent(db, row)
})
afterAll(() => app[Symbol.asyncDispose]())

/** Saturday as 'saturday' means it: today when it is one. */
function nextSaturday(): string {
  const today = atlantaDay(app.context.now())
  return addDays(today, (6 - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7)
}

async function find(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await app.call('GET /api/agents', { query })
  expect(status).toBe(200)
  return body.map(({ name }) => name)
}

test('words find name before specialties before bio, however they are spelled', async () => {
  expect(await find({ q: 'burlesque' })).toEqual(['Sabine Laurent', 'Margaux Ellison'])
  expect(await find({ q: 'burlesqe' })).toEqual(['Sabine Laurent', 'Margaux Ellison'])
  expect(await find({ q: 'sabin lorent' })).toEqual(['Sabine Laurent'])
  expect(await find({ q: 'wedding' })).toEqual(['Ruth Adeyemi'])
  expect(await find({ q: 'exotic dancer' })).toEqual(['Sabine Laurent'])
  expect(await find({ q: 'RENEE zolc' })).toEqual(['Renée Żółć'])
  expect(await find({ q: 'Renée Żółć' })).toEqual(['Renée Żółć'])
})

test('words mean a category as the assistant understands them (P2.26)', async () => {
  expect(await find({ q: 'strip' })).toEqual(['Sabine Laurent'])
  expect(await find({ q: 'strippers' })).toEqual(['Sabine Laurent'])
  expect(await find({ q: 'barman' })).toEqual(['Ruth Adeyemi'])
  expect(await find({ q: 'a barman and a stripper' })).toEqual(['Ruth Adeyemi', 'Sabine Laurent'])
  // a part of a category stays itself
  expect(await find({ q: 'cabaret' })).toEqual(['Margaux Ellison'])
})

test('words that name a day find who is free then, and the answer says how they were read (P2.26)', async () => {
  const { db } = app.context
  const ids = await db.selectFrom('agents').select(['name', 'id']).execute()
  const saturday = nextSaturday()
  // 6 PM to midnight in Atlanta, in summer or winter
  const at = (hour: number) => new Date(Date.parse(`${saturday}T00:00:00Z`) + hour * 3_600_000)
  await db
    .insertInto('agent_statuses')
    .values({
      agent_id: ids.find(({ name }) => name === 'Ruth Adeyemi')?.id ?? '',
      start_time: at(22),
      end_time: at(29),
      busy_until: at(29),
      duration_minutes: 420,
    })
    .execute()
  const everyone = ['Sabine Laurent', 'Renée Żółć', 'Margaux Ellison']
  expect(await find({ q: 'saturday' })).toEqual(everyone)
  expect(await find({ q: 'saterday' })).toEqual(everyone)
  expect(await find({ q: 'bartender saturday' })).toEqual([])
  expect(await find({ q: 'is a stripper free on saturday at 9pm for 3 hours' })).toEqual(['Sabine Laurent'])
  expect(await find({ q: 'bartender saturday at 9am' })).toEqual(['Ruth Adeyemi'])

  const readOf = async (q: string) => (await app.call('GET /api/agents/facets', { query: { q } })).body
  expect(await readOf('saturday')).toMatchObject({
    total: 3,
    read: { q: null, date: `${saturday}T19:00`, hours: null },
  })
  expect(await readOf('dj on saturday at 9pm for 3 hours')).toMatchObject({
    read: { q: 'dj', date: `${saturday}T21:00`, hours: 3 },
  })
  expect(await readOf('ruth')).not.toHaveProperty('read')
  await db.deleteFrom('agent_statuses').where('start_time', '=', at(22)).execute()
})

test('a day that is an agent’s name is the name', async () => {
  const { db } = app.context
  await buildAgent(db, { name: 'April Sunday', category: 'model' })
  await expect.poll(() => find({ q: 'sunday' })).toEqual(['April Sunday'])
  await db.deleteFrom('agents').where('name', '=', 'April Sunday').execute()
})

test('punctuation alone finds everything, and query operators have no meaning', async () => {
  expect(await find({ q: ' !&|():* ' })).toHaveLength(4)
  expect(await find({ q: "flair') | 'runway':*" })).toEqual([])
  expect(await find({ q: 'xqzwv' })).toEqual([])
})

test('a new word is known as soon as an agent is described by it', async () => {
  const { db } = app.context
  const ruth = await db
    .updateTable('agents')
    .set({ specialties: ['Mixology'] })
    .where('name', '=', 'Ruth Adeyemi')
    .execute()
  expect(ruth).toHaveLength(1)
  expect(await find({ q: 'mixolgy' })).toEqual(['Ruth Adeyemi'])
})

test('a search can be put in every order, an unknown rate last either way', async () => {
  expect(await find({ sort: 'rating' })).toEqual(['Ruth Adeyemi', 'Sabine Laurent', 'Margaux Ellison', 'Renée Żółć'])
  expect(await find({ sort: 'bookings' })).toEqual(['Renée Żółć', 'Margaux Ellison', 'Sabine Laurent', 'Ruth Adeyemi'])
  expect(await find({ sort: 'rate_low' })).toEqual(['Ruth Adeyemi', 'Renée Żółć', 'Sabine Laurent', 'Margaux Ellison'])
  expect(await find({ sort: 'rate_high' })).toEqual(['Sabine Laurent', 'Renée Żółć', 'Ruth Adeyemi', 'Margaux Ellison'])
})

test('a price range takes only known rates', async () => {
  expect(await find({ minRate: '100', maxRate: '200' })).toEqual(['Renée Żółć'])
  expect(await find({ maxRate: '1000' })).toHaveLength(3)
})

test('free on a date leaves out who is booked or blocked then, and who is unavailable', async () => {
  const { db } = app.context
  const ids = new Map(
    (await db.selectFrom('agents').select(['name', 'id']).execute()).map(({ name, id }) => [name, id]),
  )
  const sabine = ids.get('Sabine Laurent') ?? ''
  await db
    .insertInto('agent_statuses')
    .values({
      agent_id: sabine,
      start_time: '2027-06-05T01:00:00Z',
      end_time: '2027-06-05T04:00:00Z',
      busy_until: '2027-06-05T05:00:00Z',
      duration_minutes: 180,
    })
    .execute()
  // nine to midnight in Atlanta, and an hour of buffer
  expect(await find({ date: '2027-06-04T18:00', hours: '3' })).toContain('Sabine Laurent')
  expect(await find({ date: '2027-06-04T18:00', hours: '4' })).not.toContain('Sabine Laurent')
  expect(await find({ date: '2027-06-05T00:30' })).not.toContain('Sabine Laurent')
  expect(await find({ date: '2027-06-05T01:00' })).toContain('Sabine Laurent')
  expect(await find({ date: '2027-06-04' })).not.toContain('Sabine Laurent')
  expect(await find({ date: '2027-06-06' })).toContain('Sabine Laurent')
  await db.updateTable('agents').set({ availability: false }).where('id', '=', sabine).execute()
  expect(await find({ date: '2027-06-06' })).not.toContain('Sabine Laurent')
  expect(await find({ q: 'sabine' })).toEqual(['Sabine Laurent'])
  await db.updateTable('agents').set({ availability: true }).where('id', '=', sabine).execute()
})

test('free on a date shows no minute of a booking, and nothing of the days that are over (P8.10)', async () => {
  const { db } = app.context
  const { id } = await db
    .selectFrom('agents')
    .select('id')
    .where('name', '=', 'Sabine Laurent')
    .executeTakeFirstOrThrow()
  const book = (from: Date, to: Date) =>
    db
      .insertInto('agent_statuses')
      .values({ agent_id: id, start_time: from, end_time: to, busy_until: to, duration_minutes: 60 })
      .execute()
  const isFree = async (date: string, hours?: string) =>
    (await find({ date, ...(hours && { hours }) })).includes('Sabine Laurent')

  // 20:17 to 22:41 in Atlanta
  await book(new Date('2027-07-02T00:17:00Z'), new Date('2027-07-02T02:41:00Z'))
  expect([await isFree('2027-07-01T19:00'), await isFree('2027-07-01T23:00')]).toEqual([true, true])
  for (const time of ['19:05', '19:15', '19:20', '20:00', '21:30', '22:45', '22:59']) {
    expect(await isFree(`2027-07-01T${time}`), time).toBe(false)
  }

  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await book(ago(75), ago(45))
  expect(await isFree(ago(60).toISOString())).toBe(true)
  expect(await isFree(ago(61).toISOString(), '8')).toBe(true)
  const { body } = await app.call('GET /api/agents/facets', { query: { q: 'sabine', date: ago(60).toISOString() } })
  expect(body.total).toBe(1)
})

test('facets follow the search, but not its category', async () => {
  const { body } = await app.call('GET /api/agents/facets', { query: { q: 'burlesque', category: 'model' } })
  expect(body).toEqual({ total: 2, categories: { exotic_dancer: 1, entertainer: 1 } })
})

test('an invalid search is refused with its field', async () => {
  const bad: [Record<string, string>, string][] = [
    [{ sort: 'name' }, 'sort'],
    [{ minRate: 'cheap' }, 'minRate'],
    [{ date: '2027-02-30' }, 'date'],
    [{ date: '2027-03-14T02:30' }, 'date'],
    [{ date: 'soon' }, 'date'],
    [{ date: '2027-06-04', hours: '100' }, 'hours'],
    [{ category: 'Model!' }, 'category'],
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ q: 'a\0b' }, 'q'],
  ]
  for (const [query, field] of bad) {
    const { status, body } = await app.call('GET /api/agents', { query })
    expect([query, status, Object.keys(body.fields ?? {})]).toEqual([query, 400, [field]])
  }
})

test('a search of more than a page is walked by its Link, in every order, without gap or double', async () => {
  await using many = await startTestApp()
  for (let i = 0; i < 230; i++) {
    await buildAgent(many.context.db, { name: `Runner ${i}`, hourly_rate: 50 + (i % 7), rating: 4 + (i % 3) / 10 })
  }
  for (const first of ['/api/agents?q=runner', '/api/agents?q=runner&sort=rating', '/api/agents?sort=rate_low']) {
    const seen: string[] = []
    for (let url: string | undefined = first; url !== undefined; ) {
      const { status, body, headers } = await many.send({ url })
      expect(status).toBe(200)
      const page = body as { id: string }[]
      expect(page.length).toBeLessThanOrEqual(100)
      seen.push(...page.map(({ id }) => id))
      url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1]
    }
    expect(seen).toHaveLength(230)
    expect(new Set(seen).size).toBe(230)
  }
})
