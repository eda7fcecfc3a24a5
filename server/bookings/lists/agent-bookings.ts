import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import type { BookingGroup } from '#shared/model/booking.ts'
import { selectOwnBookings, takeOwnPage } from './own-bookings.ts'

/** Which of an agent's bookings. */
export interface OwnBookings {
  agentId: string
  group: BookingGroup | undefined
}

const ofAgent = (db: Database, { agentId, group }: OwnBookings) => selectOwnBookings(db, ['b.agent_id', agentId], group)

/**
 * One page of an agent's own bookings: the active ones by date, the next first; the past ones and all by date, the
 * latest first.
 * @param page where the page before ended, and how many rows at most
 * @returns rows with the key the next page begins after
 */
export async function listAgentBookings(
  db: Database,
  which: OwnBookings,
  page: ListPage<PageKey>,
): Promise<(AgentBookingRow & { key_at: string })[]> {
  const found = await takeOwnPage(ofAgent(db, which), which.group, page)
    .select(['b.id', keyTime('b.event_date').as('key_at')])
    .execute()
  const rows = await readAgentBookings(
    db,
    found.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id, key_at }) => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ ...row, key_at }]
  })
}

/** How many bookings an agent has in a group, or in all. */
export async function countAgentBookings(db: Database, which: OwnBookings): Promise<number> {
  const { count } = await ofAgent(db, which).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Locks a booking of the agent a user works as, until the transaction ends; undefined when it isn't theirs. */
export async function lockOwnBooking(trx: Database, { id, userId }: { id: string; userId: string }) {
  return trx
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.agent_id', 'b.status', 'b.event_date', 'b.event_duration'])
    .select(['b.agent_answer', 'b.agent_answer_reason'])
    .where('b.id', '=', id)
    .where('a.user_id', '=', userId)
    .where('a.archived_at', 'is', null)
    .forNoKeyUpdate('b')
    .executeTakeFirst()
}

/** One booking as its agent may see it. */
export async function readAgentBooking(db: Database, id: string): Promise<AgentBookingRow> {
  const [row] = await readAgentBookings(db, [id])
  if (!row) throw new Error(`booking ${id} is gone`)
  return row
}

/** A booking's row as its agent may see it, phone and email are hidden by `presentAgentBooking`. */
export type AgentBookingRow = Awaited<ReturnType<typeof readAgentBookings>>[number]

/** Bookings for their agent, newest first. */
export async function readAgentBookings(db: Database, ids: readonly string[]) {
  return (
    db
      .selectFrom('bookings as b')
      .where('b.id', '=', sql<string>`any(${ids}::uuid[])`)
      // arrival and finish at the event, from its latest interval that was not cancelled
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('agent_statuses')
            .select(['arrived_at', 'finished_at'])
            .whereRef('agent_statuses.booking_id', '=', 'b.id')
            .where('agent_statuses.status', '<>', 'cancelled')
            .orderBy('agent_statuses.created_at', 'desc')
            .limit(1)
            .as('s'),
        (join) => join.onTrue(),
      )
      .select([
        'b.id',
        'b.number',
        'b.customer_name',
        'b.customer_email',
        'b.customer_phone',
        'b.event_type',
        'b.event_date',
      ])
      .select(['b.event_duration', 'b.event_location', 'b.guests', 'b.special_requests', 'b.package_name', 'b.status'])
      .select(['b.created_at', 'b.agent_answer', 'b.agent_answer_reason', 's.arrived_at', 's.finished_at'])
      .select((eb) =>
        eb
          .selectFrom('drop_outs as d')
          .select('d.created_at')
          .whereRef('d.booking_id', '=', 'b.id')
          .whereRef('d.agent_id', '=', 'b.agent_id')
          .where('d.cause', '=', 'cannot_make_it')
          .where('d.resolved_at', 'is', null)
          .as('dropped_out_at'),
      )
      .orderBy('b.created_at', 'desc')
      .orderBy('b.id', 'desc')
      .execute()
  )
}
