import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { takeUpload } from '#server/catalog/images/store-image.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { requireMayOpen } from '../private-rights.ts'
import { findPaper, lockPaper, type PaperRow } from './paper-rows.ts'
import { nameScan, readScan, type ScanFile } from './scan-file.ts'
import { findStoredPaper, PAPER_FOLDER } from './stored-papers.ts'

const notThere = () => notFound('There is no such paper')
const noFile = () => notFound('This paper has no file')

/**
 * Stores the file of a paper, in place of the one it has; audited (docs/product.md S101).
 * @throws AppError forbidden (403), not_found (404), too_large (413), unsupported_type (415) for another kind of file,
 *   not_possible (422) for one that is damaged or not what it says, too_many_requests (429), unavailable (503)
 */
export async function storePaperFile(
  context: AppContext,
  { id, actor, requestId, read }: By<AdminActor> & { id: string; read: () => Promise<Buffer> },
): Promise<PaperRow> {
  const { db, objects } = context
  await requireMayOpen(db, actor)
  if (!(await findPaper(db, id))) throw notThere()
  return takeUpload(context, { actor, read }, async (sent) => {
    const file = await readScan(sent)
    const [stored] = await objects.store([{ folder: PAPER_FOLDER, ...file }])
    const columns = { type: file.type, ...(stored ?? file) }
    return db.transaction().execute(async (trx) => {
      await requireMayOpen(trx, actor)
      const paper = await lockPaper(trx, id)
      if (!paper) throw notThere()
      await trx
        .insertInto('paper_files')
        .values({ paper_id: id, ...columns })
        .onConflict((conflict) => conflict.column('paper_id').doUpdateSet({ ...columns, created_at: sql`now()` }))
        .execute()
      await recordAudit(trx, {
        ...{ actor, requestId, action: 'agent.paper-file-stored', entity: 'agent', entityId: paper.agent_id },
        after: { paper: paper.name, type: file.type, bytes: file.bytes.length },
      })
      return (await findPaper(trx, id)) ?? paper
    })
  })
}

/**
 * The file of a paper, with the name it is saved under. Every download is audited, also one that the bucket then refuses.
 * @throws AppError forbidden (403), not_found (404), unavailable (503) when the bucket does not answer
 */
export async function openPaperFile(
  { db, objects }: Pick<AppContext, 'db' | 'objects'>,
  { id, actor, requestId }: By<AdminActor> & { id: string },
): Promise<ScanFile & { name: string }> {
  const { file, stored } = await db.transaction().execute(async (trx) => {
    await requireMayOpen(trx, actor)
    const row = await trx
      .selectFrom('paper_files as f')
      .innerJoin('agent_papers as p', 'p.id', 'f.paper_id')
      .innerJoin('agents as a', 'a.id', 'p.agent_id')
      .select(['f.type', 'f.bytes', 'f.object_key', 'p.name as paper', 'p.agent_id', 'a.name as agent'])
      .where('p.id', '=', id)
      .executeTakeFirst()
    if (!row) throw noFile()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.paper-file-opened', entity: 'agent', entityId: row.agent_id },
      after: { paper: row.paper },
    })
    const type = row.type === 'application/pdf' ? row.type : 'image/webp'
    return { file: { type, name: nameScan(`${row.agent} ${row.paper}`, type) } as const, stored: row }
  })
  // after the transaction: a bucket may take seconds
  const bytes = stored.bytes ?? (await objects.read(() => findStoredPaper(db, id, stored.type)))
  if (!bytes) throw noFile()
  return { ...file, bytes }
}
