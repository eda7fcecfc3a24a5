import type { Database } from '#server/db/client.ts'
import type { AdminActor, Doer } from '#server/http/requests/actor.ts'
import type { AuditAction, AuditEntity } from '#shared/model/audit.ts'

/** Who did what to which row. */
export interface AuditEntry {
  /** An admin by a job has no session; null for the product itself and for requests without a session. */
  actor: Doer | Pick<AdminActor, 'role' | 'userId'> | null
  action: AuditAction
  entity: AuditEntity
  entityId: string
  /** The changed fields as they were and as they are; never a secret. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string | null
  requestId?: string | undefined
}

/**
 * Writes one audit entry or several; called with the transaction that makes the change (docs/product.md S69).
 * @param trx the change's own transaction
 */
export async function recordAudit(trx: Database, ...entries: [AuditEntry, ...AuditEntry[]]): Promise<void> {
  await trx.insertInto('audit_log').values(entries.map(rowOf)).execute()
}

/** Begins a statement that writes audit entries as one of its parts; a query of these columns follows. */
export const AUDIT_INSERT = 'insert into audit_log (actor_role, actor_id, action, entity, entity_id, after, request_id)'

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
