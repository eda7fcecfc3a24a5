import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as bookings from '#shared/contract/bookings.ts'
import { countingBookings } from './counting-bookings.ts'
import { createBooking, findEarlierBooking } from './create-booking.ts'
import { presentRequestedBooking } from './present.ts'

/** Requesting a booking, and (later) reading and changing bookings. */
export function bookingRoutes(route: Route, context: AppContext): void {
  route(bookings.createBooking, async (input) => {
    const { body, actor, address, requestId, header, setHeader } = input
    const idempotencyKey = header('idempotency-key')
    const call = { request: body, actor, address, requestId, idempotencyKey }
    const created = await countingBookings(input.limits, {
      make: () => createBooking(context, call),
      findEarlier: () => findEarlierBooking(context, call),
    })
    if (!created.replayed) return presentRequestedBooking(created.booking)
    setHeader('idempotent-replayed', 'true')
    return created.booking
  })
}
