import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { queueDueMails } from '#server/mail/queue-mail.ts'

/** An answer is missed after a day; not any more of a booking this old, in hours. */
const MISSED_AFTER = 24
const MISSED_UNTIL = 7 * 24

const hours = (count: number) => sql`make_interval(hours => ${count})`

/**
 * Queues a notice to the office for each pending booking that its agent has left unanswered for a day, once a booking;
 * agents without a log-in, and those of
 * an imported booking, are not asked (docs/product.md P5.10).
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueUnanswered(db: Database, now: Date): Promise<number> {
  return queueDueMails(db, {
    kind: 'agent-unanswered',
    once: sql`'unanswered'`,
    due: sql`from bookings b join agents a on a.id = b.agent_id join users u on u.id = a.user_id
    where b.status = 'pending' and b.agent_answer is null and b.imported_at is null
      and b.created_at <= ${now}::timestamptz - ${hours(MISSED_AFTER)}
      and b.created_at > ${now}::timestamptz - ${hours(MISSED_UNTIL)}
      and b.event_date > ${now} and a.archived_at is null and u.archived_at is null`,
    // within a kind of work the soonest event is first (docs/product.md P6.140)
    orderBy: sql`b.event_date, b.id`,
  })
}
