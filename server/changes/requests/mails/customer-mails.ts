import { calendarEvent } from '#server/bookings/calendar/calendar-event.ts'
import { writeHowToPay } from '#server/bookings/mails/how-to-pay.ts'
import { type MailedBooking, portalAction, withoutUnproven } from '#server/bookings/mails/mail-facts.ts'
import { makeFullReceipt } from '#server/bookings/mails/receipt.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { makeProposalLink } from '../proposal-links.ts'
import { readWanted } from '../wanted.ts'
import { findMailedRequest, listChanges, listPrice } from './request-facts.ts'

const subjectOf = (words: string, booking: MailedBooking) =>
  writeSubject(`${words}${shortName(booking.agent_name)}, `, booking)

/** The office's sentence as a paragraph; none without one. */
const sentence = (answer: string | null): string[] => (answer === null ? [] : [answer])

/** Notifies the customer that a request was approved, with the event as a later version of the calendar file. */
export const requestApproved: MailKind = {
  async compose(room, mail) {
    const found = await findMailedRequest(room, mail)
    if (found?.request.state !== 'approved') return null
    const { booking, request } = found
    // a cancellation has a mail of its own
    if (request.kind === 'cancel' || booking.status === 'cancelled') return null
    return {
      subject: subjectOf('Changed: ', booking),
      to: booking.customer_name,
      lead: 'We changed your booking as you asked.',
      ...(await makeFullReceipt(room, booking)),
      next: [
        ...sentence(request.answer),
        ...(await writeHowToPay(room, booking)),
        'The attached calendar file replaces the earlier one.',
      ],
      action: portalAction(room.config, booking),
      attachments: [calendarEvent(withoutUnproven(booking), room.config)],
    }
  },
}

/** Notifies the customer that a request was declined, with the office's sentence. */
export const requestDeclined: MailKind = {
  async compose(room, mail) {
    const found = await findMailedRequest(room, mail)
    if (found?.request.state !== 'declined') return null
    const { booking, request } = found
    const wish = request.kind === 'cancel' ? 'cancel' : 'change'
    return {
      subject: subjectOf('About your request: ', booking),
      to: booking.customer_name,
      lead: `We can't ${wish} your booking as you asked. It stays as it is.`,
      ...(await makeFullReceipt(room, booking)),
      next: sentence(request.answer),
      action: portalAction(room.config, booking),
    }
  },
}

/** A mail with a one-use link that takes the customer's answer to a proposal. */
const proposal = (reminds: boolean): MailKind => ({
  async compose(room, mail) {
    const found = await findMailedRequest(room, mail)
    if (found?.request.state !== 'proposed') return null
    const { booking, request } = found
    const proposed = readWanted(request.proposed)
    return {
      subject: subjectOf(`${reminds ? 'Please answer' : 'Our proposal'}: `, booking),
      to: booking.customer_name,
      lead: reminds
        ? 'Yesterday we suggested something else for your booking. Does it work for you?'
        : "We can't do exactly what you asked, but here's what we can do.",
      facts: [...listChanges(booking, proposed), ...(await listPrice(room.db, booking, proposed))],
      next: [...sentence(request.answer), 'Nothing changes until you accept. The link works once.'],
      action: { label: 'Answer the proposal', url: await makeProposalLink(room, request) },
    }
  },
})

/** Brings the customer what the office proposes instead (docs/product.md P15.45). */
export const requestProposal = proposal(false)

/** Reminds the customer of a proposal after a day. */
export const proposalUnanswered = proposal(true)
