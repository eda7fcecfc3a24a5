import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { type LargeDatabase, openLargeDatabase, recordPlans } from '#tests/support/plans.ts'
import { readInvoices } from './admin-invoices.ts'
import { findBillable, readBillable } from './billable.ts'
import { queueInvoiceReminders } from './reminders.ts'
import { findInvoices, findInvoicesOf, readInvoiceSearch, scanIssued } from './search.ts'

const SCALE = { agents: 100, bookings: 30_000 }
const NOW = new Date()
/** Three of four bookings that have none get an invoice, most of them paid, a few void. */
const INVOICES = `
  insert into invoices (booking_id, invoice_number, subtotal_cents, total_cents, due_date, status, created_at, voided_at)
  select id, 'INV-1999-' || lpad(n::text, greatest(4, length(n::text)), '0'), 40000, 40000, created_at + interval '15 days',
    case when n % 20 = 0 then 'pending' when n % 333 = 0 then 'draft' else 'paid' end, created_at,
    case when n % 50 = 1 then created_at end
  from (select id, created_at, row_number() over (order by created_at) as n from bookings b
    where not exists (select from invoices i where i.booking_id = b.id)) b where n % 4 <> 3`

let database: LargeDatabase
let db: Database
let pool: pg.Pool
beforeAll(async () => {
  database = await openLargeDatabase(inject('cluster'), SCALE, INVOICES)
  ;({ db, pool } = database)
}, 180_000)
afterAll(() => database[Symbol.asyncDispose]())

function expectNoScan(plan: string): void {
  for (const table of ['invoices', 'invoice_parts', 'bookings', 'payments'])
    expect(plan).not.toContain(`Seq Scan on ${table}`)
}

type Show = Parameters<typeof findInvoices>[1]['show']
const find = (show: Show, q?: string) => () => findInvoices(db, { show, ...readInvoiceSearch(q) }, { limit: 101 }, NOW)

test.each<[string, Show, string | undefined, string[]]>([
  ['all', undefined, undefined, ['invoices_newest']],
  ['drafts', 'draft', undefined, ['invoices_by_status']],
  ['pending ones', 'pending', undefined, ['invoices_by_status']],
  ['overdue ones', 'overdue', undefined, ['invoices_by_status']],
  ['void ones', 'voided', undefined, ['invoices_voided']],
  ['a number', undefined, 'INV-1999-0418', ['invoices_number_key']],
  ['a rare name', undefined, 'whitfield', ['bookings_customer_words']],
  ['a rare name among overdue ones', 'overdue', 'whitfield', ['bookings_customer_words']],
  ['an e-mail address', undefined, 'customer-0-77@example.com', ['customers_email_key', 'bookings_of_customer']],
])('%s: found by an index, never by reading all invoices', async (_, show, q, indexes) => {
  const plan = await recordPlans(pool, find(show, q))
  for (const index of indexes) expect(plan).toContain(index)
  expectNoScan(plan)
})

test("those of customers and of a booking's number are found by their bookings, not by words (P6.150)", async () => {
  const customers = await db.selectFrom('customers').select('id').limit(5).execute()
  const customerIds = customers.map(({ id }) => id)
  for (const bookingNumber of [undefined, 1042]) {
    const plan = await recordPlans(pool, () => findInvoicesOf(db, { customerIds, bookingNumber }, 5))
    expect(plan).toContain('bookings_of_customer')
    expectNoScan(plan)
  }
})

test('a page later, what a page says and the export are looked up by indexes too', async () => {
  const found = await find(undefined)()
  const last = found.at(-1)
  if (!last) throw new Error('nothing was found')
  const after = { rank: 0, at: last.key_at, id: last.id }
  const ids = found.map(({ id }) => id)
  expectNoScan(await recordPlans(pool, () => findInvoices(db, { words: [] }, { after, limit: 101 }, NOW)))
  expectNoScan(await recordPlans(pool, () => readInvoices(db, ids)))
  expectNoScan(await recordPlans(pool, () => scanIssued(db, { from: new Date(0) }, last, 500)))
})

test.each([
  ['all', [], ['bookings_newest', 'invoice_parts_live_booking_key']],
  ['a rare name', ['whitfield'], ['bookings_customer_words', 'invoice_parts_live_booking_key']],
])('billable bookings, %s: each looked up, never all invoices read', async (_, words, indexes) => {
  const plan = await recordPlans(pool, () => findBillable(db, words, { limit: 101 }))
  for (const index of indexes) expect(plan).toContain(index)
  expectNoScan(plan)
  const ids = (await findBillable(db, words, { limit: 101 })).map(({ id }) => id)
  expectNoScan(await recordPlans(pool, () => readBillable(db, ids)))
})

test('reminders look at the days around today alone', async () => {
  // no reminder leaves before the morning
  const noon = new Date(`${NOW.toISOString().slice(0, 10)}T17:00:00Z`)
  const plan = await recordPlans(pool, () => queueInvoiceReminders(db, noon))
  expect(plan).toContain('invoices_by_due_date')
  expectNoScan(plan)
})
