import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { queueDueMails } from '#server/mail/queue-mail.ts'

/**
 * When a reminder is due: `ahead` hours before the event, if the event is still at least `least` hours away. None is
 * due when the booking was requested or imported, or a mail about it queued, in the last `quietHours` hours before that
 * moment or after it.
 */
interface Reminder {
  name: '7d' | '24h'
  ahead: number
  least: number
  quietHours: number
}

const WEEK: Reminder = { name: '7d', ahead: 7 * 24, least: 48, quietHours: 24 }
const DAY: Reminder = { name: '24h', ahead: 24, least: 0, quietHours: 6 }

/** When a review is asked for, in hours after the booking was completed: a day, and no later than two weeks. */
const REVIEW_AFTER = 24
const REVIEW_UNTIL = 14 * 24

/**
 * Queues the reminders and invitations to review that are due (docs/product.md P3.18). Asked again, or by two processes
 * at once, it queues each once: outbox_emails_once keeps what the look into the outbox can't.
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueReminders(db: Database, now: Date): Promise<number> {
  const week = await queueReminder(db, WEEK, now)
  const day = await queueReminder(db, DAY, now)
  return week + day + (await queueInvitations(db, now))
}

const hours = (count: number) => sql`make_interval(hours => ${count})`

/** Names a reminder and the time of the event, so that an event that is moved is reminded of again. */
export const nameMoment = (name: string) =>
  sql`${`${name}:`} || to_char(b.event_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

async function queueReminder(db: Database, { name, ahead, least, quietHours }: Reminder, now: Date): Promise<number> {
  return queueDueMails(db, {
    kind: 'booking-reminder',
    to: sql`c.email`,
    customerId: sql`b.customer_id`,
    once: nameMoment(name),
    due: sql`from bookings b join customers c on c.id = b.customer_id
    where b.event_date > ${now}::timestamptz + ${hours(least)} and b.event_date <= ${now}::timestamptz + ${hours(ahead)}
      and b.status = 'confirmed' and c.status <> 'erased'
      and coalesce(b.imported_at, b.created_at) < b.event_date - ${hours(ahead + quietHours)}
      and not exists (select from outbox_emails o where o.booking_id = b.id and o.state <> 'cancelled'
        and o.kind in ('booking-confirmed', 'booking-changed')
        and o.created_at >= b.event_date - ${hours(ahead + quietHours)} offset 0)`,
    orderBy: sql`b.event_date, b.id`,
  })
}

async function queueInvitations(db: Database, now: Date): Promise<number> {
  return queueDueMails(db, {
    kind: 'review-invitation',
    to: sql`c.email`,
    customerId: sql`b.customer_id`,
    once: sql`'review'`,
    due: sql`from bookings b join customers c on c.id = b.customer_id
    where b.completed_at <= ${now}::timestamptz - ${hours(REVIEW_AFTER)}
      and b.completed_at > ${now}::timestamptz - ${hours(REVIEW_UNTIL)}
      and b.status = 'completed' and c.status = 'active' and (b.imported_at is null or b.event_date > b.imported_at)
      and not exists (select from testimonials t where t.booking_id = b.id)`,
    orderBy: sql`b.completed_at`,
  })
}
