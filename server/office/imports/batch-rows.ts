import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ImportBatches } from '#server/db/types.ts'
import { notFound } from '#server/errors.ts'
import type { ImportKind } from '#shared/model/import.ts'
import { getPlace } from '#shared/model/place.ts'

/** Imports in the list. */
const LISTED = 20

/** An import's row, its columns as a list. */
export type BatchRow = Omit<Selectable<ImportBatches>, 'columns'> & { columns: (string | null)[] }

const asBatch = (row: Selectable<ImportBatches>): BatchRow => ({
  ...row,
  columns: row.columns as (string | null)[], // what is written by setColumns
})

/** A file as uploaded. */
export interface Upload {
  kind: ImportKind
  fileName: string
  bytes: Buffer
  /** Whose calendar it is; null where names of files say it, and for other kinds. */
  agentId: string | null
}

/** Stores an upload, to be read by the job. @returns its id */
export async function insertBatch(
  trx: Database,
  { kind, fileName, bytes, userId, agentId }: Upload & { userId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('import_batches')
    .values({
      ...{ kind, file_name: fileName, created_by: userId, agent_id: agentId },
      // as the agency writes its own dates, until the owner chooses
      day_first: getPlace().dateOrder === 'day',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('import_files').values({ batch_id: id, bytes }).execute()
  return id
}

/** The latest imports with the name of who made each, and how many things of each are there. */
export async function listBatches(db: Database) {
  const rows = await selectBatches(db).orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').limit(LISTED).execute()
  return rows.map((row) => ({ ...asBatch(row), by: row.by, made: row.made }))
}

/** An import in the list. */
export type ListedBatch = Awaited<ReturnType<typeof listBatches>>[number]

/**
 * An import as the list has it.
 * @throws AppError not_found (404)
 */
export async function findBatch(db: Database, id: string): Promise<ListedBatch> {
  const row = await selectBatches(db).where('b.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('There is no such import')
  return { ...asBatch(row), by: row.by, made: row.made }
}

const selectBatches = (db: Database) =>
  db
    .selectFrom('import_batches as b')
    .leftJoin('users as u', 'u.id', 'b.created_by')
    .selectAll('b')
    .select('u.username as by')
    .select(
      sql<number>`(select count(*)::int from import_rows r where r.batch_id = b.id and r.made_id is not null)`.as(
        'made',
      ),
    )

/**
 * Locks an import for a change by an owner.
 * @throws AppError not_found (404)
 */
export async function lockBatch(trx: Database, id: string): Promise<BatchRow> {
  const row = await trx.selectFrom('import_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('There is no such import')
  return asBatch(row)
}

/** Locks the oldest import with work that no other process is at; undefined when there is none. */
export async function claimBatch(trx: Database): Promise<BatchRow | undefined> {
  const row = await trx
    .selectFrom('import_batches')
    .selectAll()
    .where('state', 'in', ['checking', 'running', 'undoing'])
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && asBatch(row)
}

/** The oldest upload that is not read yet, with its file, and how often it was begun before. */
export async function findUnread(
  db: Database,
): Promise<{ id: string; kind: ImportKind; file_name: string; bytes: Buffer; reads: number } | undefined> {
  return db
    .selectFrom('import_batches as b')
    .innerJoin('import_files as f', 'f.batch_id', 'b.id')
    .select(['b.id', 'b.kind', 'b.file_name', 'b.reads', 'f.bytes'])
    .where('b.state', '=', 'reading')
    .orderBy('b.created_at')
    .limit(1)
    .executeTakeFirst()
}

/** Writes columns of an import. */
export async function saveBatch(trx: Database, id: string, values: Updateable<ImportBatches>): Promise<void> {
  await trx.updateTable('import_batches').set(values).where('id', '=', id).execute()
}

/** The field each column holds, as the row stores it. */
export const setColumns = (columns: readonly (string | null)[]): { columns: string } => ({
  columns: JSON.stringify(columns),
})

/** Counts one more piece of the present step. */
export async function countStep(trx: Database, id: string): Promise<void> {
  await trx.updateTable('import_batches').set({ done_count: sql`done_count + 1` }).where('id', '=', id).execute()
}

/** Begins a step of an import. */
export const beginStep = (state: 'checking' | 'running' | 'undoing', count: number): Updateable<ImportBatches> => ({
  ...{ state, step_count: count, done_count: 0, at_position: 0, finished_at: null, failure: null },
})

/**
 * Writes columns of an import while its file is read.
 * @returns false once it was discarded, or another process has read it
 */
export async function saveReading(trx: Database, id: string, values: Updateable<ImportBatches>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_batches')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the reading of a file; a batch that another process has ended already stays as it is. */
export async function endReading(trx: Database, id: string, values: Updateable<ImportBatches>): Promise<void> {
  await saveReading(trx, id, values)
  await trx.deleteFrom('import_files').where('batch_id', '=', id).execute()
}

/** Deletes an import with its file, rows and findings. */
export async function deleteBatch(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('import_batches').where('id', '=', id).execute()
}
