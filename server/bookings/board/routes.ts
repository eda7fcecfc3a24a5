import { readTime } from '#server/availability/read-time.ts'
import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import { listBookingsBoard } from '#shared/contract/bookings/bookings-table.admin.ts'
import { readTableBookings } from '../table/table-rows.ts'
import { BY_WORK, findColumn } from './find-column.ts'

/** The columns of the office's board. */
export function bookingsBoardRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(listBookingsBoard, async ({ query: { status, from }, page }) => {
    const now = context.now()
    const column = { status, from: from === undefined ? undefined : readTime('from', from) }
    const listed = await page(BY_WORK, (window) => findColumn(db, column, window, now))
    return readTableBookings(
      db,
      listed.map(({ id }) => id),
      now,
    )
  })
}
