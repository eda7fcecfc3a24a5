import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ImportKind } from '#shared/model/import.ts'
import type { Match, Positions } from './match.ts'

const SAME: Record<ImportKind, string> = {
  customers: 'Same email as row ',
  bookings: 'Same talent, day and customer as row ',
  agents: 'Same name and category as row ',
  busy: 'Same time as row ',
  photos: 'Same picture as row ',
  payments: 'Same booking, day, amount and reference as row ',
}

/** Rows that repeat an earlier row of the file. */
export async function findRepeats(
  trx: Database,
  batchId: string,
  { from, to }: Positions,
  kind: ImportKind,
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select r.position, 'duplicate' as kind, null as value, ${SAME[kind]}::text || o.position as message
    from import_rows r cross join lateral (
      select min(position) as position from import_rows
      where batch_id = r.batch_id and match_key = r.match_key and position < r.position) as o
    where r.batch_id = ${batchId} and r.position between ${from} and ${to} and r.verdict = 'ready'
      and o.position is not null`.execute(trx)
  return rows
}
