import type { Database } from '#server/db/client.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import { presentAuditEntry } from './present.ts'
import { type AuditRow, listEntries } from './queries.ts'
import type { AuditSearch } from './search.ts'

/** Rows read at a time. */
const BATCH = 500

const writeFields = (fields: AuditEntry['before']) => (fields === null ? null : JSON.stringify(fields))

const COLUMNS: CsvColumns<AuditRow> = {
  When: ({ at }) => at,
  Who: (row) => presentAuditEntry(row).actor?.name ?? null,
  Role: ({ actor_role }) => actor_role,
  Action: ({ action }) => action,
  Kind: ({ entity }) => entity,
  'Id of the thing': ({ entity_id }) => entity_id,
  Before: (row) => writeFields(presentAuditEntry(row).before),
  After: (row) => writeFields(presentAuditEntry(row).after),
  Reason: ({ reason }) => reason,
  Entry: ({ id }) => id,
}

/** The audit as CSV, the latest first, bit by bit. */
export function exportAudit(db: Database, search: AuditSearch): AsyncGenerator<string> {
  const read = (last: AuditRow | undefined) =>
    listEntries(db, search, { after: last && { at: last.key_at, id: last.id }, limit: BATCH })
  return writeCsv(COLUMNS, inBatches(read))
}
