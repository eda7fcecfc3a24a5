import type { Database } from '#server/db/client.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** A required paper that keeps a booking from being confirmed. */
export interface PaperFault {
  name: string
  /** The last day it was good for; null for one that was never entered. */
  expiredOn: string | null
}

/**
 * The required papers of an agent's category that the agent lacks or that have lapsed (docs/product.md P6.92).
 * @param now the moment at which the booking would be confirmed
 * @returns none for an agent whose papers are in order, or whose category requires none
 */
export async function findPaperFaults(db: Database, agentId: string, now: Date): Promise<PaperFault[]> {
  const today = atlantaDay(now)
  const rows = await db
    .selectFrom('agents as a')
    .innerJoin('paper_kinds as k', 'k.category', 'a.category')
    .leftJoin('agent_papers as p', (join) => join.onRef('p.agent_id', '=', 'a.id').onRef('p.kind_id', '=', 'k.id'))
    .select(['k.name', 'p.id', 'p.expires_on'])
    .where('a.id', '=', agentId)
    .where('k.required', '=', true)
    .where((eb) => eb.or([eb('p.id', 'is', null), eb('p.expires_on', '<', today)]))
    .orderBy('k.name')
    .execute()
  return rows.map(({ name, expires_on }) => ({ name, expiredOn: expires_on }))
}
