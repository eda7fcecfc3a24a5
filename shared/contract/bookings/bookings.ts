import { z } from 'zod'
import {
  BOOKING_GROUPS,
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  BOOKING_TEXT_LIMITS,
  DEFAULT_HOURS,
  EVENT_TYPES,
  MAX_HOURS,
  MIN_HOURS,
} from '../../model/booking.ts'
import { GUESTS_RULE } from '../../model/guest-words.ts'
import { MAX_GUESTS, MIN_GUESTS } from '../../model/guests.ts'
import { PAYMENT_PURPOSES } from '../../model/payment.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, ById, Cents, EventDate, GuestCount, Id, Instant, line, Raw, text } from '../text.ts'
import { CustomerLine } from './price-lines.ts'

const HOURS = `Duration must be ${MIN_HOURS} to ${MAX_HOURS} hours`

/** Hours as people type them: '2.5' and 2.5 read as 2 (docs/product.md §8). */
const Hours = z
  .union(
    [
      z.number(HOURS),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,6}(\.\d{1,6})?$/, HOURS)
        .transform(Number),
    ],
    HOURS,
  )
  .refine((hours) => Number.isFinite(hours), HOURS)
  .transform((hours) => Math.trunc(hours))
  .refine((hours) => hours >= MIN_HOURS && hours <= MAX_HOURS, HOURS)

/** How many guests, as a number or as it is typed ('1,250'); '' and null are none (docs/product.md P3.60). */
export const Guests = z
  .union(
    [
      z.number(GUESTS_RULE),
      z
        .string()
        .trim()
        .regex(/^(\d{1,9}|\d{1,3}(,\d{3})+)?$/, GUESTS_RULE),
    ],
    GUESTS_RULE,
  )
  .nullish()
  .transform((value) =>
    value === '' || value === null || value === undefined ? null : Number(`${value}`.replaceAll(',', '')),
  )
  .refine(
    (guests) => guests === null || (Number.isInteger(guests) && guests >= MIN_GUESTS && guests <= MAX_GUESTS),
    GUESTS_RULE,
  )

const optional = (schema: ReturnType<typeof text> | ReturnType<typeof line>) =>
  schema.nullish().transform((value) => value || null)

const UNKNOWN_PACKAGE = 'Not a package we know'

/** The package a booking is for; '' and null are none. */
const PackageId = z
  .union([z.literal(''), z.uuid(UNKNOWN_PACKAGE)], UNKNOWN_PACKAGE)
  .nullish()
  .transform((id) => id || undefined)

/** What the booking form sends. Anything else in the payload (totalAmount, status …) is dropped. */
export const BookingRequest = z.object({
  agentId: z.string('Please select an agent').min(1, 'Please select an agent').pipe(Id),
  packageId: PackageId.describe("A service package of the agent's category; its price instead of rate times hours"),
  customerName: line(BOOKING_TEXT_LIMITS.name, 'Name is required'),
  customerEmail: z
    .string('Invalid email address')
    .trim()
    .max(BOOKING_TEXT_LIMITS.email, 'Invalid email address')
    .pipe(z.email('Invalid email address')),
  customerPhone: optional(line(BOOKING_TEXT_LIMITS.phone)),
  eventType: z
    .string('Event type is required')
    .min(1, 'Event type is required')
    .pipe(z.enum(EVENT_TYPES, 'Not an event type we know')),
  eventDate: EventDate.optional().describe('Atlanta time when it has no offset; now when absent'),
  duration: Hours.optional().describe('Hours; eventDuration is accepted too'),
  eventDuration: Hours.optional().describe(`Hours; when neither is given, those of the package, else ${DEFAULT_HOURS}`),
  eventLocation: optional(line(BOOKING_TEXT_LIMITS.location)),
  guests: Guests.transform((guests) => guests ?? undefined).describe('How many guests, 1 to 100,000; none when absent'),
  specialRequests: optional(text(BOOKING_TEXT_LIMITS.specialRequests)),
})

export type BookingRequest = z.output<typeof BookingRequest>

/** The service package of a booking as it was sold (docs/product.md P7.53). */
export const SoldPackage = z
  .object({
    id: Id.nullable().describe('Null once the package is deleted'),
    name: z.string(),
    basePrice: z.number().int().describe('Integer cents'),
    duration: z.number().int().describe('Hours the price is for'),
    hourlyRate: z.number().int().nullable().describe('Whole dollars for an hour beyond them; null when unknown'),
  })
  .meta({ id: 'SoldPackage' })

export type SoldPackage = z.infer<typeof SoldPackage>

/** The event of a booking, as everyone who may see the booking sees it. */
export const EVENT_FIELDS = {
  eventType: z.enum(EVENT_TYPES),
  eventDate: Instant,
  eventDuration: z.number().int().describe('Hours'),
  eventLocation: z.string().nullable(),
  guests: GuestCount,
  specialRequests: z.string().nullable(),
}

/** Shared by the bookings of one event (docs/product.md P3.63). */
const EventId = Id.describe('The event it belongs to; bookings of several performers share it')

/** A booking as the person who sent it may see it. */
export const RequestedBooking = z
  .object({
    id: Id,
    number: BookingNumber,
    eventId: EventId,
    agentId: Id,
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string().nullable(),
    ...EVENT_FIELDS,
    status: z.enum(BOOKING_STATUSES),
    paymentStatus: z.enum(BOOKING_PAYMENT_STATUSES),
    totalAmount: z.number().nullable().describe('Dollars; null while the rate is unknown'),
    package: SoldPackage.nullable(),
    createdAt: Instant,
  })
  .partial()
  .required({ id: true, status: true })
  .meta({ id: 'RequestedBooking' })

export type RequestedBooking = z.infer<typeof RequestedBooking>

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: 'public',
  summary: 'Request a booking. With an Idempotency-Key a repeat within 24 hours answers id and status of the first',
  body: BookingRequest,
  response: RequestedBooking,
  status: 201,
})

/** A booking as its customer sees it. */
export const CustomerBooking = z
  .object({
    id: Id,
    number: BookingNumber,
    eventId: EventId,
    agent: z.object({ id: Id, name: z.string(), category: z.string(), image: z.string().nullable() }),
    ...EVENT_FIELDS,
    status: z.enum(BOOKING_STATUSES),
    paymentStatus: z.enum(BOOKING_PAYMENT_STATUSES),
    totalAmount: z.number().nullable().describe('Dollars; null while the price is to be confirmed'),
    lines: z.array(CustomerLine).describe('What the total is made of; none while the price is to be confirmed'),
    package: SoldPackage.nullable(),
    paid: z.number().int().describe('Integer cents: completed payments minus refunds and reversals'),
    reportedAt: Instant.nullable().describe('When a payment was reported that the office has not verified yet'),
    due: z
      .array(z.object({ purpose: z.enum(PAYMENT_PURPOSES), amount: Cents, tax: Cents.describe('The tax in it') }))
      .describe('The parts that can be paid now, the one due first at the front; empty when there are none'),
    invoice: z
      .object({ id: Id, invoiceNumber: z.string(), total: Cents, dueDate: Instant })
      .nullable()
      .describe('The issued invoice while it is to be paid'),
    taxPercent: z
      .number()
      .nullable()
      .describe('The tax rate while there is no invoice; null until the agency has set up tax'),
    plusTax: z.boolean().describe('True while an invoice or a payment adds tax to the total'),
    taxName: z.string().nullable().describe('What the tax is called; null until the agency has set up tax'),
    cardCheckout: z.boolean().describe("True when it can be paid by card at the card provider's page"),
    review: z
      .enum(['possible', 'written'])
      .nullable()
      .describe("'possible' when a review can be written, 'written' when there is one"),
    checkingAvailability: z
      .boolean()
      .describe('True while we look for someone else for a pending booking whose talent can not take it'),
    createdAt: Instant,
  })
  .meta({ id: 'CustomerBooking' })

export type CustomerBooking = z.infer<typeof CustomerBooking>

// the keys of a literal are its type's
const groups = Object.keys(BOOKING_GROUPS) as [keyof typeof BOOKING_GROUPS]

export const listCustomerBookings = endpoint({
  method: 'GET',
  path: '/api/customer/bookings',
  total: true,
  access: ['customer'],
  summary:
    'Own bookings, at most 100 a page with Link to the next and X-Total-Count: the active ones by date, the next first, the others and all of them by date, the latest first',
  query: PageQuery.extend({ group: z.enum(groups).optional() }),
  response: z.array(CustomerBooking),
})

export const customerBookingCalendar = endpoint({
  method: 'GET',
  path: '/api/customer/bookings/:id/calendar',
  access: ['customer'],
  summary: 'An own booking as an event for a calendar (RFC 5545)',
  params: ById,
  response: Raw,
  produces: 'text/calendar; charset=utf-8',
})

export const showBookingTerms = endpoint({
  method: 'GET',
  path: '/api/customer/bookings/:id/terms',
  access: ['customer'],
  summary: 'The cancellation terms of an own booking, with its dates',
  params: ById,
  response: z.object({ cancellationTerms: z.string() }).meta({ id: 'BookingTerms' }),
})
