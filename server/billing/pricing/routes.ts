import { requireOwnAgent } from '#server/availability/own-agent.ts'
import { BY_NAME } from '#server/catalog/agents/name-page.ts'
import { findShare, listShares } from '#server/catalog/agents/share-rows.ts'
import { readWords } from '#server/catalog/search/search.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as packages from '#shared/contract/billing/packages.admin.ts'
import * as shares from '#shared/contract/billing/shares.admin.ts'
import * as statementsAdmin from '#shared/contract/billing/statements.admin.ts'
import * as statements from '#shared/contract/billing/statements.agent.ts'
import { listPackages } from './package-rows.ts'
import { presentPackage, presentShare } from './present.ts'
import { setShare } from './set-share.ts'
import { isAgent, readStatement } from './statements.ts'
import { createPackage, deletePackage, updatePackage } from './write-package.ts'

/** Service packages, the agents' shares and their statements. */
export function pricingRoutes(route: Route, { db, now }: AppContext): void {
  route(packages.listPackages, async () => (await listPackages(db)).map(presentPackage))
  route(packages.createPackage, async ({ body, actor, requestId }) =>
    presentPackage(await createPackage(db, body, { actor, requestId })),
  )
  route(packages.updatePackage, async ({ params: { id }, body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentPackage(await updatePackage(db, { id, fields: body, version, actor, requestId }))
  })
  route(packages.deletePackage, async ({ params: { id }, actor, requestId }) => {
    await deletePackage(db, id, { actor, requestId })
    return { success: true as const }
  })

  route(shares.listShares, async ({ query: { q }, page }) => {
    const words = q === undefined ? undefined : await readWords(db, q)
    return (await page(BY_NAME, (window) => listShares(db, words, window))).map(presentShare)
  })
  route(shares.showShare, async ({ params: { id } }) => {
    const row = await findShare(db, id)
    if (!row) throw notFound('We do not know this agent')
    return presentShare(row)
  })
  route(shares.setShare, async ({ params: { id }, body, actor, requestId }) =>
    presentShare(await setShare(db, { id, ...body, actor, requestId })),
  )

  route(statements.showStatement, async ({ query, actor }) =>
    readStatement(db, await requireOwnAgent(db, actor), query.month, now()),
  )
  route(statementsAdmin.showAgentStatement, async ({ params: { id }, query }) => {
    if (!(await isAgent(db, id))) throw notFound('We do not know this agent')
    return readStatement(db, id, query.month, now())
  })
}
