import { calendarEvent } from '#server/bookings/calendar/calendar-event.ts'
import { wordCanceledMoney } from '#server/bookings/mails/canceled-money.ts'
import { findMailedBooking, plainFacts, portalAction, withoutUnproven } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { CUSTOMER_CANCEL_REASONS } from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { findCancellation } from './rows.ts'
import { readTerms } from './terms.ts'

const reasonWords = (code: string | null) =>
  Object.entries(CUSTOMER_CANCEL_REASONS).find(([known]) => known === code)?.[1] ?? 'Another reason'

/** Notifies the agency that a customer canceled a booking, and of what is to be paid out by hand. */
export const customerCanceled: MailKind = {
  async compose({ db, config }, mail) {
    const booking = await findMailedBooking(db, mail)
    if (!booking) return null
    const canceled = await findCancellation(db, booking.id)
    if (!canceled?.by_customer) return null
    const { payments } = await readTerms(db, booking.id)
    const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
    const due = Math.max(0, paid - canceled.keep_cents)
    return {
      subject: writeSubject(`Customer canceled: ${shortName(booking.agent_name)}, `, booking),
      lead: `${booking.customer_name} canceled this booking.`,
      facts: [
        ...plainFacts(booking),
        ['Customer', booking.customer_name],
        ['Reason', reasonWords(canceled.reason_code)],
        ...(canceled.reason === null ? [] : [['Message', canceled.reason] as const]),
      ],
      next: due > 0 ? [`Refund ${formatCents(due)} yourself, then record it in the booking.`] : [],
      action: { label: 'Open this booking', url: `${config.publicUrl}/admin/bookings?booking=${booking.id}` },
    }
  },
}

/**
 * Notifies the customer that all bookings of an event are canceled: each performer, what was paid, kept and comes back of
 * all, and a calendar file for each (docs/product.md P15.90). Those that are active again by then are left out.
 */
export const eventCanceled: MailKind = {
  async compose({ db, config }, mail) {
    const ids = String(mail.data.bookings ?? '')
      .split(',')
      .filter(isRowId)
    const found = await Promise.all(ids.map((id) => findMailedBooking(db, { ...mail, booking_id: id })))
    const bookings = found.filter((booking) => booking !== undefined).filter(({ status }) => status === 'cancelled')
    const [first] = bookings
    if (!first) return null
    const money = await wordCanceledMoney(db, ...bookings.map(({ id }) => id))
    return {
      subject: writeSubject(`Canceled: ${EVENT_TYPE_LABELS[first.event_type]}, `, first),
      to: first.customer_name,
      lead:
        bookings.length === 1
          ? `Your booking with ${first.agent_name} is canceled.`
          : `${bookings.length} bookings of your event are canceled.`,
      facts: [
        ...bookings.map(({ number, agent_name }) => [formatBookingNumber(number), agent_name] as const),
        ...(money?.facts ?? []),
      ],
      next: [
        ...(money?.next ?? []),
        `Open the ${bookings.length === 1 ? 'attachment' : 'attachments'} to remove the event from your calendar.`,
        `Questions? Reply or call ${config.brand.phone}. If you didn't expect this, call us.`,
      ],
      action: portalAction(config, first),
      attachments: bookings.map((booking) => calendarEvent(withoutUnproven(booking), config)),
    }
  },
}
