import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { selectCanceled, selectCanceledSums } from './cancellation-rows.ts'
import { selectDropOutCauses, selectDropOuts, selectOffers } from './drop-out-rows.ts'
import { selectFields, selectOutcomes, selectPriceChange, selectRequests } from './request-rows.ts'

/** Cancellations, requests and drop-outs of eight years, on every tenth booking: a month is far from a tie for the planner. */
const CHANGED = `
  insert into booking_cancellations (booking_id, cause, reason_code, keep_percent, policy_keep_cents, keep_cents,
    by_customer, created_at)
  select id, 'customer', 'weather', 50, 1000, 1000, true, now() - number % 3000 * interval '1 day'
  from bookings where number % 10 = 0;
  insert into booking_requests (booking_id, kind, state, wanted, created_at)
  select id, 'change', 'approved', '{"eventDuration": 6}', now() - number % 3000 * interval '1 day'
  from bookings where number % 10 = 1;
  insert into drop_outs (booking_id, agent_id, cause, event_date, created_at, resolved_at)
  select id, agent_id, 'declined', event_date, now() - number % 3000 * interval '1 day', now()
  from bookings where number % 10 = 2;`

let database: LargeDatabase
beforeAll(async () => {
  database = await openLargeDatabase(inject('cluster'), { agents: 300, bookings: 30_000 }, CHANGED)
}, 180_000)
afterAll(() => database[Symbol.asyncDispose]())

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

test('a month is found by its index, and neither all bookings nor all payments are read (P15.85)', async () => {
  const { db, pool } = database
  const span = { from: day(60), to: day(30) }
  let counted = 0
  const plan = await recordPlans(pool, async () => {
    const sums = (await selectCanceledSums(span).execute(db)).rows.filter(({ cause }) => cause !== null)
    counted = sums.reduce((sum, { count }) => sum + count, 0)
    for (const select of [selectOutcomes, selectFields, selectPriceChange, selectDropOutCauses, selectOffers]) {
      await select(span).execute(db)
    }
    const page = { last: undefined, limit: 500 }
    const rows = (await selectCanceled(span, page).execute(db)).rows
    expect(rows).toHaveLength(counted)
    await selectCanceled(span, { ...page, last: rows[10]?.id }).execute(db)
    await selectRequests(span, page).execute(db)
    await selectDropOuts(span, page).execute(db)
  })
  expect(counted).toBeGreaterThan(10)
  for (const index of ['booking_cancellations_of_time', 'booking_requests_of_time', 'drop_outs_of_time']) {
    expect(plan).toContain(index)
  }
  for (const table of ['bookings', 'payments', 'booking_cancellations', 'booking_requests', 'drop_outs']) {
    expect(plan).not.toContain(`Seq Scan on ${table}`)
  }
})

test('the file goes on after a row without leaving one out, also among rows of one moment', async () => {
  const { db } = database
  const all = (await selectCanceled({}, { last: undefined, limit: 100_000 }).execute(db)).rows.map(({ id }) => id)
  const read: string[] = []
  for (;;) {
    const { rows } = await selectCanceled({}, { last: read.at(-1), limit: 400 }).execute(db)
    if (rows.length === 0) break
    read.push(...rows.map(({ id }) => id))
  }
  expect(all.length).toBeGreaterThan(2500)
  expect(read).toEqual(all)
})
