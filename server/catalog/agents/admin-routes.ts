import { recordExport } from '#server/audit/record-export.ts'
import type { AppContext } from '#server/context.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as agents from '#shared/contract/catalog/agents.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { storeImage } from '../images/store-image.ts'
import { presentAdminAgent } from '../present.ts'
import { readSpan } from '../search/read-conditions.ts'
import { readWords } from '../search/search.ts'
import { exportRoster } from './export.ts'
import * as roster from './roster.ts'
import { rosterPage } from './roster-orders.ts'
import { createAgent, updateAgent } from './write-agent.ts'

/** The admin's side of the roster: list, changes, uploads, export. */
export function adminAgentRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(agents.listAdminAgents, async ({ query: { q, only, category, date, sort = 'name', order }, page }) => {
    const free = date === undefined ? undefined : readSpan(date)
    const conditions = { query: q === undefined ? undefined : await readWords(db, q), only, category, free }
    const by = { sort, descending: order === 'desc' }
    const rows = await page(rosterPage(sort), (window) => roster.listRoster(db, conditions, by, window), {
      count: () => roster.countRoster(db, conditions),
      countOnlyPage: true,
    })
    return rows.map((row) => presentAdminAgent(row))
  })
  route(agents.showAdminAgent, async ({ params: { id }, query: { archived } }) =>
    presentAdminAgent(
      await (archived === 'yes' ? roster.requireKnownAgent(db, id) : roster.requireRosterAgent(db, id)),
    ),
  )
  route(agents.createAgent, async ({ body, actor, requestId }) => {
    const writer = { userId: null, actor, requestId }
    const made = await db.transaction().execute((trx) => createAgent(trx, body, writer))
    context.nudgePosters()
    return presentAdminAgent(made)
  })
  route(agents.updateAgent, async ({ params: { id }, body, actor, requestId, header }) => {
    const { reason = null, ...changes } = body
    const version = readIfMatch(header('if-match'))
    const change = { id, changes, reason, version, actor, requestId }
    return presentAdminAgent(await updateAgent(context, change))
  })

  route(agents.uploadImage, async ({ actor, requestId, readFile }) => ({
    imageUrl: await storeImage(context, { actor, requestId, read: readFile }),
  }))
  route(agents.exportAgents, async ({ actor, requestId, setHeader }) => {
    await recordExport(db, { list: 'agents', actor, requestId })
    const headers = csvHeaders('agents', atlantaDay(context.now()))
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return exportRoster(db)
  })
}
