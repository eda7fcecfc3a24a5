import type { Day } from '#shared/model/day.ts'
import { type BookingSearch, PEOPLE_KEY } from '#web/features/bookings/admin/queries.ts'
import { callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** The days of the view. */
export const GRID_DAYS = 7

/** The roster with seven days from one on, page by page. */
export const peopleQuery = (from: Day, { category, person }: Pick<BookingSearch, 'category' | 'person'>) => ({
  ...pagesQuery([...PEOPLE_KEY, from, category, person], (cursor, signal) =>
    callWithHeaders('GET /api/admin/calendar/people', {
      query: { from, days: GRID_DAYS, category: category || undefined, agentId: person || undefined, cursor },
      signal,
    }),
  ),
  staleTime: 0,
})
