import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import type { AuditRow } from './queries.ts'

/** What an actor is called whose row is no longer there. */
const GONE = 'A former user'

/** An audit entry as admins see it. */
export function presentAuditEntry(row: AuditRow): AuditEntry {
  const name = row.agent_name ?? row.username ?? row.customer_name ?? GONE
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_role === null ? null : { role: row.actor_role, name },
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    before: readFields(row.before),
    after: readFields(row.after),
    reason: row.reason,
  }
}

/** The fields of one side; entries are written as objects or not at all. */
function readFields(side: AuditRow['before']): AuditEntry['before'] {
  return typeof side === 'object' && side !== null && !Array.isArray(side) ? { ...side } : null
}
