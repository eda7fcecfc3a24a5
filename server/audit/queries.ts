import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { NumberedPageKey } from '#server/http/answers/page.ts'

/** An audit entry with the name of who did it. */
export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number]

/**
 * One page of the audit trail, the latest first, each entry with its actor's name: looked up for the page's rows alone.
 * @param entity only of this kind of thing
 * @param entityId only of this one; with its entity
 * @param after where the page before ended
 * @param limit rows at most
 */
export async function listEntries(
  db: Database,
  { entity, entityId }: { entity?: string | undefined; entityId?: string | undefined },
  { after, limit }: ListPage<NumberedPageKey>,
) {
  let page = db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_role', 'actor_id', 'action', 'entity', 'entity_id', 'before', 'after', 'reason'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (entity !== undefined) page = page.where('entity', '=', entity)
  if (entityId !== undefined) page = page.where('entity_id', '=', entityId)
  if (after) page = page.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`)
  return db
    .selectFrom(page.as('l'))
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'l.actor_id').on('l.actor_role', '<>', 'customer'))
    .leftJoin('agents as a', 'a.user_id', 'u.id')
    .leftJoin('customers as c', (join) => join.onRef('c.id', '=', 'l.actor_id').on('l.actor_role', '=', 'customer'))
    .select(['l.id', 'l.at', 'l.actor_role', 'l.action', 'l.entity', 'l.entity_id', 'l.before', 'l.after', 'l.reason'])
    .select(['u.username', 'a.name as agent_name', 'c.name as customer_name', keyTime('l.at').as('key_at')])
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .execute()
}
