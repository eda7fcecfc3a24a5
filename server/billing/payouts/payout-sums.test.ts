import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase, openPool } from '#server/db/client.ts'
import { deleteBookings } from '#server/office/demo/delete-rows.ts'
import { recordPlans } from '#tests/support/plans.ts'
import { randomNumbers } from '#tests/support/random.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { sumPayouts } from './payout-rows.ts'
import { sumTaxYear } from './tax-year/tax-year-rows.ts'
import { makePayday, openPayday } from './test-support/payday.ts'
import { expectPayoutSums, readPayoutSums } from './test-support/plain-sums.ts'

let app: TestApp
let owner: string

beforeEach(async () => {
  ;({ app, owner } = await openPayday())
})

const { hire, earn, moveTo, refund, summary, mark } = makePayday(() => ({ app, owner }))

const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11']
const SPANS = { months: [...MONTHS, '2026-12'], years: [2024, 2025, 2026, 2027] }
const DAYS = ['2025-12-31', '2026-01-01', '2026-11-20']
const METHODS = ['zelle', 'check', 'card_processor'] as const

const standing = () =>
  app.context.db.selectFrom('payouts').select('id').where('reopened_at', 'is', null).orderBy('id').execute()
const reopen = (id: string) =>
  app.call('POST /api/admin/payouts/:id/reopen', { cookie: owner, params: { id }, body: { reason: 'Wrong account' } })
const reverse = (id: string) =>
  app.call('POST /api/admin/payments/:id/reverse', { cookie: owner, params: { id }, body: { reason: 'Never arrived' } })
const setStatus = (id: string, status: 'confirmed' | 'completed') =>
  app.call('PUT /api/bookings/:id', { cookie: owner, params: { id }, body: { status } })
const undo = (id: string) => app.call('POST /api/admin/bookings/:id/undo', { cookie: owner, params: { id } })
/** Deletes a person with all bookings, as the removal of the demo does. */
async function remove(agentId: string) {
  const { db } = app.context
  const bookings = await db.selectFrom('bookings').select('id').where('agent_id', '=', agentId).execute()
  const none = { customers: [], ownBookings: [], users: [], emails: [], testimonials: [], service_packages: [] }
  const going = { ...none, images: [], categories: [], agents: [agentId], bookings: bookings.map(({ id }) => id) }
  await db.transaction().execute((trx) => deleteBookings(trx, going))
}

/** People, and what happens to their earnings and payouts, at random. */
async function stage(seed: number) {
  const { db } = app.context
  const roll = randomNumbers(seed)
  const pick = <T>(values: readonly T[]): T => values[roll(0, values.length - 1)] as T // never called with none
  const people = await Promise.all(Array.from({ length: 5 }, (_, i) => hire(`Vera ${i}`)))
  const entered: Awaited<ReturnType<typeof earn>>[] = []
  const some = async (change: (of: (typeof entered)[number]) => Promise<unknown>) => {
    if (entered.length > 0) await change(pick(entered))
  }
  const earning = async () => entered.push(await earn(pick(people).id, pick(MONTHS), roll(10, 900) * 100))
  const paying = async () => {
    const month = pick(MONTHS)
    const agentIds = roll(0, 1) === 0 ? null : [pick(people).id]
    const { due } = agentIds ? { due: await dueOf(agentIds[0] ?? '', month) } : await summary(month)
    return mark(due, { month, agentIds, paidOn: pick(DAYS), method: pick(METHODS) })
  }
  const dueOf = async (id: string, month: string) => {
    const { body } = await app.call('GET /api/admin/payouts', { cookie: owner, query: { month } })
    return body.find((row) => row.id === id)?.due ?? 0
  }
  const steps = [
    ...[earning, earning, earning, earning],
    ...[paying, paying],
    () => some(({ payment }) => refund(payment.id, roll(1, 9) * 100).catch(() => undefined)),
    () => some(({ booking }) => moveTo(pick(MONTHS), booking.id)),
    () => some(({ payment }) => reverse(payment.id)),
    () => some(({ booking }) => setStatus(booking.id, pick(['confirmed', 'completed']))),
    () => some(({ booking }) => undo(booking.id)),
    () =>
      some(({ booking }) =>
        db
          .updateTable('bookings')
          .set({ agent_id: pick(people).id })
          .where('id', '=', booking.id)
          .execute(),
      ),
    async () => {
      const payouts = await standing()
      if (payouts.length > 0) await reopen(pick(payouts).id)
    },
    () => sql`select fold_tallies(${roll(1, 12)})`.execute(db),
  ]
  return { people, step: () => pick(steps)() }
}

test.each([1, 2, 3])(
  'the kept sums are what lines and payouts add up to, after random steps (P7.85, P7.124) (%i)',
  async (seed) => {
    const { db } = app.context
    const { people, step } = await stage(seed)
    for (let round = 0; round < 8; round++) {
      for (let i = 0; i < 12; i++) await step()
      expect(await expectPayoutSums(db, SPANS)).toBeGreaterThan(0)
    }
    expect((await db.selectFrom('payouts').select('id').execute()).length).toBeGreaterThan(2)
    await remove(people[0]?.id ?? '')
    await expectPayoutSums(db, SPANS)
    const kept = await readPayoutSums(db)
    expect(kept.waiting).toBe(0)
    expect(kept.due.length + kept.years.length).toBeGreaterThan(2)
    expect([...kept.due, ...kept.years].filter(({ agent_id }) => agent_id === people[0]?.id)).toEqual([])
    await expectPayoutSums(db, SPANS)
    await sql`select recount_tallies()`.execute(db)
    expect(await readPayoutSums(db)).toEqual(kept)
  },
)

test('they stay so when payouts, reopenings, refunds and folds come at once', async () => {
  const { db } = app.context
  const people = await Promise.all([hire('Vera'), hire('Noor'), hire('Imani')])
  for (let round = 0; round < 4; round++) {
    const entered = []
    for (const { id } of people) entered.push(await earn(id, MONTHS[round], 40_000))
    const earlier = await standing()
    const [month = '', later = ''] = [MONTHS[round], MONTHS[round + 1] ?? '2026-11']
    const answers: Promise<{ status: number }>[] = [
      ...[month, later, month].map(async (of) => mark((await summary(of)).due, { month: of })),
      ...people.map(async ({ id }) => mark(28_000, { month: later, agentIds: [id] })),
      ...earlier.slice(0, 2).map(({ id }) => reopen(id)),
      ...entered.slice(0, 1).map(({ payment }) =>
        app.call('POST /api/admin/payments/:id/refund', {
          ...{ params: { id: payment.id }, body: { amount: 10_000, reason: 'Rain' }, cookie: owner },
        }),
      ),
    ]
    const statuses = (await Promise.all([...answers, sql`select fold_tallies(2)`.execute(db)])).map((answer) =>
      'status' in answer ? answer.status : 200,
    )
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([])
    await expectPayoutSums(db, SPANS)
  }
  expect((await db.selectFrom('payouts').select('id').execute()).length).toBeGreaterThan(2)
  const kept = await readPayoutSums(db)
  await sql`select recount_tallies()`.execute(db)
  expect(await readPayoutSums(db)).toEqual(kept)
})

test('lines of one person in two open transactions do not wait for each other, nor for a fold', async () => {
  const { pool } = app.database
  const { id } = await hire('Vera Vane')
  const { booking } = await earn(id)
  const insert = `insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, entered_at)
    select agent_id, booking_id, month, 100, share_percent, now() from agent_earnings where booking_id = $1 limit 1`
  const [one, two] = [await pool.connect(), await pool.connect()]
  try {
    for (const client of [one, two]) await client.query("begin; set local lock_timeout = '300ms'")
    await one.query(insert, [booking.id])
    await two.query(insert, [booking.id])
    await sql`select fold_tallies(100)`.execute(app.context.db)
    await two.query('commit')
    await one.query('commit')
  } finally {
    one.release()
    two.release()
  }
  await expectPayoutSums(app.context.db, SPANS)
  expect((await summary()).due).toBe(28_200)
})

test('the figures read neither statement lines nor all payouts', async () => {
  const { id } = await hire('Vera Vane')
  await earn(id)
  await earn(id, '2026-10')
  await mark(28_000, { month: '2026-10' })
  const pool = openPool({ ...app.database.connection, max: 1 })
  const db = openDatabase(pool)
  // the tables are too small for the planner to choose an index
  await pool.query('set enable_seqscan = off')
  const plans = await recordPlans(pool, async () => {
    await sumPayouts(db, '2026-11')
    await sumTaxYear(db, { year: 2026, threshold: 200_000 })
  })
  await pool.end()
  expect(plans).toContain('due_tallies')
  expect(plans).toContain('payout_years')
  expect(plans).not.toMatch(/agent_earnings|bookings/)
  for (const line of plans.split('\n').filter((one) => / on payouts\b/.test(one))) expect(line).toContain('Index')
})
