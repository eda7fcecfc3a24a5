import type { Database } from '#server/db/client.ts'
import type { Report } from '#shared/contract/office/reports.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { DaySpan } from './day-span.ts'
import { presentCategories, presentEventTypes, presentMonths } from './present-report.ts'
import * as queries from './report-queries.ts'

/**
 * What came of a span of days, as of one moment (docs/product.md P7.47). Reads kept counts alone, and the names of who
 * is named.
 */
export async function showReport(db: Database, span: DaySpan, now: Date): Promise<Report> {
  const today = atlantaDay(now)
  return queries.readAtOnce(db, async (trx) => {
    const { rows: revenue } = await queries.selectRevenue(span, today).execute(trx)
    const counts = await queries.selectCounts(['requests.received', 'requests.confirmed'], span).execute(trx)
    const count = (measure: string) => counts.rows.find((row) => row.measure === measure)?.amount ?? 0
    return {
      months: presentMonths(revenue),
      categories: presentCategories(revenue, await listCategories(trx)),
      eventTypes: presentEventTypes(revenue),
      agents: await listTopAgents(trx, span, today),
      customers: await listTopCustomers(trx, span, today),
      requests: { received: count('requests.received'), confirmed: count('requests.confirmed') },
      outstanding: await readOutstanding(trx, today),
    }
  })
}

/** Revenue by category in a span of days, the highest first. */
export async function showRevenue(db: Database, span: DaySpan, now: Date): Promise<Report['categories']> {
  const { rows } = await queries.selectRevenue(span, atlantaDay(now)).execute(db)
  return presentCategories(rows, await listCategories(db))
}

async function listCategories(db: Database) {
  return db.selectFrom('categories').select(['id', 'name', 'display_name']).execute()
}

async function listTopAgents(db: Database, span: DaySpan, today: string): Promise<Report['agents']> {
  const { rows: top } = await queries.selectTop('agent', span, today).execute(db)
  if (top.length === 0) return []
  const found = await queries
    .selectAgents(
      db,
      top.map(({ id }) => id),
    )
    .execute()
  return named(top, found, ({ id, name, category }, cents) => ({ id, name, category, cents }))
}

async function listTopCustomers(db: Database, span: DaySpan, today: string): Promise<Report['customers']> {
  const { rows: top } = await queries.selectTop('customer', span, today).execute(db)
  if (top.length === 0) return []
  const found = await queries
    .selectCustomers(
      db,
      top.map(({ id }) => id),
      span,
    )
    .execute()
  return named(top, found, ({ id, name, email, bookings }, cents) => ({ id, name, email, cents, bookings }))
}

/** Those of a top list in its order, the same cents by name. */
function named<Found extends { id: string; name: string }, Named extends { name: string; cents: number }>(
  top: readonly { id: string; cents: number }[],
  found: readonly Found[],
  name: (one: Found, cents: number) => Named,
): Named[] {
  const cents = new Map(top.map((one) => [one.id, one.cents]))
  return found
    .map((one) => name(one, cents.get(one.id) ?? 0))
    .sort((a, b) => b.cents - a.cents || a.name.localeCompare(b.name))
}

async function readOutstanding(db: Database, today: string): Promise<Report['outstanding']> {
  const { rows } = await queries.selectOutstanding(today).execute(db)
  const { not_due = 0, days30 = 0, days60 = 0, days90 = 0, older = 0 } = rows[0] ?? {}
  return { notDue: not_due, days30, days60, days90, older }
}
