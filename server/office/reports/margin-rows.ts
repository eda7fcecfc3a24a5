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

/** Whose money it is, and the sums of a margin; integer cents. */
export interface PersonMarginRow {
  id: string
  name: string
  category_id: string
  category: string
  received: number
  returned: number
  tax: number
  talent: number
  fees: number
  unknown: number
}

/**
 * The sums of a margin for each agent with any, archived ones too, with the agent's present category, as in the kept
 * counts that reports read by category. Integer cents.
 */
export function selectMarginOfPeople(span: DaySpan) {
  const at = sql`coalesce(p.paid_at, p.created_at)`
  const completed = sql`p.payment_status = 'completed'`
  return sql<PersonMarginRow>`
    select a.id, a.name, c.id as category_id, c.display_name as category, sum(l.received)::bigint as received,
      sum(l.returned)::bigint as returned, sum(l.tax)::bigint as tax, sum(l.talent)::bigint as talent,
      sum(l.fees)::bigint as fees, sum(l.unknown)::int as unknown
    from (
      select b.agent_id,
        coalesce(sum(p.amount_cents) filter (where p.kind = 'payment' and ${completed}), 0) as received,
        coalesce(sum(p.amount_cents) filter (where p.kind <> 'payment' and ${completed}), 0) as returned,
        coalesce(sum(case p.kind when 'payment' then p.tax_cents else -p.tax_cents end) filter (where ${completed}), 0)
          as tax,
        0 as talent,
        coalesce(sum(p.fee_cents) filter (where p.kind = 'payment' and p.processor is not null), 0) as fees,
        count(*) filter (where p.kind = 'payment' and p.processor is not null and p.fee_cents is null) as unknown
      from payments p join bookings b on b.id = p.booking_id where ${within(at, span)} group by 1
      union all
      select agent_id, 0, 0, 0, sum(cents), 0, 0 from agent_earnings where ${within(sql`entered_at`, span)} group by 1
    ) as l
    join agents a on a.id = l.agent_id join categories c on c.name = a.category
    group by a.id, c.id order by sum(l.received) desc, a.name, a.id`
}
