import type { MailedBooking } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { readWanted } from '../wanted.ts'
import { findMailedRequest, listChanges, listPrice, officeFacts, toBooking } from './request-facts.ts'

const subjectOf = (words: string, booking: MailedBooking) =>
  writeSubject(`${words}${shortName(booking.customer_name)}, `, booking)

const WISH = { change: 'change', cancel: 'cancel' } as const

/** A mail to the office about a request that waits. */
const waiting = (word: 'new' | 'late'): MailKind => ({
  async compose(room, mail) {
    const found = await findMailedRequest(room, mail)
    if (found?.request.state !== 'open') return null
    const { booking, request } = found
    const wish = WISH[request.kind]
    const wanted = readWanted(request.wanted)
    const late = word === 'late'
    return {
      subject: late ? subjectOf('No answer yet to ', booking) : subjectOf(`Request to ${wish}: `, booking),
      lead: late
        ? `${booking.customer_name} asked to ${wish} this booking more than 24 hours ago and has no answer yet.`
        : `${booking.customer_name} asked to ${wish} this booking. Nothing changes until you answer.`,
      facts: [
        ...officeFacts(booking),
        ...listChanges(booking, wanted),
        ...(await listPrice(room.db, booking, wanted)),
        ...(request.message === null ? [] : [['Message', request.message] as const]),
      ],
      action: toBooking(room.config, booking, 'Answer this request'),
    }
  },
})

/** Notifies the office of a request (docs/product.md P15.43). */
export const requestNotice = waiting('new')

/** Reminds the office of a request that nobody has answered for a day. */
export const requestUnanswered = waiting('late')

/** Notifies the office that a customer withdrew a request. */
export const requestWithdrawn: MailKind = {
  async compose(room, mail) {
    const found = await findMailedRequest(room, mail)
    if (found?.request.state !== 'withdrawn') return null
    const { booking, request } = found
    return {
      subject: subjectOf('Withdrawn: ', booking),
      lead: `${booking.customer_name} no longer wants to ${WISH[request.kind]} this booking. It stays as it is.`,
      facts: officeFacts(booking),
      action: toBooking(room.config, booking, 'Open this booking'),
    }
  },
}

const SAYS = {
  accepted: { subject: 'Accepted', lead: 'accepted your proposal. The booking has changed.' },
  declined: { subject: 'Declined', lead: 'declined your proposal. The request is open again.' },
  taken: {
    subject: 'Time taken',
    lead: 'accepted your proposal, but the time is no longer free. The request is open again.',
  },
} as const

/** Notifies the office of a customer's answer to a proposal. */
export const proposalAnswer: MailKind = {
  async compose(room, mail) {
    const found = await findMailedRequest(room, mail)
    const answer = (['accepted', 'declined', 'taken'] as const).find((one) => one === mail.data.answer)
    if (!found || answer === undefined) return null
    const { booking, request } = found
    const { subject, lead } = SAYS[answer]
    return {
      subject: subjectOf(`${subject}: `, booking),
      lead: `${booking.customer_name} ${lead}`,
      facts: [
        ...officeFacts(booking),
        ...(answer === 'accepted' ? [] : listChanges(booking, readWanted(request.wanted))),
      ],
      action: toBooking(room.config, booking, answer === 'accepted' ? 'Open this booking' : 'Answer this request'),
    }
  },
}
