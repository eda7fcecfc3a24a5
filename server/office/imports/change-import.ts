import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notPossible } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { findColumnFault, type ImportState, isTable } from '#shared/model/import.ts'
import {
  type BatchRow,
  beginStep,
  deleteBatch,
  insertBatch,
  lockBatch,
  saveBatch,
  setColumns,
  type Upload,
} from './batch-rows.ts'
import { countPictures } from './pictures/picture-rows.ts'
import { countVerdicts } from './row-rows.ts'
import { describeDependents } from './run/dependents.ts'
import { importedVerdicts } from './run/run-rows.ts'
import { findBlockers } from './run/undo-rows.ts'

type Change<Rest = unknown> = By<AdminActor> & { id: string } & Rest

/** Refuses a step that does not follow the present state. */
function assertState(batch: BatchRow, states: readonly ImportState[], message: string): void {
  if (!states.includes(batch.state)) throw conflict(message)
}

const entryOf = ({ actor, requestId, id }: Change, { kind, file_name }: Pick<BatchRow, 'kind' | 'file_name'>) => ({
  ...{ actor, requestId, entity: 'import-batch' as const, entityId: id },
  after: { kind, file: file_name },
})

/** Stores an upload, audited; wake the job that reads it after the commit. @returns its id */
export async function startImport(
  db: Database,
  { actor, requestId, ...upload }: By<AdminActor> & Upload,
): Promise<string> {
  const { kind, fileName } = upload
  return db.transaction().execute(async (trx) => {
    const id = await insertBatch(trx, { ...upload, userId: actor.userId })
    const entry = entryOf({ actor, requestId, id }, { kind, file_name: fileName })
    await recordAudit(trx, { ...entry, action: 'import.uploaded' })
    return id
  })
}

/**
 * Takes the field that each column holds, and how dates are written, and begins to check all rows; wake the job after it.
 * @throws AppError not_found (404), conflict (409) while the product works or once it is imported, not_possible (422)
 *   for columns that don't fit
 */
export async function mapColumns(
  db: Database,
  { id, columns, dayFirst }: { id: string; columns: readonly (string | null)[]; dayFirst: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await lockBatch(trx, id)
    assertState(batch, ['mapping', 'checked'], 'The columns of this import cannot be changed now')
    if (!isTable(batch.kind)) throw conflict('This import has no columns to choose')
    if (columns.length !== batch.headings.length) throw notPossible('Give a field or null for each column')
    const fault = findColumnFault(batch.kind, columns)
    if (fault !== undefined) throw notPossible(fault)
    await saveBatch(trx, id, { ...setColumns(columns), day_first: dayFirst, ...beginStep('checking', batch.row_count) })
  })
}

/**
 * Begins to import a checked file, audited; wake the job after it. Beginning one that runs is a no-op.
 * @throws AppError not_found (404), conflict (409) for one that is not checked or has no row to import
 */
export async function beginImport(db: Database, change: Change<{ takePossible: boolean }>): Promise<void> {
  const { id, takePossible } = change
  await db.transaction().execute(async (trx) => {
    const batch = await lockBatch(trx, id)
    if (batch.state === 'running') return
    assertState(batch, ['checked'], 'Check this import first')
    const counts = await countVerdicts(trx, id)
    const count = importedVerdicts({ takes_possible: takePossible }).reduce((sum, verdict) => sum + counts[verdict], 0)
    if (count === 0) throw conflict('There is no row to import')
    const pictures = await countPictures(trx, id, importedVerdicts({ takes_possible: takePossible }))
    await saveBatch(trx, id, { ...beginStep('running', count + pictures), takes_possible: takePossible })
    const entry = entryOf(change, batch)
    await recordAudit(trx, { ...entry, action: 'import.run', after: { ...entry.after, rows: count } })
  })
}

/**
 * Begins to undo an import as a whole, audited; wake the job after it. Undoing one that is being undone is a no-op.
 * @throws AppError not_found (404), conflict (409) for one that is not imported, or with what depends on it
 */
export async function beginUndo(db: Database, change: Change): Promise<void> {
  const { id } = change
  await db.transaction().execute(async (trx) => {
    const batch = await lockBatch(trx, id)
    if (batch.state === 'undoing') return
    assertState(batch, ['done'], 'Only a finished import can be undone')
    const blockers = await findBlockers(trx, batch)
    if (blockers.length > 0) {
      throw conflict(`This import cannot be undone any more. What depends on it: ${describeDependents(blockers)}.`)
    }
    const { count } = await trx
      .selectFrom('import_rows')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('batch_id', '=', id)
      .where('made_id', 'is not', null)
      .executeTakeFirstOrThrow()
    await saveBatch(trx, id, beginStep('undoing', Number(count)))
    const entry = entryOf(change, batch)
    await recordAudit(trx, { ...entry, action: 'import.undone', after: { ...entry.after, rows: Number(count) } })
  })
}

/**
 * Deletes an upload that was not imported, audited.
 * @throws AppError not_found (404), conflict (409) once it runs
 */
export async function discardImport(db: Database, change: Change): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await lockBatch(trx, change.id)
    const states = ['reading', 'mapping', 'checking', 'checked', 'failed'] as const
    assertState(batch, states, 'This import has begun. Undo it instead.')
    await deleteBatch(trx, change.id)
    await recordAudit(trx, { ...entryOf(change, batch), action: 'import.discarded' })
  })
}
