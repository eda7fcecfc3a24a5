import type { Database } from '#server/db/client.ts'
import type { UpcomingBooking } from '#shared/contract/bookings/bookings.admin.ts'

/** Rows of the list at most. */
const LIMIT = 100

/** The pending and confirmed bookings of an agent after a moment, the next first (docs/product.md P6.105). */
export async function listUpcomingBookings(db: Database, agentId: string, after: Date): Promise<UpcomingBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'number', 'customer_name', 'event_date', 'event_duration', 'status'])
    .where('agent_id', '=', agentId)
    .where('event_date', '>', after)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('event_date')
    .orderBy('id')
    .limit(LIMIT)
    .execute()
  return rows.map(({ id, number, customer_name, event_date, event_duration, status }) => ({
    ...{ id, number, status, customerName: customer_name, eventDate: event_date.toISOString() },
    eventDuration: event_duration,
  }))
}
