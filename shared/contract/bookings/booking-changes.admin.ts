import { z } from 'zod'
import { AGENT_MAIL_OUTCOMES } from '../../model/agent-mail.ts'
import { BOOKING_STATUSES, EVENT_TYPES } from '../../model/booking.ts'
import { formatWhole } from '../../model/money.ts'
import { endpoint } from '../endpoint.ts'
import { ById, EventDate, Id, line, text } from '../text.ts'
import { AdminBooking } from './bookings.admin.ts'
import { BookingRequest, Guests } from './bookings.ts'
import { PriceTerms } from './price-lines.ts'

/** Confirming or moving into a conflict, with a reason (docs/product.md P8.7). */
export const Override = {
  confirmAnyway: z.boolean().default(false),
  reason: text(1000)
    .nullish()
    .transform((value) => value || null),
}

/** Whether an override has its reason. */
export const isExplained = (body: { confirmAnyway: boolean; reason: string | null }) =>
  !body.confirmAnyway || body.reason !== null

export const UNEXPLAINED = { path: ['reason'], error: 'Give a reason to confirm it anyway' }

/** A price: one amount, or lines whose total the server computes (docs/product.md P7.60). */
export const AgreedPrice = z.object({
  totalAmount: z
    .number('Not a price')
    .min(0, { error: () => `At least ${formatWhole(0)}` })
    .max(1_000_000, { error: () => `At most ${formatWhole(1_000_000)}` })
    .optional()
    .describe('Dollars; ignored beside lines'),
  lines: PriceTerms.optional(),
  depositPercent: z.number().int().min(1).max(99).nullish().describe('Stays when left out, null for none'),
})

/** Whether there is an amount or lines. */
export const hasPrice = ({ totalAmount, lines }: { totalAmount?: number | undefined; lines?: unknown }) =>
  totalAmount !== undefined || lines !== undefined

export const NO_PRICE = { path: ['totalAmount'], error: 'Not a price' }

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
    eventId: Id.nullish().describe('An event of this customer that the booking joins; when absent it gets its own'),
    ...Override,
  }).refine(isExplained, UNEXPLAINED),
  response: AdminBooking,
  status: 201,
})

export const foretellNewBooking = endpoint({
  method: 'GET',
  path: '/api/admin/new-booking-emails',
  refuses: [404],
  access: ['admin'],
  summary: 'Whether the agent would get an email about a booking the office creates; its customer always does',
  query: z.object({ agentId: Id, status: z.enum(['pending', 'confirmed']) }),
  response: z.object({ agent: z.enum(AGENT_MAIL_OUTCOMES).describe("'email', or why there is none") }),
})

export const undoBookingStatus = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/undo',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary:
    'Undo the own last change of status within 7 seconds, while its mails are held: status, time and counts come back, the mails are removed. 409 with the reason afterwards, for the change of a colleague, and when the booking has changed since',
  params: ById,
  response: AdminBooking,
})

export const changeBookingDetails = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/details',
  takes: ['if-match'],
  refuses: [409, 422],
  access: ['admin'],
  summary:
    "Move or correct a booking that is still to come. A confirmed one takes its agent's time with it: 409 with the field confirmAnyway on a conflict, unless confirmAnyway is sent with a reason. The price stays, unless it is to follow the hours: 409 when it is paid, invoiced or below what was paid, 422 when it has no rate. 409 when If-Match is not the current row version",
  params: ById,
  body: z
    .object({
      eventType: z.enum(EVENT_TYPES).optional(),
      eventDate: EventDate.optional(),
      eventDuration: z.number().int().min(1).max(72).optional(),
      eventLocation: line(200).nullish(),
      guests: Guests.optional().describe('Null or empty for none; stays when left out'),
      specialRequests: text(5000).nullish(),
      price: z.enum(['keep', 'update']).default('keep').describe("'update': it follows the hours, at the rate it has"),
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
    'Set the price of a booking that is not paid, with a reason, as one amount or as lines, and the deposit agreed. 409 when it is paid or refunded, has an invoice, or more than that is paid already',
  params: ById,
  body: AgreedPrice.extend({ reason: text(1000, 'Say why the price changes') }).refine(hasPrice, NO_PRICE),
  response: AdminBooking,
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
      ...Override,
    })
    .refine(isExplained, UNEXPLAINED),
  response: AdminBooking,
})
