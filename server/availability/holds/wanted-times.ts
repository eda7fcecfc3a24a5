import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Span } from '../intervals.ts'

/** The time that a booking wants of an agent. */
export interface WantedTime {
  bookingId: string
  agentId: string
  span: Span
}

/**
 * Which of some bookings can't have the time they want, in one query: 'booked' when a booking or blocked time is in the
 * way, 'held' when a proposal holds it for another booking. Exact while the agents are locked.
 */
export async function findTaken(db: Database, wanted: readonly WantedTime[]): Promise<Map<string, 'booked' | 'held'>> {
  if (wanted.length === 0) return new Map()
  const column = (of: (one: WantedTime) => string) => wanted.map(of)
  const { rows } = await sql<{ id: string; booked: boolean; held: boolean }>`
    select w.id, exists (
        select from agent_statuses s
        where s.agent_id = w.agent_id and s.status in ('active', 'overlapping') and s.booking_id is distinct from w.id
          and tstzrange(s.start_time, s.busy_until) && tstzrange(w.starts, w.ends)
      ) as booked, exists (
        select from holds h
        where h.agent_id = w.agent_id and h.booking_id <> w.id and h.held_until > now()
          and tstzrange(h.start_time, h.busy_until) && tstzrange(w.starts, w.ends)
      ) as held
    from unnest(${column(({ bookingId }) => bookingId)}::uuid[], ${column(({ agentId }) => agentId)}::uuid[],
      ${column(({ span }) => span.start.toISOString())}::timestamptz[],
      ${column(({ span }) => span.busyUntil.toISOString())}::timestamptz[]) as w (id, agent_id, starts, ends)`.execute(
    db,
  )
  return new Map(
    rows.flatMap(({ id, booked, held }) => (booked || held ? [[id, booked ? 'booked' : 'held'] as const] : [])),
  )
}
