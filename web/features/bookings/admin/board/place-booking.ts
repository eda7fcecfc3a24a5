import type { QueryClient } from '@tanstack/react-query'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { BookingPages } from '#web/features/bookings/admin/board/share-rows.ts'
import { bookingDetailsQuery, LISTS_KEY } from '#web/features/bookings/admin/queries.ts'

/** Puts a booking where it belongs in every list that was read, as it is now. Done again with an older one, it undoes. */
export function placeBooking(client: QueryClient, booking: BookingWithDetails): void {
  for (const [key, pages] of client.getQueriesData<BookingPages>({ queryKey: LISTS_KEY })) {
    // a column is a status without a search; a search is in the order the server found
    const [status, , from] = key.slice(LISTS_KEY.length)
    if (!pages) continue
    // a folded column begins with a day: what is earlier is in none of its places
    const here = typeof from === 'string' && from !== '' && atlantaDay(booking.eventDate) < from ? undefined : status
    client.setQueryData<BookingPages>(key, status ? placeInColumn(pages, booking, here) : replace(pages, booking))
  }
  client.setQueryData(bookingDetailsQuery(booking.id).queryKey, (details) => details && { ...details, ...booking })
}

const mapRows = (pages: BookingPages, change: (rows: BookingWithDetails[]) => BookingWithDetails[]): BookingPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, rows: change(page.rows) })),
})

const replace = (pages: BookingPages, booking: BookingWithDetails): BookingPages =>
  mapRows(pages, (rows) => rows.map((row) => (row.id === booking.id ? booking : row)))

function placeInColumn(pages: BookingPages, booking: BookingWithDetails, status: unknown): BookingPages {
  if (booking.status !== status) return mapRows(pages, (rows) => rows.filter(({ id }) => id !== booking.id))
  if (pages.pages.some(({ rows }) => rows.some(({ id }) => id === booking.id))) return replace(pages, booking)
  // newest first; older than all that were read, it waits on a page to come, if there is one
  const later = ({ createdAt }: BookingWithDetails) => createdAt < booking.createdAt
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
