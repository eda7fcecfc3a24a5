import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** A required paper that keeps a booking from being confirmed. */
export interface PaperFault {
  agentId: string
  name: string
  /** The last day it was good for; null for one that was never entered. */
  expiredOn: string | null
}

/**
 * The required papers of some agents' categories that the agents lack or that have lapsed, by name (docs/product.md P6.92).
 * @param now the moment at which their bookings would be confirmed
 * @returns none for an agent whose papers are in order, or whose category requires none
 */
export async function findPaperFaults(db: Database, agentIds: readonly string[], now: Date): Promise<PaperFault[]> {
  const today = atlantaDay(now)
  const rows = await db
    .selectFrom('agents as a')
    .innerJoin('paper_kinds as k', 'k.category', 'a.category')
    .leftJoin('agent_papers as p', (join) => join.onRef('p.agent_id', '=', 'a.id').onRef('p.kind_id', '=', 'k.id'))
    .select(['a.id as agent_id', 'k.name', 'p.expires_on'])
    .where('a.id', '=', sql<string>`any(${agentIds}::uuid[])`)
    .where('k.required', '=', true)
    .where((eb) => eb.or([eb('p.id', 'is', null), eb('p.expires_on', '<', today)]))
    .orderBy('k.name')
    .execute()
  return rows.map(({ agent_id, name, expires_on }) => ({ agentId: agent_id, name, expiredOn: expires_on }))
}
