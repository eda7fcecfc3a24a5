import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { isSuperseded, type QueuedMail } from '#server/mail/outbox.ts'
import { findMailedBooking, plainFacts } from './mail-facts.ts'

const WORDS = { accepted: 'accepts', declined: 'declines' } as const

/** The booking of a mail while it is pending, with what its agent answered; undefined when it isn't any more. */
async function findAsked({ db }: MailContext, mail: QueuedMail) {
  const booking = await findMailedBooking(db, mail)
  if (booking?.status !== 'pending') return undefined
  const { agent_answer, agent_answer_reason } = await db
    .selectFrom('bookings')
    .select(['agent_answer', 'agent_answer_reason'])
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  return { ...booking, agent_answer, agent_answer_reason }
}

const action = ({ publicUrl }: MailContext['config']) => ({
  label: 'Open the bookings',
  url: `${publicUrl}/admin/bookings`,
})

/** Notifies the agency of an agent's answer to a pending booking; of several answers the last. */
export const agentAnswer: MailKind = {
  async compose(room, mail) {
    const booking = await findAsked(room, mail)
    if (!booking?.agent_answer || (await isSuperseded(room.db, mail, ['agent-answer']))) return null
    const { agent_answer, agent_answer_reason, agent_name, event_date } = booking
    const says = `${agent_name} ${WORDS[agent_answer]}`
    return {
      subject: `${says}: ${formatAtlantaTime(event_date)}`,
      lead: `${says} this booking. It is still pending; confirming it is up to you.`,
      facts: [
        ...plainFacts(booking),
        ['Customer', booking.customer_name],
        ...(agent_answer_reason === null ? [] : [['Reason', agent_answer_reason] as const]),
      ],
      action: action(room.config),
    }
  },
}

/** Notifies the agency of a booking its agent has not answered for a day. */
export const agentUnanswered: MailKind = {
  async compose(room, mail) {
    const booking = await findAsked(room, mail)
    if (!booking || booking.agent_answer !== null || booking.event_date <= room.now()) return null
    return {
      subject: `No answer yet: ${booking.agent_name}, ${formatAtlantaTime(booking.event_date)}`,
      lead: `${booking.agent_name} has not answered this booking for a day. A call may help.`,
      facts: [...plainFacts(booking), ['Customer', booking.customer_name]],
      action: action(room.config),
    }
  },
}
