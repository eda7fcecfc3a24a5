import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { plainName } from '#server/mail/layout.ts'
import { findMailedBooking, type MailedBooking, plainFacts, portalAction } from './mail-facts.ts'

/** What happens next, by how the person stood to the account when the request came in. */
const AFTER_REQUEST: Record<MailedBooking['requested_as'], string | null> = {
  new_customer: 'A second mail brings a password to the account we opened for you, where you can follow the request.',
  signed_in: null,
  known_not_signed_in:
    'This request was made with your e-mail address by someone who was not signed in. If it was not you, tell us and we will cancel it; nothing in your account has changed.',
  office: null,
}

/**
 * Confirms a request to the address typed into it. The address may belong to another person than the one who typed it,
 * so the mail repeats nothing that was typed but the name.
 */
export const bookingReceived: MailKind = {
  async compose({ db, config }, mail) {
    const booking = await findMailedBooking(db, mail)
    if (!booking) return null
    const after = AFTER_REQUEST[booking.requested_as]
    return {
      subject: `We have your booking request for ${booking.agent_name}`,
      lead: `Hello ${plainName(booking.customer_name)}, we have your request. Nothing is charged now; we confirm the booking first.`,
      facts: plainFacts(booking),
      next: ['We will write to you as soon as it is confirmed.', ...(after === null ? [] : [after])],
      // a new customer has no password yet; the mail that brings it carries the link
      ...(booking.requested_as !== 'new_customer' && { action: portalAction(config, booking) }),
    }
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
    return {
      subject: `New booking request: ${booking.agent_name}, ${formatAtlantaTime(booking.event_date)}`,
      lead: 'A booking request is waiting for your answer.',
      facts: [
        ...plainFacts(booking),
        ['Location', booking.event_location ?? 'Not given'],
        ['Customer', booking.customer_name],
        ['Email', booking.customer_email],
        ['Phone', booking.customer_phone ?? 'Not given'],
        ['Account', STANDING[booking.requested_as]],
        ['Special requests', booking.special_requests ?? 'None'],
      ],
      action: { label: 'Open the bookings', url: `${config.publicUrl}/admin/bookings` },
    }
  },
}
