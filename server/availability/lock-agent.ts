import type { Database } from '#server/db/client.ts'

/**
 * Locks an agent's row until the transaction ends. Lock order: agent, then booking, in every transaction that decides
 * about an agent's time or counts their bookings, so that no two deadlock (docs/product.md P8.6). New bookings that
 * refer to the agent aren't blocked: the lock allows foreign keys to this row.
 */
export async function lockAgent(
  trx: Database,
  id: string,
): Promise<{ id: string; archived_at: Date | null } | undefined> {
  return trx.selectFrom('agents').select(['id', 'archived_at']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Locks several agents' rows in one order, as `lockAgent` does one; those that are unknown are left out. */
export async function lockAgents(trx: Database, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockAgent(trx, id)
}
