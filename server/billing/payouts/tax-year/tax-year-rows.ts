import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PageOrder } from '#server/http/answers/page.ts'
import type { TinKind } from '#shared/model/tax-details.ts'

/** A person who was paid in a year; integer cents. */
export interface TaxYearListRow {
  id: string
  name: string
  key_name: string
  /** 0: to be reported with something missing, 1: to be reported, 2: the others. */
  key_rank: number
  email: string | null
  can_ask: boolean
  legal_name: string | null
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  tin_kind: TinKind | null
  tin_last4: string | null
  w9_at: Date | null
  /** Whether there is a W-9 that opened when `tryW9Files` tried it. */
  w9_opens: boolean
  paid_cents: number
  processor_cents: number
  asked_on: string | null
}

/** The key of the list: its last row. */
export interface TaxYearKey {
  rank: number
  name: string
  id: string
}

/** By rank, name and id. */
export const BY_RANK: PageOrder<{ key_rank: number; key_name: string; id: string }, TaxYearKey> = {
  schema: z.object({ rank: z.number().int(), name: z.string().max(1000), id: z.uuid() }),
  keyOf: ({ key_rank: rank, key_name: name, id }) => ({ rank, name, id }),
}

/**
 * What each person was paid in a calendar year, by the day of each payout, adjustments included, reopened ones left out.
 * What went through a card processor stands apart: the processor reports it (docs/product.md P7.124). The sums are kept
 * as payouts change (docs/decisions/021).
 */
const paidIn = (year: number) => sql`
  select agent_id, cents - processor_cents as paid_cents, processor_cents
  from payout_years where year = ${year}::int and cents > 0`

const isComplete = sql`d.legal_name is not null and t.street is not null and t.city is not null and t.state is not null
  and t.zip is not null and t.tin_sealed is not null and f.opens is true`

/** Everyone who was paid in a year, with the rank in the list. A W-9 that doesn't open is missing (docs/product.md P7.157). */
const ranked = (year: number, threshold: number) => sql`
  with paid as (${paidIn(year)})
  select p.agent_id, p.paid_cents, p.processor_cents, d.legal_name, t.street, t.city, t.state, t.zip, t.tin_kind,
    t.tin_last4, f.created_at as w9_at, f.opens is true as w9_opens,
    case when p.paid_cents < ${threshold} then 2 when ${isComplete} then 1 else 0 end as key_rank
  from paid p
  left join agent_private_details d on d.agent_id = p.agent_id
  left join agent_tax_details t on t.agent_id = p.agent_id
  left join w9_files f on f.agent_id = p.agent_id`

/** A year and the amount it is reported from, in integer cents. */
export interface TaxYear {
  year: number
  threshold: number
}

/** One page of the people paid in a year: those to be reported with something missing first, then by name. */
export async function listTaxYear(
  db: Database,
  { year, threshold }: TaxYear,
  { after, limit }: ListPage<TaxYearKey>,
): Promise<TaxYearListRow[]> {
  const where: RawBuilder<unknown> = after
    ? sql`(r.key_rank, lower(a.name), a.id) > (${after.rank}::int, ${after.name}, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<TaxYearListRow>`
    select a.id, a.name, lower(a.name) as key_name, r.key_rank, ${agentEmail} as email,
      a.user_id is not null and a.archived_at is null as can_ask, r.legal_name, r.street, r.city, r.state, r.zip,
      r.tin_kind, r.tin_last4, r.w9_at, r.w9_opens, r.paid_cents, r.processor_cents,
      (select max(asked_on) from w9_requests where agent_id = a.id) as asked_on
    from (${ranked(year, threshold)}) as r join agents a on a.id = r.agent_id
    where ${where}
    order by r.key_rank, lower(a.name), a.id limit ${limit}`.execute(db)
  return rows
}

/** A year in figures; integer cents. */
export async function sumTaxYear(db: Database, { year, threshold }: TaxYear) {
  const { rows } = await sql<{ people: number; paid: number; reportable: number; incomplete: number }>`
    select count(*)::int as people, coalesce(sum(paid_cents), 0)::bigint as paid,
      count(*) filter (where key_rank < 2)::int as reportable, count(*) filter (where key_rank = 0)::int as incomplete
    from (${ranked(year, threshold)}) as r`.execute(db)
  return rows[0] ?? { people: 0, paid: 0, reportable: 0, incomplete: 0 }
}

/** The sealed taxpayer numbers of some agents, by agent. */
export async function readSealedTins(db: Database, agentIds: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('agent_tax_details')
    .select(['agent_id', 'tin_sealed'])
    .where('agent_id', 'in', agentIds)
    .execute()
  return new Map(rows.flatMap(({ agent_id, tin_sealed }) => (tin_sealed ? [[agent_id, tin_sealed]] : [])))
}
