import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { addsTax } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import { type Idempotency, sentDifferently } from '#server/http/requests/idempotency.ts'

/**
 * The event that an idempotency key of the last 24 hours stands for, with its bookings in the order of their numbers.
 * @throws AppError 422 when the key came with another body
 */
export async function findIdempotentEvent(
  db: Database,
  { route, actor, key, bodyHash }: Idempotency & { route: string },
) {
  const rows = await db
    .selectFrom('idempotency_keys as k')
    .innerJoin('bookings as b', 'b.event_id', 'k.booking_id')
    .select(['k.booking_id as event_id', 'k.body_hash', 'b.id', 'b.status'])
    .where('k.route', '=', route)
    .where('k.actor', '=', actor)
    .where('k.key', '=', key)
    .where('k.created_at', '>=', sql<Date>`now() - interval '24 hours'`)
    .orderBy('b.number')
    .execute()
  const [first] = rows
  if (!first?.event_id) return undefined
  if (!first.body_hash.equals(bodyHash)) throw sentDifferently()
  return {
    replayed: true as const,
    eventId: first.event_id,
    bookings: rows.map(({ id, status }) => ({ id, status })),
  }
}

/**
 * The bookings requested together with one, that one included, in the order of the request: those of its event from the
 * same transaction, which share its time of creation.
 */
export async function listRequestedTogether(db: Database, bookingId: string) {
  return db
    .selectFrom('bookings as first')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.event_id', '=', 'first.event_id').onRef('b.created_at', '=', 'first.created_at'),
    )
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.number', 'b.status', 'b.event_date', 'b.event_duration', 'b.total_cents'])
    .select(['a.name as agent_name', 'a.category', addsTax('b').as('plus_tax')])
    .where('first.id', '=', bookingId)
    .orderBy('b.number')
    .execute()
}

/** A booking requested together with others. */
export type RequestedTogether = Awaited<ReturnType<typeof listRequestedTogether>>[number]

/** Moves the events of a customer to another one, and their bookings with them, by the foreign key between them. */
export async function moveEvents(trx: Database, from: string, into: string): Promise<void> {
  await trx.updateTable('events').set({ customer_id: into }).where('customer_id', '=', from).execute()
}

/**
 * Refuses an event that is unknown, or another customer's.
 * @param ofCustomer only when it is this customer's; undefined for the office
 * @throws AppError 404
 */
export async function requireEvent(db: Database, id: string, ofCustomer?: string): Promise<void> {
  let query = db.selectFrom('events').select('id').where('id', '=', id)
  if (ofCustomer !== undefined) query = query.where('customer_id', '=', ofCustomer)
  if (!(await query.executeTakeFirst())) throw notFound('We do not know this event')
}

/**
 * Locks an event that a booking of this customer joins: a merge of the customer waits.
 * @throws AppError 404 for an event that is unknown, or another customer's
 */
export async function lockJoinedEvent(trx: Database, id: string, customerId: string): Promise<void> {
  const event = await trx
    .selectFrom('events')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forKeyShare()
    .executeTakeFirst()
  if (!event) throw notFound('This customer has no such event')
}
