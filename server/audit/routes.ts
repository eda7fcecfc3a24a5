import type { AppContext } from '#server/context.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import { BY_NUMBER } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/audit/audit.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { exportAudit } from './audit-csv.ts'
import { presentAuditEntry } from './present.ts'
import { listEntries } from './queries.ts'
import { recordExport } from './record-export.ts'

/** Who did what. */
export function auditRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(contract.listAudit, async ({ query: { cursor: _, limit: __, ...search }, page }) => {
    const rows = await page(BY_NUMBER, (window) => listEntries(db, search, window))
    return rows.map(presentAuditEntry)
  })
  route(contract.exportAudit, async ({ query, actor, requestId, setHeader }) => {
    await recordExport(db, { list: 'audit', actor, requestId })
    for (const [name, value] of Object.entries(csvHeaders('audit', atlantaDay(context.now())))) setHeader(name, value)
    return exportAudit(db, query)
  })
}
