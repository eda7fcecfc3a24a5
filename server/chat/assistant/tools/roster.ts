import { type Expression, type SqlBool, sql } from 'kysely'
import { publiclyBusyAgentIds } from '#server/availability/queries.ts'
import { IS_PUBLIC, selectPicture } from '#server/catalog/queries.ts'
import { type AgentConditions, searchAgents } from '#server/catalog/search/search.ts'
import type { Database } from '#server/db/client.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import type { SuggestedAgent } from '#shared/contract/chat/chat-message.ts'
import type { AgentSort } from '#shared/model/agent.ts'

/** What the assistant may know of an agent: what the public list says. */
export interface RosterAgent {
  id: string
  name: string
  category: string
  bio: string | null
  experience: string | null
  specialties: string[]
  hourlyRate: number | null
  /** Whether tax is added to it. */
  plusTax: boolean
  availability: boolean
  totalBookings: number
  rating: number
  /** The picture that is shown where everyone reads it. */
  image: string | null
}

/** The conditions, order and length of a search of the roster. */
export interface RosterSearch extends Omit<AgentConditions, 'texts' | 'bookable'> {
  words?: string | undefined
  sort?: AgentSort
  limit: number
}

const COLUMNS = [
  'id',
  'name',
  'category',
  'bio',
  'experience',
  'specialties',
  'hourly_rate',
  'availability',
  'total_bookings',
  'rating',
] as const

interface Row {
  id: string
  name: string
  category: string
  bio: string | null
  experience: string | null
  specialties: string[]
  hourly_rate: number | null
  plus_tax: boolean
  availability: boolean
  total_bookings: number
  rating: number
  image: string | null
}

const read = (row: Row): RosterAgent => ({
  id: row.id,
  name: row.name,
  category: row.category,
  bio: row.bio,
  experience: row.experience,
  specialties: row.specialties,
  hourlyRate: row.hourly_rate || null,
  plusTax: row.plus_tax,
  availability: row.availability,
  totalBookings: row.total_bookings,
  rating: row.rating,
  image: row.image,
})

/** Agents of the roster who take bookings and meet the conditions, best first; the same search as the site's. */
export async function searchRoster(
  db: Database,
  { sort, limit, words, ...conditions }: RosterSearch,
): Promise<RosterAgent[]> {
  const texts = words === undefined ? [] : [words]
  const rows = await searchAgents(db, { ...conditions, texts, bookable: true }, { sort, limit })
  return rows.map(read)
}

/**
 * Agents by id, in that order; only those everyone may see.
 * @param free only those who are free all through this span
 */
export async function findAgents(
  db: Database,
  {
    ids,
    category,
    free,
    limit,
  }: { ids: readonly string[]; category?: string; free?: AgentConditions['free']; limit: number },
): Promise<RosterAgent[]> {
  const conditions: Expression<SqlBool>[] = [
    sql<boolean>`id = any(${ids}::uuid[])`,
    IS_PUBLIC,
    ...(category === undefined ? [] : [sql<boolean>`category = ${category}`]),
    ...(free === undefined ? [] : [sql<boolean>`availability and id not in (${publiclyBusyAgentIds(free)})`]),
  ]
  const rows = await db
    .selectFrom('agents')
    .select(COLUMNS)
    .select([selectPicture('agents').as('image'), plusTax('agents.category').as('plus_tax')])
    .where((eb) => eb.and(conditions))
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .limit(limit)
    .execute()
  return rows.map(read)
}

/**
 * What each category, or one of them, asks for an hour: the least and the most of those who take bookings and have a rate,
 * in dollars. A category without such an agent is left out.
 */
export async function findPriceRanges(db: Database, category?: string) {
  // both ends of an index (migration 0138)
  return db
    .selectFrom('categories')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('agents')
          .select([sql<number>`min(hourly_rate)`.as('least'), sql<number>`max(hourly_rate)`.as('most')])
          .whereRef('agents.category', '=', 'categories.name')
          .where(IS_PUBLIC)
          .where('availability', '=', true)
          .where('hourly_rate', '>', 0)
          .as('rates'),
      (join) => join.onTrue(),
    )
    .select(['categories.name as category', 'rates.least', 'rates.most', plusTax('categories.name').as('plus_tax')])
    .where('rates.least', 'is not', null)
    .$if(category !== undefined, (query) => query.where('categories.name', '=', category ?? ''))
    .orderBy('categories.name')
    .execute()
}

/** An agent as it is suggested beneath an answer. */
export const suggest = ({ id, name, category, hourlyRate, plusTax, image }: RosterAgent): SuggestedAgent => ({
  id,
  name,
  category,
  hourlyRate,
  plusTax,
  image,
})
