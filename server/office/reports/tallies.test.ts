import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { buildAgent, buildBooking, buildCategory } from '#tests/support/factories.ts'
import { until } from '#tests/support/until.ts'
import { selectTotals } from '../queries.ts'
import { expectTallied } from '../test-support/plain-counts.ts'
import { randomChanges, rollDice } from '../test-support/random-changes.ts'
import { foldTallies } from './fold-tallies.ts'

async function openAgency() {
  const database = await borrowTestDatabase(inject('cluster'))
  onTestFinished(() => database[Symbol.asyncDispose]())
  return { pool: database.pool, db: openDatabase(database.pool) }
}

/** A transaction that stays open until the test ends it. */
async function openTransaction({ pool }: Awaited<ReturnType<typeof openAgency>>) {
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  return client
}

/** A booking of an agent who can move to another category, and a transaction. */
async function openMove() {
  const agency = await openAgency()
  await buildCategory(agency.db, 'dj')
  const agent = await buildAgent(agency.db)
  const booking = await buildBooking(agency.db, { agent_id: agent.id })
  return { agency, agent, booking, one: await openTransaction(agency) }
}

const insertLike = `insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date,
  event_duration, total_cents) select agent_id, customer_id, customer_name, customer_email, event_type, event_date, 4, 100
  from bookings where id = $1`

test.each([1, 2, 3, 4])('tallies are what plain counts say, after random changes and folds (%i)', async (seed) => {
  const { pool, db } = await openAgency()
  const change = await randomChanges(db, rollDice(seed))
  for (let round = 0; round < 6; round++) {
    for (let step = 0; step < 60; step++) await change()
    await expectTallied(pool)
  }
  await foldTallies(db)
  expect(await db.selectFrom('tally_changes').select('id').execute()).toEqual([])
  await expectTallied(pool)
  const before =
    await sql`select * from tallies where amount <> 0 order by measure, day, category_id, event_type`.execute(db)
  expect(before.rows.length).toBeGreaterThan(20)
  await sql`select recount_tallies()`.execute(db)
  const after = await sql`select * from tallies order by measure, day, category_id, event_type`.execute(db)
  expect(after.rows).toEqual(before.rows)
})

test('tallies stay correct under concurrent changes', async () => {
  const { pool, db } = await openAgency()
  for (let round = 0; round < 3; round++) {
    const workers = [11, 12, 13, 14, 15, 16].map(async (seed) => {
      const change = await randomChanges(db, rollDice(seed + 100 * round))
      for (let step = 0; step < 60; step++) await change()
    })
    await Promise.all(workers)
    await expectTallied(pool)
  }
})

test('folds at once take turns and lose nothing', async () => {
  const { pool, db } = await openAgency()
  const booking = await buildBooking(db)
  for (let i = 0; i < 30; i++) await pool.query(insertLike, [booking.id])
  const { count } = await db
    .selectFrom('tally_changes')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const folded = await Promise.all(Array.from({ length: 5 }, () => foldTallies(db, undefined, 7)))
  expect(folded.reduce((sum, some) => sum + some, 0)).toBe(count)
  await expectTallied(pool)
})

test('a fold ends between two batches when its signal aborts', async () => {
  const { db } = await openAgency()
  await buildBooking(db)
  expect(await foldTallies(db, AbortSignal.abort(), 2)).toBe(2)
})

test('bookings of one agent in two open transactions do not wait for each other, nor for a fold', async () => {
  const agency = await openAgency()
  const booking = await buildBooking(agency.db)
  const [one, two] = [await openTransaction(agency), await openTransaction(agency)]
  await two.query("set local lock_timeout = '300ms'")
  await one.query(insertLike, [booking.id])
  await two.query(insertLike, [booking.id])
  await foldTallies(agency.db)
  await two.query('update bookings set status = $2 where id = $1', [booking.id, 'confirmed'])
  await two.query('commit')
  await one.query('commit')
  await expectTallied(agency.pool)
})

test.each(['insert', 'update', 'pay', 'rename'] as const)(
  'a move of the agent waits for the transaction that counts: %s',
  async (what) => {
    const { agency, agent, booking, one } = await openMove()
    if (what === 'insert') await one.query(insertLike, [booking.id])
    if (what === 'update') await one.query('update bookings set total_cents = 7 where id = $1', [booking.id])
    if (what === 'pay') {
      await one.query(
        `insert into payments (booking_id, amount_cents, payment_method, payment_status) values ($1, 100, 'cash', 'completed')`,
        [booking.id],
      )
    }
    if (what === 'rename') await one.query("update categories set name = 'fashion' where name = 'model'")
    const moved = agency.pool.query("update agents set category = 'dj' where id = $1", [agent.id])
    await until(async () => {
      const { rows } = await agency.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length === 1
    })
    await one.query('commit')
    await moved
    await expectTallied(agency.pool)
  },
)

test.each(['insert', 'update', 'pay'] as const)('a counted change waits while the agent moves: %s', async (what) => {
  const { agency, agent, booking, one } = await openMove()
  await one.query("update agents set category = 'dj' where id = $1", [agent.id])
  const counted =
    what === 'insert'
      ? agency.pool.query(insertLike, [booking.id])
      : what === 'update'
        ? agency.pool.query('update bookings set total_cents = 7 where id = $1', [booking.id])
        : buildPayment(agency.db, booking.id)
  await until(async () => {
    const { rows } = await agency.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length === 1
  })
  await one.query('commit')
  await counted
  await expectTallied(agency.pool)
})

interface PlanNode {
  'Relation Name'?: string
  Plans?: PlanNode[]
}

const relations = ({ 'Relation Name': name, Plans = [] }: PlanNode): string[] => [
  ...(name === undefined ? [] : [name]),
  ...Plans.flatMap(relations),
]

test('reading them touches no table that grows', async () => {
  const { pool, db } = await openAgency()
  const booking = await buildBooking(db)
  await buildPayment(db, booking.id)
  for (let i = 0; i < 200; i++) await pool.query(insertLike, [booking.id])
  await foldTallies(db)
  await pool.query(insertLike, [booking.id])
  await pool.query('analyze')
  const [plan] = await selectTotals(db).explain<{ 'QUERY PLAN': { Plan: PlanNode }[] }>('json', sql`analyze`)
  const read = new Set(relations(plan?.['QUERY PLAN'][0]?.Plan ?? {}))
  expect(read).toEqual(new Set(['tally_totals', 'tally_changes', 'categories']))
})
