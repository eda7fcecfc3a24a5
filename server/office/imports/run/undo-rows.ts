import { sql } from 'kysely'
import { deleteImportedCustomers } from '#server/accounts/customers/import-customers.ts'
import { deleteImportedBlocks } from '#server/availability/imports/block-imported.ts'
import { deleteImportedPayments, lockBookingsOfPayments } from '#server/billing/imports/undo-payments.ts'
import { deleteImportedBookings } from '#server/bookings/imports/insert-imported.ts'
import { deleteImportedAgents } from '#server/catalog/agents/import-agents.ts'
import { deleteImportedPhotos } from '#server/catalog/photos/import-photos.ts'
import type { Database } from '#server/db/client.ts'
import type { ImportKind } from '#shared/model/import.ts'
import { type BatchRow, saveBatch } from '../batch-rows.ts'
import { readMade, saveMade, type WorkRow } from '../row-rows.ts'
import { type Dependent, findDependents, TABLES } from './dependents.ts'

/** Rows undone in one transaction. */
const CHUNK = 250

type Delete = (trx: Database, rows: readonly UndoneRow[]) => Promise<void>

const byId =
  (remove: (trx: Database, ids: readonly string[]) => Promise<void>): Delete =>
  (trx, rows) =>
    remove(
      trx,
      rows.map(({ id }) => id),
    )

const DELETE: Record<ImportKind, Delete> = {
  customers: byId(deleteImportedCustomers),
  bookings: byId(deleteImportedBookings),
  agents: byId(deleteImportedAgents),
  payments: deleteImportedPayments,
  busy: byId(deleteImportedBlocks),
  photos: deleteImportedPhotos,
}

/** A thing that an import made, to be deleted. */
interface UndoneRow {
  id: string
  statusBefore: WorkRow['status_before']
  /** Of a photo. */
  agentId: string
  imageId: string
}

/** What depends on an import as a whole. */
export async function findBlockers(db: Database, { id, kind }: Pick<BatchRow, 'id' | 'kind'>): Promise<Dependent[]> {
  // nothing can depend on a photo
  if (kind === 'photos') return []
  const rows = await db
    .selectFrom('import_rows')
    .select(['made_id', 'customer_id'])
    .where('batch_id', '=', id)
    .execute()
  const made = rows.flatMap(({ made_id }) => made_id ?? [])
  const customers = rows.flatMap(({ customer_id }) => customer_id ?? [])
  return [...(await findDependents(db, kind, made, id)), ...(await findDependents(db, 'customers', customers, id))]
}

/**
 * Deletes what the next rows made, from the end of the file to its beginning, so that a customer goes after the bookings
 * it was made for. What something came to depend on meanwhile stays. The batch must be locked.
 */
export async function undoRows(trx: Database, batch: BatchRow, now: Date): Promise<void> {
  const rows = await readMade(trx, batch.id, { before: batch.at_position, limit: CHUNK })
  const last = rows.at(-1)
  if (!last) {
    const left = await readMade(trx, batch.id, { before: 0, limit: 1 })
    const state = left.length > 0 ? 'done' : 'undone'
    return saveBatch(trx, batch.id, { state, done_count: batch.step_count, finished_at: now })
  }
  const made = rows.flatMap(({ made_id: id, status_before: statusBefore, agent_id, image_id }) =>
    id === null ? [] : [{ id, statusBefore, agentId: agent_id ?? '', imageId: image_id ?? '' }],
  )
  const kept = await remove(trx, batch.kind, made, batch.id)
  const after = rows.map((row) => ({
    ...row,
    made_id: row.made_id !== null && kept.has(row.made_id) ? row.made_id : null,
  }))
  // the bookings they were made for are gone by now, but for those that stay
  const customers = rows.flatMap(({ customer_id: id }) =>
    id === null ? [] : [{ id, statusBefore: null, agentId: '', imageId: '' }],
  )
  const keptCustomers = await remove(trx, 'customers', customers, null)
  await saveMade(
    trx,
    batch.id,
    after.map((row) => ({
      ...row,
      customer_id: row.customer_id !== null && keptCustomers.has(row.customer_id) ? row.customer_id : null,
    })),
  )
  await saveBatch(trx, batch.id, { at_position: last.position, done_count: batch.done_count + rows.length })
}

/**
 * Deletes things that nothing depends on.
 * @param batchId of an import whose own payments do not count
 * @returns those that stay
 */
async function remove(
  trx: Database,
  kind: ImportKind,
  things: readonly UndoneRow[],
  batchId: string | null,
): Promise<Set<string>> {
  if (things.length === 0) return new Set()
  if (kind === 'photos') {
    await DELETE[kind](trx, things)
    return new Set()
  }
  const ids = things.map(({ id }) => id)
  // who would refer to one of them waits for its end
  if (kind === 'payments') await lockBookingsOfPayments(trx, ids)
  await sql`select from ${sql.table(TABLES[kind])} where id = any(${ids}::uuid[]) order by id for update`.execute(trx)
  const found = await findDependents(trx, kind, ids, kind === 'payments' ? batchId : null)
  const kept = new Set(found.flatMap((dependent) => dependent.ids))
  await DELETE[kind](
    trx,
    things.filter(({ id }) => !kept.has(id)),
  )
  return kept
}
