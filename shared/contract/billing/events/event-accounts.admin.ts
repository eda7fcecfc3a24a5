import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ById, Cents, EventDate, Id, text } from '../../text.ts'
import { AdminInvoice } from '../invoices.admin.ts'
import { EventAccount, EventPayment } from './event-accounts.ts'

/** The account of an event as the office sees it. */
export const AdminEventAccount = EventAccount.extend({
  invoiceable: z
    .array(z.object({ bookingId: Id, agentName: z.string(), subtotal: Cents, tax: Cents, total: Cents }))
    .describe('What one invoice for the event would be for, by date, then amount; empty while it cannot be made'),
}).meta({ id: 'AdminEventAccount' })
export type AdminEventAccount = z.infer<typeof AdminEventAccount>

export const showEventAccount = endpoint({
  method: 'GET',
  path: '/api/admin/event-accounts/:id',
  access: ['admin'],
  summary:
    'What an event costs, what was paid for it and what is due, for each of its confirmed and completed bookings',
  params: ById,
  response: AdminEventAccount,
})

export const recordEventPayment = endpoint({
  method: 'POST',
  path: '/api/admin/event-accounts/:id/payments',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: ['admin'],
  summary:
    'Enter one payment the agency received for all bookings of an event: a payment of each, verified at once. With an Idempotency-Key a repeat within 24 hours is one',
  params: ById,
  body: EventPayment,
  response: EventAccount,
})

export const generateEventInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/event-accounts/:id/invoice',
  refuses: [404, 409, 422],
  access: ['admin'],
  summary:
    'Make one invoice for the confirmed and completed bookings of an event, with a part for each. 409 while one of them has an invoice that is not paid, or when another total was shown; 422 when there are no two, or one has no price',
  params: ById,
  body: z.object({
    dueDate: z
      .string('Due date is required')
      .trim()
      .min(1, 'Due date is required')
      .pipe(EventDate)
      .describe('The end of that day in Atlanta'),
    notes: text(5000)
      .nullish()
      .transform((value) => value || null),
    expectedTotal: Cents.describe('Integer cents that were shown, of all bookings together'),
  }),
  response: AdminInvoice,
  status: 201,
})
