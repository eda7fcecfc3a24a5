import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { EventType } from '#shared/model/booking.ts'
import type { Measure } from '../queries.ts'
import { coverSpan, type DaySpan } from './day-span.ts'
import { isInDays } from './in-days.ts'

/** People a report names of each side. */
const TOP = 20
/** What summing the revenue of everybody in a span takes in memory, so that nothing is put aside on disk. */
const WORK_MEM = '48MB'

/**
 * Reads several things as of one moment.
 * @param read called with the transaction, which can't write
 */
export async function readAtOnce<T>(db: Database, read: (trx: Database) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // one process is faster here than several that have to merge what each of them summed
      await sql`select set_config('work_mem', ${WORK_MEM}, true),
        set_config('max_parallel_workers_per_gather', '0', true)`.execute(trx)
      return read(trx)
    })
}

/** Only these days of a column. */
function within(column: RawBuilder<unknown>, { from, to }: DaySpan): RawBuilder<boolean> {
  const since = from === undefined ? sql`true` : sql`${column} >= ${from}::date`
  return sql`${since} and ${to === undefined ? sql`true` : sql`${column} < ${to}::date`}`
}

/**
 * Selects every measure of the agency, and the pending invoices due before today as 'invoices.overdue'. Sums of money
 * are integer cents, all else are counts (see `Measure`).
 * @param today the day in Atlanta, '2026-11-22'
 */
export function selectStanding(today: string) {
  return sql<{ measure: Measure | 'invoices.overdue'; amount: number }>`
    select measure, sum(amount)::bigint as amount from current_totals group by measure
    union all
    select 'invoices.overdue', coalesce(sum(amount), 0)::bigint from current_tallies
    where measure = 'invoices.pending' and day < ${today}::date`
}

/** One sum of what came in, what went back, or the tax of both: of a month, of a category or of an event type. */
export interface RevenueRow {
  measure: 'payments.received' | 'payments.returned' | 'payments.tax'
  month: string | null
  category_id: string | null
  event_type: EventType | null
  amount: number
}

/**
 * Payments and refunds of a span by month, category and event type; integer cents. Whole months are read from
 * `tally_months`, the remaining days from `tallies`.
 * @param today the day in Atlanta, '2026-11-22'
 */
export function selectRevenue(span: DaySpan, today: string) {
  const kept = coverSpan(span, today, ['month', 'day']).map(({ unit, from, to }) => {
    const [table, since] = unit === 'month' ? [sql`tally_months`, sql`month`] : [sql`tallies`, sql`day`]
    return sql`
      select measure, ${unit === 'month' ? since : sql`month_of(day)`} as month, category_id, event_type, amount
      from ${table}
      where measure in ('payments.received', 'payments.returned', 'payments.tax')
        and ${since} >= ${from}::date and ${since} < ${to}::date
      union all`
  })
  return sql<RevenueRow>`
    select measure, to_char(month, 'YYYY-MM') as month, category_id, event_type, sum(amount)::bigint as amount
    from (${sql.join(kept, sql` `)}
      select measure, month_of(day) as month, category_id, event_type, amount from tally_changes
      where measure in ('payments.received', 'payments.returned', 'payments.tax') and ${within(sql`day`, span)}
    ) as entered
    group by grouping sets ((measure, month), (measure, category_id), (measure, event_type))`
}

/**
 * Sums measures that have no category over the days of a span. Sums of money are integer cents, all else are counts
 * (see `Measure`).
 */
export function selectCounts(measures: readonly Measure[], span: DaySpan) {
  return sql<{ measure: Measure; amount: number }>`
    select measure, sum(amount)::bigint as amount from current_tallies
    where measure in (${sql.join(measures)}) and ${within(sql`day`, span)} group by measure`
}

/**
 * What live invoices demand, by days past due. Integer cents.
 * @param today the day in Atlanta, '2026-11-22'
 */
export function selectOutstanding(today: string) {
  const past = sql`${today}::date - day`
  const of = (from: number, to: number) =>
    sql`coalesce(sum(amount) filter (where ${past} between ${from}::int and ${to}::int), 0)::bigint`
  return sql<{ not_due: number; days30: number; days60: number; days90: number; older: number }>`
    select coalesce(sum(amount) filter (where ${past} <= 0), 0)::bigint as not_due, ${of(1, 30)} as days30,
      ${of(31, 60)} as days60, ${of(61, 90)} as days90,
      coalesce(sum(amount) filter (where ${past} > 90), 0)::bigint as older
    from current_tallies where measure = 'invoices.owed'`
}

/**
 * Who brought most in a span, at most 20, the highest first. Integer cents, never less than one.
 * @param today the day in Atlanta, '2026-11-22'
 */
export function selectTop(side: 'agent' | 'customer', span: DaySpan, today: string) {
  return span.from === undefined && span.to === undefined ? selectTopEver(side) : selectTopIn(side, span, today)
}

const changedOf = (side: 'agent' | 'customer') => sql.ref(side === 'agent' ? 'agent_id' : 'customer_id')

/** The index gives the first of those nothing waits to be folded for; the others are few. */
function selectTopEver(side: 'agent' | 'customer') {
  return sql<{ id: string; cents: number }>`
    with changed as (
      select ${changedOf(side)} as party_id, sum(amount) as amount from revenue_changes group by 1
    )
    select party_id as id, amount::bigint as cents
    from (
      (select r.party_id, r.amount from revenue_tallies r
       where r.side = ${side} and r.unit = 'all' and r.amount > 0
         and not exists (select from changed c where c.party_id = r.party_id)
       order by r.amount desc, r.party_id limit ${TOP})
      union all
      select c.party_id, c.amount + coalesce(r.amount, 0) from changed c left join revenue_tallies r
        on r.side = ${side} and r.unit = 'all' and r.since = '-infinity' and r.party_id = c.party_id
    ) as known
    where amount > 0 order by amount desc, party_id limit ${TOP}`
}

function selectTopIn(side: 'agent' | 'customer', span: DaySpan, today: string) {
  const kept = coverSpan(span, today).map(
    ({ unit, from, to }) => sql`
      select party_id, amount from revenue_tallies
      where side = ${side} and unit = ${unit} and since >= ${from}::date and since < ${to}::date union all`,
  )
  return sql<{ id: string; cents: number }>`
    select party_id as id, sum_cents(amount) as cents
    from (${sql.join(kept, sql` `)}
      select ${changedOf(side)}, amount from revenue_changes where ${within(sql`day`, span)}
    ) as known
    group by party_id having sum_cents(amount) > 0 order by sum_cents(amount) desc, party_id limit ${TOP}`
}

/** The agents of these ids. */
export function selectAgents(db: Database, ids: readonly string[]) {
  return db.selectFrom('agents').select(['id', 'name', 'category']).where('id', 'in', ids)
}

/** The customers of these ids, with how many bookings they have whose event lies in a span and that stand. */
export function selectCustomers(db: Database, ids: readonly string[], span: DaySpan) {
  return db
    .selectFrom('customers as c')
    .select(['c.id', 'c.name', 'c.email'])
    .select(
      sql<number>`(select count(*)::int from bookings
        where customer_id = c.id and status <> 'cancelled' and ${isInDays(sql.ref('event_date'), span)})`.as(
        'bookings',
      ),
    )
    .where('c.id', 'in', ids)
}
