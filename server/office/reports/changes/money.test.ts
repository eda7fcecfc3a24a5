import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { ChangesList } from '#shared/contract/office/changes-report.admin.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { type CardAgency, startCardAgency } from '#tests/support/card-payments.ts'
import { ageSession, signInBooker } from '#tests/support/sign-in.ts'
import { readCsv } from '../../test-support/read-csv.ts'

let agency: CardAgency
beforeEach(async () => {
  agency = await startCardAgency()
})

/** An odd number of cents, of which half is not whole. */
const PRICE = 33_337

const book = (hours: number) =>
  agency.book({
    status: 'confirmed',
    event_date: new Date(Date.now() + hours * HOUR_MS + 60_000),
    total_cents: PRICE,
  })
const payByHand = async (id: string, verified_at: Date | null = new Date()) =>
  (await buildPayment(agency.app.context.db, id, { amount_cents: PRICE, verified_at })).id

async function cancelOwn(id: string, refund: number, more: { reasonCode?: 'weather'; message?: string } = {}) {
  const { app, payer } = agency
  const { status, body } = await app.call('POST /api/customer/bookings/:id/cancel', {
    ...{ params: { id }, cookie: payer.cookie, body: { refund, ...more } },
  })
  expect([status, body]).toEqual([200, { state: 'canceled', refund }])
}

async function cancel(id: string, body: { cause: 'customer' | 'agency'; refund: number; [more: string]: unknown }) {
  const { app, cookie } = agency
  const { status } = await app.call('POST /api/admin/bookings/:id/cancel', {
    ...{ params: { id }, cookie, body: { reasonCode: 'other', ...body } },
  })
  expect(status).toBe(200)
}

const refund = async (payment: string, amount: number) =>
  expect(
    (
      await agency.app.call('POST /api/admin/payments/:id/refund', {
        ...{ params: { id: payment }, body: { amount, reason: 'Canceled' }, cookie: agency.cookie },
      })
    ).status,
  ).toBe(201)

const read = async (query: { from?: string; to?: string } = {}) =>
  (await agency.app.call('GET /api/admin/reports/changes', { cookie: agency.cookie, query })).body.cancellations

const getFile = (query: string, cookie = agency.cookie) =>
  agency.app.send({ method: 'GET', url: `/api/admin/exports/changes${query}`, headers: { cookie } })
const readFile = async (query: string) => readCsv(String((await getFile(query)).body))
const listFile = (list: ChangesList) => readFile(`?list=${list}`)

const SUMS = ['count', 'kept', 'refunded', 'due'] as const
const addUp = (rows: readonly Record<(typeof SUMS)[number], number>[]) =>
  Object.fromEntries(SUMS.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]))
const cents = (dollars: string | undefined) => Math.round(Number(dollars) * 100)

test('cancellations of every tier, by card and by hand, agree with the ledger and the file to the cent (P15.80)', async () => {
  const { app, cookie, stripe } = agency
  const [free, half, agencys, unpaid] = [await book(80), await book(48), await book(3), await book(3)]
  await agency.payByCard(free.id)
  await cancelOwn(free.id, PRICE, { reasonCode: 'weather' })
  await agency.payByCard(half.id)
  await cancel(half.id, { cause: 'customer', reasonCode: 'weather', refund: 16_668 })
  await agency.payByCard(agencys.id)
  await cancel(agencys.id, { cause: 'agency', reasonCode: 'no_talent', refund: PRICE })
  await cancelOwn(unpaid.id, 0)
  // paid by hand: all is kept, half is kept, an owner's other amount, and money nobody has checked
  const [late, byHand, kind, unchecked] = [await book(3), await book(48), await book(3), await book(48)]
  await payByHand(late.id)
  await cancel(late.id, { cause: 'customer', refund: 0, reason: 'She never\n=came "back"' })
  const payment = await payByHand(byHand.id)
  await cancel(byHand.id, { cause: 'customer', refund: 16_668 })
  await refund(payment, 10_001)
  await payByHand(kind.id)
  await cancel(kind.id, { cause: 'customer', refund: 1, deviationReason: 'A regular.' })
  await payByHand(unchecked.id, null)
  await cancel(unchecked.id, { cause: 'customer', refund: 0 })
  // a card refund that waits for the provider
  const slow = await book(48)
  await agency.payByCard(slow.id)
  stripe.trouble('hang up')
  await cancel(slow.id, { cause: 'customer', refund: 16_668 })
  stripe.trouble(undefined)
  const pending = await agency.book({ event_date: new Date(Date.now() + HOUR_MS), total_cents: PRICE })
  await agency.payByCard(pending.id)
  await cancelOwn(pending.id, PRICE)

  const { reasons, tiers } = await read()
  const kept = { half: 16_669, all: PRICE }
  expect(tiers).toEqual([
    { held: 'tier', keepPercent: 0, count: 1, kept: 0, refunded: PRICE, due: 0 },
    {
      ...{ held: 'tier', keepPercent: 50, count: 4, kept: 3 * kept.half, refunded: 16_668 + 10_001 },
      due: 6_667 + 16_668,
    },
    { held: 'tier', keepPercent: 100, count: 3, kept: kept.all + PRICE - 1, refunded: 0, due: 1 },
    { held: 'agency', keepPercent: null, count: 1, kept: 0, refunded: PRICE, due: 0 },
    { held: 'unconfirmed', keepPercent: null, count: 1, kept: 0, refunded: PRICE, due: 0 },
  ])
  expect(addUp(reasons)).toEqual(addUp(tiers))
  expect(reasons.map(({ cause, reason, count }) => [cause, reason, count])).toEqual([
    ['customer', 'none', 6],
    ['customer', 'weather', 2],
    ['agency', 'no_talent', 1],
    ['customer', 'other', 1],
  ])

  const { rows } = await sql<{ refunded: number; way: number }>`
    select coalesce(sum(amount_cents) filter (where p.payment_status = 'completed'), 0)::bigint as refunded,
      coalesce(sum(amount_cents) filter (where p.payment_status = 'pending'), 0)::bigint as way
    from payments p join bookings b on b.id = p.booking_id where b.status = 'cancelled' and p.kind = 'refund'`.execute(
    app.context.db,
  )
  expect(addUp(tiers).refunded).toBe(rows[0]?.refunded)

  const file = await listFile('cancellations')
  const column = (name: string) => file.reduce((sum, row) => sum + cents(row[name]), 0)
  expect([file.length, column('Kept ($)'), column('Refunded ($)')]).toEqual([
    ...[10, addUp(tiers).kept, addUp(tiers).refunded],
  ])
  expect(column('On its way to a card ($)')).toBe(rows[0]?.way)
  expect(column('On its way to a card ($)') + column('Still to refund by hand ($)')).toBe(addUp(tiers).due)
  expect(file.map((row) => [row['Canceled by'], row['Entered by'], row.Reason, row.Tier])).toEqual([
    ['Customer', 'Customer', 'Weather', 'Free'],
    ['Customer', 'Office', 'Weather', '50% kept'],
    ['Agency', 'Office', 'No talent available', 'None: the agency canceled'],
    ['Customer', 'Customer', 'No reason given', '100% kept'],
    ['Customer', 'Office', 'Another reason', '100% kept'],
    ['Customer', 'Office', 'No reason given', '50% kept'],
    ['Customer', 'Office', 'No reason given', '100% kept'],
    ['Customer', 'Office', 'No reason given', '50% kept'],
    ['Customer', 'Office', 'No reason given', '50% kept'],
    ['Customer', 'Customer', 'No reason given', 'Not confirmed yet'],
  ])
  expect(file[4]).toMatchObject({ 'In words': 'She never\n=came "back"', 'Kept ($)': '333.37', 'Refunded ($)': '0' })
  expect(file[6]).toMatchObject({
    ...{ 'Kept by the terms at most ($)': '333.37', 'Kept as decided at most ($)': '333.36' },
    'Why another amount': 'A regular.',
  })

  // a booking that is not canceled any more leaves the report
  expect((await app.call('POST /api/admin/bookings/:id/undo', { params: { id: late.id }, cookie })).status).toBe(200)
  expect(addUp((await read()).reasons)).toMatchObject({ count: 9, kept: (addUp(tiers).kept as number) - PRICE })
})

test('a span has whole days of Atlanta, also the day the clocks change (P15.80)', async () => {
  const { db } = agency.app.context
  const instants = [
    '2028-03-12T04:59:59.999Z', // the last moment of March 11
    '2028-03-12T05:00:00.000Z',
    '2028-03-13T03:59:59.999Z', // 23 hours later the day is over
    '2028-03-13T04:00:00.000Z',
  ]
  for (const created_at of instants) {
    const { id } = await book(48)
    await payByHand(id)
    await cancel(id, { cause: 'customer', refund: 16_668 })
    await db.updateTable('booking_cancellations').set({ created_at }).where('booking_id', '=', id).execute()
  }
  const count = async (from?: string, to?: string) =>
    addUp((await read({ ...(from && { from }), ...(to && { to }) })).tiers).count
  expect(await count('2028-03-11', '2028-03-12')).toBe(1)
  expect(await count('2028-03-12', '2028-03-13')).toBe(2)
  expect(await count('2028-03-13')).toBe(1)
  expect(await count(undefined, '2028-03-12')).toBe(1)
  expect(await count('2028-03-14', '2028-03-15')).toBe(0)
  const file = await readFile('?from=2028-03-12&to=2028-03-13')
  expect(file.map((row) => row['Day in Atlanta'])).toEqual(['2028-03-12', '2028-03-12'])
  const wrong = { cookie: agency.cookie, query: { from: '2028-03-12', to: '2028-03-12' } }
  expect((await agency.app.call('GET /api/admin/reports/changes', wrong)).status).toBe(400)
})

test('is for owners; the file asks for re-authentication and is audited (P15.84)', async () => {
  const { app, cookie, payer } = agency
  const { db } = app.context
  expect(await read()).toEqual({ reasons: [], tiers: [] })
  const file = await getFile('?list=drop-outs')
  expect([file.status, file.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="drop-outs-\d{4}-\d\d-\d\d\.csv"$/)
  const audits = db.selectFrom('audit_log').select('entity_id').where('action', '=', 'export.made')
  expect(await audits.execute()).toEqual([{ entity_id: 'drop-outs' }])
  expect((await getFile('?list=everything')).status).toBe(400)
  const booker = await signInBooker(app)
  for (const who of [booker, payer.cookie]) {
    expect((await getFile('', who)).status).toBe(403)
    expect((await app.call('GET /api/admin/reports/changes', { cookie: who })).status).toBe(403)
  }
  expect((await app.call('GET /api/admin/reports/changes')).status).toBe(401)
  await ageSession(app, cookie)
  expect((await getFile('')).body).toMatchObject({ code: 'reauthentication_required' })
})
