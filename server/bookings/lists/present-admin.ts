import { presentAuditEntry } from '#server/audit/present.ts'
import type { BookingMailRow } from '#server/mail/queries.ts'
import type { addBookingNote, BookingDetails, BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import type { agencyCalendar } from '#shared/contract/bookings/calendars.admin.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import { centsToDollars } from '#shared/model/money.ts'
import type { CalendarRow } from '../calendar/agency-calendar.ts'
import type { BookingDetailsRows } from './booking-details.ts'
import type { AgentBookingRow, DetailedBookingRow } from './booking-rows.ts'
import type { NoteRow } from './notes.ts'
import { presentAdminBooking } from './present.ts'

/** A booking as its agent sees it: phone and e-mail only once it is confirmed (docs/product.md P3.12). */
export function presentAgentBooking(row: AgentBookingRow): AgentBooking {
  const known = row.status === 'confirmed' || row.status === 'completed'
  return {
    id: row.id,
    customerName: row.customer_name,
    customerEmail: known ? row.customer_email : null,
    customerPhone: known ? row.customer_phone : null,
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
    eventDuration: row.event_duration,
    eventLocation: row.event_location,
    specialRequests: row.special_requests,
    packageName: row.package_name,
    status: row.status,
    agentAnswer: row.agent_answer,
    agentAnswerReason: row.agent_answer_reason,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

/** A booking in the office's lists. */
export function presentDetailedBooking(row: DetailedBookingRow): BookingWithDetails {
  return {
    ...presentAdminBooking(row),
    agent: { id: row.agent_id, name: row.agent_name, category: row.agent_category, image: row.agent_image },
    customer: { email: row.account_email, name: row.account_name },
    paid: row.paid_cents,
    clashes: row.clashes,
  }
}

/** Everything the office knows about a booking. */
export function presentBookingDetails(details: BookingDetailsRows): BookingDetails {
  const { booking, invoice } = details
  return {
    ...presentDetailedBooking(booking),
    customerSince: booking.customer_since.toISOString(),
    clashesWith: details.clashing.map((row) => ({
      bookingId: row.booking_id,
      customerName: row.customer_name,
      status: row.status,
      from: row.starts.toISOString(),
      to: row.ends.toISOString(),
    })),
    timeline: details.timeline.map(presentAuditEntry),
    mails: details.mails.map(presentMail),
    notes: details.notes.map(presentNote),
    ledger: details.ledger.map((row) => ({
      id: row.id,
      kind: row.kind,
      paymentId: row.payment_id,
      purpose: row.purpose,
      amount: row.amount_cents,
      paymentMethod: row.payment_method,
      paymentStatus: row.payment_status,
      transactionId: row.transaction_id,
      reportedBy: row.reported_by,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      reversedAt: row.reversed_at?.toISOString() ?? null,
      refundable: row.refundable_cents,
      reversible: row.reversible,
      notes: row.notes,
      createdAt: row.created_at.toISOString(),
    })),
    invoice: invoice
      ? {
          id: invoice.id,
          invoiceNumber: invoice.invoice_number,
          total: invoice.total_cents,
          status: invoice.status,
          dueDate: invoice.due_date.toISOString(),
        }
      : null,
    otherBookings: details.others.map((row) => ({
      id: row.id,
      agentName: row.agent_name,
      eventType: row.event_type,
      eventDate: row.event_date.toISOString(),
      status: row.status,
      totalAmount: centsToDollars(row.total_cents),
    })),
  }
}

/** Mails that carry a password or a one-use link: of them only the state is told (docs/product.md S44). */
const SECRET_KINDS = new Set(['account-created', 'password-link', 'review-invitation'])

function presentMail(row: BookingMailRow): BookingDetails['mails'][number] {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    lastError: SECRET_KINDS.has(row.kind) ? null : row.last_error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }
}

/** An internal note. */
export function presentNote(row: NoteRow): EndpointAnswer<typeof addBookingNote> {
  return { id: row.id, author: row.author, content: row.content, createdAt: row.created_at.toISOString() }
}

/** What takes time, in the office's calendar. */
export function presentCalendarEntry(row: CalendarRow): EndpointAnswer<typeof agencyCalendar>[number] {
  return {
    bookingId: row.booking_id,
    agentId: row.agent_id,
    agentName: row.agent_name,
    customerName: row.customer_name,
    eventType: row.event_type,
    status: row.status,
    from: row.starts.toISOString(),
    to: row.ends.toISOString(),
  }
}
