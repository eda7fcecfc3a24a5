import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

const MINUTE_MS = 60_000

/** The time a booking takes of its agent, in instants. */
export interface Span {
  start: Date
  end: Date
  /** The end plus the buffer the agency keeps. */
  busyUntil: Date
}

/**
 * The time a booking takes of its agent.
 * @param hours how long the event lasts
 * @param bufferMinutes what the agency keeps free after it
 */
export function getTakenSpan(start: Date, hours: number, bufferMinutes: number): Span {
  const end = new Date(start.getTime() + hours * 60 * MINUTE_MS)
  return { start, end, busyUntil: new Date(end.getTime() + bufferMinutes * MINUTE_MS) }
}

/** The time of an agent that a booking takes. */
interface Reservation {
  agentId: string
  bookingId: string
  span: Span
  status: 'active' | 'overlapping'
  reason: string | null
  /** Null when a customer's answer reserves it. */
  userId: string | null
}

/**
 * Reserves an agent's time for a booking, or that of several for one each. An `active` interval that touches another
 * active one breaks the constraint agent_statuses_no_overlap; an `overlapping` one was confirmed anyway and carries the
 * reason (docs/product.md P8.7).
 */
export async function reserveAgents(trx: Database, ...taken: [Reservation, ...Reservation[]]): Promise<void> {
  const rows = taken.map(({ agentId, bookingId, span: { start, end, busyUntil }, status, reason, userId }) => ({
    ...{ agent_id: agentId, booking_id: bookingId, start_time: start, end_time: end, busy_until: busyUntil },
    duration_minutes: Math.round((end.getTime() - start.getTime()) / MINUTE_MS),
    ...{ status, reason, created_by: userId },
  }))
  await trx.insertInto('agent_statuses').values(rows).execute()
}

/**
 * Gives a booking the time back that was released last. A time that was confirmed anyway has a reason and stays overlapping.
 * @throws the violation of agent_statuses_no_overlap when the agent was taken meanwhile
 */
export async function restoreAgent(trx: Database, bookingId: string): Promise<void> {
  await trx
    .updateTable('agent_statuses')
    .set({ status: sql<'active' | 'overlapping'>`case when reason is null then 'active' else 'overlapping' end` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('agent_statuses')
        .select('id')
        .where('booking_id', '=', bookingId)
        .where('status', 'in', ['cancelled', 'ended'])
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .execute()
}

/**
 * Releases the time of a booking; the interval stays as history.
 * @param status `ended` when the booking was completed, `cancelled` when it is confirmed no longer
 */
export async function releaseAgent(trx: Database, bookingId: string, status: 'ended' | 'cancelled'): Promise<void> {
  await trx
    .updateTable('agent_statuses')
    .set({ status })
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['active', 'overlapping'])
    .execute()
}
