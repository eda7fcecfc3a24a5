import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { findColumn } from './find-column.ts'

let database: LargeDatabase
let db: Database
let pool: pg.Pool
beforeAll(async () => {
  database = await openLargeDatabase(inject('cluster'), { agents: 300, bookings: 30_000 })
  ;({ db, pool } = database)
  // as autovacuum leaves it: the index of states alone then answers, without its rows
  await pool.query('vacuum analyze bookings')
}, 180_000)
afterAll(() => database[Symbol.asyncDispose]())

test.each([
  ['pending', undefined, ['bookings_pending', 'bookings_declined']],
  ['confirmed', undefined, ['bookings_by_state']],
  // many are completed: the index of dates finds a page of them, too
  ['completed', undefined, ['bookings_by_']],
  ['completed', new Date('2026-11-01'), ['bookings_by_']],
  ['cancelled', undefined, ['bookings_by_']],
] as const)('%s from %s: found by indexes, never by reading all bookings', async (status, from, indexes) => {
  const column = { status, from }
  const now = new Date()
  const plan = await recordPlans(pool, async () => {
    const rows = await findColumn(db, column, { limit: 101 }, now)
    await findColumn(db, column, { after: rows.at(-1), limit: 101 }, now)
  })
  for (const index of indexes) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on bookings')
})
