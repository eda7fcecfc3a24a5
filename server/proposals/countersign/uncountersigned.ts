import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * Finds agreements that wait for the office's signature (docs/product.md P16.21): of each its next booking that is not
 * canceled, the soonest event first.
 * @param most how many at most
 */
export async function findUncountersigned(db: Database, most: number): Promise<{ id: string; at: Date }[]> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select id, at from (
      select distinct on (g.proposal_id) b.id, b.event_date as at
      from agreements g join proposals p on p.id = g.proposal_id
        join bookings b on b.event_id = p.event_id and b.status in ('confirmed', 'completed')
      where g.countersign_by_hand and g.countersigned_at is null
      order by g.proposal_id, b.status = 'completed', b.event_date, b.id
    ) waiting order by at, id limit ${most}`.execute(db)
  return rows
}
