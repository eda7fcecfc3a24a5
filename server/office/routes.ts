import { countOpenDisputes } from '#server/billing/disputes/dispute-rows.ts'
import { countWaiting } from '#server/chat/conversations/conversation-rows.ts'
import { countOpenApplications } from '#server/chat/conversations/kept/applications.ts'
import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import { answerWithEvents, type LiveStreams } from '#server/live/answer-with-events.ts'
import * as findContract from '#shared/contract/office/find.admin.ts'
import * as contract from '#shared/contract/office/office.admin.ts'
import * as workContract from '#shared/contract/office/work.admin.ts'
import { countOpenWishes } from './contact/wish-rows.ts'
import { demoRoutes } from './demo/routes.ts'
import { findAnything } from './find/find-anything.ts'
import { presentSummary } from './present.ts'
import { readTotals } from './queries.ts'
import { setupRoutes } from './setup/routes.ts'
import { listWork } from './waiting/list-work.ts'

/** The office's first screen, and what happens while it is open. */
export function officeRoutes(route: Route, live: LiveStreams, context: AppContext): void {
  const { db, now } = context
  setupRoutes(route, context)
  demoRoutes(route, context)
  route(contract.summary, async () => {
    const [totals, chats, disputes, contactWishes, applications] = await Promise.all([
      readTotals(db),
      countWaiting(db),
      countOpenDisputes(db),
      countOpenWishes(db),
      countOpenApplications(db),
    ])
    return presentSummary(totals, { chats, disputes, contactWishes, applications })
  })
  route(workContract.listWork, async ({ actor }) => listWork(db, now(), actor))
  route(findContract.findAnything, async ({ query: { q }, db: late }) => findAnything(late, q, now()))
  route(contract.liveEvents, (input) => answerWithEvents(live, input, { role: 'admin' }))
}
