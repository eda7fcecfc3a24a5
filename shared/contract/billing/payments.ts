import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { CARD_TYPES } from '../../model/card.ts'
import { INVOICE_STATUSES, PAPERS } from '../../model/invoice.ts'
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../../model/payment.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { Id, Instant, line, Raw } from '../text.ts'

const ById = z.object({ id: Id })
const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' })
const Cents = z.number().int().describe('Integer cents')

/** How a payment was made, and of which part. */
export const PaymentReport = z.object({
  paymentMethod: z.enum(PAYMENT_METHODS, 'Not a payment method we know'),
  transactionId: line(200)
    .nullish()
    .transform((value) => value || null)
    .describe('Transaction or reference number; every method but cash needs one'),
  purpose: z.enum(PAYMENT_PURPOSES).optional().describe('Which part to pay; what is due first when absent'),
  expectedAmount: z
    .number('Not an amount')
    .int('Not an amount')
    .positive('Not an amount')
    .optional()
    .describe('Integer cents that the payer saw; 409 when another amount is due. What is due is recorded when absent'),
})

export const payBooking = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/pay',
  takes: ['idempotency-key'],
  refuses: [409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Report a payment of what is due on an own booking. With an Idempotency-Key a repeat within 24 hours is one',
  params: ById,
  body: PaymentReport,
  response: Success,
})

/** A card as its owner sees it. */
export const PaymentMethod = z
  .object({
    id: Id,
    customerId: Id,
    type: z.enum(CARD_TYPES),
    last4: z.string(),
    brand: z.string(),
    expiryMonth: z.number().int(),
    expiryYear: z.number().int(),
    cardholderName: z.string(),
    billingZip: z.string().nullable(),
    isDefault: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/customer/payment-methods',
  access: ['customer'],
  summary: 'Own cards, the default first, then the newest; at most 50',
  response: z.array(PaymentMethod),
})

/** A whole number, or its digits as people type them. */
function wholeNumber(message: string, { min, max }: { min: number; max: number }) {
  const typed = z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
  return z.union([z.number(), typed], message).pipe(z.number().int(message).min(min, message).max(max, message))
}

/** A card as it is sent. Loose, so that keys that must never arrive are seen and refused, not dropped (docs/product.md P7.12). */
export const NewPaymentMethod = z.looseObject({
  type: z.enum(CARD_TYPES, 'Not a card type we know'),
  last4: z.string('Must be four digits').regex(/^\d{4}$/, 'Must be four digits'),
  brand: line(40, 'Brand is required'),
  expiryMonth: wholeNumber('Not a month', { min: 1, max: 12 }),
  expiryYear: wholeNumber('Not a year', { min: 0, max: 9999 }),
  cardholderName: line(200, 'Cardholder name is required'),
  billingZip: line(20)
    .nullish()
    .transform((value) => value || null),
  isDefault: z.boolean().default(false),
  paymentProcessorId: line(200)
    .nullish()
    .transform((value) => value || null),
})
export type NewPaymentMethod = z.output<typeof NewPaymentMethod>

export const addPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/customer/payment-methods',
  refuses: [409],
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Keep a card by its last four digits; a payload with a whole card number or a security code is refused',
  body: NewPaymentMethod,
  response: PaymentMethod,
  status: 201,
})

export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/api/customer/payment-methods/:id',
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Remove an own card; when it was the default, the newest of the others becomes it',
  params: ById,
  response: Success,
})

export const setDefaultPaymentMethod = endpoint({
  method: 'PUT',
  path: '/api/customer/payment-methods/:id/set-default',
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Make an own card the default',
  params: ById,
  response: PaymentMethod,
})

/** An invoice as its customer sees it. */
export const CustomerInvoice = z
  .object({
    id: Id,
    bookingId: Id,
    invoiceNumber: z.string(),
    subtotal: Cents,
    tax: Cents,
    discount: Cents,
    total: Cents,
    paid: Cents.describe('Integer cents: completed payments minus refunds and reversals'),
    balance: Cents.describe('Integer cents still to be paid; what was refunded is not owed again'),
    cardCheckout: z.boolean().describe("Whether it can be paid by card at the card provider's page"),
    dueDate: Instant,
    status: z.enum(INVOICE_STATUSES).describe('Overdue is for the reader to compute: unpaid and past the due date'),
    notes: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'CustomerInvoice' })
export type CustomerInvoice = z.infer<typeof CustomerInvoice>

const BillEntry = z.object({ label: z.string(), amount: z.string() })

/** What the paper of an invoice says, word for word and figure for figure, in every form of it. */
const BillWords = z.object({
  address: z.string().describe("The agency's"),
  issued: z.string(),
  due: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      detail: z.string(),
      rate: z.string().describe('Empty where it is not whole cents'),
      hours: z.string(),
      amount: z.string(),
    }),
  ),
  sums: z.array(BillEntry).describe('What leads to the total'),
  total: z.string(),
  account: z.array(BillEntry).describe('What follows it: paid, refunded, balance'),
  notes: z.string().nullable(),
  cancellationTerms: z.string(),
})

/** One invoice with what it is for. */
export const CustomerInvoiceDetails = CustomerInvoice.extend({
  bill: BillWords,
  customer: z.object({ name: z.string(), email: z.string() }),
  booking: z.object({
    agentName: z.string(),
    category: z.string(),
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    eventLocation: z.string().nullable(),
  }),
}).meta({ id: 'CustomerInvoiceDetails' })
export type CustomerInvoiceDetails = z.infer<typeof CustomerInvoiceDetails>

export const listCustomerInvoices = endpoint({
  method: 'GET',
  path: '/api/customer/invoices',
  total: true,
  access: ['customer'],
  summary: 'Own invoices that are not voided, newest first, at most 100 a page with Link to the next',
  query: PageQuery,
  response: z.array(CustomerInvoice),
})

export const showCustomerInvoice = endpoint({
  method: 'GET',
  path: '/api/customer/invoices/:id',
  access: ['customer'],
  summary: 'One of the own invoices with what it is for',
  params: ById,
  response: CustomerInvoiceDetails,
})

export const customerInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/customer/invoices/:id/pdf',
  access: ['customer'],
  summary: 'One of the own invoices as a PDF to keep',
  params: ById,
  query: z.object({ paper: z.enum(PAPERS, 'Not a paper size we know').default('letter') }),
  response: Raw,
  produces: 'application/pdf',
})

/** A row of the ledger as its customer sees it. */
export const CustomerPayment = z
  .object({
    id: Id,
    bookingId: Id,
    kind: z.enum(PAYMENT_KINDS),
    purpose: z.enum(PAYMENT_PURPOSES),
    amount: Cents,
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    transactionId: z.string().nullable(),
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
