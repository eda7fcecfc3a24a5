import type { AppContext } from '#server/context.ts'
import { unavailable } from '#server/errors.ts'
import { readIdempotency, sentDifferently } from '#server/http/requests/idempotency.ts'
import type { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { readNewBooking, readViolation, refusalOf, type Sender } from './new-booking.ts'
import {
  type BookingOutcome,
  type BookingRow,
  findIdempotentBooking,
  type NewBooking,
  requestBooking,
} from './request-booking.sql.ts'

/** How often a request is tried again when another creates the same customer at the same moment. */
export const TRIES = 5

/** A request for one booking. */
export interface BookingCall extends Sender {
  request: BookingRequest
}

/** A booking just made, or the one an earlier request with the same idempotency key made. */
export type CreatedBooking =
  | { replayed: false; booking: BookingRow }
  | { replayed: true; booking: { id: string; status: BookingStatus } }

/**
 * Takes a booking request: the agent must exist and be available, the total is the price of the package, else the
 * agent's rate times the hours, the customer is found by email or created, and the mails are queued, all in one
 * transaction.
 * @throws AppError 400 for a date or key that can't be used or a package of another category, 404 unknown agent, 409
 *   unavailable agent or a package that is not offered, 422 when the idempotency key came with another body before,
 *   503 after 5 concurrent conflicts
 */
export async function createBooking(context: AppContext, call: BookingCall): Promise<CreatedBooking> {
  const { request, actor } = call
  const booking: NewBooking = {
    ...readNewBooking(request, call, context.now()),
    idempotency: readIdempotency(call.idempotencyKey, call, request),
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await attempt(context, booking)
    if (outcome.result === 'made') {
      context.nudgeMail()
      context.announce({ action: 'booking:requested', id: booking.id, actor })
      return { replayed: false, booking: outcome.booking }
    }
    // a repeat gets its first answer, even when the agent has become unavailable
    const earlier = await findEarlierBooking(context, call)
    if (earlier) return earlier
    const refusal = refusalOf(outcome)
    if (refusal) throw refusal
  }
  throw unavailable()
}

async function attempt({ pool }: AppContext, booking: NewBooking): Promise<BookingOutcome> {
  try {
    return await requestBooking(pool, booking)
  } catch (error) {
    return readViolation(error)
  }
}

/**
 * The booking an earlier request with the same idempotency key made, if there was one within 24 hours.
 * @throws AppError 422 when that request had another body, 400 for a key that can't be used
 */
export async function findEarlierBooking({ pool }: AppContext, call: BookingCall): Promise<CreatedBooking | undefined> {
  const idempotency = readIdempotency(call.idempotencyKey, call, call.request)
  const earlier = idempotency && (await findIdempotentBooking(pool, idempotency))
  if (!earlier) return undefined
  if (!earlier.body_hash.equals(idempotency.bodyHash)) throw sentDifferently()
  return { replayed: true, booking: { id: earlier.id, status: earlier.status } }
}
