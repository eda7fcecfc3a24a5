import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** A booking or blocked time that overlaps a booking. */
export interface ConflictRow {
  /** Null for blocked time. */
  booking_id: string | null
  customer_name: string | null
  status: string
  starts: Date
  /** For a booking without the buffer. */
  ends: Date
}

/** Conflicts listed for one booking, at most. */
const MAX_CONFLICTS = 50

const BUFFER = sql`(select make_interval(mins => buffer_minutes) from agency_settings)`
const ends = (booking: string) => sql`${sql.ref(`${booking}.event_date`)}
  + make_interval(hours => ${sql.ref(`${booking}.event_duration`)})`

/**
 * Selects what overlaps a pending or confirmed booking `b`: other pending or confirmed bookings of the same agent,
 * buffers included, and blocked time. The longest booking is 72 hours, so that an index finds the others; blocked time
 * has an index of its own (agent_statuses_blocked).
 */
function conflictsOfB(): RawBuilder<ConflictRow> {
  return sql<ConflictRow>`
    select o.id as booking_id, o.customer_name, o.status, o.event_date as starts, ${ends('o')} as ends
    from bookings o
    where b.status in ('pending', 'confirmed') and o.status in ('pending', 'confirmed')
      and o.agent_id = b.agent_id and o.id <> b.id
      and o.event_date < ${ends('b')} + ${BUFFER}
      and o.event_date > b.event_date - interval '72 hours' - ${BUFFER}
      and ${ends('o')} + ${BUFFER} > b.event_date
    union all
    select null, null, 'blocked', s.start_time, s.busy_until
    from agent_statuses s
    where b.status in ('pending', 'confirmed') and s.agent_id = b.agent_id and s.booking_id is null
      and s.status in ('active', 'overlapping')
      and s.start_time < ${ends('b')} + ${BUFFER} and s.busy_until > b.event_date`
}

/** A column: whether a booking `b` has a conflict. */
export function selectHasConflicts(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from (${conflictsOfB()}) as conflict)`
}

/** Lists the conflicts of a booking, by start. */
export async function listConflicts(db: Database, bookingId: string): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select conflict.* from bookings b cross join lateral (${conflictsOfB()}) as conflict
    where b.id = ${bookingId} order by conflict.starts limit ${MAX_CONFLICTS}`.execute(db)
  return rows
}
