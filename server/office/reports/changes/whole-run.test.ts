import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import type { CardAgency } from '#tests/support/card-payments.ts'
import { buildAgent, buildUser } from '#tests/support/factories.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { readCsv } from '../../test-support/read-csv.ts'
import { startTaxedAgency } from '../../test-support/taxed-agency.ts'

let agency: CardAgency
beforeEach(async () => {
  agency = await startTaxedAgency(301)
})

const today = atlantaDay(new Date())
const month = today.slice(0, 7)
const cents = (dollars: string | undefined) => Math.round(Number(dollars) * 100)

/** A price of $333.37 with 8.875 % tax; the deposit of a quarter goes to the card, the balance by Zelle. */
const TOTAL = 36_296
const CARD = 9_074
const ZELLE = 27_222
/** Half is kept: the card takes its part of the other half, the rest goes back by hand. */
const KEPT = 18_148
const BY_HAND = 9_074
/** 70 % of 166.685. */
const SHARE = 11_668
/** All of the tax is in the balance, of which a third goes back. */
const TAX = 2_959 - 986

/** A talent with a login, and a customer's booking with her, confirmed at the agreed price. */
async function startBooked() {
  const { app, cookie, payer } = agency
  const user = await buildUser(app.context.db, { role: 'agent' })
  const agent = await buildAgent(app.context.db, { category: 'model', name: 'Ada Share', user_id: user.id })
  const { name: customerName, email: customerEmail } = payer.customer
  const eventDate = new Date(Date.now() + 48 * HOUR_MS).toISOString()
  const body = bookingBody(agent.id, { customerName, customerEmail, eventDate })
  const booked = await app.call('POST /api/bookings', { body, cookie: payer.cookie })
  expect(booked.status).toBe(201)
  const params = { id: booked.body.id }
  const price = { totalAmount: 333.37, depositPercent: 25, reason: 'As agreed' }
  expect((await app.call('PUT /api/admin/bookings/:id/price', { params, body: price, cookie })).status).toBe(200)
  const confirmed = { params, body: { status: 'confirmed' as const }, cookie }
  expect((await app.call('PUT /api/bookings/:id', confirmed)).status).toBe(200)
  return { agent, params, talent: await signIn(app, { role: 'agent', userId: user.id }) }
}

const preview = async (params: { id: string }) =>
  (await agency.app.call('GET /api/admin/bookings/:id/cancellation', { params, cookie: agency.cookie })).body
const report = async () =>
  (await agency.app.call('GET /api/admin/reports/changes', { cookie: agency.cookie, query: {} })).body.cancellations

async function readFile(url: string) {
  const file = await agency.app.send({ method: 'GET', url, headers: { cookie: agency.cookie } })
  expect([url, file.status]).toEqual([url, 200])
  return readCsv(String(file.body))
}

/** Pays the deposit by card and the balance by Zelle, which the office verifies. Gives the ids of both payments. */
async function payAndVerify(params: { id: string }) {
  const { app, cookie, payer } = agency
  expect((await agency.payByCard(params.id, 'deposit')).status).toBe(200)
  const zelle = { paymentMethod: 'zelle' as const, transactionId: 'ZL-1001', purpose: 'balance' as const }
  const paid = await app.call('POST /api/customer/bookings/:id/pay', { params, body: zelle, cookie: payer.cookie })
  expect(paid.status).toBe(200)
  // what nobody has checked does not come back
  expect(await preview(params)).toMatchObject({
    ...{ total: TOTAL, paid: CARD, reported: ZELLE, figures: { keepPercent: 50, kept: CARD, refund: 0 } },
  })
  const [card, balance] = await agency.ledgerOf(params.id)
  const id = balance?.id ?? ''
  expect((await app.call('POST /api/admin/payments/:id/verify', { params: { id }, cookie })).status).toBe(200)
  expect(await preview(params)).toMatchObject({
    ...{ paid: TOTAL, reported: 0, figures: { keepPercent: 50, kept: KEPT, refund: TOTAL - KEPT } },
    payments: [
      { id: card?.id, amount: CARD, way: 'card' },
      { id, amount: ZELLE, way: 'hand' },
    ],
  })
  return id
}

/** Cancels in the middle tier; the card provider takes its time for its part, then it is done. */
async function cancel(params: { id: string }) {
  agency.stripe.refundsBecome('pending')
  const body = { cause: 'customer', reasonCode: 'weather', refund: TOTAL - KEPT } as const
  const canceled = await agency.app.call('POST /api/admin/bookings/:id/cancel', { params, body, cookie: agency.cookie })
  expect([canceled.status, canceled.body]).toMatchObject([200, { refunded: CARD, byHand: BY_HAND, refused: 0 }])
  expect((await report()).tiers).toMatchObject([{ kept: KEPT, refunded: 0, due: CARD + BY_HAND }])
  const [onItsWay] = await readFile('/api/admin/exports/changes?list=cancellations')
  expect(onItsWay).toMatchObject({ 'On its way to a card ($)': '90.74', 'Still to refund by hand ($)': '90.74' })
  const [made] = agency.stripe.refunds
  if (!made) throw new Error('no refund')
  made.status = 'succeeded'
  expect((await agency.deliver(signEvent({ type: 'refund.updated', object: made }))).status).toBe(200)
  expect((await report()).tiers).toMatchObject([{ kept: KEPT, refunded: CARD, due: BY_HAND }])
}

/** Pays the rest out in two parts: by Venmo with a reference, then as the payment came. */
async function payOutByHand(id: string) {
  const { app, cookie } = agency
  const refund = (body: { amount: number; paymentMethod?: 'venmo'; transactionId?: string }) =>
    app.call('POST /api/admin/payments/:id/refund', {
      ...{ params: { id }, cookie, body: { reason: 'The booking was canceled', ...body } },
    })
  const first = await refund({ amount: 5_000, paymentMethod: 'venmo', transactionId: 'VN-77' })
  expect([first.status, first.body]).toMatchObject([201, { paymentMethod: 'venmo', transactionId: 'VN-77' }])
  expect((await report()).tiers).toMatchObject([{ kept: KEPT, refunded: CARD + 5_000, due: 4_074 }])
  const second = await refund({ amount: 4_074 })
  expect([second.status, second.body]).toMatchObject([201, { paymentMethod: 'zelle', transactionId: null }])
}

test('booked, paid by card and Zelle, canceled in the middle tier and paid back: every report agrees with the ledger (P15.80, P15.12)', async () => {
  const { app, cookie } = agency
  const { agent, params, talent } = await startBooked()
  const zelle = await payAndVerify(params)
  await cancel(params)
  await payOutByHand(zelle)

  // the ledger, row by row and as its file
  const ledger = await agency.ledgerOf(params.id)
  expect(
    ledger.map((row) => [row.kind, row.amount_cents, row.payment_method, row.transaction_id, row.payment_status]),
  ).toEqual([
    ['payment', CARD, 'card', expect.any(String), 'completed'],
    ['payment', ZELLE, 'zelle', 'ZL-1001', 'completed'],
    ['refund', CARD, 'card', null, 'completed'],
    ['refund', 5_000, 'venmo', 'VN-77', 'completed'],
    ['refund', 4_074, 'zelle', null, 'completed'],
  ])
  const rows = await readFile('/api/admin/exports/payments')
  const column = (name: string) => rows.reduce((sum, row) => sum + cents(row[name]), 0)
  expect([rows.length, column('Amount ($)'), column('Tax included ($)')]).toEqual([5, KEPT, TAX])
  expect(agency.stripe.refunds.map(({ amount }) => amount)).toEqual([CARD])
  const { body: details } = await app.call('GET /api/admin/bookings/:id', { params, cookie })
  expect(details).toMatchObject({ status: 'cancelled', paid: KEPT, excess: 0 })
  expect((await preview(params)).decided).toMatchObject({ keep: KEPT, policyKeep: KEPT, due: 0 })

  // the report of cancellations and its file
  const sums = { count: 1, kept: KEPT, refunded: TOTAL - KEPT, due: 0 }
  expect(await report()).toEqual({
    reasons: [{ cause: 'customer', reason: 'weather', ...sums }],
    tiers: [{ held: 'tier', keepPercent: 50, ...sums }],
  })
  expect(await readFile('/api/admin/exports/changes?list=cancellations')).toMatchObject([
    {
      ...{ 'Booking id': params.id, Agent: 'Ada Share', Reason: 'Weather', Tier: '50% kept', 'Entered by': 'Office' },
      ...{ 'Kept by the terms at most ($)': '181.48', 'Kept as decided at most ($)': '181.48' },
      ...{ 'Kept ($)': '181.48', 'Refunded ($)': '181.48', 'On its way to a card ($)': '0' },
      'Still to refund by hand ($)': '0',
    },
  ])

  // talent: statement, payday, its PDF, its file for the bank, the year
  const statement = (await app.call('GET /api/agent/statement', { cookie: talent, query: {} })).body
  expect(statement).toMatchObject({
    total: SHARE,
    lines: [{ bookingId: params.id, share: SHARE, parts: [{ title: 'Canceled booking', share: SHARE }] }],
  })
  expect(JSON.stringify(statement), 'no price').not.toMatch(/33337|33_337|36296|18148|333\.37/)
  const payday = async () => (await app.call('GET /api/admin/payouts', { cookie, query: { month } })).body
  expect(await payday()).toMatchObject([{ id: agent.id, bookings: 1, share: SHARE, adjustments: 0, due: SHARE }])
  expect(await readFile(`/api/admin/exports/payouts?month=${month}`)).toMatchObject([{ 'Amount ($)': '116.68' }])
  const mark = { month, agentIds: [agent.id], method: 'zelle' as const, paidOn: today, expectedTotal: SHARE }
  expect((await app.call('POST /api/admin/payouts', { body: mark, cookie })).body).toMatchObject({ total: SHARE })
  const [paid] = await payday()
  expect(paid).toMatchObject({ paid: SHARE, due: 0 })
  const url = `/api/admin/payouts/${paid?.payout?.id}/statement`
  const { rawPayload } = await app.app.inject({ url, headers: { cookie } })
  const paper = (await readPdfText(new Uint8Array(rawPayload))).replace(/\s+/g, ' ')
  expect(paper).toMatch(/canceled booking \$116\.68/)
  expect(await readFile(`/api/admin/exports/tax-year?year=${today.slice(0, 4)}`)).toMatchObject([
    { Name: 'Ada Share', 'Paid ($)': '116.68' },
  ])

  // the margin
  const margin = TOTAL - (TOTAL - KEPT) - TAX - SHARE - 301
  const all = { received: TOTAL, returned: TOTAL - KEPT, tax: TAX, talent: SHARE, fees: 301, unknownFees: 0, margin }
  const { body: read } = await app.call('GET /api/admin/reports/margin', { cookie, query: {} })
  expect(read.months).toEqual([{ month, ...all }])
  expect(read.talent).toEqual([{ id: agent.id, name: 'Ada Share', ...all }])
  expect(await readFile('/api/admin/exports/margin')).toMatchObject([{ 'Margin ($)': String(margin / 100) }])

  // what the agency keeps of the ledger, less tax and fee, is the margin and what talent was paid
  const { rows: kept } = await app.database.pool.query<{ cents: number }>(
    `select sum(case kind when 'payment' then amount_cents - tax_cents - coalesce(fee_cents, 0)
       else -(amount_cents - tax_cents) end)::int as cents from payments where payment_status = 'completed'`,
  )
  expect(kept).toEqual([{ cents: margin + SHARE }])
})
