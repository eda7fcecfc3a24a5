import { findMailedBooking, plainFacts } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { nameEvent } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { findLiveOffer } from '../offer-rows.ts'

/** Notifies a customer who had picked someone that nobody of the offer is free any more (docs/product.md P15.65). */
export const replacementNone: MailKind = {
  async compose({ db, config, now }, mail) {
    const booking = await findMailedBooking(db, mail)
    if (!booking || (booking.status !== 'pending' && booking.status !== 'confirmed')) return null
    if (booking.event_date <= now() || (await findLiveOffer(db, booking.id))) return null
    const event = `${nameEvent(booking.event_type)} on ${writeEventTime(booking.event_date, booking.event_duration)}`
    return {
      subject: writeSubject('No longer free: ', booking),
      to: booking.customer_name,
      lead: `Your choice is no longer free for your ${event}. We're looking for someone else and will email you.`,
      facts: plainFacts(booking),
      next: [
        'Your booking and what you paid stay as they are until then.',
        `Questions? Call us: ${config.brand.phone}. You can also ask for a full refund.`,
      ],
    }
  },
}
