import { z } from 'zod'
import { BOOKING_STATUSES, EVENT_TYPES } from '../../model/booking.ts'
import { AuditEntry } from '../audit/audit.admin.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, EventDate, Id, Instant, line, Raw, text } from '../text.ts'
import { AgentBooking } from './bookings.agent.ts'
import { BookingRequest, CustomerBooking, RequestedBooking } from './bookings.ts'

/** Confirming into a clash, with a reason (docs/product.md P8.7). */
const Override = {
  confirmAnyway: z.boolean().default(false),
  reason: text(1000)
    .nullish()
    .transform((value) => value || null),
}

const isExplained = (body: { confirmAnyway: boolean; reason: string | null }) =>
  !body.confirmAnyway || body.reason !== null

const UNEXPLAINED = { path: ['reason'], error: 'Give a reason to confirm it anyway' }

/** A booking as an admin sees it. */
export const AdminBooking = RequestedBooking.required()
  .extend({
    customerId: Id,
    requestedAs: z.enum(['new_customer', 'signed_in', 'known_not_signed_in', 'office']),
    depositPercent: z.number().int().nullable(),
    agentAnswer: z.enum(['accepted', 'declined']).nullable(),
    agentAnswerReason: z.string().nullable(),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'AdminBooking' })

export type AdminBooking = z.infer<typeof AdminBooking>

/** A booking in the office's lists. */
export const BookingWithDetails = AdminBooking.extend({
  agent: z.object({ id: Id, name: z.string(), category: z.string(), image: z.string().nullable() }),
  customer: z.object({ email: z.string(), name: z.string() }),
  paid: z.number().int().describe('Integer cents: completed payments minus refunds and reversals'),
  clashes: z.boolean().describe('Another confirmed or pending booking of this agent, or blocked time, overlaps'),
}).meta({ id: 'BookingWithDetails' })

export type BookingWithDetails = z.infer<typeof BookingWithDetails>

const BookingQuery = PageQuery.extend({
  status: z.enum(BOOKING_STATUSES).optional(),
  q: text(200)
    .optional()
    .describe("Words of the agent's or customer's name, the customer's e-mail, or a date 2026-12-31"),
  from: EventDate.optional().describe('Events from then on; Atlanta time'),
  to: EventDate.optional().describe('Events before then; Atlanta time'),
})

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: ['admin', 'agent', 'customer'],
  summary: 'Admins see all bookings, agents and customers their own; newest first, 100 a page with Link to the next',
  query: BookingQuery,
  response: z.array(z.union([AdminBooking, AgentBooking, CustomerBooking])),
  byRole: { admin: z.array(AdminBooking), agent: z.array(AgentBooking), customer: z.array(CustomerBooking) },
})

export const listBookingsWithDetails = endpoint({
  method: 'GET',
  path: '/api/admin/bookings-with-details',
  access: ['admin'],
  summary: 'All bookings with agent and customer, newest first, 100 a page with Link to the next',
  query: BookingQuery,
  response: z.array(BookingWithDetails),
})

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
  notes: z.string().nullable().describe('Why it was refunded or reversed'),
  createdAt: Instant,
})

/** Everything the office knows about a booking. */
export const BookingDetails = BookingWithDetails.extend({
  customerSince: Instant,
  clashesWith: z.array(
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
  notes: z.array(BookingNote),
  ledger: z.array(LedgerRow),
  invoice: z
    .object({ id: Id, invoiceNumber: z.string(), total: z.number().int(), status: z.string(), dueDate: Instant })
    .nullable(),
  otherBookings: z.array(
    z.object({
      id: Id,
      agentName: z.string(),
      eventType: z.enum(EVENT_TYPES),
      eventDate: Instant,
      status: z.enum(BOOKING_STATUSES),
      totalAmount: z.number().nullable(),
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

export const enterBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: ['admin'],
  summary:
    'Enter a booking that came in by phone, up to 30 days back: as pending or confirmed, with a price of its own if agreed. With an Idempotency-Key a repeat within 24 hours answers the booking of the first',
  body: BookingRequest.extend({
    status: z.enum(['pending', 'confirmed']).default('pending'),
    totalAmount: z
      .number('Not a price')
      .min(0)
      .max(1_000_000)
      .nullish()
      .describe('Dollars; when absent the price of the package, else rate times hours'),
    ...Override,
  }).refine(isExplained, UNEXPLAINED),
  response: AdminBooking,
  status: 201,
})

export const changeBookingDetails = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/details',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary:
    "Move or correct a booking that is still to come. A confirmed one takes its agent's time with it: 409 with the field confirmAnyway on a clash, unless confirmAnyway is sent with a reason. The price does not change by itself. 409 when If-Match is not the current row version",
  params: ById,
  body: z
    .object({
      eventType: z.enum(EVENT_TYPES).optional(),
      eventDate: EventDate.optional(),
      eventDuration: z.number().int().min(1).max(72).optional(),
      eventLocation: line(200).nullish(),
      specialRequests: text(5000).nullish(),
      ...Override,
    })
    .refine(isExplained, UNEXPLAINED),
  response: AdminBooking,
})

export const setBookingPrice = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/price',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary:
    'Set the price of a booking that is not paid, with a reason, and the deposit agreed. 409 when it is paid or refunded, has an invoice, or more than that is paid already',
  params: ById,
  body: z.object({
    totalAmount: z.number('Not a price').min(0, 'At least $0').max(1_000_000, 'At most $1,000,000').describe('Dollars'),
    depositPercent: z.number().int().min(1).max(99).nullish().describe('Stays when left out, null for none'),
    reason: text(1000, 'Say why the price changes'),
  }),
  response: AdminBooking,
})

export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/admin/exports/bookings',
  access: ['admin'],
  summary: 'Bookings as CSV (RFC 4180), newest first, safe to open in a spreadsheet',
  query: z.object({
    status: z.enum(BOOKING_STATUSES).optional(),
    from: EventDate.optional(),
    to: EventDate.optional(),
  }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})

export const updateBooking = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary:
    'Set the status of a booking. 409 with the field confirmAnyway when confirming would book the agent twice, unless confirmAnyway is sent with a reason; 409 when If-Match is not the current row version',
  params: ById,
  body: z
    .object({
      status: z.enum(BOOKING_STATUSES, 'Not a status of a booking'),
      confirmAnyway: z.boolean().default(false),
      reason: text(1000)
        .nullish()
        .transform((value) => value || null),
    })
    .refine(({ confirmAnyway, reason }) => !confirmAnyway || reason !== null, {
      path: ['reason'],
      error: 'Give a reason to confirm it anyway',
    }),
  response: AdminBooking,
})
