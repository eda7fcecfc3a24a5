import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Match, Positions } from './match.ts'

/** Rows whose agent has a booking of the same customer, by email or name, on the same day in Atlanta. */
export async function findBookingMatches(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with r as (
      select position, (fields ->> 'agentId')::uuid as agent_id, (fields ->> 'eventDate')::timestamptz as event_date,
        lower(fields ->> 'customerEmail') as email, lower(fields ->> 'customerName') as name
      from import_rows where batch_id = ${batchId} and position between ${from} and ${to} and verdict = 'ready'
    )
    select r.position, 'duplicate' as kind, null as value, 'Already here as B-' || min(b.number) as message
    from r join bookings b on b.agent_id = r.agent_id
      and b.event_date between r.event_date - interval '1 day' and r.event_date + interval '1 day'
      and atlanta_day(b.event_date) = atlanta_day(r.event_date)
      and (lower(b.customer_email) = r.email or lower(b.customer_name) = r.name)
      and not exists (select from import_rows own where own.batch_id = ${batchId} and own.made_id = b.id)
    group by r.position`.execute(trx)
  return rows
}

/** Confirmed rows whose agent's time is taken: by a booking, blocked time, a hold, or an earlier row of the file. */
export async function findTakenTimes(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with r as (
      select position, agent_id, starts_at, busy_until, tstzrange(starts_at, busy_until) as busy
      from import_rows where batch_id = ${batchId} and position between ${from} and ${to} and verdict = 'ready'
        and agent_id is not null
    ), taken as (
      select r.position, 'This person is booked or blocked then' as message from r
      join agent_statuses s on s.agent_id = r.agent_id and s.status in ('active', 'overlapping')
        and tstzrange(s.start_time, s.busy_until) && r.busy
      union all
      select r.position, 'A proposal holds this time' from r
      join holds h on h.agent_id = r.agent_id and h.held_until > now() and tstzrange(h.start_time, h.busy_until) && r.busy
      union all
      -- the longest booking takes 72 hours and the buffer
      select r.position, 'Same talent and time as row ' || o.position from r
      join import_rows o on o.batch_id = ${batchId} and o.agent_id = r.agent_id
        and o.starts_at > r.starts_at - interval '5 days' and o.starts_at < r.busy_until and o.busy_until > r.starts_at
        and o.position < r.position and o.verdict = 'ready'
    )
    select position, 'problem' as kind, null as value, min(message) as message from taken group by position`.execute(
    trx,
  )
  return rows
}
