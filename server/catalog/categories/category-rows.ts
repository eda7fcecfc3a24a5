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

/** Deletes a category that nothing refers to. */
export async function removeCategory(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('categories').where('id', '=', id).execute()
}
