import { z } from 'zod'
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  BOOKING_TEXT_LIMITS,
  DEFAULT_HOURS,
  EVENT_TYPES,
  MAX_HOURS,
  MIN_HOURS,
} from '../model/booking.ts'
import { endpoint } from './endpoint.ts'
import { EventDate, Id, Instant, line, text } from './text.ts'

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

const optional = (schema: ReturnType<typeof text> | ReturnType<typeof line>) =>
  schema.nullish().transform((value) => value || null)

/** What the booking form sends. Anything else in the payload (totalAmount, status …) is dropped. */
export const BookingRequest = z.object({
  agentId: z.string('Please select an agent').min(1, 'Please select an agent').pipe(Id),
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
  eventDuration: Hours.optional().describe(`Hours, ${DEFAULT_HOURS} when neither is given`),
  eventLocation: optional(line(BOOKING_TEXT_LIMITS.location)),
  specialRequests: optional(text(BOOKING_TEXT_LIMITS.specialRequests)),
})
export type BookingRequest = z.output<typeof BookingRequest>

/** A booking as the person who sent it may see it. */
export const RequestedBooking = z
  .object({
    id: Id,
    agentId: Id,
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string().nullable(),
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    eventLocation: z.string().nullable(),
    specialRequests: z.string().nullable(),
    status: z.enum(BOOKING_STATUSES),
    paymentStatus: z.enum(BOOKING_PAYMENT_STATUSES),
    totalAmount: z.number().nullable().describe('Dollars; null while the rate is unknown'),
    createdAt: Instant,
  })
  .partial()
  .required({ id: true, status: true })
  .meta({ id: 'RequestedBooking' })
export type RequestedBooking = z.infer<typeof RequestedBooking>

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  access: 'public',
  summary: 'Request a booking. With an Idempotency-Key a repeat within 24 hours answers id and status of the first',
  body: BookingRequest,
  response: RequestedBooking,
  status: 201,
})
