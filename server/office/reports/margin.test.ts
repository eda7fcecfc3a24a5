import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { reconcilePayments } from '#server/billing/checkout/reconcile.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { buildUser } from '#tests/support/factories.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { signEvent } from '#tests/support/stripe.ts'

let agency: Awaited<ReturnType<typeof openCardAgency>>
beforeEach(async () => {
  const opened = await openCardAgency()
  onTestFinished(() => opened[Symbol.asyncDispose]())
  agency = opened
  await opened.app.context.db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
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
  expect(await read()).toEqual({ months: [whole], unknownFees: 0 })
  const [payment] = await agency.ledgerOf(booking.id)
  const body = { amount: 10_000, reason: 'Rain' }
  await app.call('POST /api/admin/payments/:id/refund', { params: { id: payment?.id ?? '' }, body, cookie })
  expect(await read()).toEqual({
    months: [{ ...whole, returned: 10_000, talent: 21_000, margin: 7_810 }],
    unknownFees: 0,
  })
  expect(await read({ from: '2020-01-01', to: '2020-12-31' })).toEqual({ months: [], unknownFees: 0 })
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
  const booker = await signIn(app, { role: 'admin', userId: (await buildUser(db, { staff_role: 'booker' })).id })
  for (const who of [booker, agency.payer.cookie]) {
    expect((await get(who)).status).toBe(403)
    expect((await app.call('GET /api/admin/reports/margin', { cookie: who })).status).toBe(403)
  }
  expect((await app.call('GET /api/admin/reports/margin')).status).toBe(401)
  await ageSession(app, cookie)
  expect((await get(cookie)).body).toMatchObject({ code: 'reauthentication_required' })
})
