import * as admin from './cancellations.admin.ts'
import * as own from './cancellations.ts'

/** What cancellations cost, and canceling, for customers and the office. */
export const cancellationEndpoints = [
  own.previewOwnCancellation,
  own.cancelOwnBooking,
  admin.previewCancellation,
  admin.cancelBooking,
] as const
