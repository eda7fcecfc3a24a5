import { z } from 'zod'
import { EVENT_TYPES } from '../../../model/booking.ts'
import { TOGETHER_PARTS } from '../../../model/payment-together.ts'
import { endpoint } from '../../endpoint.ts'
import { BookingNumber, ById, Cents, Id, Instant } from '../../text.ts'
import { PaymentReport } from '../payments.ts'

/** What an event costs, what was paid for it and what is due: of its confirmed and completed bookings, line by line. */
export const EventAccount = z
  .object({
    eventId: Id,
    eventType: z.enum(EVENT_TYPES).nullable().describe('Of the first booking; null while none is confirmed'),
    bookings: z
      .array(
        z.object({
          bookingId: Id,
          bookingNumber: BookingNumber,
          agentName: z.string(),
          eventDate: Instant,
          total: Cents.nullable().describe('Integer cents with tax; null while the price is unknown'),
          paid: Cents.describe('Integer cents: what counts as paid, reported or verified'),
          due: Cents.describe('Integer cents that are left'),
        }),
      )
      .describe('By date, then amount'),
    total: Cents,
    paid: Cents,
    due: Cents,
    deposit: Cents.describe('Integer cents of the deposits that are due; 0 when none is'),
    invoiceNumber: z
      .string()
      .nullable()
      .describe('Of the one invoice that all unpaid bookings are on; null without one'),
  })
  .meta({ id: 'EventAccount' })
export type EventAccount = z.infer<typeof EventAccount>

/** An event as its customer pays it. */
export const OwnEventAccount = EventAccount.extend({
  cardCheckout: z.boolean().describe("True when all that is due can be paid at once at the card provider's page"),
})
export type OwnEventAccount = z.infer<typeof OwnEventAccount>

/** One payment for all bookings of an event. */
export const EventPayment = PaymentReport.omit({ purpose: true, expectedAmount: true }).extend({
  part: z.enum(TOGETHER_PARTS, 'Not a part of the price').describe('The deposits, or all that is left'),
  expectedAmount: Cents.positive('Not an amount').describe(
    'Integer cents that the payer saw, for all bookings together; 409 when another amount is due',
  ),
})

export const listEventAccounts = endpoint({
  method: 'GET',
  path: '/api/customer/event-accounts',
  access: ['customer'],
  summary: 'Own events of which at least two bookings have something to pay, the first to begin first; at most 20',
  response: z.array(OwnEventAccount),
})

export const payEvent = endpoint({
  method: 'POST',
  path: '/api/customer/event-accounts/:id/pay',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary:
    'Report one payment for all bookings of an own event: a payment of each. With an Idempotency-Key a repeat within 24 hours is one',
  params: ById,
  body: EventPayment,
  response: EventAccount,
})

export const startEventCheckout = endpoint({
  method: 'POST',
  path: '/api/customer/event-accounts/:id/checkout',
  refuses: [404, 409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary:
    "Begin to pay for all bookings of an own event at once at the card provider's page, a line for each. 422 when cards are not taken for one of them; 503 when the provider is away",
  params: ById,
  body: EventPayment.pick({ part: true }),
  response: z.object({ url: z.url().describe('Where to send the browser; https') }),
})
