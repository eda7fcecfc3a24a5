import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Span } from './intervals.ts'
import type { TimeSpan } from './spans.ts'

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
