import type { Database } from '#server/db/client.ts'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { readDetailedBookings } from '../lists/admin-bookings.ts'
import { presentDetailedBooking } from '../lists/present-admin.ts'

/**
 * The bookings of a page as the table shows them.
 * @param ids in the order of the page
 */
export async function readTableBookings(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<BookingWithDetails[]> {
  const known = new Map((await readDetailedBookings(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    return row ? [presentDetailedBooking(row, now)] : []
  })
}
