import type { Database } from '#server/db/client.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import type { ImportFinding } from '#shared/model/import.ts'
import { type FindingRow, listFindings } from './row-rows.ts'

/** Findings read at a time. */
const BATCH = 1000

const KINDS: Record<ImportFinding, string> = {
  problem: 'Error',
  duplicate: 'Duplicate',
  possible: 'Possible duplicate',
}

const COLUMNS: CsvColumns<FindingRow> = {
  Row: ({ position }) => position,
  Column: ({ heading }) => heading,
  Kind: ({ kind }) => KINDS[kind],
  Value: ({ value }) => value,
  Message: ({ message }) => message,
}

/** Everything that was found about the rows of an import, as CSV bit by bit, by row. */
export function exportProblems(db: Database, batchId: string): AsyncGenerator<string> {
  const read = (last: FindingRow | undefined) => listFindings(db, batchId, { after: last, limit: BATCH })
  return writeCsv(COLUMNS, inBatches(read))
}
