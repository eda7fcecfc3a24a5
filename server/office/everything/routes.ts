import { recordExport } from '#server/audit/record-export.ts'
import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import { exportEverything } from '#shared/contract/office/everything.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { makeArchive } from './archive.ts'

/** The export of everything, for owners. */
export function everythingRoutes(route: Route, context: AppContext): void {
  route(exportEverything, async ({ actor, requestId, setHeader }) => {
    await recordExport(context.db, { list: 'everything', actor, requestId })
    setHeader('content-disposition', `attachment; filename="everything-${atlantaDay(context.now())}.zip"`)
    setHeader('cache-control', 'private, no-store')
    return makeArchive(context, actor.userId)
  })
}
