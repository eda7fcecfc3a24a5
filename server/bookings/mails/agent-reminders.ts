import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** An answer is missed after a day; not any more of a booking this old, in hours. */
const MISSED_AFTER = 24
const MISSED_UNTIL = 7 * 24
/** Notices queued at once, at most; what is left waits for the next run. */
const BATCH = 2000

const hours = (count: number) => sql`make_interval(hours => ${count})`

/**
 * Queues a notice to the office for each pending booking that its agent has left unanswered for a day, once a booking;
 * agents without a log-in are not asked (docs/product.md P5.10).
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueUnanswered(db: Database, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into outbox_emails (kind, booking_id, data)
    select 'agent-unanswered', b.id, '{"once": "unanswered"}'
    from bookings b join agents a on a.id = b.agent_id join users u on u.id = a.user_id
    where b.status = 'pending' and b.agent_answer is null
      and b.created_at <= ${now}::timestamptz - ${hours(MISSED_AFTER)}
      and b.created_at > ${now}::timestamptz - ${hours(MISSED_UNTIL)}
      and b.event_date > ${now} and a.archived_at is null and u.archived_at is null
      and not exists (select from outbox_emails o where o.booking_id = b.id and o.kind = 'agent-unanswered'
        and o.data ? 'once' and o.data ->> 'once' = 'unanswered' offset 0)
    order by b.created_at limit ${BATCH}
    on conflict (booking_id, kind, (data ->> 'once')) where data ? 'once' do nothing`.execute(db)
  return Number(numAffectedRows)
}
