import { describe, expect, test } from 'vitest'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
const { cookies } = await signInEach(app)

const read = (query: Record<string, string>, cookie = cookies.admin) =>
  app.call('GET /api/admin/calendar', { query: query as { from: string; to: string }, cookie }) // also what isn't one

describe('the calendar', () => {
  test('bookings that aren’t cancelled and blocked time that lie in a span, by start', async () => {
    const { db } = app.context
    const agent = await buildAgent(db, { name: 'Vera Lux' })
    const book = (iso: string, status: 'pending' | 'confirmed' | 'completed' | 'cancelled', event_duration = 4) =>
      buildBooking(db, { agent_id: agent.id, event_date: new Date(iso), status, event_duration })
    const block = (from: string, to: string, status: 'active' | 'overlapping' | 'ended') =>
      db
        .insertInto('agent_statuses')
        .values({
          ...{ agent_id: agent.id, start_time: new Date(from), end_time: new Date(to), busy_until: new Date(to) },
          ...{ duration_minutes: 60, status },
        })
        .execute()
    // June 2030 in Atlanta begins and ends at 4:00 UTC
    await book('2030-05-31T23:59:00Z', 'confirmed')
    const long = await book('2030-05-29T05:00:00Z', 'confirmed', 72)
    const first = await book('2030-06-01T04:00:00Z', 'pending')
    const done = await book('2030-06-10T00:00:00Z', 'completed')
    await book('2030-06-11T00:00:00Z', 'cancelled')
    const last = await book('2030-07-01T03:59:00Z', 'confirmed')
    await book('2030-07-01T04:00:00Z', 'confirmed')
    await block('2030-01-01T00:00:00Z', '2030-06-02T00:00:00Z', 'active')
    await block('2030-06-05T00:00:00Z', '2030-06-06T00:00:00Z', 'overlapping')
    await block('2030-06-05T00:00:00Z', '2030-06-06T00:00:00Z', 'ended')
    await block('2030-07-01T04:00:00Z', '2030-07-06T00:00:00Z', 'active')
    await buildBooking(db, { event_date: new Date('2030-06-20T00:00:00Z') })

    const june = { from: '2030-06-01', to: '2030-07-01' }
    const { status, body } = await read({ ...june, agentId: agent.id })
    expect([status, body.map(({ bookingId, status, from }) => [bookingId, status, from])]).toEqual([
      200,
      [
        [null, 'blocked', '2030-01-01T00:00:00.000Z'],
        [long.id, 'confirmed', '2030-05-29T05:00:00.000Z'],
        [first.id, 'pending', '2030-06-01T04:00:00.000Z'],
        [null, 'blocked', '2030-06-05T00:00:00.000Z'],
        [done.id, 'completed', '2030-06-10T00:00:00.000Z'],
        [last.id, 'confirmed', '2030-07-01T03:59:00.000Z'],
      ],
    ])
    expect(body[2]).toEqual({
      ...{
        bookingId: first.id,
        bookingNumber: first.number,
        agentId: agent.id,
        agentName: 'Vera Lux',
        customerName: first.customer_name,
      },
      ...{ eventType: 'wedding', eventLocation: null, status: 'pending' },
      ...{ from: '2030-06-01T04:00:00.000Z', to: '2030-06-01T08:00:00.000Z' },
    })
    expect((await read(june)).body).toHaveLength(7)
  })

  test('62 days at most, over a change of clocks too', async () => {
    expect((await read({ from: '2030-10-01', to: '2030-12-02' })).status).toBe(200)
    const { status, body } = await read({ from: '2030-10-01', to: '2030-12-03' })
    expect([status, body.fields]).toEqual([400, { to: 'At most 62 days at a time' }])
  })

  test.each([
    ['to', { from: '2030-01-02', to: '2030-01-02' }],
    ['to', { from: '2030-01-02', to: '2030-01-01' }],
    ['from', { from: 'x', to: '2030-01-01' }],
    ['to', { from: '2030-01-01', to: '2030-02-30' }],
    ['from', { to: '2030-01-01' }],
    ['to', { from: '2030-01-01' }],
    ['agentId', { from: '2030-01-01', to: '2030-01-02', agentId: 'x' }],
  ])('400 for %s: %j', async (field, query) => {
    const { status, body } = await read(query as Record<string, string>) // with a part missing
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('is only for admins', async () => {
    const query = { from: '2030-01-01', to: '2030-01-02' }
    expect((await app.call('GET /api/admin/calendar', { query })).status).toBe(401)
    for (const cookie of [cookies.agent, cookies.customer]) expect((await read(query, cookie)).status).toBe(403)
  })
})

describe('the export', () => {
  const download = async (query: Record<string, string> = {}, cookie = cookies.admin) =>
    app.send({ method: 'GET', url: '/api/admin/exports/bookings', query, ...(cookie && { headers: { cookie } }) })
  const rowsOf = (text: unknown) => String(text).split('\r\n').slice(1, -1)

  test('a file that spreadsheets open, formulas disarmed', async () => {
    const { db } = app.context
    const agent = await buildAgent(db, { name: 'Vera "Lux"' })
    await buildBooking(db, {
      ...{ agent_id: agent.id, customer_name: '=HYPERLINK("x")', event_date: new Date('2031-01-01T02:00:00Z') },
      ...{ event_location: 'Line one\nline two', status: 'confirmed' },
    })
    const { status, headers, body } = await download({ from: '2030-12-31', to: '2031-01-01' })
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="bookings-\d{4}-\d{2}-\d{2}\.csv"$/)
    expect(headers['cache-control']).toContain('no-store')
    expect(String(body).startsWith('\uFEFF"Number","Requested","Status","Event date",')).toBe(true)
    const [row] = rowsOf(body)
    expect(row).toContain('"Confirmed","2031-01-01T02:00:00.000Z","2030-12-31",4,"Wedding","","Line one\nline two"')
    expect(row).toContain('"Vera ""Lux""","model","\'=HYPERLINK(""x"")"')
    expect(row).toContain(',400,0,"Pending Payment",')
  })

  test('all of a status, newest first, over several batches', async () => {
    const { db } = app.context
    const [agent, { customer_id }] = [await buildAgent(db), await buildBooking(db)]
    const start = Date.UTC(2025, 0, 1)
    await db
      .insertInto('bookings')
      .values(
        Array.from({ length: 1200 }, (_, i) => ({
          ...{ agent_id: agent.id, customer_id, customer_name: `Row ${i}`, customer_email: 'x@example.com' },
          ...{ event_type: 'other' as const, event_date: new Date(start), event_duration: 1 },
          ...{ status: 'cancelled' as const, created_at: new Date(start + i * 1000) },
        })),
      )
      .execute()
    const { body } = await download({ status: 'cancelled', from: '2024-12-31', to: '2025-01-02' })
    const names = rowsOf(body).map((row) => /"(Row \d+)"/.exec(row)?.[1])
    expect(names).toEqual(Array.from({ length: 1200 }, (_, i) => `Row ${1199 - i}`))
    expect(rowsOf((await download({ status: 'cancelled', from: '2029-01-01', to: '2029-01-02' })).body)).toEqual([])
  })

  test('bad conditions 400, strangers 401, customers and agents 403', async () => {
    for (const query of [{ status: 'x' }, { from: 'x' }, { to: '2026-02-30' }]) {
      expect((await download(query)).status).toBe(400)
    }
    expect((await download({}, '')).status).toBe(401)
    for (const cookie of [cookies.agent, cookies.customer]) expect((await download({}, cookie)).status).toBe(403)
  })
})
