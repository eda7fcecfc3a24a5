import type { AppContext } from '#server/context.ts'
import { cutPage, readNumberedCursor } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/audit/audit.admin.ts'
import { PAGE_LIMIT } from '#shared/contract/page.ts'
import { presentAuditEntry } from './present.ts'
import { listEntries } from './queries.ts'

/** Who did what. */
export function auditRoutes(route: Route, { db }: AppContext): void {
  route(contract.listAudit, async ({ query: { entity, entityId, cursor, limit = PAGE_LIMIT }, setHeader }) => {
    const after = cursor === undefined ? undefined : readNumberedCursor(cursor)
    const rows = await listEntries(db, { entity, entityId }, { after, limit: limit + 1 })
    const { listed, link } = cutPage(contract.listAudit.path, rows, limit, { entity, entityId })
    if (link !== undefined) setHeader('link', link)
    return listed.map(presentAuditEntry)
  })
}
