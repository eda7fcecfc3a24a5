import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'

/** An agent from a file; the id is made by the caller. */
export interface ImportedAgent {
  id: string
  name: string
  /** The name of a category. */
  category: string
  bio: string | null
  experience: string | null
  specialties: string[]
  /** Whole dollars an hour; null while unknown. */
  hourly_rate: number | null
  instagram: string | null
  website: string | null
  /** The address of their stored picture; null for a poster that is drawn. */
  image: string | null
}

/**
 * Inserts agents of an import: public, as those that the office adds one by one, each without a picture with a poster to be drawn. Call
 * `context.nudgePosters()` after the commit.
 * @param userId who imports; the posters are drawn as this user's
 * @throws AppError invalid_request (400) when a category was deleted meanwhile
 */
export async function insertImportedAgents(
  trx: Database,
  agents: readonly ImportedAgent[],
  userId: string | null,
): Promise<void> {
  if (agents.length === 0) return
  const names = [...new Set(agents.map(({ category }) => category))]
  const known = await trx.selectFrom('categories').select('name').where('name', 'in', names).forShare().execute()
  if (known.length < names.length) throw invalid({ category: 'Not a category we know' })
  await trx
    .insertInto('agents')
    .values([...agents])
    .execute()
  const sitters = agents.filter(({ image }) => image === null)
  if (sitters.length === 0) return
  await trx
    .insertInto('poster_jobs')
    .values(sitters.map(({ id }) => ({ agent_id: id, requested_by: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes agents that an import made and nothing refers to. */
export async function deleteImportedAgents(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('agents').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/**
 * Counts several completed bookings into their agents' totals, or out of them again (docs/product.md P3.11). Lock the
 * agents first.
 * @param counts how many of each agent, by id
 * @param by 1 or -1; no total falls below 0
 */
export async function countBookings(trx: Database, counts: ReadonlyMap<string, number>, by: 1 | -1): Promise<void> {
  if (counts.size === 0) return
  await sql`update agents a set total_bookings = greatest(a.total_bookings + ${by}::int * c.count, 0)
    from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[]) as c (id, count)
    where a.id = c.id`.execute(trx)
}
