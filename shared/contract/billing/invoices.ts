import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { INVOICE_STATUSES, PAPERS } from '../../model/invoice.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, ById, Cents, Id, Instant, Raw, Success } from '../text.ts'
import { PaymentReport } from './payments.ts'

/** The booking an invoice is for. */
export const InvoicedBooking = z.object({
  agentName: z.string(),
  category: z.string(),
  eventType: z.enum(EVENT_TYPES),
  eventDate: Instant,
  eventDuration: z.number().int().describe('Hours'),
  eventLocation: z.string().nullable(),
})

/** A booking of an invoice, and what the invoice says about it. */
export const InvoicePart = z.object({
  bookingId: Id,
  bookingNumber: BookingNumber,
  agentName: z.string(),
  eventDate: Instant,
  total: Cents.describe('Its part of the total'),
  balance: Cents.describe('Integer cents that are still to be paid of it'),
})

/** An invoice as its customer sees it. */
export const CustomerInvoice = z
  .object({
    id: Id,
    bookingId: Id,
    bookingNumber: BookingNumber,
    invoiceNumber: z.string(),
    subtotal: Cents,
    tax: Cents,
    discount: Cents,
    total: Cents,
    paid: Cents.describe('Integer cents: completed payments of its bookings minus refunds and reversals'),
    reportedAt: Instant.nullable().describe('When a payment was reported that the office has not verified yet'),
    unconfirmed: z.boolean().describe('What it asks for waits for confirmation: nothing is due until then'),
    balance: Cents.describe('Integer cents still to be paid; what was refunded is not owed again'),
    balanceTax: Cents.describe('The tax in the balance'),
    taxName: z.string().nullable().describe('What the tax is called; null on an invoice from before the tax settings'),
    cardCheckout: z.boolean().describe("True when it can be paid by card at the card provider's page"),
    dueDate: Instant,
    status: z.enum(INVOICE_STATUSES).describe('Overdue is for the reader to compute: unpaid and past the due date'),
    notes: z.string().nullable(),
    createdAt: Instant,
    booking: InvoicedBooking.describe('What it is for: the first booking of several'),
    bookings: z.array(InvoicePart).describe('All bookings it is for; several of one event can share an invoice'),
  })
  .meta({ id: 'CustomerInvoice' })

export type CustomerInvoice = z.infer<typeof CustomerInvoice>

const BillEntry = z.object({ label: z.string(), amount: z.string() })

/** The texts and figures of an invoice, the same on the page, in print and in the PDF. */
const BillWords = z.object({
  brand: z.object({ name: z.string(), phone: z.string(), email: z.string() }).describe('The agency that issued it'),
  address: z.string().describe("The agency's"),
  billedTo: z.object({ name: z.string(), email: z.string() }),
  issued: z.string(),
  due: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      detail: z.string(),
      rate: z.string().describe('Empty where it is not whole cents'),
      hours: z.string().describe('Empty where a line has none'),
      amount: z.string(),
    }),
  ),
  sums: z.array(BillEntry).describe('The lines above the total'),
  total: z.string(),
  account: z.array(BillEntry).describe('The lines below the total: paid, refunded, balance'),
  reported: z.string().nullable().describe('That a payment was reported and is not verified yet'),
  howToPay: z.array(BillEntry).describe('How to pay what is owed, by method; empty when nothing is'),
  notes: z.string().nullable(),
  cancellationTerms: z.string(),
})

/** One invoice with its document. */
export const CustomerInvoiceDetails = CustomerInvoice.extend({
  bill: BillWords,
  customer: z.object({ name: z.string(), email: z.string() }),
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
  summary: "One of the customer's invoices with its lines",
  params: ById,
  response: CustomerInvoiceDetails,
})

export const customerInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/customer/invoices/:id/pdf',
  access: ['customer'],
  summary: "One of the customer's invoices as a PDF to keep",
  params: ById,
  query: z.object({ paper: z.enum(PAPERS, 'Not a paper size we know').default('letter') }),
  response: Raw,
  produces: 'application/pdf',
})

export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/customer/invoices/:id/pay',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary:
    'Report one payment of all that is owed on an own invoice: a payment of each of its bookings. With an Idempotency-Key a repeat within 24 hours is one',
  params: ById,
  body: PaymentReport.omit({ purpose: true, expectedAmount: true }).extend({
    expectedAmount: Cents.positive('Not an amount').describe(
      'Integer cents that the payer saw; 409 when another amount is due',
    ),
  }),
  response: Success,
})
