import { sql } from 'kysely'
import { assertCalendarSpan, readTime } from '#server/availability/read-time.ts'
import type { Database } from '#server/db/client.ts'
import type { agencyCalendar } from '#shared/contract/bookings/calendars.admin.ts'
import type { EndpointAnswer, EndpointInput } from '#shared/contract/endpoint.ts'
import type { BookingStatus, EventType } from '#shared/model/booking.ts'

const MAX_ENTRIES = 2000

/** What takes time: a booking, or blocked time without one. */
export interface CalendarRow {
  booking_id: string | null
  number: number | null
  agent_id: string
  agent_name: string
  customer_name: string | null
  event_type: EventType | null
  event_location: string | null
  status: BookingStatus | 'blocked'
  starts: Date
  ends: Date
}

/** The span a calendar is asked for, and whose. */
export interface CalendarSpan {
  from: Date
  to: Date
  agentId: string | undefined
  category: string | undefined
}

/**
 * The span of the parameters.
 * @throws AppError 400 for a time that is none, one that ends before it begins, or more than 62 days
 */
export function readSpan({ from, to, agentId, category }: EndpointInput<typeof agencyCalendar>['query']): CalendarSpan {
  const span = { from: readTime('from', from), to: readTime('to', to), agentId, category }
  assertCalendarSpan(span)
  return span
}

/**
 * What lies within a span, by start: bookings that aren't cancelled, and blocked time. The longest booking is 72 hours,
 * so that an index finds those that began before the span.
 */
export async function listCalendar(
  db: Database,
  { from, to, agentId, category }: CalendarSpan,
): Promise<CalendarRow[]> {
  const whose = (column: string) => {
    const agent = sql.ref(column)
    const one = agentId === undefined ? sql`` : sql`and ${agent} = ${agentId}`
    if (category === undefined) return one
    return sql`${one} and exists (select from agents g where g.id = ${agent} and g.category = ${category})`
  }
  const { rows } = await sql<CalendarRow>`
    with booked as (
      select b.id as booking_id, b.number, b.agent_id, b.customer_name, b.event_type, b.event_location, b.status,
        b.event_date as starts, b.event_date + make_interval(hours => b.event_duration) as ends
      from bookings b
      where b.event_date > ${from}::timestamptz - interval '72 hours' and b.event_date < ${to}
        and b.event_date + make_interval(hours => b.event_duration) > ${from} and b.status <> 'cancelled'
        ${whose('b.agent_id')}
      order by b.event_date, b.id limit ${MAX_ENTRIES}
    ), blocked as (
      select null::uuid as booking_id, null::int as number, s.agent_id, null as customer_name, null as event_type,
        null as event_location, 'blocked' as status, s.start_time as starts, s.busy_until as ends
      from agent_statuses s
      where s.booking_id is null and s.status in ('active', 'overlapping')
        and s.start_time < ${to} and s.busy_until > ${from} ${whose('s.agent_id')}
      order by s.start_time, s.id limit ${MAX_ENTRIES}
    )
    select t.*, a.name as agent_name
    from (select * from booked union all select * from blocked order by starts limit ${MAX_ENTRIES}) as t
    join agents a on a.id = t.agent_id
    order by t.starts, t.booking_id`.execute(db)
  return rows
}

/** What takes time, in the office's calendar. */
export function presentCalendarEntry(row: CalendarRow): EndpointAnswer<typeof agencyCalendar>[number] {
  return {
    bookingId: row.booking_id,
    bookingNumber: row.number,
    agentId: row.agent_id,
    agentName: row.agent_name,
    customerName: row.customer_name,
    eventType: row.event_type,
    eventLocation: row.event_location,
    status: row.status,
    from: row.starts.toISOString(),
    to: row.ends.toISOString(),
  }
}
