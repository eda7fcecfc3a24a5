import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * Locks an agent's row until the transaction ends. Lock order: agent, then booking, in every transaction that decides
 * about an agent's time or counts their bookings, so that no two deadlock (docs/product.md P8.6). New bookings that
 * refer to the agent aren't blocked: the lock allows foreign keys to this row.
 */
export async function lockAgent(trx: Database, id: string): Promise<AgentLock | undefined> {
  return trx.selectFrom('agents').select(['id', 'archived_at']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** An agent whose row is locked until the transaction ends. */
interface AgentLock {
  id: string
  archived_at: Date | null
}

/**
 * Locks several agents' rows in the order of their ids, as `lockAgent` does one.
 * @returns those that exist, in that order
 */
export async function lockAgents(trx: Database, ids: Iterable<string>): Promise<AgentLock[]> {
  return trx
    .selectFrom('agents')
    .select(['id', 'archived_at'])
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
