import { lockAgents } from '#server/availability/lock-agent.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'

/** The pending and confirmed bookings of an event, by date. */
export async function listOpenBookings(db: Database, eventId: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.number', 'b.version', 'b.agent_id', 'b.event_date', 'b.event_duration', 'b.event_location'])
    .select(['b.customer_id', 'b.customer_email', 'a.name as agent_name'])
    .where('b.event_id', '=', eventId)
    .where('b.status', 'in', ['pending', 'confirmed'])
    .orderBy('b.event_date')
    .orderBy('b.id')
    .execute()
}

/** An open booking of an event. */
export type OpenBooking = Awaited<ReturnType<typeof listOpenBookings>>[number]

/**
 * Locks the agents of the open bookings of an event, then all its bookings, and reads the open ones.
 * @param shown all of them as they were seen, each with its row version
 * @returns them by date
 * @throws AppError 409 when they are others by now, or one went to another agent
 */
export async function lockOpenBookings(
  trx: Database,
  eventId: string,
  shown: readonly { id: string; version: number }[],
): Promise<OpenBooking[]> {
  const agents = new Set((await listOpenBookings(trx, eventId)).map(({ agent_id }) => agent_id))
  await lockAgents(trx, agents)
  // by id, as everyone who locks several does
  await trx.selectFrom('bookings').select('id').where('event_id', '=', eventId).orderBy('id').forNoKeyUpdate().execute()
  const rows = await listOpenBookings(trx, eventId)
  const isSeen = ({ id, version }: OpenBooking) => shown.some((seen) => seen.id === id && seen.version === version)
  if (rows.some(({ agent_id }) => !agents.has(agent_id))) {
    throw conflict('A booking of this event went to another agent just now. Look at them again.')
  }
  if (rows.length > 0 && (rows.length !== shown.length || !rows.every(isSeen))) {
    throw conflict('The bookings of this event have changed. Look at them again.')
  }
  return rows
}

/** @throws AppError 409 with these words while the customer can still sign a proposal of the event */
export async function assertNoProposal(trx: Database, eventId: string, words: string): Promise<void> {
  const open = await trx
    .selectFrom('proposals')
    .select('id')
    .where('event_id', '=', eventId)
    .where('state', 'in', ['sent', 'seen'])
    .executeTakeFirst()
  if (open) throw conflict(words)
}
