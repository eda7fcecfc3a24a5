import type { Database } from '#server/db/client.ts'

/** What the audit log says of an agent, the oldest first. */
export const readAudits = (db: Database, entityId: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after', 'reason'])
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute()
