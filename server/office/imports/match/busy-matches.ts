import { sql } from 'kysely'
import { MOST_BLOCKED } from '#server/availability/blocked-times.ts'
import type { Database } from '#server/db/client.ts'
import type { Match, Positions } from './match.ts'

/**
 * Busy times that are taken already: wholly by bookings, blocked times and rows before, so that nothing is lost without them, or
 * for a part (docs/product.md P17.38).
 */
export async function findBusyMatches(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with r as (
      select position, agent_id, starts_at, busy_until, tstzrange(starts_at, busy_until) as busy
      from import_rows where batch_id = ${batchId} and position between ${from} and ${to} and verdict = 'ready'
    ), taken as (
      select r.position, r.busy, tstzrange(s.start_time, s.busy_until) as span,
        case when b.number is null then 'a blocked time' else 'B-' || b.number end as what
      from r join agent_statuses s on s.agent_id = r.agent_id and s.status in ('active', 'overlapping')
        and tstzrange(s.start_time, s.busy_until) && r.busy
      left join bookings b on b.id = s.booking_id
      union all
      select r.position, r.busy, tstzrange(o.starts_at, o.busy_until), 'row ' || o.position
      from r join import_rows o on o.batch_id = ${batchId} and o.agent_id = r.agent_id and o.position < r.position
        and o.starts_at < r.busy_until and o.busy_until > r.starts_at and o.verdict = 'ready'
    )
    select position, null as value, case when range_agg(span) @> busy then 'duplicate' else 'possible' end as kind,
      case when range_agg(span) @> busy then 'Taken already by ' else 'Taken for a part by ' end
        || min(what) || case when count(*) > 1 then ' and more' else '' end as message
    from taken group by position, busy`.execute(trx)
  return rows
}

/** Busy times with which someone would have more blocked times than one may have. */
export async function findTooMany(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const message = `More than ${MOST_BLOCKED} blocked times for one person. Weekly hours say what repeats each week.`
  const { rows } = await sql<Match>`
    with here as (
      select agent_id, count(*) as count from agent_statuses where booking_id is null and busy_until > now()
        and status in ('active', 'overlapping') group by agent_id
    ), counted as (
      select r.position, row_number() over (partition by r.agent_id order by r.position) + coalesce(h.count, 0) as nth
      from import_rows r left join here h on h.agent_id = r.agent_id
      where r.batch_id = ${batchId} and r.position <= ${to} and r.verdict in ('ready', 'possible')
    )
    select position, 'problem' as kind, null as value, ${message}::text as message from counted
    where nth > ${MOST_BLOCKED} and position >= ${from}`.execute(trx)
  return rows
}
