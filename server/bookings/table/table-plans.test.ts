import { expect, test } from 'vitest'
import { openLargeBookings, recordPlans } from '#tests/support/plans.ts'
import { findTableRows, readTableSearch } from './search-table.ts'
import { readTableBookings } from './table-rows.ts'

const { db, pool } = await openLargeBookings()

type Ask = Parameters<typeof readTableSearch>[1]
const find = async (ask: Ask) => findTableRows(db, await readTableSearch(db, ask), { limit: 51 })

/** Either has the pending ones from a day on; which is cheaper depends on the sample of the statistics. */
const OF_A_STATE = /bookings_by_state|bookings_pending/

test.each<[string, Ask, string | RegExp]>([
  ['by date', {}, 'bookings_by_date'],
  ['from a day on', { from: '2026-12-01' }, 'bookings_by_date'],
  ['by date, backward', { order: 'desc' }, 'bookings_by_date'],
  ['by agent', { sort: 'agent' }, 'agents_of_any_name'],
  ['by customer', { sort: 'customer' }, 'bookings_by_customer'],
  ['by customer from a day on', { sort: 'customer', from: '2020-01-01' }, 'bookings_by_customer'],
  ['by price', { sort: 'price', order: 'desc' }, 'bookings_by_price'],
  ['by place', { sort: 'place' }, 'bookings_by_place'],
  ['by place from a day on', { sort: 'place', from: '2020-01-01' }, 'bookings_by_place'],
  ['by what the row says is owed', { sort: 'owed', order: 'desc' }, 'bookings_by_owed'],
  ['by what accounts say is owed', { sort: 'owed', order: 'desc' }, 'booking_accounts_by_owed'],
  ['by state', { sort: 'state', from: '2026-12-01' }, OF_A_STATE],
  ['a state', { status: 'pending', from: '2026-12-01' }, OF_A_STATE],
  ['a category', { category: 'dj' }, 'bookings_by_date'],
  ['a rare name', { q: 'whitfield' }, 'bookings_customer_words'],
])('%s: found by its index, never by reading all bookings', async (_, ask, index) => {
  const plan = await recordPlans(pool, () => find(ask))
  expect(plan).toMatch(index)
  expect(plan).not.toContain('Seq Scan on bookings')
})

test('what is owed is never found by reading all accounts, on a later page neither', async () => {
  const rows = await find({ sort: 'owed', order: 'desc' })
  const plan = await recordPlans(pool, async () => {
    const search = await readTableSearch(db, { sort: 'owed', order: 'desc' })
    await findTableRows(db, search, { after: rows.at(-1), limit: 51 })
  })
  expect(plan).toMatch(/Index Cond: \(ROW\(CASE/)
  expect(plan).toMatch(/Index Cond: \(ROW\((acc\.)?owed_cents/)
  expect(plan).not.toMatch(/Seq Scan on (bookings|booking_accounts)|Sort Key/)
})

test('the second page begins at its key, and what rows show is looked up by their ids', async () => {
  const rows = await find({ sort: 'customer' })
  const plan = await recordPlans(pool, async () => {
    const search = await readTableSearch(db, { sort: 'customer' })
    await findTableRows(db, search, { after: rows.at(-1), limit: 51 })
    await readTableBookings(
      db,
      rows.map(({ id }) => id),
      new Date(),
    )
  })
  expect(plan).toMatch(/Index Cond: \(ROW\(lower\(/)
  expect(plan).not.toContain('Seq Scan on bookings')
})
