import { z } from 'zod'
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../../model/payment.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, ById, Cents, EventDate, exactLine, exactText, Id, Instant, Raw, text } from '../text.ts'
import { PaymentReport, Together } from './payments.ts'

/** A row of the ledger as the office sees it. */
export const AdminPayment = z
  .object({
    id: Id,
    bookingId: Id,
    bookingNumber: BookingNumber,
    invoiceId: Id.nullable(),
    invoiceNumber: z.string().nullable(),
    kind: z.enum(PAYMENT_KINDS),
    paymentId: Id.nullable().describe('Of a refund or reversal: the payment it gives back'),
    purpose: z.enum(PAYMENT_PURPOSES),
    amount: Cents,
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    transactionId: z.string().nullable(),
    reportedBy: z.enum(['customer', 'office', 'processor']),
    verifiedAt: Instant.nullable(),
    reversedAt: Instant.nullable(),
    refunded: Cents.describe('Integer cents given back of this payment, reversals included'),
    refundable: Cents.describe('Integer cents that can still be given back; 0 on refunds and reversals'),
    reversible: z.boolean().describe('Can be reversed: nothing of it was given back, and no card provider took it'),
    together: Together,
    referenceUsedElsewhere: z.boolean().describe('The same method and reference stand on another booking'),
    dispute: z
      .object({
        state: z.enum(['open', 'won', 'lost']),
        amount: Cents,
        reason: z.string().describe("The bank's reason in the card provider's word"),
        dueBy: Instant.nullable().describe('Until when evidence can be sent'),
      })
      .nullable()
      .describe("The latest dispute of a card payment by the payer's bank"),
    notes: z.string().nullable().describe('Why it was refunded or reversed'),
    paidAt: Instant.nullable(),
    createdAt: Instant,
    customer: z.object({ name: z.string(), email: z.string() }),
    agent: z.object({ id: Id, name: z.string(), category: z.string() }),
  })
  .meta({ id: 'AdminPayment' })

export type AdminPayment = z.infer<typeof AdminPayment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: ['admin'],
  summary: 'Payments, refunds and reversals, newest first, at most 100 a page with Link to the next',
  query: PageQuery.extend({
    show: z
      .enum(['waiting', 'disputed', 'payments', 'returned'])
      .optional()
      .describe(
        'Only unverified payments, only those with an open dispute, only money in, or only refunds and reversals',
      ),
    q: exactText(200).optional().describe("Words of the customer's name or email, or a reference"),
    from: EventDate.optional().describe('Paid (or entered) from then on; Atlanta time'),
    to: EventDate.optional().describe('Paid (or entered) before then; Atlanta time'),
  }),
  response: z.array(AdminPayment),
})

export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/admin/exports/payments',
  access: ['owner'],
  reauth: true,
  summary: 'The ledger as CSV (RFC 4180), newest first, safe to open in a spreadsheet',
  query: z.object({ from: EventDate.optional(), to: EventDate.optional() }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/payments',
  takes: ['idempotency-key'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    'Enter a payment the agency received for a booking: what is due, verified at once. With an Idempotency-Key a repeat within 24 hours is one',
  params: ById,
  body: PaymentReport,
  response: AdminPayment,
  status: 201,
})

export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/verify',
  refuses: [409],
  access: ['admin'],
  summary:
    'Say that a payment a customer reported has arrived, for all bookings it pays for. 409 when it is verified or reversed already',
  params: ById,
  response: AdminPayment,
})

export const reversePayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/reverse',
  refuses: [409],
  access: ['admin'],
  summary:
    'Take back a payment that never arrived, with a reason: a row of its own for each booking it paid for; bookings and invoices are open again. 409 when it is reversed or partly refunded already, 403 over the limit of bookers',
  params: ById,
  body: z.object({ reason: text(1000, 'Say why the payment is reversed') }),
  response: AdminPayment,
})

export const showReturnLimit = endpoint({
  method: 'GET',
  path: '/api/admin/payments/:id/return-limit',
  access: ['admin'],
  summary: 'What the signed-in admin may give back of a payment; null for owners, who have no limit',
  params: ById,
  response: z.object({
    bookerLimit: z
      .object({
        limit: Cents.describe('What bookers may give back of one payment, refunds and reversals together'),
        left: Cents.describe('The part of it that is left for this payment'),
      })
      .nullable(),
  }),
})

/** A row of a payment: what it pays for one booking. */
const PaymentPart = z.object({
  paymentId: Id,
  bookingNumber: BookingNumber,
  agentName: z.string(),
  eventDate: Instant,
  amount: Cents,
  refundable: Cents.describe('Integer cents that can still be given back'),
})
export type PaymentPart = z.infer<typeof PaymentPart>

export const showPaymentParts = endpoint({
  method: 'GET',
  path: '/api/admin/payments/:id/parts',
  access: ['admin'],
  summary:
    'The rows of a payment, one for each booking it pays for, in the order it went to them: by date, then amount. A refund of a sum takes from the last one first',
  params: ById,
  response: z.object({ parts: z.array(PaymentPart) }),
})

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/refund',
  takes: ['idempotency-key'],
  refuses: [409, 422],
  access: ['admin'],
  reauth: true,
  summary:
    'Give back all or part of a payment, with a reason: a row of its own; the booking is refunded only when everything is back. Needs an Idempotency-Key to be safe against a repeat. 409 over what can still be given back, 403 over the limit of bookers',
  params: ById,
  body: z.object({
    amount: z.number('Not an amount').int('Whole cents').min(1, 'More than nothing').max(100_000_000).describe('Cents'),
    reason: text(1000, 'Say why you are refunding it'),
    paymentMethod: z
      .enum(PAYMENT_METHODS, 'Not a payment method we know')
      .optional()
      .describe(
        "How it was paid out by hand; when absent, the payment's method. 400 for a card payment of the provider",
      ),
    transactionId: exactLine(200)
      .nullish()
      .transform((value) => value || null)
      .describe('Transaction or reference number of what was paid out by hand'),
    parts: z
      .array(z.object({ paymentId: Id, amount: Cents.min(1, 'More than nothing') }))
      .min(1)
      .max(200)
      .optional()
      .describe(
        'To refund the amount of all bookings of the payment: what goes back of each row, as it was shown. 409 when it is divided otherwise by now. Absent, the amount is of this row alone',
      ),
  }),
  response: AdminPayment,
  status: 201,
})
