import { type Expression, type SqlBool, sql } from 'kysely'
import { busyAgentIds } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import type { AgentSort } from '#shared/model/agent.ts'
import { LISTED, pictureOf } from '../queries.ts'

/** The conditions of a search; each narrows, and without any everyone who isn't archived is found. */
export interface AgentConditions {
  /** Words as typed. */
  words?: string | undefined
  category?: string | undefined
  /** Whole dollars an hour. */
  minRate?: number | undefined
  maxRate?: number | undefined
  /** Free all through this span. */
  free?: { from: Date; to: Date } | undefined
}

/**
 * What typed words mean as a query, spelling corrected by the words agents are described by.
 * @returns the query's text, or undefined when nothing was typed
 */
export async function readWords(db: Database, words: string): Promise<string | undefined> {
  const { rows } = await sql<{ query: string | null }>`select agent_search_query(${words})::text as query`.execute(db)
  return rows[0]?.query ?? undefined
}

/** What a search is ordered by, greatest first; equal ones come in the order of the plain list. */
function rankOf(sort: AgentSort | undefined, query: string | undefined) {
  if (sort === 'rating') return sql<number>`rating`
  if (sort === 'bookings') return sql<number>`total_bookings`
  // an unknown rate comes last either way
  if (sort === 'rate_low') return sql<number>`coalesce(-nullif(hourly_rate, 0), -1000000)`
  if (sort === 'rate_high') return sql<number>`coalesce(nullif(hourly_rate, 0), -1)`
  if (query === undefined) return sql<number>`0::float8`
  return sql<number>`ts_rank('{0, 0.1, 0.4, 1}'::real[], search_words, ${query}::tsquery)::float8`
}

function conditionsOf(conditions: AgentConditions, query: string | undefined): Expression<SqlBool>[] {
  const { minRate, maxRate, free } = conditions
  return [
    sql<boolean>`archived_at is null`,
    ...(query === undefined ? [] : [sql<boolean>`search_words @@ ${query}::tsquery`]),
    ...(minRate === undefined ? [] : [sql<boolean>`hourly_rate >= ${minRate} and hourly_rate > 0`]),
    ...(maxRate === undefined ? [] : [sql<boolean>`hourly_rate <= ${maxRate} and hourly_rate > 0`]),
    ...(free === undefined ? [] : [sql<boolean>`availability and id not in (${busyAgentIds(free)})`]),
  ]
}

/**
 * The agents that match, best first, one page by key.
 * @param after where the page before ended
 * @param limit rows at most
 */
export async function searchAgents(
  db: Database,
  conditions: AgentConditions,
  { sort, after, limit }: { sort?: AgentSort | undefined; after?: PageKey | undefined; limit: number },
) {
  const query = conditions.words === undefined ? undefined : await readWords(db, conditions.words)
  const rank = rankOf(sort, query)
  // found first, by what is ordered alone: what else is shown is read for one page, not for all that match
  let found = db
    .selectFrom('agents')
    .select(['id', 'created_at', rank.as('rank')])
    .where((eb) => eb.and(conditionsOf(conditions, query)))
    .orderBy(sql`${rank} desc`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
  if (conditions.category !== undefined) found = found.where('category', '=', conditions.category)
  if (after) {
    found = found.where(
      sql<boolean>`(${rank} < ${after.rank} or (${rank} = ${after.rank} and (created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)))`,
    )
  }
  return db
    .selectFrom(found.as('found'))
    .innerJoin('agents as a', 'a.id', 'found.id')
    .select(LISTED.map((column) => `a.${column}` as const))
    .select(pictureOf('a').as('image'))
    .select([keyTime('a.created_at').as('key_at'), sql<number>`found.rank::float8`.as('key_rank')])
    .orderBy('found.rank', 'desc')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute()
}

/** How many agents match, by category; the category itself is no condition here. */
export async function countAgentsByCategory(db: Database, conditions: AgentConditions) {
  const query = conditions.words === undefined ? undefined : await readWords(db, conditions.words)
  return db
    .selectFrom('agents')
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .where((eb) => eb.and(conditionsOf(conditions, query)))
    .groupBy('category')
    .orderBy('category')
    .execute()
}
