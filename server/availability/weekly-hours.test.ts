import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readBusy } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { inAtlanta } from '#tests/support/in-atlanta.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInAgent } from '#tests/support/sign-in.ts'

const { app, admin } = await openOffice()

interface Hours {
  weekday: number
  from: number
  to: number
}

async function hire(name = `a${randomUUID().replaceAll('-', '')}`) {
  const { id, cookie } = await signInAgent(app, { name })
  return {
    ...{ id, name, cookie },
    set: (body: Hours[]) => app.call('PUT /api/agent/weekly-hours', { cookie, body }),
    /** Whether a search for the time finds them. */
    async isFound(date: string, hours: number) {
      const { body } = await app.call('GET /api/agents', { query: { q: name, date, hours } })
      return body.some((agent) => agent.id === id)
    },
    busy: (from: string, to: string) => readBusy(app, id, from, to),
  }
}
const [FRIDAY, SATURDAY, SUNDAY] = [5, 6, 0]
const evening = (weekday: number) => ({ weekday, from: 20 * 60, to: 28 * 60 })

describe('weekly hours', () => {
  test('are set whole, listed by day, audited once, and the same for the office', async () => {
    const agent = await hire()
    const hours = [evening(SATURDAY), evening(FRIDAY)]
    const sorted = [evening(FRIDAY), evening(SATURDAY)]
    expect(await agent.set(hours)).toMatchObject({ status: 200, body: sorted })
    await agent.set(sorted)
    expect((await app.call('GET /api/agent/weekly-hours', { cookie: agent.cookie })).body).toEqual(sorted)
    const office = { cookie: admin, params: { id: agent.id } }
    expect((await app.call('GET /api/admin/agents/:id/weekly-hours', office)).body).toEqual(sorted)
    expect((await app.call('PUT /api/admin/agents/:id/weekly-hours', { ...office, body: [] })).body).toEqual([])
    expect((await app.call('GET /api/agent/weekly-hours', { cookie: agent.cookie })).body).toEqual([])
    const entries = app.context.db.selectFrom('audit_log').select('actor_role').where('entity_id', '=', agent.id)
    expect(await entries.where('action', '=', 'weekly-hours.changed').orderBy('id').execute()).toEqual([
      { actor_role: 'agent' },
      { actor_role: 'admin' },
    ])
  })

  test.each([
    ['overlap', [evening(FRIDAY), { weekday: FRIDAY, from: 1100, to: 1300 }]],
    ['overlap past midnight', [evening(FRIDAY), { weekday: SATURDAY, from: 200, to: 300 }]],
    ['overlap from Saturday into Sunday', [evening(SATURDAY), { weekday: SUNDAY, from: 0, to: 60 }]],
    ['end before they begin', [{ weekday: 1, from: 600, to: 600 }]],
    ['end too late', [{ weekday: 1, from: 600, to: 2881 }]],
    ['begin on the next day', [{ weekday: 1, from: 1440, to: 1500 }]],
    ['name no day', [{ weekday: 7, from: 0, to: 60 }]],
    ['are no minutes', [{ weekday: 1, from: 0.5, to: 60 }]],
    ['are too many', Array.from({ length: 22 }, (_, n) => ({ weekday: 1, from: n, to: n + 1 }))],
  ])('hours that %s are 400', async (_name, hours) => {
    const agent = await hire()
    expect((await agent.set(hours)).status).toBe(400)
    expect((await app.call('GET /api/agent/weekly-hours', { cookie: agent.cookie })).body).toEqual([])
  })

  test('an agent without hours is free any time; unknown agents are 404', async () => {
    const agent = await hire()
    expect(await agent.isFound('2026-12-07T04:00', 3)).toBe(true)
    expect(await agent.busy('2026-12-01', '2027-01-31')).toEqual([])
    for (const method of ['GET', 'PUT'] as const) {
      const call = { cookie: admin, params: { id: randomUUID() }, body: [] }
      expect((await app.call(`${method} /api/admin/agents/:id/weekly-hours`, call)).status).toBe(404)
    }
  })

  inAtlanta(
    'search and availability say the same: only a span within the hours is free, past midnight too',
    async () => {
      const agent = await hire()
      await agent.set([evening(FRIDAY), evening(SATURDAY)])
      // 2026-12-04 is a Friday
      const found = async (date: string, hours: number) => [
        await agent.isFound(date, hours),
        (await agent.busy(date, `${date.slice(0, 10)}T23:59`)).length,
      ]
      expect(await found('2026-12-04T20:00', 8)).toEqual([true, 0])
      expect(await agent.isFound('2026-12-05T02:00', 2)).toBe(true)
      expect(await agent.isFound('2026-12-05T02:00', 3)).toBe(false)
      expect(await found('2026-12-04T19:00', 2)).toEqual([false, 1])
      expect(await found('2026-12-03T21:00', 1)).toEqual([false, 1])
      expect(await agent.isFound('2026-12-06T03:00', 1), 'Saturday night, on Sunday').toBe(true)
      expect(await agent.busy('2026-12-04', '2026-12-05')).toEqual([
        ['2026-12-04T05:00:00.000Z', '2026-12-05T01:00:00.000Z'],
        ['2026-12-05T09:00:00.000Z', '2026-12-06T01:00:00.000Z'],
      ])
    },
  )

  inAtlanta('a booking within the hours is merged with what lies around them', async () => {
    const agent = await hire()
    await agent.set([evening(FRIDAY)])
    const booking = await buildBooking(app.context.db, {
      agent_id: agent.id,
      event_date: new Date('2026-12-05T01:00:00Z'),
    })
    await app.call('PUT /api/bookings/:id', {
      params: { id: booking.id },
      body: { status: 'confirmed' },
      cookie: admin,
    })
    expect(await agent.busy('2026-12-04', '2026-12-05')).toEqual([
      ['2026-12-04T05:00:00.000Z', '2026-12-05T05:00:00.000Z'],
      ['2026-12-05T09:00:00.000Z', '2026-12-06T05:00:00.000Z'],
    ])
  })

  inAtlanta(
    'the nights clocks change: March needs no skipped hour, November belongs to who stays to its end',
    async () => {
      const agent = await hire()
      await agent.set([
        { weekday: SATURDAY, from: 1320, to: 1560 },
        { weekday: SUNDAY, from: 180, to: 360 },
      ])
      expect(await agent.isFound('2027-03-13T22:00', 7), '22:00 EST to 6:00 EDT').toBe(true)
      expect(await agent.isFound('2027-03-06T22:00', 7), 'a week before there is a gap').toBe(false)
      expect(await agent.isFound('2026-10-31T22:00', 5), '22:00 EDT to 2:00 EST').toBe(true)
      expect(await agent.isFound('2026-10-31T22:00', 6)).toBe(false)
    },
  )

  test('the office may confirm outside the hours', async () => {
    const agent = await hire()
    await agent.set([evening(FRIDAY)])
    const booking = await buildBooking(app.context.db, {
      agent_id: agent.id,
      event_date: new Date('2026-12-08T15:00:00Z'),
    })
    const set = { params: { id: booking.id }, body: { status: 'confirmed' as const }, cookie: admin }
    expect((await app.call('PUT /api/bookings/:id', set)).status).toBe(200)
  })

  test('twenty concurrent changes of hours leave one complete set', async () => {
    const agent = await hire()
    const sets = Array.from({ length: 20 }, (_, n) => [evening(n % 7), { weekday: n % 7, from: n, to: n + 10 }])
    const answers = await Promise.all(sets.map((hours) => agent.set(hours)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await app.call('GET /api/agent/weekly-hours', { cookie: agent.cookie })
    expect(sets.map((hours) => JSON.stringify([hours[1], hours[0]]))).toContain(JSON.stringify(body))
  })
})

test.each([
  ['no end', { from: '2026-12-01' }],
  ['the end before the beginning', { from: '2026-12-02', to: '2026-12-01' }],
  ['more than 62 days', { from: '2026-12-01', to: '2027-02-01' }],
  ['no date', { from: '2026-13-01', to: '2026-12-01' }],
])('availability asked with %s is 400', async (_name, query) => {
  const { id } = await hire()
  expect((await app.send({ method: 'GET', url: `/api/agents/${id}/availability`, query })).status).toBe(400)
})

test('availability of 62 days is answered, of an agent who is unavailable too', async () => {
  const { id } = await buildAgent(app.context.db, { availability: false })
  const query = { from: '2026-10-01', to: '2026-12-01' }
  expect((await app.call('GET /api/agents/:id/availability', { params: { id }, query })).body).toEqual({ busy: [] })
})
