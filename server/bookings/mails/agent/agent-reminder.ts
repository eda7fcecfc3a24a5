import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { queueDueMails } from '#server/mail/queue-mail.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { agentCalendarEvent } from '../../calendar/calendar-event.ts'
import { nameMoment } from '../reminders.ts'
import { agentFacts, findAgentsBooking, subjectOf } from './agent-facts.ts'
import { toBookings } from './agent-status-mails.ts'
import { hasMuted } from './recipients.ts'

/** When it is due, in hours before the event, and how long before that no other mail may have said the same. */
const AHEAD = 24
const QUIET = 6

const hours = (count: number) => sql`make_interval(hours => ${count})`

/**
 * Queues a reminder to the agent of each confirmed booking that begins within a day, once for each time it is moved to;
 * none when a mail about it was queued less than six hours before that (docs/product.md P5.21).
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueAgentReminders(db: Database, now: Date): Promise<number> {
  return queueDueMails(db, {
    kind: 'agent-reminder',
    to: agentEmail,
    userId: sql`a.user_id`,
    once: nameMoment('24h'),
    due: sql`from bookings b join agents a on a.id = b.agent_id
    where b.event_date > ${now}::timestamptz and b.event_date <= ${now}::timestamptz + ${hours(AHEAD)}
      and b.status = 'confirmed' and ${agentEmail} is not null and not ${hasMuted('agent-reminder')}
      and (b.imported_at is null or b.imported_at < b.event_date - ${hours(AHEAD + QUIET)})
      and not exists (select from outbox_emails o where o.booking_id = b.id and o.state <> 'cancelled'
        and o.kind in ('agent-confirmed', 'agent-changed')
        and o.created_at >= b.event_date - ${hours(AHEAD + QUIET)} offset 0)`,
    orderBy: sql`b.event_date, b.id`,
  })
}

/** Reminds an agent of a confirmed booking whose time is still the one the reminder was queued for. */
export const agentReminder: MailKind = {
  async compose({ db, config, now }, mail) {
    const booking = await findAgentsBooking(db, mail)
    if (booking?.status !== 'confirmed' || booking.event_date <= now()) return null
    if (String(mail.data.once) !== `24h:${booking.event_date.toISOString()}`) return null
    return {
      subject: subjectOf('Reminder: ', booking),
      to: booking.agent_name,
      lead: `This is a reminder of your booking on ${writeEventTime(booking.event_date, booking.event_duration)}.`,
      facts: agentFacts(booking),
      next: [`If anything is unclear or you're running late, call us: ${config.brand.phone}.`],
      action: toBookings(config),
      attachments: [agentCalendarEvent(booking, config)],
    }
  },
}
