import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/http/requests/actor.ts'

/** Who did what to which row. */
export interface AuditEntry {
  /** Null for what the product does by itself, or a stranger's request. */
  actor: Actor | null
  /** What happened, as entity and verb: 'booking.status-changed'. */
  action: string
  entity: string
  entityId: string
  /** The changed fields as they were and as they are; never a secret. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string | null
  requestId?: string
}

/**
 * Writes one audit entry or several; called with the transaction that makes the change (docs/product.md S69).
 * @param trx the change's own transaction
 */
export async function recordAudit(trx: Database, ...entries: [AuditEntry, ...AuditEntry[]]): Promise<void> {
  await trx.insertInto('audit_log').values(entries.map(rowOf)).execute()
}

function rowOf({ actor, action, entity, entityId, before, after, reason, requestId }: AuditEntry) {
  return {
    actor_role: actor?.role ?? null,
    actor_id: actor === null ? null : actor.role === 'customer' ? actor.customerId : actor.userId,
    action,
    entity,
    entity_id: entityId,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    reason: reason ?? null,
    request_id: requestId ?? null,
  }
}
