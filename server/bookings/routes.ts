import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as bookingsAdmin from '#shared/contract/bookings/bookings.admin.ts'
import * as bookings from '#shared/contract/bookings/bookings.ts'
import { readCalendar } from './calendar/calendar.ts'
import { changeStatus } from './changes/change-status.ts'
import { countCustomerBookings, listCustomerBookings } from './lists/customer-bookings.ts'
import { presentAdminBooking, presentCustomerBooking, presentRequestedBooking } from './lists/present.ts'
import { countingBookings } from './request/booking-limits.ts'
import { createBooking, findEarlierBooking } from './request/create-booking.ts'

/** Requesting a booking, setting its status, and a customer's own bookings. */
export function bookingRoutes(route: Route, context: AppContext): void {
  const { db } = context
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

  route(bookingsAdmin.updateBooking, async ({ params: { id }, body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentAdminBooking(await changeStatus(context, { id, ...body, version, actor, requestId }))
  })

  route(bookings.listCustomerBookings, async ({ query: { group }, actor: { customerId }, page }) => {
    const which = { customerId, group }
    const count = () => countCustomerBookings(db, which)
    const rows = await page(BY_TIME, (window) => listCustomerBookings(db, which, window), {
      count,
      countOnlyPage: true,
    })
    return rows.map((row) => presentCustomerBooking(row, context.payments.provider !== 'manual'))
  })

  route(bookings.customerBookingCalendar, async ({ params: { id }, actor: { customerId }, setHeader }) => {
    const { filename, content } = await readCalendar(context, { id, customerId })
    setHeader('content-disposition', `attachment; filename="${filename}"`)
    setHeader('cache-control', 'no-store')
    return content
  })
}
