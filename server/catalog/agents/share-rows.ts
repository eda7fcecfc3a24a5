import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { NameKey } from './name-page.ts'

/** The agency's usual percentage beside each row. */
const usual = sql<number | null>`(select agent_share_percent from agency_settings)`

const shares = (db: Database) =>
  db
    .selectFrom('agents')
    .where('archived_at', 'is', null)
    .select(['id', 'name', 'category', 'share_percent', 'share_flat_cents'])
    .select([usual.as('usual_percent'), sql<string>`lower(name)`.as('key_name')])

/** An agent of the roster with their share of a booking. */
export type ShareRow = Awaited<ReturnType<typeof listShares>>[number]

/**
 * One page of the roster by name.
 * @param query from `readWords`; all when undefined
 */
export async function listShares(db: Database, query: string | undefined, { after, limit }: ListPage<NameKey>) {
  let agents = shares(db).orderBy(sql`lower(name)`).orderBy('id').limit(limit)
  if (query !== undefined) agents = agents.where(sql<boolean>`search_words @@ ${query}::tsquery`)
  if (after) agents = agents.where(sql<boolean>`(lower(name), id) > (${after.name}, ${after.id}::uuid)`)
  return agents.execute()
}

/** One agent of the roster with their share; undefined when there is none. */
export async function findShare(db: Database, id: string): Promise<ShareRow | undefined> {
  return shares(db).where('id', '=', id).executeTakeFirst()
}

/** Locks an agent of the roster until the transaction ends. */
export async function lockShare(trx: Database, id: string): Promise<ShareRow | undefined> {
  return shares(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Saves an agent's share; null and null for the agency's usual one.
 * @param share `percent` is a whole number from 0 to 100, `flat` integer cents a booking
 */
export async function saveShare(
  trx: Database,
  id: string,
  { percent, flat }: { percent: number | null; flat: number | null },
): Promise<ShareRow> {
  await trx.updateTable('agents').set({ share_percent: percent, share_flat_cents: flat }).where('id', '=', id).execute()
  return shares(trx).where('id', '=', id).executeTakeFirstOrThrow()
}
