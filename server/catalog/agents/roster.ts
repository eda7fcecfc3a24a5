import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { Agents, DB } from '#server/db/types.ts'
import { notFound } from '#server/errors.ts'
import { LISTED } from '../queries.ts'

/** The columns admins see of an agent. */
const ROSTER = [...LISTED, 'image', 'poster', 'poster_image', 'version', 'user_id', 'published_at'] as const

/** Filters of the roster. */
export interface RosterConditions {
  /** From `readWords`. */
  query?: string | undefined
  only?: 'without_rate' | 'unavailable' | 'with_login' | undefined
}

/** The key of a list by name: its last row. */
export interface NameKey {
  /** The name in lower case, as the list is ordered. */
  name: string
  id: string
}

const listed = (db: Database, { query, only }: RosterConditions) => {
  let agents = db.selectFrom('agents').where('archived_at', 'is', null)
  if (query !== undefined) agents = agents.where(sql<boolean>`search_words @@ ${query}::tsquery`)
  if (only === 'without_rate') agents = agents.where(sql<boolean>`coalesce(hourly_rate, 0) = 0`)
  if (only === 'unavailable') agents = agents.where('availability', '=', false)
  if (only === 'with_login') agents = agents.where('user_id', 'is not', null)
  return agents
}

const withLogin = (db: Database) =>
  db
    .selectFrom('agents as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(ROSTER.map((column) => `a.${column}` as const))
    .select(['u.username', 'u.email', sql<string>`lower(a.name)`.as('key_name')])

/** An agent with its log-in, as admins see it. */
export type RosterRow = Awaited<ReturnType<ReturnType<typeof withLogin>['executeTakeFirstOrThrow']>>

/** One page of the roster by name, without archived agents. */
export async function listRoster(
  db: Database,
  conditions: RosterConditions,
  { after, limit }: ListPage<NameKey>,
): Promise<RosterRow[]> {
  // found first by the index, then joined for this page only
  let found = listed(db, conditions).select('id').orderBy(sql`lower(name)`).orderBy('id').limit(limit)
  if (after) found = found.where(sql<boolean>`(lower(name), id) > (${after.name}, ${after.id}::uuid)`)
  return withLogin(db).where('a.id', 'in', found).orderBy(sql`lower(a.name)`).orderBy('a.id').execute()
}

/** How many agents of the roster meet the conditions. */
export async function countRoster(db: Database, conditions: RosterConditions): Promise<number> {
  const { count } = await listed(db, conditions)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One agent, archived or not. */
export async function findRosterAgent(db: Database, id: string): Promise<RosterRow> {
  return withLogin(db).where('a.id', '=', id).executeTakeFirstOrThrow()
}

/**
 * One agent of the roster.
 * @throws AppError not_found (404) when it is unknown or archived
 */
export async function requireRosterAgent(db: Database, id: string): Promise<RosterRow> {
  const row = await withLogin(db).where('a.id', '=', id).where('a.archived_at', 'is', null).executeTakeFirst()
  if (!row) throw notFound('We do not know this agent')
  return row
}

const onRoster = (db: Database, id: string) =>
  db.selectFrom('agents').select(ROSTER).where('id', '=', id).where('archived_at', 'is', null)

/** An agent of the roster with the columns that can be changed. */
export type WritableAgent = Pick<Selectable<Agents>, (typeof ROSTER)[number]>

/** Reads an agent of the roster; undefined when it is archived or unknown. */
export async function readRosterAgent(db: Database, id: string): Promise<WritableAgent | undefined> {
  return onRoster(db, id).executeTakeFirst()
}

/** Locks an agent of the roster until the transaction ends; undefined when it is archived or unknown. */
export async function lockRosterAgent(trx: Database, id: string): Promise<WritableAgent | undefined> {
  return onRoster(trx, id).forNoKeyUpdate().executeTakeFirst()
}

/** Inserts an agent and returns its id. */
export async function insertAgent(trx: Database, values: Insertable<Agents>): Promise<string> {
  const { id } = await trx.insertInto('agents').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Saves columns of an agent. */
export async function saveAgent(trx: Database, id: string, values: UpdateObject<DB, 'agents'>): Promise<void> {
  await trx.updateTable('agents').set(values).where('id', '=', id).execute()
}
