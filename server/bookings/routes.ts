import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import { findBookingTerms } from '#server/settings/terms/booking-terms.ts'
import * as bookings from '#shared/contract/bookings/bookings.ts'
import * as events from '#shared/contract/bookings/events/events.ts'
import { showBookingHistory } from '#shared/contract/bookings/history/booking-history.ts'
import { findEarlierEvent, requestEvent } from './events/request-event.ts'
import { readHistory } from './history/history-rows.ts'
import { presentHistory } from './history/present-history.ts'
import { countCustomerBookings, prepareCustomerBookings } from './lists/customer-bookings.ts'
import { presentCustomerBooking } from './lists/present-customer.ts'
import { makeWithinLimits } from './request/booking-limits.ts'
import { createBooking, findEarlierBooking } from './request/create-booking.ts'
import { presentRequestedBooking, presentRequestedEvent } from './request/present.ts'

/** Requests for a booking, and a customer's own bookings. */
export function bookingRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const readPage = prepareCustomerBookings(db, context.pool)
  route(bookings.createBooking, async (input) => {
    const { body, actor, address, requestId, header, setHeader } = input
    const call = { request: body, actor, address, requestId, idempotencyKey: header('idempotency-key') }
    const created = await makeWithinLimits(input.limits, {
      make: () => createBooking(context, call),
      findEarlier: () => findEarlierBooking(context, call),
    })
    if (!created.replayed) return presentRequestedBooking(created.booking)
    setHeader('idempotent-replayed', 'true')
    return created.booking
  })

  route(events.requestEvent, async (input) => {
    const { body, actor, address, requestId, header, setHeader } = input
    const call = { request: body, actor, address, requestId, idempotencyKey: header('idempotency-key') }
    const event = await makeWithinLimits(input.limits, {
      make: () => requestEvent(context, call),
      findEarlier: () => findEarlierEvent(context, call),
    })
    if (!event.replayed) return presentRequestedEvent(event)
    setHeader('idempotent-replayed', 'true')
    return { eventId: event.eventId, bookings: event.bookings }
  })

  route(bookings.listCustomerBookings, async ({ query: { group }, actor: { customerId }, page }) => {
    const which = { customerId, group }
    const rows = await page(BY_TIME, (window) => readPage(which, window), {
      count: () => countCustomerBookings(db, which),
      countOnlyPage: true,
    })
    return rows.map((row) => presentCustomerBooking(row, context.payments.provider !== 'manual'))
  })

  route(bookings.showBookingTerms, async ({ params: { id }, actor: { customerId } }) => {
    const cancellationTerms = await findBookingTerms(db, { id, customerId })
    if (cancellationTerms === undefined) throw notFound('We do not know this booking')
    return { cancellationTerms }
  })

  route(showBookingHistory, async ({ params: { id }, actor: { customerId } }) => {
    const rows = await readHistory(db, { id, customerId })
    if (!rows) throw notFound('We do not know this booking')
    return presentHistory(rows)
  })
}
