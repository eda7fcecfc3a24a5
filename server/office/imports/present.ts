import type { Database } from '#server/db/client.ts'
import type { ImportBatch, ImportBrief } from '#shared/contract/office/imports/imports.admin.ts'
import { IMPORT_LIMITS } from '#shared/model/import.ts'
import { findBatch, type ListedBatch } from './batch-rows.ts'
import { countFindings, countVerdicts, type FindingRow, listFindings, readCells } from './row-rows.ts'

/** Values of each column that are shown. */
const SAMPLES = 3

/** An import in the list. */
export function presentBrief(row: ListedBatch): ImportBrief {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    state: row.state,
    rows: row.row_count,
    of: row.step_count,
    done: row.done_count,
    made: row.made,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
    createdBy: row.by,
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

const presentFinding = ({ position, heading, kind, value, message }: FindingRow): ImportBatch['problems'][number] => ({
  row: position,
  column: heading,
  kind,
  value,
  message,
})

/**
 * Reads an import with its columns and the first findings.
 * @throws AppError not_found (404)
 */
export async function showImport(db: Database, id: string): Promise<ImportBatch> {
  const batch = await findBatch(db, id)
  const [samples, counts, problemCount, problems] = await Promise.all([
    readCells(db, id, { after: 0, limit: SAMPLES }),
    countVerdicts(db, id),
    countFindings(db, id),
    listFindings(db, id, { limit: IMPORT_LIMITS.shown }),
  ])
  return {
    ...presentBrief(batch),
    columns: batch.headings.map((heading, at) => ({
      heading,
      field: batch.columns[at] ?? null,
      samples: samples.map(({ cells }) => (cells[at] ?? '').slice(0, 80)).filter((cell) => cell !== ''),
    })),
    dayFirst: batch.day_first,
    counts,
    problemCount,
    problems: problems.map(presentFinding),
  }
}
