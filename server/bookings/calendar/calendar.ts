import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { Attachment } from '#server/integrations/mailer.ts'
import { calendarEvent } from './calendar-event.ts'

/**
 * A customer's booking as a calendar file.
 * @param own the booking and its customer
 * @throws AppError 404 when there is no such booking, or it belongs to another customer
 */
export async function readCalendar(
  { db, config }: AppContext,
  own: { id: string; customerId: string },
): Promise<Attachment> {
  const booking = await db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.version', 'b.status', 'a.name as agent_name', 'a.category'])
    .select(['b.event_type', 'b.event_date'])
    .select(['b.event_duration', 'b.event_location', 'b.guests', 'b.special_requests', 'b.created_at', 'b.updated_at'])
    .where('b.id', '=', own.id)
    .where('b.customer_id', '=', own.customerId)
    .executeTakeFirst()
  if (!booking) throw notFound('We do not know this booking')
  return calendarEvent(booking, config)
}
