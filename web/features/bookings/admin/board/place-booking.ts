import type { QueryClient } from '@tanstack/react-query'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { compareOnBoard } from '#shared/model/board-order.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#shared/model/booking.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { findWorkKind, type WorkKind } from '#shared/model/work.ts'
import type { BookingPages } from '#web/features/bookings/admin/board/share-rows.ts'
import { bookingDetailsQuery, LISTS_KEY, TABLE_KEY } from '#web/features/bookings/admin/queries.ts'

/** Puts a booking where it belongs in every list that was read, as it is now. Done again with an older one, it undoes. */
export function placeBooking(client: QueryClient, changed: BookingWithDetails): void {
  const booking = { ...changed, waitsFor: findReasonNow(changed, new Date()) }
  for (const [key, pages] of client.getQueriesData<BookingPages>({ queryKey: LISTS_KEY })) {
    // a column is a status without a search; a search is in the order the server found
    const [status, from] = key.slice(LISTS_KEY.length)
    if (!pages) continue
    // a folded column begins with a day: what is earlier is in none of its places
    const folded = typeof from === 'string' && from !== '' && atlantaDay(booking.eventDate) < from
    const column = BOOKING_STATUSES.find((one) => one === status)
    client.setQueryData<BookingPages>(
      key,
      column ? placeInColumn(pages, booking, { status: column, folded }) : replace(pages, booking),
    )
  }
  client.setQueriesData<BookingPages>({ queryKey: TABLE_KEY }, (pages) => pages && replace(pages, booking))
  client.setQueryData(bookingDetailsQuery(booking.id).queryKey, (details) => details && { ...details, ...booking })
}

const mapRows = (pages: BookingPages, change: (rows: BookingWithDetails[]) => BookingWithDetails[]): BookingPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, rows: change(page.rows) })),
})

const replace = (pages: BookingPages, booking: BookingWithDetails): BookingPages =>
  mapRows(pages, (rows) => rows.map((row) => (row.id === booking.id ? booking : row)))

interface ColumnPlace {
  status: BookingStatus
  /** The column is folded, and the booking is none that it shows. */
  folded: boolean
}

function placeInColumn(
  pages: BookingPages,
  booking: BookingWithDetails,
  { status, folded }: ColumnPlace,
): BookingPages {
  if (booking.status !== status || folded) return mapRows(pages, (rows) => rows.filter(({ id }) => id !== booking.id))
  if (pages.pages.some(({ rows }) => rows.some(({ id }) => id === booking.id))) return replace(pages, booking)
  // in the order of the column; after all that were read, it waits on a page to come, if there is one
  const compare = compareOnBoard(status, new Date())
  const later = (row: BookingWithDetails) => compare(booking, row) < 0
  const last = pages.pages.length - 1
  const found = pages.pages.findIndex(({ rows }) => rows.some(later))
  const home = found === -1 && !pages.pages[last]?.next ? last : found
  return {
    ...pages,
    pages: pages.pages.map((page, i) => {
      if (i !== home) return page
      const at = page.rows.findIndex(later)
      return { ...page, rows: page.rows.toSpliced(at === -1 ? page.rows.length : at, 0, booking) }
    }),
  }
}

/**
 * Why a booking waits once its status changed, until the server's answer is read. Whether its agent can answer or be
 * emailed is not known here: a request that comes back counts as a new one, unless it said why it waited.
 */
function findReasonNow(booking: BookingWithDetails, now: Date): WorkKind | null {
  const { status, agentAnswer, hasConflict, owed, createdAt, eventDate, waitsFor } = booking
  if (status === 'pending' && waitsFor !== null && waitsFor !== 'unpaid') return waitsFor
  return findWorkKind(
    {
      ...{ status, agentAnswer, hasConflict, agentCanAnswer: false, agentHasEmail: true, owedCents: owed },
      createdAt: new Date(createdAt),
      eventDate: new Date(eventDate),
    },
    now,
  )
}
