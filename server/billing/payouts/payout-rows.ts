import { type RawBuilder, sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { NameKey } from '#server/catalog/agents/name-page.ts'
import type { Database } from '#server/db/client.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PayoutMethod } from '#shared/model/payout.ts'

/** A person of a month's payday; integer cents. */
export interface PayoutListRow {
  id: string
  name: string
  key_name: string
  category: string
  email: string | null
  bookings: number
  share_cents: number
  adjustment_cents: number
  payout_id: string | null
  paid_cents: number | null
  method: PayoutMethod | null
  reference: string | null
  paid_on: string | null
  paid_at: Date | null
}

/** The first day of a month: '2026-11' is 2026-11-01. */
export const firstDay = (month: string) => sql`${`${month}-01`}::date`

/**
 * The sums of open earnings up to a month, as columns: bookings new in it with their shares, and everything else as
 * adjustments (docs/product.md P7.85).
 */
export const openSums = (month: string) => sql`
  count(*) filter (where not correction and month = ${firstDay(month)})::int as bookings,
  coalesce(sum(cents) filter (where not correction and month = ${firstDay(month)}), 0)::bigint as share_cents,
  coalesce(sum(cents) filter (where correction or month < ${firstDay(month)}), 0)::bigint as adjustment_cents`

/** The condition that no payout of a month stands for the agent of the earnings or sums `e`. */
export const isUnpaid = (month: string) => sql<boolean>`not exists (select from payouts p
  where p.agent_id = e.agent_id and p.month = ${firstDay(month)} and p.reopened_at is null)`

/** What is open for the agent `a` up to a month, added up from the kept sums (docs/decisions/021). */
const openOf = (month: string) => sql`
  select coalesce(sum(bookings + corrections), 0) as lines,
    coalesce(sum(bookings) filter (where month = ${firstDay(month)}), 0)::int as bookings,
    coalesce(sum(share_cents) filter (where month = ${firstDay(month)}), 0)::bigint as share_cents,
    coalesce(sum(correction_cents + case when month < ${firstDay(month)} then share_cents else 0 end), 0)::bigint
      as adjustment_cents
  from current_due where agent_id = a.id and month <= ${firstDay(month)}`

/** Selects people of a month's payday with what is open or, once paid, what was paid. */
function selectPayouts(month: string, where: RawBuilder<unknown>, limit: number) {
  return sql<PayoutListRow>`
    select a.id, a.name, lower(a.name) as key_name, a.category, ${agentEmail} as email,
      coalesce(p.bookings, o.bookings) as bookings, coalesce(p.share_cents, o.share_cents) as share_cents,
      coalesce(p.adjustment_cents, o.adjustment_cents) as adjustment_cents,
      p.id as payout_id, p.cents as paid_cents, p.method, p.reference, p.paid_on, p.created_at as paid_at
    from agents a
    cross join lateral (${openOf(month)}) as o
    left join payouts p on p.agent_id = a.id and p.month = ${firstDay(month)} and p.reopened_at is null
    where (p.id is not null or o.lines > 0) and ${where}
    order by lower(a.name), a.id limit ${limit}`
}

/**
 * One page of a month's payday by name.
 * @param month '2026-11'
 */
export async function listPayouts(
  db: Database,
  month: string,
  { after, limit }: ListPage<NameKey>,
): Promise<PayoutListRow[]> {
  const where = after ? sql`(lower(a.name), a.id) > (${after.name}, ${after.id}::uuid)` : sql`true`
  return (await selectPayouts(month, where, limit).execute(db)).rows
}

/**
 * The sum of people with something due for a month, and of those who have been paid. Integer cents. It reads one kept sum
 * for each agent and what is not folded yet (docs/decisions/021).
 */
export async function sumPayouts(db: Database, month: string) {
  const { rows } = await sql<{ payable: number; due: number; paid_people: number; paid: number }>`
    with kept as (
      select agent_id, due_cents from due_tallies where month <= ${firstDay(month)} and until > ${firstDay(month)}
    ), waiting as (
      select agent_id, sum(share_cents + correction_cents)::bigint as cents from due_changes
      where month <= ${firstDay(month)} group by agent_id
    ), due as (
      select agent_id, coalesce(kept.due_cents, 0) + coalesce(waiting.cents, 0) as cents
      from kept full join waiting using (agent_id)
    ), paid as (
      select count(*)::int as people, coalesce(sum(cents), 0)::bigint as cents
      from payouts where month = ${firstDay(month)} and reopened_at is null
    )
    select count(*)::int as payable, coalesce(sum(cents), 0)::bigint as due,
      (select people from paid) as paid_people, (select cents from paid) as paid
    from due e where cents > 0 and ${isUnpaid(month)}`.execute(db)
  const [row] = rows
  return row ?? { payable: 0, due: 0, paid_people: 0, paid: 0 }
}
