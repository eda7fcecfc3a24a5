import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { NumberedPageKey } from '#server/http/answers/page.ts'
import type { AuditEntity } from '#shared/model/audit.ts'
import { type AuditSearch, findEntries } from './search.ts'

/** An audit entry with the name of who did it. */
export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number]

/**
 * One page of the audit trail, the latest first, each entry with its actor's name: looked up for the page's rows alone.
 * @param search what narrows it
 * @param page where the page before ended, and rows at most
 */
export async function listEntries(db: Database, search: AuditSearch, page: ListPage<NumberedPageKey>) {
  const found = await findEntries(db, search, page)
  return readEntries(
    db,
    found.map(({ id }) => id),
  )
}

/**
 * The latest audit entries about several things, the latest first.
 * @param things by their kind; unknown ids have no entries
 * @param limit entries at most
 */
export async function listEntriesAbout(
  db: Database,
  things: readonly { entity: AuditEntity; ids: readonly string[] }[],
  limit: number,
) {
  const each = things.flatMap(({ entity, ids }) => ids.map((id) => ({ entity, id })))
  // of each thing by the index of its entries, then the latest of all
  const { rows } = await sql<{ id: number }>`
    select l.id from unnest(${each.map(({ entity }) => entity)}::text[], ${each.map(({ id }) => id)}::text[]) as t (entity, id)
    cross join lateral (
      select l.id, l.at from audit_log l where l.entity = t.entity and l.entity_id = t.id
      order by l.at desc, l.id desc limit ${limit}
    ) as l
    order by l.at desc, l.id desc limit ${limit}`.execute(db)
  return readEntries(
    db,
    rows.map(({ id }) => id),
  )
}

/** Audit entries with the names of their actors, the latest first. */
async function readEntries(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'l.actor_id').on('l.actor_role', '<>', 'customer'))
    .leftJoin('agents as a', 'a.user_id', 'u.id')
    .leftJoin('customers as c', (join) => join.onRef('c.id', '=', 'l.actor_id').on('l.actor_role', '=', 'customer'))
    .select(['l.id', 'l.at', 'l.actor_role', 'l.action', 'l.entity', 'l.entity_id', 'l.before', 'l.after', 'l.reason'])
    .select(['u.username', 'a.name as agent_name', 'c.name as customer_name', keyTime('l.at').as('key_at')])
    .where((eb) => eb('l.id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .execute()
}
