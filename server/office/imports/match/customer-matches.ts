import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Match, Positions } from './match.ts'

/** Rows whose email a customer has, else their phone or name. */
export async function findCustomerMatches(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const { rows } = await sql<Match & { rank: number }>`
    with r as (
      select position, match_key, fields ->> 'phoneKey' as phone, lower(fields ->> 'name') as name
      from import_rows where batch_id = ${batchId} and position between ${from} and ${to} and verdict = 'ready'
    )
    select r.position, 'duplicate' as kind, c.email as value, 'Already a customer: ' || left(c.name, 60) as message, 1 as rank
    from r join customers c on lower(c.email) = r.match_key
    union all
    select r.position, 'possible', c.email, 'Same phone as ' || left(c.name, 60), 2
    from r join customers c on c.phone is not null and phone_key(c.phone) = r.phone
    where c.status in ('active', 'suspended')
    union all
    select r.position, 'possible', c.email, 'Same name as a customer', 3
    from r join customers c on lower(c.name) = r.name
    where c.status in ('active', 'suspended')
    order by position, rank`.execute(trx)
  return rows.map(({ rank, ...match }) => match)
}
