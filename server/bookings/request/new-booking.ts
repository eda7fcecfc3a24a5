import { randomUUID } from 'node:crypto'
import { violates } from '#server/db/client.ts'
import { type AppError, conflict, notFound } from '#server/errors.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import type { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import { readEventDate } from './event-date.ts'
import type { BookingOutcome, NewBooking } from './request-booking.sql.ts'
import { packageGone, packageOfAnother } from './sold-package.ts'

/** Who sent a request for bookings, and with which key. */
export interface Sender {
  actor: Actor | null
  address: string
  requestId: string
  idempotencyKey: string | undefined
}

/**
 * A request as the row it asks for, with a new id, an event of its own and no idempotency key.
 * @throws AppError invalid_request (400) for a date that can't be used
 */
export function readNewBooking(request: BookingRequest, { actor, requestId }: Sender, now: Date): NewBooking {
  return {
    id: randomUUID(),
    agentId: request.agentId,
    packageId: request.packageId ?? null,
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    customerPhone: request.customerPhone,
    eventType: request.eventType,
    eventDate: readEventDate(request.eventDate, now),
    hours: request.eventDuration ?? request.duration ?? null,
    eventLocation: request.eventLocation,
    guests: request.guests ?? null,
    specialRequests: request.specialRequests,
    signedInCustomerId: actor?.role === 'customer' ? actor.customerId : null,
    eventId: null,
    idempotency: null,
    requestId,
  }
}

/** What a failed statement says about the request; an error that says nothing is thrown again. */
export function readViolation(error: unknown): BookingOutcome {
  // another request created or erased the customer at the same moment
  if (violates(error, 'idempotency_keys_booking_fkey')) return { result: 'not made' }
  // or merged it
  if (violates(error, 'bookings_event_fkey')) return { result: 'not made' }
  if (violates(error, 'bookings_customer_fkey')) return { result: 'not made' }
  if (violates(error, 'bookings_agent_fkey')) return { result: 'unknown agent' }
  if (violates(error, 'bookings_package_fkey')) return { result: 'package gone' }
  throw error
}

/** Why a booking was not made; undefined when another try may make it. */
export function refusalOf({ result }: BookingOutcome): AppError | undefined {
  if (result === 'unknown agent') return notFound('We do not know this agent')
  if (result === 'unavailable agent') return conflict('This agent is currently unavailable')
  if (result === 'package gone') return packageGone()
  if (result === 'package of another') return packageOfAnother()
  return undefined
}
