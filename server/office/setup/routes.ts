import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/office/setup.admin.ts'
import { hideChecklist, keepStep } from './change-setup.ts'
import { readSetup } from './read-setup.ts'

/** The checklist of a new agency. */
export function setupRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(contract.showSetup, () => readSetup(context))
  route(contract.keepStep, async ({ body, actor, requestId }) => {
    await keepStep(db, { ...body, actor, requestId })
    return readSetup(context)
  })
  route(contract.hideChecklist, async ({ body, actor, requestId }) => {
    await hideChecklist(db, { ...body, actor, requestId })
    return readSetup(context)
  })
}
