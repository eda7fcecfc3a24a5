import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import { busyAgentIds } from '#server/availability/queries.ts'
import type { TimeSpan } from '#server/availability/spans.ts'
import type { Database } from '#server/db/client.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { Agents, DB } from '#server/db/types.ts'
import { userHasFactor } from '#server/db/user-has-factor.ts'
import { notFound } from '#server/errors.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import type { RosterPart, RosterSort } from '#shared/model/agent.ts'
import { FACTS, LISTED } from '../queries.ts'
import { buildRosterOrder, NEXT_EVENT, type RosterKey } from './roster-orders.ts'

/** The columns admins see of an agent. */
const ROSTER = [
  ...LISTED,
  ...FACTS,
  'image',
  'poster',
  'poster_image',
  'version',
  'user_id',
  'published_at',
  'archived_at',
] as const

/** Filters of the roster. */
export interface RosterConditions {
  /** From `readWords`. */
  query?: string | undefined
  only?: RosterPart | undefined
  category?: string | undefined
  /** Free during all of this span; without those who are unavailable. */
  free?: TimeSpan | undefined
}

/** A required paper of the category is missing or has lapsed (docs/product.md P6.92). */
const LACKS_PAPER = sql<boolean>`exists (select from paper_kinds k where k.category = agents.category and k.required
  and not exists (select from agent_papers p where p.agent_id = agents.id and p.kind_id = k.id
    and (p.expires_on is null or p.expires_on >= atlanta_day(now()))))`
/** A paper expires within 60 days (docs/product.md P6.90). */
const PAPER_EXPIRES = sql<boolean>`exists (select from agent_papers p where p.agent_id = agents.id
  and p.expires_on between atlanta_day(now()) and atlanta_day(now()) + 60)`

const listed = (db: Database, { query, only, category, free }: RosterConditions) => {
  let agents = db.selectFrom('agents').where('archived_at', only === 'archived' ? 'is not' : 'is', null)
  if (category !== undefined) agents = agents.where('category', '=', category)
  if (free !== undefined) agents = agents.where(sql<boolean>`availability and id not in (${busyAgentIds(free)})`)
  if (only === 'without_login') agents = agents.where('user_id', 'is', null)
  if (only === 'not_published') agents = agents.where('published_at', 'is', null)
  if (query !== undefined) agents = agents.where(sql<boolean>`search_words @@ ${query}::tsquery`)
  if (only === 'without_rate') agents = agents.where(sql<boolean>`coalesce(hourly_rate, 0) = 0`)
  if (only === 'unavailable') agents = agents.where('availability', '=', false)
  if (only === 'with_login') agents = agents.where('user_id', 'is not', null)
  if (only === 'with_booking') agents = agents.where(sql<boolean>`${NEXT_EVENT} is not null`)
  if (only === 'without_booking') agents = agents.where(sql<boolean>`${NEXT_EVENT} is null`)
  if (only === 'papers_missing') agents = agents.where(LACKS_PAPER)
  if (only === 'papers_expiring') agents = agents.where(PAPER_EXPIRES)
  return agents
}

/** The next booking of the agent `a` that is pending or confirmed. */
const NEXT_BOOKING = sql<{ id: string; number: number; eventDate: string } | null>`(
  select jsonb_build_object('id', b.id, 'number', b.number, 'eventDate', b.event_date) from bookings b
  where b.agent_id = a.id and b.event_date > now() and b.status in ('pending', 'confirmed')
  order by b.event_date, b.id limit 1)`

const withLogin = (db: Database) =>
  db
    .selectFrom('agents as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(ROSTER.map((column) => `a.${column}` as const))
    .select(['u.archived_at as login_ended_at', NEXT_BOOKING.as('next_booking')])
    .select([userHasFactor.as('has_second_factor'), plusTax('a.category').as('plus_tax')])
    .select(['u.username', 'u.email', sql<string>`lower(a.name)`.as('key_name')])

/** An agent with its log-in, as admins see it. */
export type RosterRow = Awaited<ReturnType<ReturnType<typeof withLogin>['executeTakeFirstOrThrow']>>

/** An order of the roster. */
export interface RosterOrder {
  sort: RosterSort
  descending: boolean
}

/** One page of the roster, or of the archived agents, in an order, and the keys of its rows. */
export async function listRoster(
  db: Database,
  conditions: RosterConditions,
  { sort, descending }: RosterOrder,
  { after, limit }: ListPage<RosterKey>,
) {
  const order = buildRosterOrder(sort, descending)
  // found first by the index, then joined for this page only
  let found = listed(db, conditions)
    .select(['id', order.key.as('key_value')])
    .orderBy(order.orderBy)
    .limit(limit)
  if (after) found = found.where(order.after(after))
  const keys = await found.execute()
  if (keys.length === 0) return []
  const ids = keys.map(({ id }) => id)
  const rows = await withLogin(db).where('a.id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return keys.flatMap(({ id, key_value }) => {
    const row = known.get(id)
    return row ? [{ ...row, key_value }] : []
  })
}

/** How many agents of the roster meet the conditions. */
export async function countRoster(db: Database, conditions: RosterConditions): Promise<number> {
  const { count } = await listed(db, conditions)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * One agent, archived or not.
 * @throws AppError not_found (404) when it is unknown
 */
export async function requireKnownAgent(db: Database, id: string): Promise<RosterRow> {
  const row = await withLogin(db).where('a.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('We do not know this agent')
  return row
}

/** One agent, archived or not, that is known to be there. */
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

/** Locks an archived agent until the transaction ends; undefined when it is on the roster or unknown. */
export async function lockArchivedAgent(trx: Database, id: string): Promise<WritableAgent | undefined> {
  return trx
    .selectFrom('agents')
    .select(ROSTER)
    .where('id', '=', id)
    .where('archived_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
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
