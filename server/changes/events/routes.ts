import { requireEvent } from '#server/bookings/events/event-rows.ts'
import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as moves from '#shared/contract/changes/event-moves.admin.ts'
import { moveEvent } from './move-event.ts'
import { listOpenBookings, type OpenBooking } from './open-bookings.ts'

/** Moves of whole events. */
export function eventMoveRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(moves.showEventMove, async ({ params: { id } }) => {
    await requireEvent(db, id)
    return { bookings: (await listOpenBookings(db, id)).map(presentOpen) }
  })
  route(moves.moveEvent, async ({ params: { id }, body, actor, requestId }) => ({
    moved: await moveEvent(context, { eventId: id, ...body, actor, requestId }),
  }))
}

const presentOpen = (row: OpenBooking) => ({
  ...{ bookingId: row.id, version: row.version, bookingNumber: row.number, agentName: row.agent_name },
  ...{ eventDate: row.event_date.toISOString(), eventDuration: row.event_duration, eventLocation: row.event_location },
})
