import { type Expression, type SqlBool, sql } from 'kysely'
import { publiclyBusyAgentIds } from '#server/availability/queries.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import type { AgentSort } from '#shared/model/agent.ts'
import { IS_PUBLIC, LISTED, selectPicture } from '../queries.ts'

/** Filters of a search; without any, all public agents are found. */
export interface AgentConditions {
  /** Texts to look for; any of them may match. None are no condition. */
  texts?: readonly string[] | undefined
  category?: string | undefined
  /** Whole dollars an hour. */
  minRate?: number | undefined
  maxRate?: number | undefined
  /** Only agents who take bookings. */
  bookable?: boolean | undefined
  /** Free during all of this span. */
  free?: { from: Date; to: Date } | undefined
}

/**
 * Turns typed words into a text query; their spelling is corrected by the words that describe agents.
 * @returns the query's text; undefined when nothing was typed
 */
export const readWords = (db: Database, words: string): Promise<string | undefined> => readTexts(db, [words])

/** A query that any of several texts fulfills. */
async function readTexts(db: Database, texts: readonly string[] = []): Promise<string | undefined> {
  if (texts.length === 0) return undefined
  const queries = texts.map((text) => sql`agent_search_query(${text})`)
  const { rows } = await sql<{ queries: (string | null)[] }>`
    select array[${sql.join(queries)}]::text[] as queries`.execute(db)
  const found = rows[0]?.queries.filter((query) => query !== null && query !== '') ?? []
  return found.length === 0 ? undefined : found.map((query) => `(${query})`).join(' | ')
}

/** The rank of a search's order, greatest first; equal ranks come in the order of the plain list. */
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
  const { minRate, maxRate, bookable, free } = conditions
  return [
    IS_PUBLIC,
    ...(query === undefined ? [] : [sql<boolean>`search_words @@ ${query}::tsquery`]),
    ...(minRate === undefined ? [] : [sql<boolean>`hourly_rate >= ${minRate} and hourly_rate > 0`]),
    ...(maxRate === undefined ? [] : [sql<boolean>`hourly_rate <= ${maxRate} and hourly_rate > 0`]),
    ...(bookable ? [sql<boolean>`availability`] : []),
    ...(free === undefined ? [] : [sql<boolean>`availability and id not in (${publiclyBusyAgentIds(free)})`]),
  ]
}

/**
 * The agents that match, best first, one page by key.
 * @param after the key of the page before
 * @param limit rows at most
 */
export async function searchAgents(
  db: Database,
  conditions: AgentConditions,
  { sort, after, limit }: ListPage<PageKey> & { sort?: AgentSort | undefined },
) {
  const query = await readTexts(db, conditions.texts)
  const rank = rankOf(sort, query)
  // found first by rank alone, then joined for this page only
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
    .select([selectPicture('a').as('image'), plusTax('a.category').as('plus_tax')])
    .select([keyTime('a.created_at').as('key_at'), sql<number>`found.rank::float8`.as('key_rank')])
    .orderBy('found.rank', 'desc')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute()
}

/** How many agents match, by category; the filter by category is ignored. */
export async function countAgentsByCategory(db: Database, conditions: AgentConditions) {
  const query = await readTexts(db, conditions.texts)
  return db
    .selectFrom('agents')
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .where((eb) => eb.and(conditionsOf(conditions, query)))
    .groupBy('category')
    .orderBy('category')
    .execute()
}
