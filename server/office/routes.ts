import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import type { EventStreams } from '#server/live/event-streams.ts'
import * as contract from '#shared/contract/office.ts'
import { presentSummary } from './present.ts'
import { readTotals } from './queries.ts'

/** The office's first screen, and what happens while it is open. */
export function officeRoutes(route: Route, streams: EventStreams, { db }: AppContext): void {
  route(contract.summary, async () => presentSummary(await readTotals(db)))
  route(contract.liveEvents, ({ actor, setHeader, connection }) => {
    setHeader('cache-control', 'no-store')
    // proxies of the nginx family would hold events back
    setHeader('x-accel-buffering', 'no')
    return streams.open(actor.sessionId, connection)
  })
}
