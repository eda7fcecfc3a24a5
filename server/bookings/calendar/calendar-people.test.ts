import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#shared/model/day.ts'
import { buildAgent, buildBooking, buildCategory } from '#tests/support/factories.ts'
import { expectInvalid } from '#tests/support/refusals.ts'
import { signInBooker, signInEach } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let cookies: Awaited<ReturnType<typeof signInEach>>['cookies']
const ids = { ruth: '', abe: '', zoe: '', off: '' }

/** Friday; in Atlanta it begins at 5:00 UTC. */
const FIRST = '2030-12-06'

beforeAll(async () => {
  app = await startTestApp()
  ;({ cookies } = await signInEach(app))
  const { db } = app.context
  // the office's order is not the alphabet's
  await buildCategory(db, 'singer')
  await buildCategory(db, 'juggler')
  await db
    .updateTable('categories')
    .set({ position: 1, display_name: 'Singers' })
    .where('name', '=', 'singer')
    .execute()
  await db.updateTable('categories').set({ position: 2 }).where('name', '=', 'juggler').execute()
  const build = async (name: string, category: string, values = {}) =>
    (await buildAgent(db, { name, category, ...values })).id
  Object.assign(ids, {
    abe: await build('Abe Throws', 'juggler'),
    zoe: await build('zoe Alto', 'singer'),
    ruth: await build('Ruth Soprano', 'singer'),
    off: await build('Off Away', 'juggler', { availability: false }),
  })
  await build('Gone Singer', 'singer', { archived_at: new Date() })
})
afterAll(() => app[Symbol.asyncDispose]())

const ask = (query: Record<string, string>, cookie: string | undefined = cookies.admin) =>
  app.call('GET /api/admin/calendar/people', {
    // also what isn't one
    query: { from: FIRST, ...query } as unknown as { from: string; days: number },
    ...(cookie && { cookie }),
  })
const block = (agent_id: string, from: string, to: string, status: 'active' | 'ended' = 'active') =>
  app.context.db
    .insertInto('agent_statuses')
    .values({
      ...{ agent_id, start_time: new Date(from), end_time: new Date(to), busy_until: new Date(to) },
      ...{ duration_minutes: 60, status },
    })
    .execute()

describe('the grid of people and days', () => {
  test('people stand by the order of categories, then by name, with how many there are', async () => {
    const { status, body, headers } = await ask({})
    const places = ['Ruth Soprano', 'zoe Alto', 'Abe Throws', 'Off Away']
    expect([status, body.map(({ name }) => name).filter((name) => places.includes(name))]).toEqual([200, places])
    expect(headers['x-total-count']).toBe(String(body.length))
    expect(body.find(({ id }) => id === ids.zoe)).toEqual({
      ...{ id: ids.zoe, name: 'zoe Alto', category: 'singer', categoryName: 'Singers', availability: true },
      ...{ weeklyHours: [], entries: [], more: false },
    })
    expect(body.find(({ id }) => id === ids.off)?.availability).toBe(false)
  })

  test('a row has bookings that are not cancelled, blocked time and weekly hours, within the days', async () => {
    const { db } = app.context
    const agent = await buildAgent(db, { name: 'Vera Lux', category: 'singer' })
    const book = (iso: string, values = {}) =>
      buildBooking(db, { agent_id: agent.id, event_date: new Date(iso), status: 'confirmed', ...values })
    await book('2030-12-06T00:59:00Z')
    const long = await book('2030-12-03T06:00:00Z', { event_duration: 72 })
    const first = await book('2030-12-06T05:00:00Z', { status: 'pending', event_location: 'Fox Theatre' })
    const last = await book('2030-12-13T04:59:00Z', { status: 'completed' })
    await book('2030-12-13T05:00:00Z')
    await book('2030-12-08T00:00:00Z', { status: 'cancelled' })
    await block(agent.id, '2030-12-10T05:00:00Z', '2030-12-11T05:00:00Z')
    await block(agent.id, '2030-12-11T05:00:00Z', '2030-12-12T05:00:00Z', 'ended')
    await buildBooking(db, { agent_id: ids.ruth, event_date: new Date('2030-12-07T00:00:00Z') })
    const hours = { weekday: 5, start_minute: 1080, end_minute: 1560 }
    await db
      .insertInto('agent_weekly_hours')
      .values({ agent_id: agent.id, ...hours })
      .execute()

    const { body } = await ask({ agentId: agent.id })
    expect(body).toHaveLength(1)
    expect(body[0]?.weeklyHours).toEqual([{ weekday: 5, from: 1080, to: 1560 }])
    expect(body[0]?.entries.map(({ bookingId, status, from }) => [bookingId, status, from])).toEqual([
      [long.id, 'confirmed', '2030-12-03T06:00:00.000Z'],
      [first.id, 'pending', '2030-12-06T05:00:00.000Z'],
      [null, 'blocked', '2030-12-10T05:00:00.000Z'],
      [last.id, 'completed', '2030-12-13T04:59:00.000Z'],
    ])
    expect(body[0]?.entries[1]).toEqual({
      ...{ bookingId: first.id, bookingNumber: first.number, customerName: first.customer_name, status: 'pending' },
      ...{ eventType: 'wedding', eventLocation: 'Fox Theatre' },
      ...{ from: '2030-12-06T05:00:00.000Z', to: '2030-12-06T09:00:00.000Z' },
    })
    const fortnight = await ask({ agentId: agent.id, days: '14' })
    expect(fortnight.body[0]?.entries).toHaveLength(5)
  })

  test('an archived person is there while a booking is in the days, as unavailable (P6.202)', async () => {
    const { db } = app.context
    const gone = await buildAgent(db, { name: 'Gone Booked', category: 'singer', archived_at: new Date() })
    const event_date = new Date('2030-12-07T00:00:00Z')
    const booking = await buildBooking(db, { agent_id: gone.id, event_date, status: 'confirmed' })
    const found = async (query = {}) => (await ask({ agentId: gone.id, ...query })).body
    expect(await found()).toMatchObject([{ id: gone.id, availability: false, entries: [{ bookingId: booking.id }] }])
    expect((await ask({ agentId: gone.id })).headers['x-total-count']).toBe('1')
    expect(await found({ from: '2031-01-05' })).toEqual([])
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking.id).execute()
    expect(await found()).toEqual([])
  })

  test('a category, a person and both narrow it; an archived person is nowhere', async () => {
    const names = async (query: Record<string, string>) => (await ask(query)).body.map(({ name }) => name)
    expect(await names({ category: 'juggler' })).toEqual(['Abe Throws', 'Off Away'])
    expect(await names({ category: 'nobody' })).toEqual([])
    expect(await names({ agentId: ids.ruth })).toEqual(['Ruth Soprano'])
    expect(await names({ agentId: ids.ruth, category: 'juggler' })).toEqual([])
    expect(await names({ category: 'singer' })).not.toContain('Gone Singer')
  })

  test('130 people come in three pages, each once and in order', async () => {
    const { db } = app.context
    await buildCategory(db, 'runner')
    const rows = Array.from({ length: 130 }, (_, n) => ({ name: `Runner ${n % 7}`, category: 'runner' }))
    await db.insertInto('agents').values(rows).execute()
    const seen: string[] = []
    let query: Record<string, string> = { category: 'runner', days: '3' }
    for (const size of [60, 60, 10]) {
      const { body, headers } = await ask(query)
      expect(body).toHaveLength(size)
      seen.push(...body.map(({ name, id }) => `${name} ${id}`))
      if (seen.length === 60) expect(headers['x-total-count']).toBe('130')
      const link = String(headers.link ?? '')
      query = Object.fromEntries(new URL(/<([^>]*)>/.exec(link)?.[1] ?? '/', 'http://x').searchParams)
    }
    expect(query).toEqual({})
    expect(new Set(seen).size).toBe(130)
    expect(seen).toEqual([...seen].sort())
  })

  test('a person with more than a hundred entries has the first hundred, and a note that there are more', async () => {
    const { db } = app.context
    const agent = await buildAgent(db, { category: 'singer' })
    const { customer_id } = await buildBooking(db)
    const start = Date.parse('2030-12-06T05:00:00Z')
    await db
      .insertInto('bookings')
      .values(
        Array.from({ length: 101 }, (_, n) => ({
          ...{ agent_id: agent.id, customer_id, customer_name: `Row ${n}`, customer_email: 'x@example.com' },
          ...{ event_type: 'other' as const, event_date: new Date(start + n * 3_600_000), event_duration: 1 },
        })),
      )
      .execute()
    const [row] = (await ask({ agentId: agent.id })).body
    expect([row?.entries.length, row?.more, row?.entries.at(-1)?.customerName]).toEqual([100, true, 'Row 99'])
  })

  test.each([
    ['from', { from: 'soon' }],
    ['from', { from: '2030-02-30' }],
    ['from', { from: '' }],
    ['days', { days: '0' }],
    ['days', { days: '15' }],
    ['days', { days: '1.5' }],
    ['category', { category: 'DJ!' }],
    ['agentId', { agentId: '1' }],
    ['cursor', { cursor: 'x' }],
    ['limit', { limit: '101' }],
  ])('an invalid %s is refused: %j', async (field, query) => expectInvalid(await ask(query), field))

  test('weeks of both changes of clocks are answered', async () => {
    for (const from of ['2030-03-08', '2030-11-01', '2099-12-31']) expect((await ask({ from })).status).toBe(200)
  })
})

describe('people by name', () => {
  const suggest = (query: Record<string, string>, cookie: string | undefined = cookies.admin) =>
    app.call('GET /api/admin/agents/suggest', { query, ...(cookie && { cookie }) })
  const names = async (query: Record<string, string>) => (await suggest(query)).body.map(({ name }) => name)

  test('names that begin with the text come first; at most 20; archived people are left out', async () => {
    const { db } = app.context
    for (const name of ['Ansel Quill', 'Quilla Moss', 'Gone Quill']) {
      await buildAgent(db, { name, category: 'singer', ...(name.startsWith('Gone') && { archived_at: new Date() }) })
    }
    expect(await names({ q: 'QUILL' })).toEqual(['Quilla Moss', 'Ansel Quill'])
    expect(await names({ q: 'quill ans' })).toEqual(['Ansel Quill'])
    expect(await names({ q: 'quill', category: 'juggler' })).toEqual([])
    expect(await names({ id: ids.ruth })).toEqual(['Ruth Soprano'])
    expect(await names({ id: crypto.randomUUID() })).toEqual([])
    await buildCategory(db, 'crowd')
    const crowd = Array.from({ length: 25 }, (_, n) => ({ name: `Crowd ${n}`, category: 'crowd' }))
    await db.insertInto('agents').values(crowd).execute()
    expect(await names({ category: 'crowd' })).toHaveLength(20)
    for (const q of ['%', "'; --", '\\', '']) expect((await suggest({ q })).status).toBe(200)
  })

  test.each([
    ['q', { q: 'a\0b' }],
    ['q', { q: 'a'.repeat(201) }],
    ['category', { category: 'DJ!' }],
    ['id', { id: '1' }],
  ])('an invalid %s is refused', async (field, query) => expectInvalid(await suggest(query), field))

  test('both lists are for admins: owners and bookers', async () => {
    const booker = await signInBooker(app)
    for (const read of [ask, suggest]) {
      expect((await read({}, booker)).status).toBe(200)
      expect((await read({}, '')).status).toBe(401)
      expect((await read({}, cookies.agent)).status).toBe(403)
      expect((await read({}, cookies.customer)).status).toBe(403)
    }
  })
})

test('the agency calendar is narrowed by a category, its blocked time too (P6.161)', async () => {
  const { db } = app.context
  const [one, other] = [
    await buildAgent(db, { name: 'Uma Day', category: 'acrobat' }),
    await buildAgent(db, { category: 'singer' }),
  ]
  for (const { id } of [one, other]) {
    await buildBooking(db, { agent_id: id, event_date: new Date('2032-06-05T00:00:00Z'), event_location: 'Inman Park' })
    await block(id, '2032-06-06T05:00:00Z', '2032-06-07T05:00:00Z')
  }
  const read = (category: string) =>
    app.call('GET /api/admin/calendar', {
      query: { from: '2032-06-01', to: addDays('2032-06-01', 20), category },
      cookie: cookies.admin,
    })
  const { body } = await read('acrobat')
  expect(body.map(({ agentName, status, eventLocation }) => [agentName, status, eventLocation])).toEqual([
    ['Uma Day', 'pending', 'Inman Park'],
    ['Uma Day', 'blocked', null],
  ])
  expect((await read('DJ!')).status).toBe(400)
})
