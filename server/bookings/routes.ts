import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as bookings from '#shared/contract/bookings.ts'
import { createBooking } from './create-booking.ts'
import { presentRequestedBooking } from './present.ts'

/** Requesting a booking, and (later) reading and changing bookings. */
export function bookingRoutes(route: Route, context: AppContext): void {
  route(
    bookings.createBooking,
    async ({ body, actor, address, requestId, header, setHeader }) => {
      const idempotencyKey = header('idempotency-key')
      const created = await createBooking(context, { request: body, actor, address, requestId, idempotencyKey })
      if (!created.replayed) return presentRequestedBooking(created.booking)
      setHeader('idempotent-replayed', 'true')
      return created.booking
    },
    { limits: ['bookingsHourly', 'bookingsDaily'] },
  )
}
