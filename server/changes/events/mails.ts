import { calendarEvent } from '#server/bookings/calendar/calendar-event.ts'
import { findMailedBooking, portalAction, withoutUnproven } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'

/**
 * Notifies the customer that an event moved: each performer with the current time and place, and a calendar file for each
 * (docs/product.md P15.91). Bookings that are no longer active are left out.
 */
export const eventChanged: MailKind = {
  async compose({ db, config }, mail) {
    const ids = String(mail.data.bookings ?? '')
      .split(',')
      .filter(isRowId)
    const found = await Promise.all(ids.map((id) => findMailedBooking(db, { ...mail, booking_id: id })))
    const bookings = found
      .filter((booking) => booking !== undefined)
      .filter(({ status }) => status === 'pending' || status === 'confirmed')
      .map(withoutUnproven)
      .sort((one, other) => one.event_date.getTime() - other.event_date.getTime())
    const [first] = bookings
    if (!first) return null
    const places = new Set(bookings.map(({ event_location }) => event_location))
    const when = (booking: (typeof bookings)[number]) => writeEventTime(booking.event_date, booking.event_duration)
    const reissued = Number(mail.data.reissued ?? 0)
    return {
      subject: writeSubject(`Changed: ${EVENT_TYPE_LABELS[first.event_type]}, `, first),
      to: first.customer_name,
      lead:
        bookings.length === 1
          ? `Your booking with ${first.agent_name} has changed. Here are the current details.`
          : `${bookings.length} bookings of your event have changed. Here are the current details.`,
      facts: bookings.flatMap((booking) => [
        [booking.agent_name, when(booking)] as const,
        ...(booking.event_location !== null && (places.size > 1 || booking === bookings.at(-1))
          ? [['Location', booking.event_location] as const]
          : []),
      ]),
      next: [
        bookings.length === 1
          ? 'A calendar invite is attached. It replaces the earlier one.'
          : 'A calendar invite for each performer is attached. They replace the earlier ones.',
        ...(reissued === 1 ? ['Your invoice shows the change. You find it in your account.'] : []),
        ...(reissued > 1 ? ['Your invoices show the change. You find them in your account.'] : []),
        `Questions? Reply or call ${config.brand.phone}. If you didn't expect this, call us.`,
      ],
      action: portalAction(config, first),
      attachments: bookings.map((booking) => calendarEvent(booking, config)),
    }
  },
}
