import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { ANSWER_HOURS, LATE_HOURS } from '#shared/model/replacement.ts'

/** How an agent answered and dropped out. */
export interface Reliability {
  /** Requests that were answered, or wait for longer than 24 hours. */
  requests: number
  answeredInTime: number
  /** Of confirmed bookings. */
  dropOuts: number
  lateDropOuts: number
}

const hours = (count: number) => sql`make_interval(hours => ${count})`

/**
 * How an agent answered requests and dropped out of confirmed bookings in the last 12 months (docs/product.md P15.68).
 * Requests that went to someone else count by the answer that is kept with the drop-out.
 * @throws AppError 404 for an unknown agent
 */
export async function readReliability(db: Database, agentId: string, now: Date): Promise<Reliability> {
  const { rows } = await sql<Reliability>`
    with answers as (
      select agent_answered_at as answered, created_at from bookings
      where agent_id = ${agentId} and requested_as <> 'office' and created_at > ${now}::timestamptz - interval '12 months'
        and (agent_answered_at is not null
          or (status = 'pending' and created_at < ${now}::timestamptz - ${hours(ANSWER_HOURS)}))
      union all
      select d.created_at, b.created_at from drop_outs d join bookings b on b.id = d.booking_id
      where d.agent_id = ${agentId} and d.cause = 'declined' and b.agent_id <> d.agent_id
        and b.created_at > ${now}::timestamptz - interval '12 months'
    ), left_out as (
      select created_at, event_date from drop_outs
      where agent_id = ${agentId} and cause = 'cannot_make_it' and created_at > ${now}::timestamptz - interval '12 months'
    )
    select (select count(*) from answers)::int as requests,
      (select count(*) from answers where answered <= created_at + ${hours(ANSWER_HOURS)})::int as "answeredInTime",
      (select count(*) from left_out)::int as "dropOuts",
      (select count(*) from left_out where created_at > event_date - ${hours(LATE_HOURS)})::int as "lateDropOuts"
    from agents where id = ${agentId}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('There is no such agent')
  return row
}
