import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { isSuperseded, type QueuedMail } from '#server/mail/outbox.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { findMailedBooking, plainFacts } from './mail-facts.ts'
import { writeSubject } from './write-subject.ts'

const NEXT = {
  accepted: { says: 'Confirm the booking next', label: 'Open this booking' },
  declined: { says: 'Find a replacement', label: 'Find a replacement' },
} as const

const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })
const formatDay = (instant: Date) => day.format(instant)

/** The booking of a mail while it is pending, with what its agent answered; undefined when it isn't any more. */
async function findAsked({ db }: MailContext, mail: QueuedMail) {
  const booking = await findMailedBooking(db, mail)
  if (booking?.status !== 'pending') return undefined
  const asked = await db
    .selectFrom('bookings as b')
    .leftJoin('agent_contacts as c', 'c.agent_id', 'b.agent_id')
    .select(['b.agent_answer', 'b.agent_answer_reason', 'c.phone as agent_phone'])
    .where('b.id', '=', booking.id)
    .executeTakeFirstOrThrow()
  return { ...booking, ...asked }
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
    const eventDay = formatDay(event_date)
    return {
      subject: `${shortName(agent_name)} ${agent_answer} ${eventDay}`,
      lead: `${agent_name} ${agent_answer} the booking for ${eventDay}. ${says}.`,
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
      subject: writeSubject(`No answer yet: ${shortName(booking.agent_name)}, `, booking),
      lead: `${booking.agent_name} hasn't answered this request in 24 hours. Give them a call.`,
      facts: [
        ...plainFacts(booking),
        ['Customer', booking.customer_name],
        ...(booking.agent_phone === null ? [] : [['Talent phone', booking.agent_phone] as const]),
      ],
      action: toBooking(room.config, booking, 'Open this booking'),
    }
  },
}
