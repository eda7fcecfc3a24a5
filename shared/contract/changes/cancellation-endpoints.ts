import * as admin from './cancellations.admin.ts'
import * as own from './cancellations.ts'
import * as events from './event-cancellations.admin.ts'

/** What cancellations cost, and canceling, for customers and the office. */
export const cancellationEndpoints = [
  own.previewOwnCancellation,
  own.cancelOwnBooking,
  admin.previewCancellation,
  admin.cancelBooking,
  events.previewEventCancellation,
  events.cancelEvent,
] as const
