import type { Database } from '#server/db/client.ts'

/**
 * Locks an agent's row until the transaction ends: whoever decides about an agent's time or counts their bookings locks
 * the agent first and the booking after, so that no two wait for each other (docs/product.md P8.6). Requests for the
 * same agent go on meanwhile: the lock lets other rows keep pointing at this one.
 */
export async function lockAgent(
  trx: Database,
  id: string,
): Promise<{ id: string; archived_at: Date | null } | undefined> {
  return trx.selectFrom('agents').select(['id', 'archived_at']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
