import { presentAuditEntry } from '#server/audit/present.ts'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { isOpen } from '#shared/model/booking.ts'
import { presentDetailedBooking } from '../lists/present-admin.ts'
import type { EventDetailsRows } from './event-details.ts'

/** Everything the office knows about an event, at this moment. */
export function presentEvent({ event, bookings, invoices, timeline }: EventDetailsRows, now: Date): EventDetails {
  const open = bookings.filter(isOpen)
  const guests = shared(open.map((row) => row.guests))
  return {
    id: event.id,
    customer: {
      ...{ id: event.customer_id, name: event.customer_name },
      ...{ email: event.customer_email, phone: event.customer_phone },
    },
    title: event.title,
    contactName: event.contact_name,
    contactPhone: event.contact_phone,
    notes: event.notes,
    eventType: shared(open.map((row) => row.event_type)) ?? null,
    guests: guests ?? null,
    guestsDiffer: open.length > 0 && guests === undefined,
    version: bookings.reduce((sum, { version }) => sum + version, event.version),
    bookings: bookings.map((row) => presentDetailedBooking(row, now)),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      invoiceNumber: invoice.invoice_number,
      total: invoice.total_cents,
      status: invoice.status,
      dueDate: invoice.due_date.toISOString(),
      agentNames: bookings.filter(({ id }) => invoice.booking_ids.includes(id)).map((row) => row.agent_name),
    })),
    timeline: timeline.map(presentAuditEntry),
  }
}

/** What all of them say; undefined when they differ, or there are none. */
const shared = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.every((other) => other === first) ? first : undefined
