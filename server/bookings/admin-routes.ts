import { recordExport } from '#server/audit/record-export.ts'
import { readTime } from '#server/availability/read-time.ts'
import { requireRosterAgent } from '#server/catalog/agents/roster.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { readIdempotency } from '#server/http/requests/idempotency.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as changes from '#shared/contract/bookings/booking-changes.admin.ts'
import * as details from '#shared/contract/bookings/booking-details.admin.ts'
import * as bookings from '#shared/contract/bookings/bookings.admin.ts'
import * as suggestions from '#shared/contract/bookings/customer-suggestions.admin.ts'
import * as freeAgents from '#shared/contract/bookings/free-agents.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { listUpcomingBookings } from './calendar/upcoming-bookings.ts'
import { changeDetails } from './changes/change-details.ts'
import { changeStatus } from './changes/change-status.ts'
import { enterBooking } from './changes/enter-booking.ts'
import { findAgentOf } from './changes/status-rows.ts'
import { presentSuggestion } from './customers/present-suggestion.ts'
import { suggestCustomer, suggestCustomers } from './customers/suggest-customers.ts'
import { readBookingDetails } from './details/booking-details.ts'
import { addNote } from './details/notes.ts'
import { presentBookingDetails, presentNote } from './details/present-details.ts'
import { findFreeAgents } from './free/free-agents.ts'
import { presentFreeAgents } from './free/present-free.ts'
import { readDetailedBookings } from './lists/admin-bookings.ts'
import { exportBookings } from './lists/bookings-csv.ts'
import { listBookingsOf } from './lists/list-bookings.ts'
import { presentAdminBooking, presentDetailedBooking } from './lists/present-admin.ts'
import { readSearch } from './lists/read-search.ts'
import { findBookings } from './lists/search-bookings.ts'
import { foretellNewBookingMail } from './mails/agent/foretell-mails.ts'
import { setPrice } from './price/set-price.ts'
import { undoStatus } from './undo/undo-status.ts'

/** An admin's calls about bookings: lists, details, phone orders, changes, export. */
export function adminBookingRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(bookings.listBookings, async ({ query, actor, page }) => {
    const { find, read } = await listBookingsOf(context, actor)
    const listed = await page(BY_TIME, (window) => find(readSearch(query), window))
    return read(listed.map(({ id }) => id))
  })
  route(bookings.listBookingsWithDetails, async ({ query: { agentId, ...query }, page }) => {
    const owner = agentId === undefined ? {} : { agentId }
    const listed = await page(BY_TIME, (window) => findBookings(db, owner, readSearch(query), window))
    const ids = listed.map(({ id }) => id)
    const now = context.now()
    return (await readDetailedBookings(db, ids)).map((row) => presentDetailedBooking(row, now))
  })
  route(bookings.listUpcoming, async ({ params: { id } }) => {
    await requireRosterAgent(db, id)
    return listUpcomingBookings(db, id, context.now())
  })
  route(details.showBooking, async ({ params: { id } }) =>
    presentBookingDetails(await readBookingDetails(db, id), context.now()),
  )
  route(details.addBookingNote, async ({ params, body: { content }, actor, requestId }) => {
    const note = await addNote(db, { bookingId: params.id, content, actor, requestId })
    context.announce({ action: 'booking:noted', id: params.id, actor })
    return presentNote(note)
  })

  route(suggestions.suggestCustomers, async ({ query: { q = '', id } }) => {
    const found = id === undefined ? await suggestCustomers(db, q) : await suggestCustomer(db, id)
    return found.map(presentSuggestion)
  })
  route(freeAgents.listFreeAgents, async ({ query: { start, hours, category, q, booking } }) => {
    if (booking !== undefined && !(await findAgentOf(db, booking))) throw notFound('We do not know this booking')
    const search = { start: readTime('start', start), hours, category, words: q, bookingId: booking }
    return presentFreeAgents(await findFreeAgents(db, search), hours)
  })
  route(changes.foretellNewBooking, async ({ query }) => ({ agent: await foretellNewBookingMail(db, query) }))
  route(changes.enterBooking, async (input) => {
    const { body, actor, requestId, header, setHeader } = input
    const idempotency = readIdempotency(header('idempotency-key'), input, body)
    const { replayed, booking } = await enterBooking(context, { request: body, actor, idempotency, requestId })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return presentAdminBooking(booking)
  })
  route(changes.updateBooking, async ({ params: { id }, body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentAdminBooking(await changeStatus(context, { id, ...body, version, actor, requestId }))
  })
  route(changes.undoBookingStatus, async ({ params: { id }, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentAdminBooking(await undoStatus(context, { id, version, actor, requestId }))
  })
  route(changes.changeBookingDetails, async ({ params: { id }, body, actor, requestId, header }) => {
    const { confirmAnyway, reason, price, ...fields } = body
    const version = readIfMatch(header('if-match'))
    const change = { id, details: fields, price, confirmAnyway, reason, version, actor, requestId }
    return presentAdminBooking(await changeDetails(context, change))
  })
  route(changes.setBookingPrice, async ({ params: { id }, body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    const { totalAmount, lines, depositPercent, reason } = body
    const price = { totalAmount, lines, depositPercent }
    return presentAdminBooking(await setPrice(context, { id, ...price, reason, version, actor, requestId }))
  })

  route(bookings.exportBookings, async ({ query, actor, requestId, setHeader }) => {
    const conditions = readSearch(query)
    await recordExport(db, { list: 'bookings', actor, requestId })
    const headers = csvHeaders('bookings', atlantaDay(context.now()))
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return exportBookings(db, conditions, query.ids)
  })
}
