import { z } from 'zod'
import { AGENT_MAIL_OUTCOMES, MAILED_CHANGES } from '../../model/agent-mail.ts'
import { BOOKING_STATUSES, EVENT_TYPES } from '../../model/booking.ts'
import { CUSTOMER_STATUSES } from '../accounts/customers.admin.ts'
import { AuditEntry } from '../audit/audit.admin.ts'
import { Together } from '../billing/payments.ts'
import { endpoint } from '../endpoint.ts'
import { BookingNumber, ById, Id, Instant, text } from '../text.ts'
import { BookingWithDetails } from './bookings.admin.ts'

const BookingMail = z.object({
  id: Id,
  kind: z.string(),
  recipient: z.string().nullable().describe('Null for notices to the agency'),
  state: z.enum(['queued', 'sent', 'failed', 'cancelled']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
})

const BookingNote = z.object({ id: Id, author: z.string().nullable(), content: z.string(), createdAt: Instant })

const LedgerRow = z.object({
  id: Id,
  kind: z.enum(['payment', 'refund', 'reversal']),
  paymentId: Id.nullable().describe('Of a refund or reversal: the payment it gives back'),
  purpose: z.enum(['full', 'deposit', 'balance']),
  amount: z.number().int().describe('Integer cents'),
  paymentMethod: z.string(),
  paymentStatus: z.string(),
  transactionId: z.string().nullable(),
  reportedBy: z.enum(['customer', 'office', 'processor']),
  verifiedAt: Instant.nullable(),
  reversedAt: Instant.nullable(),
  refundable: z.number().int().describe('Integer cents that can still be given back; 0 on refunds and reversals'),
  reversible: z.boolean().describe('Can be reversed: nothing of it was given back, and no card provider took it'),
  together: Together,
  notes: z.string().nullable().describe('Why it was refunded or reversed'),
  createdAt: Instant,
})

/** Everything the office knows about a booking. */
export const BookingDetails = BookingWithDetails.extend({
  customerSince: Instant,
  customerStatus: z.enum(CUSTOMER_STATUSES).describe('Only an active customer may sign in'),
  conflicts: z.array(
    z.object({
      bookingId: Id.nullable().describe('Null for blocked time'),
      customerName: z.string().nullable(),
      status: z.string(),
      from: Instant,
      to: Instant,
    }),
  ),
  timeline: z.array(AuditEntry),
  mails: z.array(BookingMail),
  emails: z
    .record(
      z.enum(MAILED_CHANGES),
      z.object({ customer: z.boolean(), agent: z.enum(AGENT_MAIL_OUTCOMES).describe("'email', or why there is none") }),
    )
    .describe('Who would get an email about each change'),
  notes: z.array(BookingNote),
  settled: z
    .number()
    .int()
    .describe('Integer cents that count as paid: what was refunded of the price is not owed again'),
  excess: z
    .number()
    .int()
    .describe(
      'Integer cents to be refunded: what was paid beyond the price, or beyond what is kept of a canceled booking',
    ),
  ledger: z.array(LedgerRow),
  invoice: z
    .object({
      id: Id,
      invoiceNumber: z.string(),
      total: z.number().int().describe('Integer cents: what it asks for this booking'),
      whole: z
        .object({ bookings: z.number().int(), total: z.number().int() })
        .nullable()
        .describe(
          'For how many bookings of the event it is, and its total in integer cents; null when for this one alone',
        ),
      status: z.string(),
      dueDate: Instant,
      sent: z.boolean().describe('It was mailed'),
      version: z.number().int().describe('Its row version, to be sent back as If-Match'),
      differences: z.array(z.string()).describe('What the booking says now that its invoice does not'),
    })
    .nullable(),
  otherBookings: z.array(
    z.object({
      id: Id,
      number: BookingNumber,
      sameEvent: z.boolean().describe('It belongs to the same event (docs/product.md P3.63)'),
      agentName: z.string(),
      eventType: z.enum(EVENT_TYPES),
      eventDate: Instant,
      eventDuration: z.number().int().describe('Hours'),
      status: z.enum(BOOKING_STATUSES),
      totalAmount: z.number().nullable(),
      plusTax: z.boolean().describe('Whether an invoice or a payment adds tax to the total'),
    }),
  ),
}).meta({ id: 'BookingDetails' })

export type BookingDetails = z.infer<typeof BookingDetails>

export const showBooking = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id',
  access: ['admin'],
  summary: "A booking with its timeline, mails, notes, money and the customer's other bookings",
  params: ById,
  response: BookingDetails,
})

export const addBookingNote = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/notes',
  access: ['admin'],
  summary: 'Write an internal note on a booking',
  params: ById,
  body: z.object({ content: text(5000, 'Write a note first') }),
  response: BookingNote,
  status: 201,
})
