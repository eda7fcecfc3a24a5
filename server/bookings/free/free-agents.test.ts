import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAgent, buildBooking, buildUser } from '#tests/support/factories.ts'
import { expectInvalid } from '#tests/support/refusals.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let cookies: Awaited<ReturnType<typeof signInEach>>['cookies']
const ids = { booked: '', blocked: '', hours: '', off: '', free: '', asked: '' }
let booking = ''

/** Saturday, June 5, 2027, 8 PM in Atlanta. */
const START = '2027-06-05T20:00'

beforeAll(async () => {
  app = await startTestApp()
  ;({ cookies } = await signInEach(app))
  const { db } = app.context
  const build = async (name: string, values = {}) => (await buildAgent(db, { name, category: 'dj', ...values })).id
  Object.assign(ids, {
    free: await build('Lena Park', { rating: 4.5, hourly_rate: 220 }),
    asked: await build('Ama Best', { rating: 5, hourly_rate: null }),
    booked: await build('Omar Late', { rating: 5 }),
    blocked: await build('Ruth Away'),
    hours: await build('Ivo Weekdays'),
    off: await build('Nia Rest', { availability: false }),
  })
  await build('Gone Park', { archived_at: new Date() })
  await buildAgent(db, { name: 'Vera Model', category: 'model' })
  const at = { event_date: new Date('2027-06-06T01:00:00Z'), event_duration: 2, customer_name: 'Grant Oyelaran' }
  const taken = { start_time: '2027-06-06T01:00:00Z', end_time: '2027-06-06T03:00:00Z', duration_minutes: 120 }
  booking = (await buildBooking(db, { ...at, agent_id: ids.booked, status: 'confirmed' })).id
  await buildBooking(db, { ...at, agent_id: ids.asked, customer_name: 'Zoe Asks' })
  await db
    .insertInto('agent_statuses')
    .values([
      { ...taken, agent_id: ids.booked, booking_id: booking, busy_until: '2027-06-06T04:00:00Z' },
      { ...taken, agent_id: ids.blocked, busy_until: '2027-06-06T03:00:00Z' },
    ])
    .execute()
  await db
    .insertInto('agent_weekly_hours')
    .values({ agent_id: ids.hours, weekday: 1, start_minute: 600, end_minute: 1200 })
    .execute()
})
afterAll(() => app[Symbol.asyncDispose]())

const ask = (query: Record<string, string>, cookie: string | undefined = cookies.admin) =>
  app.call('GET /api/admin/agents/free', {
    query: { start: START, hours: '4', category: 'dj', ...query },
    ...(cookie && { cookie }),
  })
const freeIds = async (query: Record<string, string>) => (await ask(query)).body.free.map(({ id }) => id)

test('free agents come first, the best rated at the front, with the price and who else has asked', async () => {
  const { status, body } = await ask({})
  expect(status).toBe(200)
  expect(body.free).toMatchObject([
    { id: ids.asked, totalAmount: null, hourlyRate: null, asked: { customerName: 'Zoe Asks' }, reasons: [] },
    { id: ids.free, totalAmount: 880, hourlyRate: 220, plusTax: false, rating: 4.5, asked: null, reasons: [] },
  ])
  expect(body.more).toEqual({ free: false, busy: false })
})

test('busy agents come with their reasons', async () => {
  const { body } = await ask({})
  expect(Object.fromEntries(body.busy.map(({ id, reasons }) => [id, reasons]))).toEqual({
    [ids.booked]: [
      {
        ...{ kind: 'booked', bookingId: booking, number: expect.any(Number), customerName: 'Grant Oyelaran' },
        ...{ from: '2027-06-06T01:00:00.000Z', to: '2027-06-06T03:00:00.000Z' },
      },
    ],
    [ids.blocked]: [{ kind: 'blocked', from: '2027-06-06T01:00:00.000Z', to: '2027-06-06T03:00:00.000Z' }],
    [ids.hours]: [{ kind: 'hours' }],
    [ids.off]: [{ kind: 'unavailable' }],
  })
})

test('what is free can be confirmed: buffers count on both sides', async () => {
  expect(await freeIds({ start: '2027-06-05T23:30', hours: '1' })).not.toContain(ids.booked)
  expect(await freeIds({ start: '2027-06-06T00:00', hours: '1' })).toContain(ids.booked)
  expect(await freeIds({ start: '2027-06-05T20:00', hours: '1' })).toContain(ids.booked)
  await app.context.db.updateTable('agency_settings').set({ buffer_minutes: 30 }).execute()
  expect(await freeIds({ start: '2027-06-05T20:00', hours: '1' })).not.toContain(ids.booked)
  await app.context.db.updateTable('agency_settings').set({ buffer_minutes: 0 }).execute()
})

test("a booking's own time does not count", async () => {
  expect(await freeIds({ booking })).toContain(ids.booked)
})

test('words of the name find free and busy agents; another category has others', async () => {
  const found = await ask({ q: 'pa la' })
  expect([found.body.free, found.body.busy]).toEqual([[], []])
  expect(await freeIds({ q: 'PARK le' })).toEqual([ids.free])
  expect((await ask({ q: '%' })).body.free).toHaveLength(2)
  expect((await ask({ category: 'model' })).body.free).toMatchObject([{ name: 'Vera Model' }])
  expect((await ask({ category: 'nobody' })).body).toMatchObject({ free: [], busy: [] })
})

test('72 hours and the night clocks change are asked for as any other', async () => {
  expect(await freeIds({ start: '2027-06-03T20:00', hours: '72' })).not.toContain(ids.booked)
  expect(await freeIds({ start: '2027-03-13T23:00', hours: '6' })).toContain(ids.free)
  expect((await ask({ start: '2027-03-14T02:30' })).body).toMatchObject({
    fields: { start: expect.stringContaining('does not exist in Atlanta') },
  })
})

test('at most fifty of each are listed, and the answer shows that there are more', async () => {
  const { db } = app.context
  for (let n = 0; n < 51; n++) await buildAgent(db, { name: `Runner ${n}`, category: 'runner', availability: n > 0 })
  expect((await ask({ category: 'runner' })).body.more).toEqual({ free: false, busy: false })
  await buildAgent(db, { name: 'Runner 51', category: 'runner' })
  const { body } = await ask({ category: 'runner' })
  expect([body.free.length, body.busy.length, body.more]).toEqual([50, 1, { free: true, busy: false }])
})

test.each([
  ['start', { start: 'soon' }],
  ['start', { start: '2027-02-30' }],
  ['start', { start: '' }],
  ['hours', { hours: '0' }],
  ['hours', { hours: '73' }],
  ['hours', { hours: '2.5' }],
  ['category', { category: 'DJ!' }],
  ['booking', { booking: '1' }],
  ['q', { q: 'a\0b' }],
])('an invalid %s is refused: %j', async (field, query) => expectInvalid(await ask(query), field))

test('an unknown booking is 404', async () => {
  expect((await ask({ booking: crypto.randomUUID() })).status).toBe(404)
})

test('only admins may: owners and bookers', async () => {
  const { id } = await buildUser(app.context.db, { staff_role: 'booker' })
  expect((await ask({}, await signIn(app, { role: 'admin', userId: id }))).status).toBe(200)
  expect((await ask({}, '')).status).toBe(401)
  expect((await ask({}, cookies.agent)).status).toBe(403)
  expect((await ask({}, cookies.customer)).status).toBe(403)
})
