import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import { getTakenSpan } from '#server/availability/intervals.ts'
import { IS_FREE, selectBusy } from '#server/bookings/free/free-agents.ts'
import { PACKAGE_COLUMNS } from '#server/bookings/request/sold-package.ts'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'

/** Candidates in one answer, at most. */
export const MOST_CANDIDATES = 20

/** A booking another agent may take. */
export type ReplaceableBooking = NonNullable<Awaited<ReturnType<typeof findReplaceable>>>

/** The booking with what its price and its replacement depend on; undefined for an unknown one. */
export async function findReplaceable(db: Database, id: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.number', 'b.agent_id', 'b.status', 'b.payment_status', 'b.event_date', 'b.event_duration'])
    .select(['b.total_cents', 'b.price_lines', 'b.customer_id', 'b.customer_name', 'b.customer_email', 'b.version'])
    .select([
      'a.name as agent_name',
      'a.category',
      'a.specialties',
      'a.hourly_rate',
      plusTax('a.category').as('plus_tax'),
    ])
    .select(PACKAGE_COLUMNS.map((column) => `b.${column}` as const))
    .where('b.id', '=', id)
    .executeTakeFirst()
}

/** An agent who is free for a booking. */
export interface CandidateRow {
  id: string
  name: string
  category: string
  image: string | null
  hourly_rate: number | null
  rating: number
  /** Specialties shared with the booking's agent. */
  shared: string[]
  /** Whether the agent can be emailed. */
  has_email: boolean
}

/**
 * The agents who are free for a booking's time, without its own: first those of its category, then the nearest in price,
 * then those who share more specialties, then the best rated (docs/product.md P15.63).
 * @param only when given, just these agents
 */
export async function findCandidates(
  db: Database,
  booking: ReplaceableBooking,
  only?: readonly string[],
): Promise<CandidateRow[]> {
  const span = getTakenSpan(booking.event_date, booking.event_duration, await findBufferMinutes(db))
  const { agent_id, category, specialties, hourly_rate } = booking
  const { rows } = await sql<CandidateRow>`
    with ${selectBusy(span, booking.id)},
    found as materialized (
      select a.id, a.category = ${category} as same, a.hourly_rate, a.rating, a.created_at,
        array(select unnest(a.specialties) intersect select unnest(${specialties}::text[])) as shared
      from agents a
      where a.archived_at is null and a.published_at is not null and a.id <> ${agent_id} and ${IS_FREE}
        ${only ? sql`and a.id = any(${only}::uuid[])` : sql``}
        and (a.category = ${category} or a.specialties && ${specialties}::text[])
    ), best as (
      select * from found
      order by same desc, abs(hourly_rate - ${hourly_rate}::int) nulls last, cardinality(shared) desc, rating desc,
        created_at, id
      limit ${MOST_CANDIDATES}
    )
    select a.id, a.name, a.category, ${selectPicture('a')} as image, a.hourly_rate, a.rating::float8 as rating, best.shared,
      ${agentEmail} is not null as has_email
    from best join agents a on a.id = best.id
    order by best.same desc, abs(a.hourly_rate - ${hourly_rate}::int) nulls last, cardinality(best.shared) desc,
      a.rating desc, a.created_at, a.id`.execute(db)
  return rows
}
