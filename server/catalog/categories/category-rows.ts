import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Categories } from '#server/db/types.ts'

/** Rows of the list at most. */
const LIST_LIMIT = 500

const COLUMNS = [
  'id',
  'name',
  'display_name',
  'description',
  'image',
  'created_at',
  'version',
  'hidden',
  'features',
] as const

const withAgents = (db: Database) =>
  db
    .selectFrom('categories as c')
    .select(COLUMNS.map((column) => `c.${column}` as const))
    .select(
      sql<number>`(select count(*)::int from agents where category = c.name and archived_at is null)`.as('agents'),
    )

/** A category with how many agents of the roster it has. */
export type AdminCategoryRow = Awaited<ReturnType<ReturnType<typeof withAgents>['executeTakeFirstOrThrow']>>

/** The categories as admins see them, in the order of the site. */
export async function listAdminCategories(db: Database): Promise<AdminCategoryRow[]> {
  return withAgents(db).orderBy('c.position').orderBy('c.created_at').orderBy('c.id').limit(LIST_LIMIT).execute()
}

/** Locks a category, also against new references to it, until the transaction ends. */
export async function lockCategory(trx: Database, id: string) {
  return trx.selectFrom('categories').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Reads a category and keeps it from being deleted; agents may still be moved into it meanwhile. */
export async function keepCategory(trx: Database, id: string) {
  return trx.selectFrom('categories').select(COLUMNS).where('id', '=', id).forKeyShare().executeTakeFirst()
}

/** How many rows refer to a category, archived agents and used invites among them. */
export async function countUses(trx: Database, name: string) {
  return trx
    .selectNoFrom([
      sql<number>`(select count(*)::int from agents where category = ${name})`.as('agents'),
      sql<number>`(select count(*)::int from agents where category = ${name} and archived_at is not null)`.as(
        'archived',
      ),
      sql<number>`(select count(*)::int from agent_invite_codes where category = ${name})`.as('invites'),
      sql<number>`(select count(*)::int from service_packages where category = ${name})`.as('packages'),
    ])
    .executeTakeFirstOrThrow()
}

/** Inserts a category, behind all others. */
export async function insertCategory(trx: Database, values: Insertable<Categories>) {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from categories)`
  return trx
    .insertInto('categories')
    .values({ ...values, position })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Saves columns of a category; agents, invites and service packages follow a new name. */
export async function saveCategory(trx: Database, id: string, values: Updateable<Categories>) {
  return trx.updateTable('categories').set(values).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow()
}

/**
 * Moves all that refers to a category to another one, archived agents and used invites too.
 * @param from a category's name
 * @param to another's
 */
export async function moveUses(trx: Database, from: string, to: string): Promise<void> {
  await trx.updateTable('agents').set({ category: to }).where('category', '=', from).execute()
  await trx.updateTable('agent_invite_codes').set({ category: to }).where('category', '=', from).execute()
  await trx.updateTable('service_packages').set({ category: to }).where('category', '=', from).execute()
}

/**
 * Moves the kinds of papers of a category to another one, behind its own. Of two with one name one is left, required if
 * either was, and the papers entered for the other one are papers of it.
 * @param from a category's name
 * @param to another's, whose agents no one moves meanwhile
 */
export async function movePaperKinds(trx: Database, from: string, to: string): Promise<void> {
  await sql`
    update paper_kinds k set required = true from paper_kinds gone
    where k.category = ${to} and gone.category = ${from} and lower(gone.name) = lower(k.name)
      and gone.required and not k.required`.execute(trx)
  await sql`
    update agent_papers p set kind_id = k.id, name = k.name from paper_kinds gone, paper_kinds k
    where p.kind_id = gone.id and gone.category = ${from} and k.category = ${to} and lower(gone.name) = lower(k.name)
      and not exists (select from agent_papers other where other.agent_id = p.agent_id and other.kind_id = k.id)
    `.execute(trx)
  await sql`
    update paper_kinds k set category = ${to},
      position = k.position + (select coalesce(max(position), 0) + 1 from paper_kinds where category = ${to})
    where k.category = ${from}
      and not exists (select from paper_kinds other where other.category = ${to} and lower(other.name) = lower(k.name))
    `.execute(trx)
}

/** Deletes a category that nothing refers to. */
export async function removeCategory(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('categories').where('id', '=', id).execute()
}
