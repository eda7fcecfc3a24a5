import type { Database } from '#server/db/client.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { recordAudit } from './record.ts'

/**
 * Audits that an admin took a list with them as a file (docs/product.md S99).
 * @param list the list's name in its address
 */
export async function recordExport(
  db: Database,
  { list, actor, requestId }: { list: string; actor: AdminActor; requestId: string },
): Promise<void> {
  await recordAudit(db, { actor, action: 'export.made', entity: 'export', entityId: list, requestId })
}
