import { recordExport } from '#server/audit/record-export.ts'
import type { AppContext } from '#server/context.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/office/imports/imports.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { findBatch, listBatches } from './batch-rows.ts'
import { beginImport, beginUndo, discardImport, mapColumns, startImport } from './change-import.ts'
import { requireNamed } from './match/require-named.ts'
import { presentBrief, showImport } from './present.ts'
import { exportProblems } from './problems-csv.ts'

/** Imports of spreadsheets, for owners. */
export function importRoutes(route: Route, { db, now, nudgeImports }: AppContext): void {
  route(contract.listImports, async () => (await listBatches(db)).map(presentBrief))
  route(contract.uploadImport, async ({ query: { kind, name, agent }, actor, requestId, readFile }) => {
    const fileName = name === '' ? 'File' : name
    const agentId = kind === 'busy' && agent !== '' ? await requireNamed(db, agent) : null
    const id = await startImport(db, { kind, fileName, agentId, bytes: await readFile(), actor, requestId })
    nudgeImports()
    return showImport(db, id)
  })
  route(contract.showImport, ({ params: { id } }) => showImport(db, id))
  route(contract.mapImport, async ({ params: { id }, body: { columns, dayFirst } }) => {
    await mapColumns(db, { id, columns, dayFirst })
    nudgeImports()
    return showImport(db, id)
  })
  route(contract.runImport, async ({ params: { id }, body: { takePossible }, actor, requestId }) => {
    await beginImport(db, { id, takePossible, actor, requestId })
    nudgeImports()
    return showImport(db, id)
  })
  route(contract.undoImport, async ({ params: { id }, actor, requestId }) => {
    await beginUndo(db, { id, actor, requestId })
    nudgeImports()
    return showImport(db, id)
  })
  route(contract.discardImport, async ({ params: { id }, actor, requestId }) => {
    await discardImport(db, { id, actor, requestId })
    return { success: true as const }
  })
  route(contract.exportImportProblems, async ({ params: { id }, actor, requestId, setHeader }) => {
    await findBatch(db, id)
    await recordExport(db, { list: 'import-problems', actor, requestId })
    const headers = csvHeaders('import-problems', atlantaDay(now()))
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return exportProblems(db, id)
  })
}
