import { expect, test } from 'vitest'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

/** Keys that keep a row of what the demo loads while another row refers to it, each handled in delete-rows.ts. */
const HANDLED = [
  ...['agent_earnings -> agents', 'agent_earnings -> bookings', 'agent_photos -> images', 'bookings -> agents'],
  ...['bookings -> customers', 'bookings -> events', 'customers -> customers', 'disputes -> payments'],
  ...['drop_outs -> agents', 'events -> customers', 'invoices -> bookings', 'payments -> bookings'],
  ...['payments -> invoices', 'payments -> payments', 'payouts -> agents', 'replacement_choices -> agents'],
  ...['invoice_parts -> bookings', 'replacement_offers -> users'],
  // a category that something uses stays
  ...['agent_invite_codes -> categories', 'agents -> categories', 'service_packages -> categories'],
]

/** Tables that hold rows of the demo. */
const LOADED = [
  ...['agents', 'bookings', 'categories', 'customers', 'events', 'images', 'invoices', 'payments'],
  ...['service_packages', 'testimonials', 'users'],
]

test('every key that would keep the demo from going is handled (P17.3)', async () => {
  const { rows } = await app.database.pool.query<{ key: string }>(
    `select conrelid::regclass || ' -> ' || confrelid::regclass as key from pg_constraint
     where contype = 'f' and confdeltype = 'a' and confrelid = any($1::regclass[]) order by 1`,
    [LOADED],
  )
  expect([...new Set(rows.map(({ key }) => key))].sort()).toEqual(HANDLED.toSorted())
})
