import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { isSuperseded, type QueuedMail } from '#server/mail/outbox.ts'
import { TIME_ZONE } from '#shared/model/time-zone.ts'
import { findMailedBooking, plainFacts } from './mail-facts.ts'

const NEXT = {
  accepted: { says: 'Confirm the booking next', label: 'Open this booking' },
  declined: { says: 'Find a replacement', label: 'Find a replacement' },
} as const

const day = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, weekday: 'long', month: 'long', day: 'numeric' })
const formatDay = (instant: Date) => day.format(instant)

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

const toBooking = ({ publicUrl }: MailContext['config'], { id }: { id: string }, label: string) => ({
  label,
  url: `${publicUrl}/admin/bookings?booking=${id}`,
})

/** Notifies the agency of an agent's answer to a pending booking; of several answers the last. */
export const agentAnswer: MailKind = {
  async compose(room, mail) {
    const booking = await findAsked(room, mail)
    if (!booking?.agent_answer || (await isSuperseded(room.db, mail, ['agent-answer']))) return null
    const { agent_answer, agent_answer_reason, agent_name, event_date } = booking
    const { says, label } = NEXT[agent_answer]
    const answered = `${agent_name} ${agent_answer} ${formatDay(event_date)}`
    return {
      subject: answered,
      lead: `${answered}. ${says}.`,
      facts: [
        ...plainFacts(booking),
        ['Customer', booking.customer_name],
        ...(agent_answer_reason === null ? [] : [['Reason', agent_answer_reason] as const]),
      ],
      action: toBooking(room.config, booking, label),
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
      lead: `${booking.agent_name} hasn't answered this request in 24 hours. Give them a call.`,
      facts: [...plainFacts(booking), ['Customer', booking.customer_name]],
      action: toBooking(room.config, booking, 'Open this booking'),
    }
  },
}
