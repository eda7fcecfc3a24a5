import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { findCancellation } from '../cancellations/rows.ts'
import { readTerms } from '../cancellations/terms.ts'
import { findCandidates, findReplaceable } from './candidate-rows.ts'

let database: LargeDatabase
beforeAll(async () => {
  database = await openLargeDatabase(inject('cluster'), { agents: 10_000, bookings: 30_000 })
}, 180_000)
afterAll(() => database[Symbol.asyncDispose]())

async function findUpcoming(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from bookings where event_date > now() limit 1`.execute(db)
  return rows[0]?.id ?? ''
}

test('candidates among 10,000 agents are found without reading all bookings or all taken times', async () => {
  const { db, pool } = database
  const id = await findUpcoming(db)
  let found = 0
  const plan = await recordPlans(pool, async () => {
    const booking = await findReplaceable(db, id)
    if (booking) found = (await findCandidates(db, booking)).length
  })
  expect(found).toBeGreaterThan(0)
  expect(plan).toContain('agent_statuses')
  expect(plan).not.toContain('Seq Scan on bookings')
  expect(plan).not.toContain('Seq Scan on agent_statuses')
})

test('the preview of a cancellation reads neither all bookings nor all payments', async () => {
  const { db, pool } = database
  const id = await findUpcoming(db)
  const plan = await recordPlans(pool, async () => {
    expect(await readTerms(db, id)).toBeDefined()
    await findCancellation(db, id)
  })
  expect(plan).toContain('bookings')
  expect(plan).not.toContain('Seq Scan on bookings')
  expect(plan).not.toContain('Seq Scan on payments')
})
