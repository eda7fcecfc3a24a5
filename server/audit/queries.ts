import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { NumberedPageKey } from '#server/http/answers/page.ts'
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
  const ids = found.map(({ id }) => id)
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
