import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { expectPayoutSums } from '#server/billing/payouts/test-support/plain-sums.ts'
import { openDatabase } from '#server/db/client.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { until } from '#tests/support/until.ts'
import { expectTallied } from '../test-support/plain-counts.ts'
import { expectMarginTallied } from '../test-support/plain-margin.ts'
import { expectRevenueTallied } from '../test-support/plain-money.ts'
import { randomChanges, rollDice } from '../test-support/random-changes.ts'
import { foldTallies } from './fold-tallies.ts'

async function openAgency() {
  const database = await borrowTestDatabase(inject('cluster'))
  onTestFinished(() => database[Symbol.asyncDispose]())
  const { pool } = database
  return {
    pool,
    db: openDatabase(pool),
    total: async (measure: string) => {
      const { rows } = await pool.query<{ amount: number | null }>(
        'select sum(amount)::bigint as amount from current_totals where measure = $1',
        [measure],
      )
      return rows[0]?.amount ?? 0
    },
  }
}

/** The payday of the month that earnings enter now. */
const payday = () => ({ months: [atlantaDay(new Date()).slice(0, 7)], years: [] })

describe('debts, invoices, requests and revenue', () => {
  test.each([21, 22, 23])('tallies equal plain counts after any changes (%i)', async (seed) => {
    const { pool, db } = await openAgency()
    const change = await randomChanges(db, rollDice(seed))
    for (let round = 0; round < 6; round++) {
      for (let step = 0; step < 80; step++) await change()
      // some of it folded, some waiting
      await expectMarginTallied(db, rollDice(seed + round))
      await expectTallied(pool)
      await expectPayoutSums(db, payday())
    }
    await expectRevenueTallied(pool)
    expect(await expectMarginTallied(db, rollDice(seed))).toBeGreaterThan(1)
    const margins =
      'select * from margin_tallies where (received, returned, tax, talent, fees, unknown_fees) <> (0, 0, 0, 0, 0, 0) order by 1, 2, 3'
    const { rows: margin } = await pool.query(margins)
    expect(margin.length).toBeGreaterThan(20)
    const { rows: kept } = await pool.query('select * from revenue_tallies where amount <> 0 order by 1, 2, 3, 4')
    const accounts =
      'select * from booking_accounts where (owed_beyond_cents, due_cents, excess_cents) <> (0, 0, 0) order by booking_id'
    const { rows: known } = await pool.query(accounts)
    expect(kept.length).toBeGreaterThan(20)
    expect(known.length).toBeGreaterThan(3)
    await sql`select recount_tallies()`.execute(db)
    expect((await pool.query('select * from revenue_tallies order by 1, 2, 3, 4')).rows).toEqual(kept)
    expect((await pool.query(margins)).rows).toEqual(margin)
    expect((await pool.query(accounts)).rows).toEqual(known)
  })

  test('tallies stay correct under concurrent changes', async () => {
    const { pool, db } = await openAgency()
    for (let round = 0; round < 2; round++) {
      const writers = Array.from({ length: 20 }, async (_, i) => {
        const change = await randomChanges(db, rollDice(500 + i + 100 * round))
        for (let step = 0; step < 25; step++) await change()
      })
      await Promise.all(writers)
      await expectMarginTallied(db, rollDice(round))
      await expectTallied(pool)
      await expectRevenueTallied(pool)
      await expectPayoutSums(db, payday())
      await expectMarginTallied(db, rollDice(round))
    }
  })

  test('tallies stay correct when twenty pay for and invoice one booking at once', async () => {
    const { pool, db, total } = await openAgency()
    const booking = await buildBooking(db, { total_cents: 100_000 })
    const pay = (i: number) =>
      buildPayment(db, booking.id, {
        amount_cents: 1000 + i,
        // not the rows of a settlement, which locks first: each is as rude as can be
        payment_status: i % 5 === 0 ? 'pending' : 'completed',
        purpose: 'deposit',
        reversed_at: new Date(),
      })
    await Promise.all([
      ...Array.from({ length: 20 }, (_, i) => pay(i)),
      buildInvoice(db, booking.id),
      db.updateTable('bookings').set({ total_cents: 90_000 }).where('id', '=', booking.id).execute(),
    ])
    await expectTallied(pool)
    expect(await total('bookings.owed')).toBe(await total('invoices.owed'))
    expect(await total('bookings.owed')).toBeLessThan(43_200)
    await db.updateTable('payments').set({ payment_status: 'completed' }).execute()
    await expectTallied(pool)
    await expectRevenueTallied(pool)
  })
})

describe('the amount owed', () => {
  test('follows price, invoice, payments, refunds and status', async () => {
    const { db, total } = await openAgency()
    const booking = await buildBooking(db, { total_cents: 40_000 })
    const set = (values: object) => db.updateTable('bookings').set(values).where('id', '=', booking.id).execute()
    expect(await total('bookings.owed')).toBe(40_000)
    const invoice = await buildInvoice(db, booking.id)
    expect(await total('bookings.owed')).toBe(43_200)
    const deposit = await buildPayment(db, booking.id, { amount_cents: 10_000, purpose: 'deposit' })
    expect([await total('bookings.owed'), await total('invoices.owed')]).toEqual([33_200, 33_200])
    // as setting a booking aside does
    await set({ status: 'cancelled' })
    expect([await total('bookings.owed'), await total('invoices.owed')]).toEqual([0, 0])
    expect([await total('invoices.pending'), await total('invoices.total')]).toEqual([0, 0])
    await set({ status: 'confirmed' })
    expect([await total('invoices.pending'), await total('invoices.total')]).toEqual([1, 1])
    await db.updateTable('invoices').set({ voided_at: new Date() }).where('id', '=', invoice.id).execute()
    expect([await total('bookings.owed'), await total('invoices.owed')]).toEqual([30_000, 0])
    expect(await total('invoices.total')).toBe(0)
    const balance = await buildPayment(db, booking.id, { amount_cents: 30_000, purpose: 'balance' })
    await set({ payment_status: 'paid' })
    expect(await total('bookings.owed')).toBe(0)
    await buildPayment(db, booking.id, { kind: 'refund', payment_id: deposit.id, amount_cents: 10_000 })
    expect(await total('bookings.owed'), 'what was refunded is not owed again').toBe(0)
    const given = { kind: 'reversal' as const, payment_id: balance.id, amount_cents: 30_000 }
    await buildPayment(db, booking.id, given)
    await set({ payment_status: 'pending' })
    expect(await total('bookings.owed'), 'what was taken back is').toBe(30_000)
  })

  test('leaves out drafts, which no customer received', async () => {
    const { db, total } = await openAgency()
    const booking = await buildBooking(db)
    await buildInvoice(db, booking.id, { status: 'draft' })
    expect([await total('invoices.total'), await total('invoices.owed')]).toEqual([0, 0])
    expect(await total('bookings.owed')).toBe(43_200)
  })

  test('is zero while the price is not confirmed', async () => {
    const { db, total } = await openAgency()
    await buildBooking(db, { total_cents: null })
    expect(await total('bookings.owed')).toBe(0)
  })
})

test('a request that was confirmed once stays so after any later status', async () => {
  const { db, total } = await openAgency()
  const booking = await buildBooking(db)
  const set = (status: 'confirmed' | 'cancelled' | 'pending') =>
    db.updateTable('bookings').set({ status }).where('id', '=', booking.id).execute()
  expect([await total('requests.received'), await total('requests.confirmed')]).toEqual([1, 0])
  await set('confirmed')
  await set('cancelled')
  await set('pending')
  await set('confirmed')
  expect([await total('requests.received'), await total('requests.confirmed')]).toEqual([1, 1])
  await buildBooking(db, { status: 'confirmed' })
  await buildBooking(db, { status: 'cancelled' })
  expect([await total('requests.received'), await total('requests.confirmed')]).toEqual([3, 2])
})

test('a booking, its payments and a fold in open transactions wait for no total', async () => {
  const { pool, db } = await openAgency()
  const agent = await buildAgent(db)
  const customer = await buildCustomer(db)
  const mine = { agent_id: agent.id, customer_id: customer.id }
  const [first, second] = [await buildBooking(db, mine), await buildBooking(db, mine)]
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  await client.query(
    "insert into payments (booking_id, amount_cents, payment_method, payment_status) values ($1, 100, 'cash', 'completed')",
    [first.id],
  )
  await buildPayment(db, second.id)
  await buildBooking(db, mine)
  await foldTallies(db)
  await client.query('commit')
  await expectTallied(pool)
  await expectRevenueTallied(pool)
})

test('a payment waits for another payment of the same booking and counts it', async () => {
  const { pool, db, total } = await openAgency()
  const booking = await buildBooking(db, { total_cents: 40_000 })
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  await client.query(
    `insert into payments (booking_id, purpose, amount_cents, payment_method, payment_status)
     values ($1, 'deposit', 30000, 'cash', 'completed')`,
    [booking.id],
  )
  const other = buildPayment(db, booking.id, { amount_cents: 30_000, purpose: 'balance' })
  await until(async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length === 1
  })
  await client.query('commit')
  await other
  expect(await total('bookings.owed')).toBe(0)
  await expectTallied(pool)
})

test.each([
  // the last second of October in Atlanta, then the first of November, on the night clocks go back
  ['2026-11-01T03:59:59Z', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
  // and on the night they go forward
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
])('a payment of %s counts for %s', async (paid_at, day) => {
  const { pool, db } = await openAgency()
  const booking = await buildBooking(db)
  await buildPayment(db, booking.id, { paid_at, amount_cents: 500 })
  await foldTallies(db)
  const { rows } = await pool.query(
    "select since::text as since from revenue_tallies where unit = 'day' and side = 'agent'",
  )
  expect(rows).toEqual([{ since: day }])
  await expectRevenueTallied(pool)
})
