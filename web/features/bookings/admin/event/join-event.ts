import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { newBookingPath } from '#web/lib/new-booking-address.ts'

/** The New booking form, filled in for another performer of the same event as a booking (docs/product.md P6.230). */
export const joinEvent = (booking: BookingWithDetails): string =>
  newBookingPath({
    joins: booking.eventId,
    customer: booking.customerId,
    date: atlantaMinute(booking.eventDate),
    hours: booking.eventDuration,
    place: booking.eventLocation ?? undefined,
    guests: booking.guests ?? undefined,
    event: booking.eventType,
  })
