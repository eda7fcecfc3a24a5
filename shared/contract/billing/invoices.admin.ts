import { z } from 'zod'
import { INVOICE_STATUSES } from '../../model/invoice.ts'
import { formatWhole } from '../../model/money.ts'
import { AgreedPrice } from '../bookings/booking-changes.admin.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, ById, Cents, EventDate, exactText, Id, Instant, line, Raw, text } from '../text.ts'
import { InvoicedBooking, InvoicePart } from './invoices.ts'

const Amount = z
  .number('Not an amount')
  .int('Whole cents')
  .min(0, 'At least 0')
  .max(100_000_000, { error: () => `At most ${formatWhole(1_000_000)}` })

/** An invoice as the office sees it. */
export const AdminInvoice = z
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
    owesNothing: z
      .boolean()
      .describe('Its unpaid bookings were cancelled or refunded: unpaid as it is, nothing is to be paid'),
    unconfirmed: z.boolean().describe('What it asks for waits for confirmation: nothing is due until then'),
    dueDate: Instant,
    status: z.enum(INVOICE_STATUSES).describe('Overdue is for the reader to compute: unpaid and past the due date'),
    notes: z.string().nullable(),
    sentAt: Instant.nullable().describe('When it was last queued to be mailed; amounts are locked from then on'),
    reminders: z
      .object({
        paused: z.boolean(),
        next: z
          .string()
          .nullable()
          .describe('The day in Atlanta of the next automatic reminder; null when none will come'),
        last: Instant.nullable().describe('When the last reminder was queued'),
      })
      .describe('Reminders to its customer'),
    voidedAt: Instant.nullable(),
    voidReason: z.string().nullable(),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
    createdAt: Instant,
    customer: z.object({ name: z.string(), email: z.string() }),
    booking: InvoicedBooking.describe('The first booking of several'),
    bookings: z.array(InvoicePart).describe('All bookings it is for; several of one event can share an invoice'),
  })
  .meta({ id: 'AdminInvoice' })

export type AdminInvoice = z.infer<typeof AdminInvoice>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: ['admin'],
  summary: 'Invoices, newest first, at most 100 a page with Link to the next; voided ones only when asked for',
  query: PageQuery.extend({
    show: z.enum(['draft', 'pending', 'overdue', 'paid', 'voided']).optional().describe('Only these, as displayed'),
    q: exactText(200).optional().describe("An invoice number, or words of the customer's name or email"),
  }),
  response: z.array(AdminInvoice),
})

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/exports/invoices',
  access: ['owner'],
  reauth: true,
  summary: 'Invoices as CSV (RFC 4180), newest first, voided ones included and marked, safe to open in a spreadsheet',
  query: z.object({ from: EventDate.optional(), to: EventDate.optional() }),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})

/** What an invoice says about money and time; the server checks that it adds up (docs/product.md P7.3). */
const InvoiceAmounts = z
  .object({
    subtotal: Amount,
    tax: Amount.default(0),
    discount: Amount.default(0),
    total: Amount,
    dueDate: z
      .string('Due date is required')
      .trim()
      .min(1, 'Due date is required')
      .pipe(EventDate)
      .describe('The end of that day in Atlanta'),
    notes: text(5000)
      .nullish()
      .transform((value) => value || null),
  })
  .refine(({ subtotal, tax, discount, total }) => total === subtotal + tax - discount, {
    path: ['total'],
    error: 'The total is not subtotal plus tax minus discount',
  })
  .refine(({ subtotal, discount }) => discount <= subtotal, {
    path: ['discount'],
    error: 'The discount is more than the subtotal',
  })

export const generateInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/generate-invoice',
  refuses: [404, 409, 422],
  access: ['admin'],
  summary:
    'Make the invoice of a booking. 409 when it has one, or is paid with less; 422 when it is cancelled or refunded',
  body: InvoiceAmounts.safeExtend({ bookingId: Id, status: z.enum(['draft', 'pending']).default('pending') }),
  response: AdminInvoice,
  status: 201,
})

export const changeInvoice = endpoint({
  method: 'PUT',
  path: '/api/admin/invoices/:id',
  takes: ['if-match'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    'Change an invoice that was never sent and has no payment of its own. 409 afterwards (void and reissue it), or when If-Match is not the current row version',
  params: ById,
  body: InvoiceAmounts.safeExtend({ status: z.enum(['draft', 'pending']).default('pending') }),
  response: AdminInvoice,
})

export const voidInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/:id/void',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary:
    'Void an invoice with a reason; its number stays used. 409 when it is void or paid, or when If-Match is not the current row version',
  params: ById,
  body: z.object({ reason: text(1000, 'Say why the invoice is void') }),
  response: AdminInvoice,
})

export const remindNow = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/:id/remind',
  takes: ['if-match'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    'Email the customer a reminder of an overdue invoice, once a day: a repeat changes nothing. 409 when it is a draft, void or paid, its booking is not confirmed, a payment was just reported, or If-Match is not the current row version; 422 when it is not overdue',
  params: ById,
  response: AdminInvoice,
})

export const pauseReminders = endpoint({
  method: 'PUT',
  path: '/api/admin/invoices/:id/reminders',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary:
    'Pause or resume the automatic reminders of an invoice. 409 when it is a draft, void or paid, or when If-Match is not the current row version',
  params: ById,
  body: z.object({ paused: z.boolean() }),
  response: AdminInvoice,
})

export const reissueInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/:id/reissue',
  takes: ['if-match'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    'Void an invoice with a reason and make another with the next number, at once, also when it is paid: what was paid counts for the new one. 409 when it is void',
  params: ById,
  body: InvoiceAmounts.safeExtend({
    reason: text(1000, 'Say why the invoice is void'),
    send: z.boolean().default(false).describe('Email it to the customer'),
  }),
  response: AdminInvoice,
  status: 201,
})

export const followBooking = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/:id/follow-booking',
  takes: ['if-match'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    'Void an invoice and make the next one from what its bookings say now, without canceled ones, with a new price of a booking if one is given, and with the tax rate, discount and due date it had. What was paid counts for the new one. 409 when it is void, 422 without a price',
  params: ById,
  body: AgreedPrice.extend({
    bookingId: Id.optional().describe('The booking with the new price, where the invoice is for several'),
    reason: text(1000, 'Say why the invoice is void'),
    send: z.boolean().default(false).describe('Email it to the customer'),
  }),
  response: AdminInvoice,
  status: 201,
})

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/send-invoice',
  refuses: [404, 409, 422],
  access: ['admin'],
  summary:
    'Mail an invoice with its PDF; its amounts are locked from then on, and a draft is pending. 409 when it is paid or void',
  body: z.object({
    invoiceId: Id,
    recipientEmail: z
      .string('Invalid email address')
      .trim()
      .max(254, 'Invalid email address')
      .pipe(z.email('Invalid email address')),
    recipientName: line(200, 'Name is required'),
    message: text(5000)
      .nullish()
      .transform((value) => value || null),
  }),
  response: z.object({ success: z.literal(true), invoice: AdminInvoice }),
})
