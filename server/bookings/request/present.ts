import type { RequestedBooking } from '#shared/contract/bookings/bookings.ts'
import { centsToDollars } from '#shared/model/money.ts'
import type { BookingRow } from './request-booking.sql.ts'
import { presentSoldPackage } from './sold-package.ts'

/** A booking as the person who sent it may see it. */
export function presentRequestedBooking(row: BookingRow) {
  return {
    id: row.id,
    number: row.number,
    eventId: row.event_id,
    agentId: row.agent_id,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
    eventDuration: row.event_duration,
    eventLocation: row.event_location,
    guests: row.guests,
    specialRequests: row.special_requests,
    status: row.status,
    paymentStatus: row.payment_status,
    totalAmount: centsToDollars(row.total_cents),
    package: presentSoldPackage(row),
    createdAt: row.created_at.toISOString(),
  } satisfies RequestedBooking
}

/** An event as the person who requested it may see it. */
export const presentRequestedEvent = ({ eventId, bookings }: { eventId: string; bookings: readonly BookingRow[] }) => ({
  eventId,
  bookings: bookings.map(presentRequestedBooking),
})
