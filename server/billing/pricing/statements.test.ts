import { describe, expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildAgent, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { openEarning } from '../test-support/earning.ts'

const { app, admin, agent, book, pay, setStatus, refund } = await openEarning()

const setShare = (percent: number | null, flat: number | null) =>
  app.call('PUT /api/admin/agent-shares/:id', {
    ...{ params: { id: agent().id }, body: { percent, flat, reason: 'As agreed' }, cookie: admin },
  })
const read = async (month?: string) =>
  (await app.call('GET /api/agent/statement', { cookie: agent().cookie, query: month === undefined ? {} : { month } }))
    .body
const shares = async (month?: string) => (await read(month)).lines.map(({ share }) => share)
/** Moves what was entered so far to an earlier month, as time would. */
const passTime = (month: string) =>
  app.context.db
    .updateTable('agent_earnings')
    .set({ month: `${month}-01` })
    .where('agent_id', '=', agent().id)
    .execute()

describe('a booking enters the statement', () => {
  test('at the later of its completion and its payment', async () => {
    const [one, two] = [await book(), await book({ event_date: '2026-01-05T20:00:00Z' })]
    await pay(one.id)
    expect(await read()).toMatchObject({ total: 0, lines: [] })
    await setStatus(one.id, 'completed')
    await setStatus(two.id, 'completed')
    expect(await shares()).toEqual([28_000])
    await pay(two.id)
    const statement = await read()
    expect(statement).toMatchObject({ total: 56_000 })
    expect(statement.lines).toEqual([
      {
        ...{ bookingId: two.id, eventType: 'wedding', eventDate: '2026-01-05T20:00:00.000Z', eventDuration: 4 },
        parts: [],
        share: 28_000,
      },
      expect.objectContaining({ bookingId: one.id }),
    ])
  })

  test('once everything that was paid is verified', async () => {
    const customer = await buildCustomer(app.context.db)
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    const { id } = await book({ customer_id: customer.id, deposit_percent: 50 })
    await pay(id)
    await setStatus(id, 'completed')
    const body = { paymentMethod: 'cash' as const }
    expect((await app.call('POST /api/customer/bookings/:id/pay', { params: { id }, body, cookie })).status).toBe(200)
    expect(await shares(), 'paid, but half of it is only reported').toEqual([])
    const { id: reported } = await app.context.db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', id)
      .where('verified_at', 'is', null)
      .executeTakeFirstOrThrow()
    await app.call('POST /api/admin/payments/:id/verify', { params: { id: reported }, cookie: admin })
    expect(await shares()).toEqual([28_000])
  })

  test('with a percentage of the price without tax, after the discount, half a cent rounded up', async () => {
    await setShare(33, null)
    const { id } = await book()
    // a third of $150.50 is $49.665
    await buildInvoice(app.context.db, id, {
      ...{ subtotal_cents: 20_050, discount_cents: 5000, tax_cents: 1204, total_cents: 16_254 },
    })
    await pay(id)
    await setStatus(id, 'completed')
    expect(await shares()).toEqual([4967])
  })

  test('with a flat amount, for any price', async () => {
    await setShare(null, 12_345)
    for (const total_cents of [10_000, 90_000]) {
      const { id } = await book({ total_cents })
      await pay(id)
      await setStatus(id, 'completed')
    }
    expect(await shares()).toEqual([12_345, 12_345])
  })

  test('with nothing where the agency has set no share', async () => {
    await app.context.db.updateTable('agency_settings').set({ agent_share_percent: null }).execute()
    const { id } = await book()
    await pay(id)
    await setStatus(id, 'completed')
    expect(await shares()).toEqual([0])
  })

  test('under the share that holds that day: a later one changes nothing', async () => {
    const { id } = await book()
    await pay(id)
    await setStatus(id, 'completed')
    await setShare(10, null)
    await app.context.db.updateTable('agency_settings').set({ agent_share_percent: 5 }).execute()
    expect(await shares()).toEqual([28_000])
    const { id: next } = await book()
    await pay(next)
    await setStatus(next, 'completed')
    expect((await shares()).sort()).toEqual([28_000, 4000])
  })

  test('once, also under concurrent writes', async () => {
    const { id } = await book()
    const { id: payment } = await pay(id)
    const set = (values: object) => app.context.db.updateTable('bookings').set(values).where('id', '=', id).execute()
    await Promise.all([
      ...Array.from({ length: 10 }, () => set({ status: 'completed' })),
      ...Array.from({ length: 10 }, () =>
        app.context.db.updateTable('payments').set({ verified_at: new Date() }).where('id', '=', payment).execute(),
      ),
    ])
    const entered = await app.context.db
      .selectFrom('agent_earnings')
      .select('cents')
      .where('booking_id', '=', id)
      .execute()
    expect(entered).toEqual([{ cents: 28_000 }])
  })

  test('of Atlanta’s month', async () => {
    const { rows } = await app.database.pool.query(
      `select atlanta_month(at::timestamptz)::text as month from unnest($1::text[]) as at`,
      [['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z']],
    )
    expect(rows.map(({ month }) => month)).toEqual(['2026-10-01', '2026-11-01', '2026-11-01', '2026-12-01'])
  })
})

describe('what is given back', () => {
  test('before a booking enters lowers the share in proportion', async () => {
    const { id } = await book()
    const payment = await pay(id)
    await refund(payment.id, 10_000)
    await setStatus(id, 'completed')
    expect(await shares()).toEqual([21_000])
  })

  test('after a month had it is taken in the month it happens, never more than there was', async () => {
    const { id } = await book()
    await buildInvoice(app.context.db, id)
    const payment = await pay(id)
    await setStatus(id, 'completed')
    await passTime('2026-01')
    await refund(payment.id, 10_800)
    expect([await shares('2026-01'), await shares()]).toEqual([[28_000], [-7000]])
    await refund(payment.id, 32_400)
    expect([await shares('2026-01'), await shares()]).toEqual([[28_000], [-28_000]])
    expect((await read()).total).toBe(-28_000)
  })

  test('leaves a flat amount whole until everything is back', async () => {
    await setShare(null, 9000)
    const { id } = await book()
    const payment = await pay(id)
    await setStatus(id, 'completed')
    await passTime('2026-01')
    await refund(payment.id, 39_999)
    expect(await shares()).toEqual([])
    await refund(payment.id, 1)
    expect(await shares()).toEqual([-9000])
  })

  test('by a reversal is taken too, and comes again under the same share when it is paid again', async () => {
    const { id } = await book()
    const payment = await pay(id)
    await setStatus(id, 'completed')
    await passTime('2026-01')
    await app.call('POST /api/admin/payments/:id/reverse', {
      ...{ params: { id: payment.id }, body: { reason: 'It bounced' }, cookie: admin },
    })
    expect(await shares()).toEqual([-28_000])
    await passTime('2026-02')
    await setShare(10, null)
    await pay(id)
    expect(await shares()).toEqual([28_000])
  })

  test('is taken as well when a booking turns out not to be completed', async () => {
    const { id } = await book()
    await pay(id)
    await setStatus(id, 'completed')
    await passTime('2026-01')
    await setStatus(id, 'cancelled')
    expect(await shares()).toEqual([-28_000])
  })
})

describe('statements', () => {
  test('are read by the talent itself and by the office, the same', async () => {
    const { id } = await book()
    await pay(id)
    await setStatus(id, 'completed')
    const office = await app.call('GET /api/admin/agent-shares/:id/statement', {
      ...{ params: { id: agent().id }, query: {}, cookie: admin },
    })
    expect(office.body).toEqual(await read())
    expect(JSON.stringify(office.body)).not.toContain('40000')
    await app.context.db.updateTable('agents').set({ archived_at: new Date() }).where('id', '=', agent().id).execute()
    const archived = await app.call('GET /api/admin/agent-shares/:id/statement', {
      ...{ params: { id: agent().id }, query: { month: '2026-01' }, cookie: admin },
    })
    expect([archived.status, archived.body]).toEqual([200, { month: '2026-01', total: 0, lines: [] }])
  })

  test('are for the agent alone', async () => {
    const { id } = await book()
    await pay(id)
    await setStatus(id, 'completed')
    const { db } = app.context
    const other = await buildUser(db, { role: 'agent' })
    await buildAgent(db, { user_id: other.id })
    const cookie = await signIn(app, { role: 'agent', userId: other.id })
    expect((await app.call('GET /api/agent/statement', { cookie })).body.lines).toEqual([])
    const nobody = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
    expect((await app.call('GET /api/agent/statement', { cookie: nobody })).status).toBe(404)
    const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
    expect((await app.call('GET /api/agent/statement', { cookie: customer })).status).toBe(403)
    expect((await app.call('GET /api/agent/statement')).status).toBe(401)
    const path = 'GET /api/admin/agent-shares/:id/statement'
    expect((await app.call(path, { params: { id: crypto.randomUUID() }, cookie: admin })).status).toBe(404)
    expect((await app.call(path, { params: { id: agent().id }, cookie })).status).toBe(403)
  })

  test.each(['2026-13', '2026-1', 'now', '1999-01'])('refuse the month %s', async (month) => {
    const { status, body } = await app.call('GET /api/agent/statement', { cookie: agent().cookie, query: { month } })
    expect([status, body.fields]).toEqual([400, { month: 'Not a month, like 2026-11' }])
  })

  test('list at most 500 bookings, and the total of all', async () => {
    const first = await book()
    await app.database.pool.query(
      `with made as (
         insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date, event_duration)
         select agent_id, customer_id, customer_name, customer_email, event_type, event_date, 2
         from bookings cross join generate_series(1, 502) where id = $1 returning id, agent_id
       )
       insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, entered_at)
       select agent_id, id, '2026-03-01', 100, 50, now() from made`,
      [first.id],
    )
    const { total, lines } = await read('2026-03')
    expect([total, lines.length]).toEqual([50_200, 500])
  })
})
