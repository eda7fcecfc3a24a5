import * as admin from './cancellations.admin.ts'
import * as own from './cancellations.ts'
import * as events from './event-cancellations.admin.ts'
import * as ownEvents from './event-cancellations.ts'
import * as moves from './event-moves.admin.ts'

/** What cancellations cost, canceling, for customers and the office, and moving a whole event. */
export const cancellationEndpoints = [
  own.previewOwnCancellation,
  own.cancelOwnBooking,
  ownEvents.previewOwnEventCancellation,
  ownEvents.cancelOwnEvent,
  admin.previewCancellation,
  admin.cancelBooking,
  events.previewEventCancellation,
  events.cancelEvent,
  moves.showEventMove,
  moves.moveEvent,
] as const
