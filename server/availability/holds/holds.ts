import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Span } from '../intervals.ts'
import type { TimeSpan } from '../spans.ts'

/** The time of an agent that an open proposal holds for a booking (docs/product.md P16.5). */
export interface Hold {
  bookingId: string
  proposalId: string
  agentId: string
  from: Date
  /** When the agent would be free again, buffer included. */
  to: Date
  /** Until when it holds. */
  until: Date
}

/** Whether a row of `holds` holds now and touches a range, as a condition. */
export const isHeldWithin = (range: RawBuilder<unknown>) =>
  sql<boolean>`tstzrange(start_time, busy_until) && ${range} and held_until > now()`

/**
 * What is held of an agent's time within a span, by start. Exact while the agent's row is locked.
 * @param except a booking whose own hold doesn't count
 */
export async function findHolds(
  db: Database,
  { agentId, from, to, except }: TimeSpan & { agentId: string; except?: string },
): Promise<Hold[]> {
  const rows = await db
    .selectFrom('holds')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where(isHeldWithin(sql`tstzrange(${from}, ${to})`))
    .$if(except !== undefined, (query) => query.where('booking_id', '<>', except ?? ''))
    .orderBy('start_time')
    .execute()
  return rows.map((row) => ({
    bookingId: row.booking_id,
    proposalId: row.proposal_id,
    agentId: row.agent_id,
    from: row.start_time,
    to: row.busy_until,
    until: row.held_until,
  }))
}

/** Holds an agent's time for a booking. A hold that the booking had, lapsed or of an earlier proposal, is replaced. */
export async function holdTime(
  trx: Database,
  hold: { bookingId: string; proposalId: string; agentId: string; span: Span; until: Date },
): Promise<void> {
  const values = {
    proposal_id: hold.proposalId,
    agent_id: hold.agentId,
    start_time: hold.span.start,
    busy_until: hold.span.busyUntil,
    held_until: hold.until,
  }
  await trx
    .insertInto('holds')
    .values({ booking_id: hold.bookingId, ...values })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(values))
    .execute()
}

/** Gives back what a proposal held. */
export async function releaseHolds(trx: Database, proposalId: string): Promise<void> {
  await trx.deleteFrom('holds').where('proposal_id', '=', proposalId).execute()
}

/** Gives back what is held for some bookings. */
export async function overruleHolds(trx: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length > 0) await trx.deleteFrom('holds').where('booking_id', 'in', bookingIds).execute()
}

/**
 * Gives open proposals back the holds of an agent's time that ended with a change that is undone: for pending bookings that
 * still say what was proposed, where the time is free. The agent's row must be locked.
 * @param bufferMinutes what the agency keeps free after a booking
 */
export async function restoreHolds(trx: Database, agentId: string, bufferMinutes: number): Promise<void> {
  await sql`
    insert into holds (booking_id, proposal_id, agent_id, start_time, busy_until, held_until)
    select b.id, p.id, b.agent_id, b.event_date, t.busy_until, p.valid_until
    from bookings b
    join proposals p on p.event_id = b.event_id and p.state in ('sent', 'seen') and p.valid_until > now()
    cross join lateral (select b.event_date + make_interval(hours => b.event_duration, mins => ${bufferMinutes}) as busy_until) t
    where b.agent_id = ${agentId} and b.status = 'pending'
      and exists (select from jsonb_array_elements(p.document::jsonb -> 'performers') as one
        where one ->> 'bookingId' = b.id::text and one ->> 'agentId' = b.agent_id::text
          and (one ->> 'eventDate')::timestamptz = b.event_date and (one ->> 'eventDuration')::int = b.event_duration)
      and not exists (select from agent_statuses s where s.agent_id = b.agent_id and s.status in ('active', 'overlapping')
        and tstzrange(s.start_time, s.busy_until) && tstzrange(b.event_date, t.busy_until))
      and not exists (select from holds h where h.agent_id = b.agent_id and h.held_until > now()
        and tstzrange(h.start_time, h.busy_until) && tstzrange(b.event_date, t.busy_until))
    on conflict (booking_id) do nothing`.execute(trx)
}
