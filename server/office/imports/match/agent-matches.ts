import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Match, Positions } from './match.ts'

/** Rows whose name or email someone on the roster has, archived or not. */
export async function findAgentMatches(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const { rows } = await sql<Match & { rank: number }>`
    with r as (
      select position, lower(fields ->> 'name') as name, fields ->> 'category' as category, lower(fields ->> 'email') as email
      from import_rows where batch_id = ${batchId} and position between ${from} and ${to} and verdict = 'ready'
    )
    select r.position, 'duplicate' as kind, a.name as value, case when a.archived_at is null
      then 'Already on the roster' else 'Archived, with the same name' end as message, 1 as rank
    from r join agents a on lower(a.name) = r.name and a.category = r.category
      and not exists (select from import_rows own where own.batch_id = ${batchId} and own.made_id = a.id)
    union all
    select r.position, 'duplicate', a.name, 'Same email as ' || left(a.name, 60), 2
    from r join agent_contacts c on lower(c.email) = r.email join agents a on a.id = c.agent_id
    union all
    select r.position, 'possible', a.name, 'Same name in another category', 3
    from r join agents a on lower(a.name) = r.name and a.category <> r.category
    order by position, rank`.execute(trx)
  return rows.map(({ rank, ...match }) => match)
}
