import { beforeEach, describe, expect, test } from 'vitest'
import { reconcilePayments } from '#server/billing/checkout/reconcile.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { type CardAgency, startCardAgency } from '#tests/support/card-payments.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { ageSession, signInBooker } from '#tests/support/sign-in.ts'
import { signEvent } from '#tests/support/stripe.ts'

let agency: CardAgency
beforeEach(async () => {
  agency = await startCardAgency()
  await agency.app.context.db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
})

const month = atlantaDay(new Date()).slice(0, 7)
const read = async (query: { from?: string; to?: string } = {}) =>
  (await agency.app.call('GET /api/admin/reports/margin', { cookie: agency.cookie, query })).body
const feesOf = async (id: string) => (await agency.ledgerOf(id)).map(({ kind, fee_cents }) => [kind, fee_cents])
/** Lets a minute pass, after which the job asks. */
const age = () => agency.app.database.pool.query("update payments set created_at = created_at - interval '2 minutes'")

test('a fee is read when a checkout is settled; the margin is what is left, and a refund leaves the fee (P7.126, P7.127)', async () => {
  const booking = await agency.book({ total_cents: 40_000, status: 'confirmed' })
  agency.stripe.feesBecome(1_190)
  expect((await agency.payByCard(booking.id)).status).toBe(200)
  expect(await feesOf(booking.id)).toEqual([['payment', 1_190]])
  const asked = agency.stripe.asked.findLast(({ path }) => path.startsWith('/v1/payment_intents/'))
  expect(decodeURIComponent(asked?.path ?? '')).toContain('expand[]=latest_charge.balance_transaction')
  const { app, cookie } = agency
  await app.call('PUT /api/bookings/:id', { params: { id: booking.id }, body: { status: 'completed' }, cookie })
  const whole = {
    month,
    received: 40_000,
    returned: 0,
    tax: 0,
    talent: 28_000,
    fees: 1_190,
    unknownFees: 0,
    margin: 10_810,
  }
  expect(await read()).toMatchObject({ months: [whole], unknownFees: 0 })
  const [payment] = await agency.ledgerOf(booking.id)
  const body = { amount: 10_000, reason: 'Rain' }
  await app.call('POST /api/admin/payments/:id/refund', { params: { id: payment?.id ?? '' }, body, cookie })
  expect(await read()).toMatchObject({
    months: [{ ...whole, returned: 10_000, talent: 21_000, margin: 7_810 }],
    unknownFees: 0,
  })
  expect(await read({ from: '2020-01-01', to: '2020-12-31' })).toEqual({
    ...{ months: [], categories: [], talent: [] },
    unknownFees: 0,
  })
})

test('a fee that Stripe does not know yet counts as none and is said; the job keeps it later', async () => {
  const [first, second] = [await agency.book({ total_cents: 40_000 }), await agency.book({ total_cents: 20_000 })]
  await agency.payByCard(first.id)
  expect(await feesOf(first.id)).toEqual([['payment', null]])
  // Stripe answers with an error when it is asked for the fee: the payment stands
  const opened = agency.sessionOf((await agency.checkout(second.id)).body.url)
  const session = agency.stripe.pay(opened)
  agency.stripe.trouble(503, `/v1/payment_intents/${session.payment_intent}`)
  expect((await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))).status).toBe(200)
  expect(await agency.statusOf(second.id)).toBe('paid')
  expect(await read()).toMatchObject({ unknownFees: 2, months: [{ received: 60_000, fees: 0, margin: 60_000 }] })
  agency.stripe.trouble(undefined, `/v1/payment_intents/${session.payment_intent}`)
  agency.stripe.feesBecome(900)
  await reconcilePayments(agency.app.context)
  expect(await feesOf(first.id), 'a young payment waits').toEqual([['payment', null]])
  await age()
  await reconcilePayments(agency.app.context)
  expect([await feesOf(first.id), await feesOf(second.id)]).toEqual([[['payment', 900]], [['payment', 900]]])
  agency.stripe.feesBecome(5)
  await reconcilePayments(agency.app.context)
  expect(await read()).toMatchObject({ unknownFees: 0, months: [{ fees: 1_800, margin: 58_200 }] })
})

test('tax is left out: it is not the agency’s (P7.106)', async () => {
  const { app } = agency
  await app.context.db
    .updateTable('tax_settings')
    .set({ rate: 8000, saved_at: new Date(), name: 'Sales tax' })
    .execute()
  await agency.payByCard((await agency.book({ total_cents: 42_500 })).id)
  expect((await read()).months).toMatchObject([{ received: 45_900, tax: 3_400, talent: 0, margin: 42_500 }])
})

describe('by category and by talent (P7.150)', () => {
  const SUMS = ['received', 'returned', 'tax', 'talent', 'fees', 'unknownFees', 'margin'] as const
  const addUp = (rows: readonly Record<(typeof SUMS)[number], number>[]) =>
    SUMS.map((name) => rows.reduce((sum, row) => sum + row[name], 0))

  /** A completed booking of someone, paid by card at odd cents, and partly refunded. */
  async function earn(agentId: string, cents: number, refund?: number) {
    const { app, cookie } = agency
    const booking = await agency.book({ agent_id: agentId, total_cents: cents, status: 'confirmed' })
    await agency.payByCard(booking.id)
    await app.call('PUT /api/bookings/:id', { params: { id: booking.id }, body: { status: 'completed' }, cookie })
    if (refund === undefined) return
    const [payment] = await agency.ledgerOf(booking.id)
    const body = { amount: refund, reason: 'Rain' }
    await app.call('POST /api/admin/payments/:id/refund', { params: { id: payment?.id ?? '' }, body, cookie })
  }

  test('sums are those of the months, to the cent, with tax, fees and refunds', async () => {
    const { db } = agency.app.context
    await db.updateTable('tax_settings').set({ rate: 8875, saved_at: new Date(), name: 'Sales tax' }).execute()
    const people = [
      await buildAgent(db, { category: 'model', name: 'Ada Model' }),
      await buildAgent(db, { category: 'model', name: 'Bo Model', share_percent: 33 }),
      await buildAgent(db, { category: 'bartender', name: 'Cy Pour' }),
    ]
    await db.updateTable('categories').set({ card_payments: true }).execute()
    agency.stripe.feesBecome(1_191)
    for (const [place, person] of people.entries()) await earn(person.id, 33_337 + place * 1_001, 7_777)
    agency.stripe.feesBecome(null)
    await earn(people[1]?.id ?? '', 9_999)
    const { months, categories, talent } = await read()
    const whole = addUp(months)
    expect(whole.every((cents, place) => cents > 0 || SUMS[place] === 'margin')).toBe(true)
    expect(addUp(categories)).toEqual(whole)
    expect(addUp(talent)).toEqual(whole)
    expect(categories.map(({ name }) => name)).toEqual(['model', 'bartender'])
    expect(talent.map(({ name, id }) => [name, id])).toEqual(
      [1, 2, 0].map((place) => [people[place]?.name, people[place]?.id]),
    )
    expect(talent.map(({ unknownFees }) => unknownFees)).toEqual([1, 0, 0])
    for (const part of [...categories, ...talent]) {
      const { received, returned, tax, fees } = part
      expect(part.margin).toBe(received - returned - tax - part.talent - fees)
    }
    expect((await read({ from: '2020-01-01', to: '2020-12-31' })).talent).toEqual([])
  })

  test('names 20 people and puts everyone else in one row; the files have all of them', async () => {
    const { app, cookie } = agency
    const { db } = app.context
    const booking = await agency.book({ total_cents: 40_000 })
    await agency.payByCard(booking.id)
    for (let n = 0; n < 22; n++) {
      const { id } = await buildAgent(db, { category: 'model', name: `Person ${String(n).padStart(2, '0')}` })
      const line = { booking_id: booking.id, cents: 100 + n, share_percent: 70, entered_at: new Date() }
      await db
        .insertInto('agent_earnings')
        .values({ ...line, agent_id: id, month: `${month}-01` })
        .execute()
    }
    const { months, talent } = await read()
    expect(talent).toHaveLength(21)
    expect(talent.at(-1)).toMatchObject({ id: null, name: 'Everyone else', received: 0, talent: 119 + 120 + 121 })
    expect(addUp(talent)).toEqual(addUp(months))
    const lines = async (by: string) =>
      String((await app.send({ method: 'GET', url: `/api/admin/exports/margin?by=${by}`, headers: { cookie } })).body)
        .trim()
        .split('\r\n')
    const people = await lines('talent')
    expect(people[0]).toMatch(/"Talent","Received \(\$\)".*"Margin \(\$\)".*"Talent id"$/)
    expect(people).toHaveLength(1 + 23)
    expect(people[1]).toMatch(/^"Vera Vane",400,0,0,0,0,400,1,"[0-9a-f-]{36}"$/)
    expect(await lines('category')).toEqual([expect.stringContaining('"Category"'), '"model",400,0,0,24.31,0,375.69,1'])
    expect((await lines('month'))[1]).toBe(`"${month}",400,0,0,24.31,0,375.69,1`)
    const url = '/api/admin/exports/margin?by=week'
    expect((await app.send({ method: 'GET', url, headers: { cookie } })).status).toBe(400)
  })
})

test('is for owners; the CSV asks for re-authentication and is audited', async () => {
  const { app, cookie } = agency
  const { db } = app.context
  agency.stripe.feesBecome(1_190)
  await agency.payByCard((await agency.book({ total_cents: 40_000 })).id)
  const get = (who: string) => app.send({ method: 'GET', url: '/api/admin/exports/margin', headers: { cookie: who } })
  const file = await get(cookie)
  expect(String(file.body)).toContain(`"${month}",400,0,0,0,11.9,388.1,0`)
  expect(file.headers['cache-control']).toBe('private, no-store')
  const audits = db.selectFrom('audit_log').select('entity_id').where('action', '=', 'export.made')
  expect(await audits.execute()).toEqual([{ entity_id: 'margin' }])
  const booker = await signInBooker(app)
  for (const who of [booker, agency.payer.cookie]) {
    expect((await get(who)).status).toBe(403)
    expect((await app.call('GET /api/admin/reports/margin', { cookie: who })).status).toBe(403)
  }
  expect((await app.call('GET /api/admin/reports/margin')).status).toBe(401)
  await ageSession(app, cookie)
  expect((await get(cookie)).body).toMatchObject({ code: 'reauthentication_required' })
})
