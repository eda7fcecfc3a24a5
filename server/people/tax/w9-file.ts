import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { takeUpload } from '#server/catalog/images/store-image.ts'
import type { AppContext } from '#server/context.ts'
import { notFound, notPossible } from '#server/errors.ts'
import type { AdminActor, AgentActor, By, OwnerActor } from '#server/http/requests/actor.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import { nameScan, readScan, type ScanFile } from '../papers/scan-file.ts'
import { lockKnownAgent, requireAgent, requireMayOpen } from '../private-rights.ts'
import { findTaxDetails, type TaxRow } from './tax-rows.ts'

/**
 * Stores an agent's W-9 in place of the one there is, sealed, because the whole number is on it; audited
 * (docs/product.md P7.122, S113).
 * @throws AppError forbidden (403), not_found (404), too_large (413), unsupported_type (415) for another kind of file,
 *   not_possible (422) for one that is damaged or not what it says, too_many_requests (429), unavailable (503)
 */
export async function storeW9(
  context: AppContext,
  upload: By<AdminActor | AgentActor> & { agentId: string; read: () => Promise<Buffer> },
): Promise<TaxRow> {
  const { agentId, actor, requestId, read } = upload
  const { db, secrets } = context
  if (actor.role === 'admin') await requireMayOpen(db, actor)
  await requireAgent(db, agentId)
  return takeUpload(context, { actor, read }, async (sent) => {
    const { type, bytes } = await readScan(sent)
    const sealed = secrets.seal(bytes.toString('base64'), 'w9')
    const file = { type, sealed, bytes: bytes.length, key_mark: secrets.mark(), opens: true }
    return db.transaction().execute(async (trx) => {
      if (actor.role === 'admin') await requireMayOpen(trx, actor)
      await lockKnownAgent(trx, agentId)
      await trx
        .insertInto('w9_files')
        .values({ agent_id: agentId, ...file })
        .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ ...file, created_at: sql`now()` }))
        .execute()
      await recordAudit(trx, {
        ...{ actor, requestId, action: 'agent.tax-form-stored', entity: 'agent', entityId: agentId },
        after: { type, bytes: bytes.length },
      })
      return findTaxDetails(trx, agentId)
    })
  })
}

/** Whether an agent has a W-9 that was sealed with the present SECRET_KEY (docs/product.md P7.157). */
export async function canOpenW9(
  { db, secrets }: Pick<MailContext, 'db' | 'secrets'>,
  agentId: string,
): Promise<boolean> {
  const row = await db.selectFrom('w9_files').select('sealed').where('agent_id', '=', agentId).executeTakeFirst()
  return row !== undefined && secrets.open(row.sealed, 'w9') !== null
}

/**
 * An agent's W-9, with the name it is saved under. Every download is audited.
 * @throws AppError not_found (404), not_possible (422) when it was sealed with another SECRET_KEY
 */
export async function openW9(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { agentId, actor, requestId }: By<OwnerActor> & { agentId: string },
): Promise<ScanFile & { name: string }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('w9_files as f')
      .innerJoin('agents as a', 'a.id', 'f.agent_id')
      .select(['f.type', 'f.sealed', 'a.name'])
      .where('f.agent_id', '=', agentId)
      .executeTakeFirst()
    if (!row) throw notFound('There is no W-9')
    const opened = secrets.open(row.sealed, 'w9')
    if (opened === null) throw notPossible('This file cannot be read with this SECRET_KEY. Please upload it again.')
    await recordAudit(trx, { actor, requestId, action: 'agent.tax-form-opened', entity: 'agent', entityId: agentId })
    const type = row.type === 'application/pdf' ? row.type : 'image/webp'
    return { type, bytes: Buffer.from(opened, 'base64'), name: nameScan(`${row.name} w-9`, type) }
  })
}
