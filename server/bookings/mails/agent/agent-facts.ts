import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import type { QueuedMail } from '#server/mail/outbox.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { guestsFact } from '../mail-facts.ts'
import { writeSubject } from '../write-subject.ts'

/** The booking a mail to its agent is about. */
export type AgentsBooking = NonNullable<Awaited<ReturnType<typeof findAgentsBooking>>>

/**
 * The booking a mail to its agent is about.
 * @returns undefined when the booking is gone or went to another agent, or its agent may not be mailed any more
 */
export async function findAgentsBooking(
  db: Database,
  { booking_id, user_id, recipient }: Pick<QueuedMail, 'booking_id' | 'user_id' | 'recipient'>,
) {
  if (booking_id === null) return undefined
  return (
    db
      .selectFrom('bookings as b')
      .innerJoin('agents as a', 'a.id', 'b.agent_id')
      .select([
        'b.id',
        'b.number',
        'b.customer_name',
        'b.customer_email',
        'b.customer_phone',
        'b.event_type',
        'b.event_date',
      ])
      .select(['b.event_duration', 'b.event_location', 'b.guests', 'b.special_requests', 'b.package_name', 'b.status'])
      .select(['b.agent_answer', 'b.version', 'b.created_at', 'b.updated_at', 'a.name as agent_name', 'a.user_id'])
      .where('b.id', '=', booking_id)
      .where(agentEmail, 'is not', null)
      // it was written to the agent of that moment
      .where(sql<boolean>`(a.user_id = ${user_id}::uuid or lower(${agentEmail}) = lower(${recipient}))`)
      .executeTakeFirst()
  )
}

/** A subject that says what and when: 'Confirmed: Wedding, Fri, Dec 4, 2026, 9 PM to midnight'. */
export const subjectOf = (words: string, booking: AgentsBooking): string =>
  writeSubject(`${words}${EVENT_TYPE_LABELS[booking.event_type]}, `, booking)

type Fact = readonly [label: string, value: string]
const factOf = (label: string, value: string | null): Fact[] => (value === null ? [] : [[label, value]])

/** What an agent may know: no price, and the customer's contact only once it is confirmed (P3.12, P7.42). */
export function agentFacts(booking: AgentsBooking): Fact[] {
  const known = booking.status === 'confirmed' || booking.status === 'completed'
  return [
    ['Booking', formatBookingNumber(booking.number)],
    ['Event', EVENT_TYPE_LABELS[booking.event_type]],
    [known ? 'Call time' : 'Date', writeEventTime(booking.event_date, booking.event_duration)],
    ['Duration', hoursInWords(booking.event_duration)],
    ...guestsFact(booking),
    ...factOf('Package', booking.package_name),
    ['Address', booking.event_location ?? 'Not given yet'],
    ['Customer', booking.customer_name],
    ...(known ? [...factOf('Phone', booking.customer_phone), ...factOf('Email', booking.customer_email)] : []),
    ...factOf('Special requests', booking.special_requests),
  ]
}
