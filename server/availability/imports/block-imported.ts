import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { TimeSpan } from '../spans.ts'

/** Busy time of a calendar; the id is made by the caller. */
export interface ImportedBlock extends TimeSpan {
  id: string
  agentId: string
}

/** What the office and the person read beside a blocked time of a calendar; nothing else of an event is kept. */
const REASON = 'Imported calendar'

/**
 * Blocks time of an import in one statement. The rows of the agents must be locked. agent_statuses_no_overlap decides which time
 * is free.
 * @param overlapping whether time that is taken for a part is blocked beside what takes it; else it is left out
 * @returns the ids that were inserted
 */
export async function insertImportedBlocks(
  trx: Database,
  blocks: readonly ImportedBlock[],
  { userId, overlapping }: { userId: string | null; overlapping: boolean },
): Promise<Set<string>> {
  const free = await insert(trx, blocks, { userId, status: 'active' })
  const taken = blocks.filter(({ id }) => !free.has(id))
  const beside = overlapping ? await insert(trx, taken, { userId, status: 'overlapping' }) : []
  return new Set([...free, ...beside])
}

async function insert(
  trx: Database,
  blocks: readonly ImportedBlock[],
  { userId, status }: { userId: string | null; status: 'active' | 'overlapping' },
): Promise<Set<string>> {
  if (blocks.length === 0) return new Set()
  const rows = await trx
    .insertInto('agent_statuses')
    .values(
      blocks.map(({ id, agentId, from, to }) => ({
        ...{ id, agent_id: agentId, start_time: from, end_time: to, busy_until: to, status },
        duration_minutes: Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000)),
        ...{ reason: REASON, created_by: userId },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Deletes blocked times that an import made; one that was given back by hand since, too. */
export async function deleteImportedBlocks(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('agent_statuses').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}
