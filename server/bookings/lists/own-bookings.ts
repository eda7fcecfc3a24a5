import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import { BOOKING_GROUPS, type BookingGroup } from '#shared/model/booking.ts'

/** A query of bookings that selects nothing yet. */
type BookingsQuery = ReturnType<typeof selectBookings>

const selectBookings = (db: Database) => db.selectFrom('bookings as b')

/**
 * The bookings of one customer or one agent, as a query that selects nothing yet.
 * @param group active or past ones; undefined for all
 */
export function selectOwnBookings(
  db: Database,
  [owner, id]: readonly ['b.customer_id' | 'b.agent_id', string],
  group: BookingGroup | undefined,
): BookingsQuery {
  const query = selectBookings(db).where(owner, '=', id)
  if (group === undefined) return query
  // literals in the SQL, so that the planner can use the partial index of active bookings
  const statuses = BOOKING_GROUPS[group].map((status) => sql.lit(status))
  return query.where('b.status', 'in', statuses)
}

/** The direction of a group: active bookings begin with the next one, past ones and all with the latest. */
export const getOrder = (group: BookingGroup | undefined) => (group === 'active' ? 'asc' : 'desc')

/** One page of such a query, by event date in the order of its group. */
export function takeOwnPage(
  query: BookingsQuery,
  group: BookingGroup | undefined,
  { after, limit }: ListPage<PageKey>,
): BookingsQuery {
  const order = getOrder(group)
  const page = query.orderBy('b.event_date', order).orderBy('b.id', order).limit(limit)
  if (!after) return page
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  return page.where(sql<boolean>`(b.event_date, b.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`)
}
