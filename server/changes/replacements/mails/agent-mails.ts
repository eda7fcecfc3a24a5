import { agentEmail } from '#server/accounts/queries.ts'
import { agentCalendarEvent } from '#server/bookings/calendar/calendar-event.ts'
import { guestsFact } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { makeLink } from '../link-rows.ts'

/** The booking of a choice, with the agent who was asked. */
async function findChoice(db: Database, id: unknown) {
  if (!isRowId(id)) return undefined
  return db
    .selectFrom('replacement_choices as c')
    .innerJoin('replacement_offers as o', 'o.id', 'c.offer_id')
    .innerJoin('bookings as b', 'b.id', 'o.booking_id')
    .innerJoin('agents as a', 'a.id', 'c.agent_id')
    .select(['c.id', 'c.state', 'c.agent_answer', 'o.state as offer_state', 'o.booking_id', 'a.name', 'b.event_type'])
    .select(['b.event_date', 'b.event_duration', 'b.event_location', 'b.guests'])
    .where('c.id', '=', id)
    .where(agentEmail, 'is not', null)
    .executeTakeFirst()
}

type Asked = NonNullable<Awaited<ReturnType<typeof findChoice>>>

const subjectOf = (words: string, event: Pick<Asked, 'event_type' | 'event_date' | 'event_duration'>) =>
  writeSubject(`${words}${EVENT_TYPE_LABELS[event.event_type]}, `, event)

const factsOf = ({ event_type, event_date, event_duration, event_location, guests }: Asked) => [
  ['Event', EVENT_TYPE_LABELS[event_type]] as const,
  ['Date', writeEventTime(event_date, event_duration)] as const,
  ['Duration', hoursInWords(event_duration)] as const,
  ...guestsFact({ guests }),
  ['Address', event_location ?? 'Not given yet'] as const,
]

/** Asks an agent whether they could take a date, with a link that takes a yes or a no. The customer stays unnamed. */
export const couldYou: MailKind = {
  alone: true,
  async compose({ db, config, now }, { data }) {
    const asked = await findChoice(db, data.choiceId)
    if (!asked || asked.event_date <= now()) return null
    // a pick may come before this mail leaves: the office still wants to know who could
    const waits = asked.offer_state === 'open' || asked.offer_state === 'picked'
    if (!waits || (asked.state !== 'offered' && asked.state !== 'picked')) return null
    const token = await makeLink(db, { choiceId: asked.id, bookingId: asked.booking_id, expires: asked.event_date })
    return {
      subject: subjectOf('Could you? ', asked),
      to: asked.name,
      lead: "We suggested you to a customer whose talent can't make it. Could you take this date?",
      facts: factsOf(asked),
      next: [
        "A yes isn't a booking yet. If the customer chooses you, we'll confirm by email.",
        'The link works once. To change your answer, call us.',
      ],
      action: { label: 'Answer yes or no', url: `${config.publicUrl}/agent/login?could-you=${token}` },
    }
  },
}

/** Notifies an agent who was offered that someone else took the date, or that it is off. */
export const replacementPassed: MailKind = {
  async compose({ db, now }, { data }) {
    const asked = await findChoice(db, data.choiceId)
    const closed = asked?.offer_state === 'confirmed' || asked?.offer_state === 'withdrawn'
    if (!asked || !closed || asked.state === 'confirmed' || asked.event_date <= now()) return null
    return {
      subject: subjectOf('Not needed: ', asked),
      to: asked.name,
      lead: "This date is no longer open. You don't need to do anything.",
      facts: factsOf(asked),
      next: ['Thanks for being available. Your time is free for other bookings.'],
    }
  },
}

/** Notifies the agent who left that the date is off for them, without the name of who takes it. */
export const replacementReleased: MailKind = {
  async compose({ db, config }, { booking_id, data: { agentId } }) {
    if (booking_id === null || !isRowId(agentId)) return null
    const booking = await db
      .selectFrom('bookings as b')
      .innerJoin('agents as a', (join) => join.on('a.id', '=', agentId))
      .select([
        'b.id',
        'b.number',
        'b.agent_id',
        'b.event_type',
        'b.event_date',
        'b.event_duration',
        'b.event_location',
        'b.guests',
      ])
      .select(['b.status', 'b.version', 'b.created_at', 'b.updated_at', 'a.name'])
      .where('b.id', '=', booking_id)
      .executeTakeFirst()
    if (!booking || booking.agent_id === agentId) return null
    return {
      subject: subjectOf('Off your calendar: ', booking),
      to: booking.name,
      lead: "You're no longer booked for this date. You don't need to do anything.",
      facts: [
        ['Booking', formatBookingNumber(booking.number)],
        ['Event', EVENT_TYPE_LABELS[booking.event_type]],
        ['Date', writeEventTime(booking.event_date, booking.event_duration)],
      ],
      next: [`Open the attachment to remove the event from your calendar. Questions? Call us: ${config.brand.phone}.`],
      attachments: [agentCalendarEvent({ ...booking, status: 'cancelled' }, config)],
    }
  },
}
