import { type RawBuilder, sql } from 'kysely'
import type { DaySpan } from './day-span.ts'

/** Only these days of Atlanta of a column with an instant. */
function within(column: RawBuilder<unknown>, { from, to }: DaySpan): RawBuilder<boolean> {
  const start = (day: string) => sql`${day}::timestamp at time zone 'America/New_York'`
  const since = from === undefined ? sql`true` : sql`${column} >= ${start(from)}`
  return sql`${since} and ${to === undefined ? sql`true` : sql`${column} < ${start(to)}`}`
}

/** What talent earned, by the month it was entered in; integer cents, below zero after corrections. */
export function selectTalentShares(span: DaySpan) {
  return sql<{ month: string; cents: number }>`
    select to_char(atlanta_month(entered_at), 'YYYY-MM') as month, sum(cents)::bigint as cents
    from agent_earnings where ${within(sql`entered_at`, span)} group by 1`
}

/**
 * What the card provider kept of payments, by the month they were paid in, in integer cents, and of how many it is not
 * known. Payments that went back count: the provider keeps its fee.
 */
export function selectFees(span: DaySpan) {
  const at = sql`coalesce(paid_at, created_at)`
  return sql<{ month: string; cents: number; unknown: number }>`
    select to_char(atlanta_month(${at}), 'YYYY-MM') as month, coalesce(sum(fee_cents), 0)::bigint as cents,
      count(*) filter (where fee_cents is null)::int as unknown
    from payments where kind = 'payment' and processor is not null and ${within(at, span)} group by 1`
}
