import type { AppContext } from '#server/context.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { readIdempotency } from '#server/http/requests/idempotency.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as bookings from '#shared/contract/bookings/bookings.admin.ts'
import * as calendars from '#shared/contract/bookings/calendars.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { listCalendar, readSpan } from './calendar/agency-calendar.ts'
import { changeDetails } from './changes/change-details.ts'
import { enterBooking } from './changes/enter-booking.ts'
import { setPrice } from './changes/set-price.ts'
import { readBookingDetails } from './lists/booking-details.ts'
import { readDetailedBookings } from './lists/booking-rows.ts'
import { exportBookings } from './lists/bookings-csv.ts'
import { listBookingsOf } from './lists/list-bookings.ts'
import { addNote } from './lists/notes.ts'
import { presentAdminBooking } from './lists/present.ts'
import * as present from './lists/present-admin.ts'
import { readSearch } from './lists/read-search.ts'
import { findBookings } from './lists/search-bookings.ts'

/** The office's side of bookings: lists, details, phone orders, changes, calendar, export. */
export function adminBookingRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(bookings.listBookings, async ({ query, actor, page }) => {
    const { find, read } = await listBookingsOf(context, actor)
    const listed = await page(BY_TIME, (window) => find(readSearch(query), window))
    return read(listed.map(({ id }) => id))
  })
  route(bookings.listBookingsWithDetails, async ({ query, page }) => {
    const listed = await page(BY_TIME, (window) => findBookings(db, {}, readSearch(query), window))
    const ids = listed.map(({ id }) => id)
    return (await readDetailedBookings(db, ids)).map(present.presentDetailedBooking)
  })
  route(bookings.showBooking, async ({ params: { id } }) =>
    present.presentBookingDetails(await readBookingDetails(db, id)),
  )
  route(bookings.addBookingNote, async ({ params, body: { content }, actor, requestId }) => {
    const note = await addNote(db, { bookingId: params.id, content, actor, requestId })
    context.announce({ action: 'booking:noted', id: params.id, actor })
    return present.presentNote(note)
  })

  route(bookings.enterBooking, async (input) => {
    const { body, actor, requestId, header, setHeader } = input
    const idempotency = readIdempotency(header('idempotency-key'), input, body)
    const { replayed, booking } = await enterBooking(context, { request: body, actor, idempotency, requestId })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return presentAdminBooking(booking)
  })
  route(bookings.changeBookingDetails, async ({ params: { id }, body, actor, requestId, header }) => {
    const { confirmAnyway, reason, ...details } = body
    const version = readIfMatch(header('if-match'))
    const change = { id, details, confirmAnyway, reason, version, actor, requestId }
    return presentAdminBooking(await changeDetails(context, change))
  })
  route(bookings.setBookingPrice, async ({ params: { id }, body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    const { depositPercent } = body
    return presentAdminBooking(await setPrice(context, { id, ...body, depositPercent, version, actor, requestId }))
  })

  route(calendars.agencyCalendar, async ({ query }) =>
    (await listCalendar(db, readSpan(query))).map(present.presentCalendarEntry),
  )
  route(bookings.exportBookings, ({ query, setHeader }) => {
    const conditions = readSearch(query)
    const headers = csvHeaders('bookings', atlantaDay(context.now()))
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return exportBookings(db, conditions)
  })
}
