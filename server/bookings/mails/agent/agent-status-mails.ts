import { sql } from 'kysely'
import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import type { Message } from '#server/mail/layout.ts'
import { isSuperseded, type QueuedMail } from '#server/mail/outbox.ts'
import type { AgentMail } from '#shared/model/agent-mail.ts'
import { BOOKING_STATUS_LABELS, type BookingStatus } from '#shared/model/booking.ts'
import { agentCalendarEvent } from '../../calendar/calendar-event.ts'
import { type AgentsBooking, agentFacts, findAgentsBooking, subjectOf } from './agent-facts.ts'
import { makeAnswerLink } from './answer-link-rows.ts'

/** Mails to an agent about a booking's state; of several queued ones only the last is sent. */
const STATUS_MAILS: readonly AgentMail[] = ['agent-request', 'agent-confirmed', 'agent-changed', 'agent-cancelled']

/** The page of an agent's bookings. */
export const toBookings = ({ publicUrl }: MailContext['config']) => ({
  label: 'Open your bookings',
  url: `${publicUrl}/agent/dashboard`,
})

/**
 * A mail to an agent about a booking's state. It is not sent when the booking has another status by then, a later mail
 * is queued, or the agent may not be mailed any more.
 * @param statuses the statuses for which the mail is true
 * @param say composes the mail, without the facts and the event; null when it has nothing to say
 */
function agentStatusMail(
  statuses: readonly BookingStatus[],
  say: (booking: AgentsBooking, room: MailContext, mail: QueuedMail) => Message | null | Promise<Message | null>,
): MailKind {
  return {
    async compose(room, mail) {
      const booking = await findAgentsBooking(room.db, mail)
      if (!booking || !statuses.includes(booking.status)) return null
      if (await isSuperseded(room.db, mail, STATUS_MAILS)) return null
      const message = await say(booking, room, mail)
      if (message === null) return null
      const { facts = [] } = message
      return {
        ...message,
        to: booking.agent_name,
        facts: [...facts, ...agentFacts(booking)],
        attachments: [agentCalendarEvent(booking, room.config)],
      }
    },
  }
}

/** Whether the agent was mailed about this booking before, at the same address. */
async function wasMailed({ db }: MailContext, { booking_id, recipient }: QueuedMail): Promise<boolean> {
  const sent = await db
    .selectFrom('outbox_emails')
    .select('id')
    .where('booking_id', '=', booking_id)
    .where('kind', 'in', STATUS_MAILS)
    .where('state', '=', 'sent')
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

/** Asks an agent for an answer, with a link that takes one; not once there is an answer (docs/product.md P5.20). */
export const agentRequest: MailKind = {
  // it carries a secret, and the button is about this booking alone
  alone: true,
  ...agentStatusMail(['pending'], async (booking, room, mail) => {
    if (booking.agent_answer !== null || booking.event_date <= room.now()) return null
    const again = await wasMailed(room, mail)
    return {
      subject: subjectOf(`${again ? 'Changed request' : 'New request'}: `, booking),
      lead: again ? 'This request has changed. Can you take it?' : 'Can you take this booking?',
      next: [
        'Please accept or decline. We confirm the booking with the customer after that.',
        'The link works once. To change your answer later, sign in.',
        "A calendar invite is attached. It's tentative until we confirm.",
      ],
      action: { label: 'Accept or decline', url: await makeAnswerLink(room, booking, mail.recipient) },
    }
  }),
}

/** Notifies an agent that the booking is confirmed, with the customer's contact. */
export const agentConfirmed = agentStatusMail(['confirmed'], (booking, { config }) => ({
  subject: subjectOf('Confirmed: ', booking),
  lead: 'This booking is confirmed.',
  next: [`A calendar invite is attached. If you can't make it, call us right away: ${config.brand.phone}.`],
  action: toBookings(config),
}))

/** Notifies an agent of a change to an active booking, with its current state. */
export const agentChanged = agentStatusMail(['pending', 'confirmed'], (booking, { config }) => ({
  subject: subjectOf('Changed: ', booking),
  lead: 'This booking has changed. Here are the current details.',
  facts: [['Status', BOOKING_STATUS_LABELS[booking.status]]],
  next: [
    'A calendar invite is attached. It replaces the earlier one.',
    `If the change doesn't work for you, call us right away: ${config.brand.phone}.`,
  ],
  action: toBookings(config),
}))

/** Notifies an agent that the booking is canceled, with a file that removes the event from their calendar. */
export const agentCancelled = agentStatusMail(['cancelled'], (booking, { config }) => ({
  subject: subjectOf('Canceled: ', booking),
  lead: "This booking is canceled. You don't need to do anything.",
  next: [`Open the attachment to remove the event from your calendar. Questions? Call us: ${config.brand.phone}.`],
  action: toBookings(config),
}))
