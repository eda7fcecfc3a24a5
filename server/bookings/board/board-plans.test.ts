import { expect, test } from 'vitest'
import { openLargeBookings, recordPlans } from '#tests/support/plans.ts'
import { findColumn } from './find-column.ts'

const { db, pool } = await openLargeBookings()
// as on a busy day: no index answers alone, without its rows; in parts, for each statement has a time limit
for (const part of Array(10).keys()) {
  await pool.query('update bookings set updated_at = updated_at where number % 10 = $1', [part])
}
await pool.query('analyze bookings')

test.each([
  // two indexes lead to the pending ones
  ['pending', undefined, [/bookings_pending|bookings_by_state/, 'bookings_declined']],
  ['confirmed', undefined, ['bookings_by_state']],
  ['completed', undefined, ['bookings_by_state']],
  ['completed', new Date('2026-11-01'), ['bookings_by_state']],
  ['cancelled', undefined, ['bookings_by_state']],
] as const)('%s from %s: found by indexes, never by reading all bookings', async (status, from, indexes) => {
  const column = { status, from }
  const now = new Date()
  const plan = await recordPlans(pool, async () => {
    const rows = await findColumn(db, column, { limit: 101 }, now)
    await findColumn(db, column, { after: rows.at(-1), limit: 101 }, now)
  })
  for (const index of indexes) expect(plan).toMatch(index)
  expect(plan).not.toContain('Seq Scan on bookings')
})
