import type { AppContext } from '#server/context.ts'
import { readIdempotency } from '#server/http/requests/idempotency.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as events from '#shared/contract/bookings/events/event-details.admin.ts'
import { changeEvent } from './change-event.ts'
import { enterEvent } from './enter-event.ts'
import { readEventDetails } from './event-details.ts'
import { presentEvent } from './present-event.ts'

/** An admin's calls about whole events. */
export function adminEventRoutes(route: Route, context: AppContext): void {
  const show = async (id: string) => presentEvent(await readEventDetails(context.db, id), context.now())

  route(events.showEvent, ({ params: { id } }) => show(id))
  route(events.changeEvent, async ({ params: { id }, body, actor, requestId, header }) => {
    const { eventType, guests, ...own } = body
    const version = readIfMatch(header('if-match'))
    await changeEvent(context, { id, own, shared: { eventType, guests }, version, actor, requestId })
    return show(id)
  })
  route(events.enterEvent, async (input) => {
    const { body, actor, requestId, header, setHeader } = input
    const idempotency = readIdempotency(header('idempotency-key'), input, body)
    const { replayed, ...entered } = await enterEvent(context, { request: body, idempotency, actor, requestId })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return entered
  })
}
