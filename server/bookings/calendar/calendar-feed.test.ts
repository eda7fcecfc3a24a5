import ICAL from 'ical.js'
import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Bookings } from '#server/db/types.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInAgent } from '#tests/support/sign-in.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

const env = { PUBLIC_URL: 'https://marquee.example' }

const { app, admin } = await openOffice({ env })

async function hire() {
  const { id, cookie } = await signInAgent(app, { name: 'Vera Vane' })
  return {
    ...{ id, cookie },
    book: (values: Partial<Insertable<Bookings>> = {}) =>
      buildBooking(app.context.db, {
        agent_id: id,
        customer_phone: '404 555 0199',
        event_location: 'Grant Park; 5, "Low" Street',
        special_requests: 'Call 404 555 0199',
        event_date: new Date(Date.now() + 5 * DAY_MS),
        ...values,
      }),
    make: async () => (await app.call('POST /api/agent/calendar-feed', { cookie })).body.url,
    end: () => app.call('DELETE /api/agent/calendar-feed', { cookie }),
  }
}
const agencyFeed = async () => (await app.call('POST /api/admin/calendar-feed', { cookie: admin })).body.url
const get = (url: string, headers: Record<string, string> = {}) =>
  app.send({ method: 'GET', url: new URL(url).pathname, headers })

/** The events of a feed, as a calendar program reads them. */
async function eventsOf(url: string) {
  const { status, body } = await get(url)
  expect(status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(String(body)))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      summary: event.summary,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      hours: event.duration.toSeconds() / 3600,
    }
  })
}

describe('whether there is a feed', () => {
  const stateOf = async (path: 'agent' | 'admin', cookie: string) =>
    (await app.call(`GET /api/${path}/calendar-feed`, { cookie })).body

  test('an agent reads its start; a new address restarts it; an ended feed has none', async () => {
    const [agent, other] = [await hire(), await hire()]
    expect(await stateOf('agent', agent.cookie)).toEqual({ since: null, lastRead: null })
    await agent.make()
    const first = await stateOf('agent', agent.cookie)
    expect(first).toEqual({ since: expect.stringMatching(/^\d{4}-/), lastRead: null })
    expect(await stateOf('agent', other.cookie)).toEqual({ since: null, lastRead: null })
    await agent.make()
    expect(Date.parse((await stateOf('agent', agent.cookie)).since ?? '')).toBeGreaterThan(
      Date.parse(first.since ?? ''),
    )
    await agent.end()
    expect(await stateOf('agent', agent.cookie)).toEqual({ since: null, lastRead: null })
  })

  test('it says when a calendar read it last, to five minutes, and nothing of attempts with another token', async () => {
    const agent = await hire()
    const url = await agent.make()
    expect((await get(url.replace(/[\w-]{43}/, 'A'.repeat(43)))).status).toBe(404)
    expect((await stateOf('agent', agent.cookie)).lastRead).toBeNull()
    expect((await get(url)).status).toBe(200)
    const first = (await stateOf('agent', agent.cookie)).lastRead
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000)
    await get(url)
    expect((await stateOf('agent', agent.cookie)).lastRead, 'not every read is a write').toBe(first)
    const hourAgo = "update calendar_feeds set last_read_at = now() - interval '1 hour' where agent_id = $1"
    await app.database.pool.query(hourAgo, [agent.id])
    await get(url)
    expect(Date.now() - Date.parse((await stateOf('agent', agent.cookie)).lastRead ?? '')).toBeLessThan(60_000)
  })

  test("only admins read the state of the agency's feed", async () => {
    const agent = await hire()
    await agent.make()
    expect(await stateOf('admin', admin)).toEqual({ since: null, lastRead: null })
    await agencyFeed()
    expect(await stateOf('admin', admin)).toEqual({ since: expect.any(String), lastRead: null })
    await app.call('DELETE /api/admin/calendar-feed', { cookie: admin })
    expect(await stateOf('admin', admin)).toEqual({ since: null, lastRead: null })
    for (const [url, cookie, status] of [
      ['/api/admin/calendar-feed', agent.cookie, 403],
      ['/api/agent/calendar-feed', admin, 403],
      ['/api/agent/calendar-feed', undefined, 401],
    ] as const) {
      const headers: Record<string, string> = cookie === undefined ? {} : { cookie }
      expect((await app.send({ method: 'GET', url, headers })).status).toBe(status)
    }
  })
})

describe('the feed of an agent', () => {
  test('is a calendar of their own bookings: what, when, and where once it is confirmed', async () => {
    const [agent, other] = [await hire(), await hire()]
    await other.book()
    const wanted = await agent.book({ event_duration: 5 })
    const sure = await agent.book({ status: 'confirmed', event_date: new Date(Date.now() + 6 * DAY_MS) })
    const url = await agent.make()
    expect(url).toMatch(/^https:\/\/marquee\.example\/api\/calendar\/[\w-]{43}\.ics$/)
    const uid = ({ id }: { id: string }) => `${id}@marquee.example`
    expect(await eventsOf(url)).toEqual([
      {
        ...{ uid: uid(wanted), sequence: 1, status: 'TENTATIVE', summary: 'Wedding', location: null, hours: 5 },
        start: `${wanted.event_date.toISOString().slice(0, 19)}.000Z`,
      },
      expect.objectContaining({
        uid: uid(sure),
        status: 'CONFIRMED',
        location: 'Grant Park; 5, "Low" Street',
        hours: 4,
      }),
    ])
    const { body } = await get(url)
    for (const secret of ['404 555 0199', 'dana@example.com', sure.customer_name, sure.customer_email]) {
      expect(body, secret).not.toContain(secret)
    }
    const lines = String(body).split('\r\n')
    expect([lines.at(-1), Math.max(...lines.map((line) => Buffer.byteLength(line))) <= 75]).toEqual(['', true])
  })

  test('keeps its UID, raises its SEQUENCE, and shows what is cancelled for thirty days', async () => {
    const agent = await hire()
    const booking = await agent.book()
    const url = await agent.make()
    const [before] = await eventsOf(url)
    for (const status of ['confirmed', 'cancelled'] as const) {
      await app.call('PUT /api/bookings/:id', { params: { id: booking.id }, body: { status }, cookie: admin })
    }
    const [after, ...more] = await eventsOf(url)
    expect(after).toMatchObject({ uid: before?.uid, sequence: 3, status: 'CANCELLED', location: null })
    expect(more).toEqual([])
    await using later = await startTestApp({
      env,
      context: { db: app.context.db, now: () => new Date(Date.now() + 31 * DAY_MS) },
    })
    const answer = await later.send({ method: 'GET', url: new URL(url).pathname })
    expect([answer.status, String(answer.body).includes('VEVENT')]).toEqual([200, false])
  })

  test('holds ninety days back and a year ahead', async () => {
    const agent = await hire()
    const at = (days: number) => agent.book({ event_date: new Date(Date.now() + days * DAY_MS), status: 'completed' })
    for (const days of [-91, 367]) await at(days)
    const held = [await at(365), await at(-89)]
    const events = await eventsOf(await agent.make())
    expect(events.map(({ uid }) => uid)).toEqual(held.map(({ id }) => `${id}@marquee.example`))
  })

  test('holds at most 2,000 events, those to come first', async () => {
    const agent = await hire()
    const { id, customer_id } = await agent.book({ event_date: new Date(Date.now() - DAY_MS) })
    await app.database.pool.query(
      `insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date, event_duration)
       select $1, $2, 'Dana', 'dana@example.com', 'other', now() + make_interval(hours => n), 1
       from generate_series(1, 2010) as n`,
      [agent.id, customer_id],
    )
    const events = await eventsOf(await agent.make())
    expect([events.length, events.some(({ uid }) => uid.startsWith(id))]).toEqual([2000, false])
    expect(Math.max(...events.map(({ start }) => Date.parse(start)))).toBeLessThan(Date.now() + 2001 * HOUR_MS)
  })

  test('has one address, which a new one or the feed’s end invalidates', async () => {
    const agent = await hire()
    const first = await agent.make()
    const second = await agent.make()
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
    expect([(await agent.end()).status, (await agent.end()).status]).toEqual([200, 200])
    const { status, body } = await get(second)
    expect([status, body]).toEqual([404, { error: 'There is no such calendar', code: 'not_found' }])
    const stored = await app.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', agent.id)
      .orderBy('id')
      .execute()
    expect(stored.map(({ action }) => action)).toEqual([
      ...['calendar-feed.created', 'calendar-feed.created', 'calendar-feed.removed'],
    ])
    const token = new URL(second).pathname.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(JSON.stringify(stored) + app.logged.join('')).not.toContain(token)
  })

  test('ends with the agent’s time at the agency', async () => {
    const agent = await hire()
    const url = await agent.make()
    await app.call('DELETE /api/agents/:id', { params: { id: agent.id }, cookie: admin })
    expect((await get(url)).status).toBe(404)
  })

  test('has one working address after twenty concurrent requests for one', async () => {
    const agent = await hire()
    const urls = await Promise.all(Array.from({ length: 20 }, () => agent.make()))
    const statuses = await Promise.all(urls.map(async (url) => (await get(url)).status))
    expect([statuses.filter((status) => status === 200).length, new Set(urls).size]).toEqual([1, 20])
  })
})

test('the agency’s feed has everybody’s bookings with the customer’s name, and neither phone nor email', async () => {
  const [vera, otto] = [await hire(), await hire()]
  const [one, two] = [await vera.book(), await otto.book({ status: 'confirmed' })]
  const url = await agencyFeed()
  const events = await eventsOf(url)
  for (const booking of [one, two]) {
    const event = events.find(({ uid }) => uid.startsWith(booking.id))
    expect(event).toMatchObject({
      summary: `Vera Vane, Wedding, ${booking.customer_name}`,
      location: 'Grant Park; 5, "Low" Street',
    })
    expect((await get(url)).body).not.toContain(booking.customer_email)
  }
  expect((await get(url)).body).not.toContain('404 555 0199')
  expect((await app.call('DELETE /api/admin/calendar-feed', { cookie: admin })).status).toBe(200)
  expect((await get(url)).status).toBe(404)
})

test('what is unchanged is 304 without a body; caches of others keep nothing', async () => {
  const agent = await hire()
  await agent.book()
  const url = await agent.make()
  const first = await get(url)
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/calendar; charset=utf-8',
  })
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const same = await get(url, { 'if-none-match': `W/${etag}` })
  expect([same.status, same.body, same.headers.etag]).toEqual([304, '', etag])
  await agent.book()
  const changed = await get(url, { 'if-none-match': etag })
  expect([changed.status, changed.headers.etag === etag]).toEqual([200, false])
  expect((await app.send({ method: 'HEAD', url: new URL(url).pathname })).status).toBe(200)
})

test('what people wrote stays text', async () => {
  const agent = await hire()
  const customer = await buildCustomer(app.context.db)
  await agent.book({
    customer_id: customer.id,
    customer_name: 'Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    event_location: 'A\r\nATTACH:http://evil.example\u0007',
    status: 'confirmed',
  })
  const [event, ...more] = await eventsOf(await agent.make())
  expect([event?.location, more]).toEqual(['A\nATTACH:http://evil.example ', []])
  expect((await eventsOf(await agencyFeed())).some(({ summary }) => summary.includes('END:VEVENT'))).toBe(true)
})

test('the hourly limit of reads counts per IP address, not per token', async () => {
  await using strict = await startTestApp({ env: { ...env, RATE_LIMIT_SCALE: '1' } })
  const read = (n: number) =>
    strict.send({ method: 'GET', url: `/api/calendar/token-${n}.ics`, remoteAddress: '10.2.2.2' })
  const statuses = new Set<number>()
  for (let n = 0; n < 240; n++) statuses.add((await read(n)).status)
  expect([[...statuses], (await read(240)).status]).toEqual([[404], 429])
})

test('only agents and admins make or end feeds of their own', async () => {
  const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(app.context.db)).id })
  const agent = (await hire()).cookie
  for (const method of ['POST', 'DELETE'] as const) {
    for (const [url, wrong] of [
      ['/api/agent/calendar-feed', admin],
      ['/api/admin/calendar-feed', agent],
    ] as const) {
      expect((await app.send({ method, url })).status).toBe(401)
      for (const cookie of [customer, wrong])
        expect((await app.send({ method, url, headers: { cookie } })).status).toBe(403)
    }
  }
})
