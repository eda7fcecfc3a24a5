import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { type Message, shortName } from '#server/mail/layout.ts'
import { findMailedBooking, type MailedBooking, plainFacts, portalAction } from './mail-facts.ts'
import { eventFacts, findPerformers, makeEventReceipt } from './performers.ts'
import { makePlainReceipt } from './receipt.ts'
import { writeSubject } from './write-subject.ts'

/** What happens next, by how the person stood to the account when the request came in. */
const AFTER_REQUEST: Record<MailedBooking['requested_as'], string | null> = {
  new_customer: null,
  signed_in: null,
  known_not_signed_in:
    "This request was made with your email address by someone who wasn't signed in. If it wasn't you, let us know and we'll cancel it. Nothing in your account has changed.",
  office: null,
}

/** A pending request in the words that confirm it, with the way to it in the portal. */
export async function confirmRequest(room: MailContext, booking: MailedBooking): Promise<Message & { next: string[] }> {
  const after = AFTER_REQUEST[booking.requested_as]
  const performers = await findPerformers(room.db, booking)
  const name = shortName(booking.agent_name)
  const others = performers && (performers.count === 2 ? 'one other' : `${performers.count - 1} others`)
  return {
    subject: `We have your booking request for ${name}${others ? ` and ${others}` : ''}`,
    to: booking.customer_name,
    lead: "We have your request. You won't be charged until we confirm.",
    ...(await (performers ? makeEventReceipt(room, booking, performers) : makePlainReceipt(room, booking))),
    next: [
      performers ? "We'll email you as each performer is confirmed." : "We'll email you as soon as it's confirmed.",
      ...(after === null ? [] : [after]),
    ],
    action: portalAction(room.config, booking),
  }
}

/**
 * Confirms a request to the address typed into it. The address may belong to another person than the one who typed it,
 * so the mail repeats nothing that was typed but the name. A request that was answered meanwhile has a mail of its own;
 * only a person who was not signed in still reads who asked (docs/product.md P3.61).
 */
export const bookingReceived: MailKind = {
  async compose(room, mail) {
    const booking = await findMailedBooking(room.db, mail)
    if (!booking) return null
    const isAnswered = booking.status !== 'pending'
    if (isAnswered && booking.requested_as !== 'known_not_signed_in') return null
    return confirmRequest(room, booking)
  },
}

const STANDING: Record<MailedBooking['requested_as'], string> = {
  new_customer: 'New customer',
  signed_in: 'Known customer, signed in',
  known_not_signed_in: 'Known customer, not signed in',
  office: 'Entered by the office',
}

/** Notifies the agency of a request, with everything needed to answer it. */
export const bookingNotice: MailKind = {
  async compose({ db, config }, mail) {
    const booking = await findMailedBooking(db, mail)
    if (!booking) return null
    const performers = await findPerformers(db, booking)
    const who = performers ? `${performers.count} performers` : shortName(booking.agent_name)
    return {
      subject: writeSubject(`New booking request: ${who}, `, booking),
      lead: performers
        ? 'A request for several performers needs an answer for each.'
        : 'A booking request needs an answer.',
      facts: [
        ...(performers ? eventFacts(booking, performers) : plainFacts(booking)),
        ['Location', booking.event_location ?? 'Not given'],
        ['Customer', booking.customer_name],
        ['Email', booking.customer_email],
        ['Phone', booking.customer_phone ?? 'Not given'],
        ['Account', STANDING[booking.requested_as]],
        ['Special requests', booking.special_requests ?? 'None'],
      ],
      action: { label: 'Open this booking', url: `${config.publicUrl}/admin/bookings?booking=${booking.id}` },
    }
  },
}
