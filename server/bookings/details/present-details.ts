import { presentAuditEntry } from '#server/audit/present.ts'
import { SECRET_KINDS } from '#server/mail/mail-kinds.ts'
import type { BookingMailRow } from '#server/mail/queries.ts'
import type { addBookingNote, BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { presentDetailedBooking } from '../lists/present-admin.ts'
import type { BookingDetailsRows } from './booking-details.ts'
import { listDifferences } from './list-differences.ts'
import type { NoteRow } from './notes.ts'

/** Everything the agency knows about a booking, at this moment. */
export function presentBookingDetails(details: BookingDetailsRows, now: Date): BookingDetails {
  const { booking, invoice } = details
  return {
    ...presentDetailedBooking(booking, now),
    customerSince: booking.customer_since.toISOString(),
    customerStatus: booking.customer_status,
    conflicts: details.conflicts.map((row) => ({
      bookingId: row.booking_id,
      customerName: row.customer_name,
      status: row.status,
      from: row.starts.toISOString(),
      to: row.ends.toISOString(),
    })),
    timeline: details.timeline.map(presentAuditEntry),
    mails: details.mails.map(presentMail),
    emails: details.emails,
    notes: details.notes.map(presentNote),
    settled: details.settled,
    excess: details.excess,
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
      together: row.together,
      notes: row.notes,
      createdAt: row.created_at.toISOString(),
    })),
    invoice: invoice
      ? {
          id: invoice.id,
          invoiceNumber: invoice.invoice_number,
          total: invoice.total_cents,
          whole: invoice.bookings > 1 ? { bookings: invoice.bookings, total: invoice.whole_cents } : null,
          status: invoice.status,
          dueDate: invoice.due_date.toISOString(),
          sent: invoice.sent_at !== null,
          version: invoice.version,
          differences: [
            ...listDifferences(invoice.frozen_facts, booking),
            ...invoice.canceled.map((name) => `${name} was canceled`),
          ],
        }
      : null,
    otherBookings: details.others.map((row) => ({
      id: row.id,
      number: row.number,
      sameEvent: row.event_id === booking.event_id,
      agentName: row.agent_name,
      eventType: row.event_type,
      eventDate: row.event_date.toISOString(),
      eventDuration: row.event_duration,
      status: row.status,
      totalAmount: centsToDollars(row.total_cents),
      plusTax: row.plus_tax,
    })),
  }
}

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
