import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as table from '#shared/contract/bookings/bookings-table.admin.ts'
import { TABLE_PAGE } from '#shared/model/bookings-table.ts'
import { pageBy } from './orders.ts'
import { findTableRows, readTableSearch } from './search-table.ts'
import { readTableBookings } from './table-rows.ts'

/** The office's table of bookings. */
export function bookingsTableRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(table.listBookingsTable, async ({ query, page }) => {
    const search = await readTableSearch(db, query)
    const listed = await page(pageBy(search.sort), (window) => findTableRows(db, search, window), { most: TABLE_PAGE })
    return readTableBookings(
      db,
      listed.map(({ id }) => id),
      context.now(),
    )
  })
}
