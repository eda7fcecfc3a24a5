import { sql } from 'kysely'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import type { TESTIMONIAL_STATES } from '#shared/contract/testimonials/testimonials.admin.ts'

type State = (typeof TESTIMONIAL_STATES)[number]

/** The conditions of the indexes testimonials_waiting, _approved and _rejected. */
const STATES: Record<State, ReturnType<typeof sql<boolean>>> = {
  pending: sql<boolean>`not t.is_approved and t.rejected_at is null`,
  approved: sql<boolean>`t.is_approved`,
  rejected: sql<boolean>`t.rejected_at is not null`,
}

const COLUMNS = [
  ...(['t.id', 't.booking_id', 't.customer_name', 't.customer_image', 't.rating', 't.content'] as const),
  ...([
    't.event_type',
    't.is_approved',
    't.rejected_at',
    't.version',
    't.created_at',
    't.reply',
    't.replied_at',
  ] as const),
] as const

const columns = (db: Database) => db.selectFrom('testimonials as t').select(COLUMNS)

/** What admins see is looked up for the rows of a page alone. */
const withAgent = (db: Database, page: ReturnType<typeof columns>) =>
  db
    .selectFrom(page.as('t'))
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('agents as a', 'a.id', 'b.agent_id')
    .selectAll('t')
    .select(['a.id as agent_id', 'a.name as agent_name', selectPicture('a').as('agent_image')])
    .select([keyTime('t.created_at').as('key_at')])

/** A testimonial's row as an admin sees it. */
export type AdminTestimonialRow = Awaited<ReturnType<typeof findTestimonial>>

/** One page of all testimonials or those of a state, newest first. */
export async function listTestimonials(
  db: Database,
  state: State | undefined,
  page: ListPage,
): Promise<AdminTestimonialRow[]> {
  const found = state === undefined ? columns(db) : columns(db).where(STATES[state])
  return withAgent(db, found.$call(takePage(orderByTime('t'), page)))
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute()
}

/** One testimonial as an admin sees it. */
export async function findTestimonial(db: Database, id: string) {
  return withAgent(db, columns(db).where('t.id', '=', id)).executeTakeFirstOrThrow()
}

/** Whose booking a testimonial is about; undefined when it has none, or isn't there. */
export async function findAgentOfTestimonial(db: Database, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('testimonials as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select('b.agent_id')
    .where('t.id', '=', id)
    .executeTakeFirst()
  return found?.agent_id
}

/** Locks a testimonial until the transaction ends; its agent is locked before it. */
export async function lockTestimonial(trx: Database, id: string) {
  return trx
    .selectFrom('testimonials')
    .select(['is_approved', 'rejected_at', 'version', 'reply'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Writes what was decided. */
export async function saveDecision(
  trx: Database,
  id: string,
  { approved, rejected }: { approved: boolean; rejected: boolean },
): Promise<void> {
  await trx
    .updateTable('testimonials')
    .set({ is_approved: approved, rejected_at: rejected ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

/** Writes the agency's reply, or removes it. */
export async function saveReply(trx: Database, id: string, reply: string | null): Promise<void> {
  await trx
    .updateTable('testimonials')
    .set({ reply, replied_at: reply === null ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/**
 * Rates an agent anew: the mean of the approved reviews of their bookings, to two decimals, 5 when there is none
 * (docs/product.md P9.4). The agent is locked, so that the statement sees every decision made before.
 */
export async function rateAgent(trx: Database, agentId: string): Promise<void> {
  const mean = sql<number>`coalesce((
    select round(avg(t.rating), 2) from testimonials t join bookings b on b.id = t.booking_id
    where b.agent_id = ${agentId} and t.is_approved), 5)`
  await trx
    .updateTable('agents')
    .set({ rating: mean })
    .where('id', '=', agentId)
    .where(sql<boolean>`rating is distinct from ${mean}`)
    .execute()
}
