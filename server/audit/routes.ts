import type { AppContext } from '#server/context.ts'
import { BY_NUMBER } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/audit/audit.admin.ts'
import { presentAuditEntry } from './present.ts'
import { listEntries } from './queries.ts'

/** Who did what. */
export function auditRoutes(route: Route, { db }: AppContext): void {
  route(contract.listAudit, async ({ query: { entity, entityId }, page }) => {
    const rows = await page(BY_NUMBER, (window) => listEntries(db, { entity, entityId }, window))
    return rows.map(presentAuditEntry)
  })
}
