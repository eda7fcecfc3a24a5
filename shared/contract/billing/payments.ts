import { z } from 'zod'
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../../model/payment.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, ById, Cents, exactLine, Id, Instant, Success } from '../text.ts'

/** How a payment was made, and of which part. */
export const PaymentReport = z.object({
  paymentMethod: z.enum(PAYMENT_METHODS, 'Not a payment method we know'),
  transactionId: exactLine(200)
    .nullish()
    .transform((value) => value || null)
    .describe('Transaction or reference number; every method but cash needs one'),
  purpose: z.enum(PAYMENT_PURPOSES).optional().describe('The part to pay; when absent, the part that is due first'),
  expectedAmount: z
    .number('Not an amount')
    .int('Not an amount')
    .positive('Not an amount')
    .optional()
    .describe(
      'Integer cents that the payer saw; 409 when another amount is due. When absent, the amount due is recorded',
    ),
})

export const payBooking = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/pay',
  takes: ['idempotency-key'],
  refuses: [409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary:
    "Report a payment of what is due on one of the customer's bookings. With an Idempotency-Key a repeat within 24 hours is one",
  params: ById,
  body: PaymentReport,
  response: Success,
})

/** The whole that a row of the ledger is a part of (docs/product.md P7.160). */
export const Together = z
  .object({ amount: Cents, bookings: z.number().int() })
  .nullable()
  .describe('Of one payment for several bookings, or its reversal: integer cents of all, and of how many bookings')

/** A row of the ledger as its customer sees it. */
export const CustomerPayment = z
  .object({
    id: Id,
    bookingId: Id,
    bookingNumber: BookingNumber,
    kind: z.enum(PAYMENT_KINDS),
    purpose: z.enum(PAYMENT_PURPOSES),
    amount: Cents,
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    transactionId: z.string().nullable(),
    reportedAt: Instant.nullable().describe('When the customer reported it, until the office has verified it'),
    notes: z.string().nullable().describe('Why it went back or failed'),
    agentName: z.string(),
    paidAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'CustomerPayment' })

export type CustomerPayment = z.infer<typeof CustomerPayment>

export const listCustomerPayments = endpoint({
  method: 'GET',
  path: '/api/customer/payments',
  total: true,
  access: ['customer'],
  summary: 'Own payments, refunds and reversals, newest first, at most 100 a page with Link to the next',
  query: PageQuery,
  response: z.array(CustomerPayment),
})
