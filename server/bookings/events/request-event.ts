import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { unavailable } from '#server/errors.ts'
import { claimIdempotencyKey, type Idempotency, readIdempotency } from '#server/http/requests/idempotency.ts'
import { type EventRequest, requestEvent as endpoint } from '#shared/contract/bookings/events/events.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { TRIES } from '../request/create-booking.ts'
import { readNewBooking, readViolation, refusalOf, type Sender } from '../request/new-booking.ts'
import {
  type BookingOutcome,
  type BookingRow,
  type NewBooking,
  requestBookingWithin,
} from '../request/request-booking.sql.ts'
import { assertOnce, atPerformer, naming } from './at-performer.ts'
import { findIdempotentEvent } from './event-rows.ts'

const ROUTE = `${endpoint.method} ${endpoint.path}`

/** A request for an event. */
export interface EventCall extends Sender {
  request: EventRequest
}

/** An event just requested, or the one an earlier request with the same idempotency key made. */
export type RequestedEvent =
  | { replayed: false; eventId: string; bookings: BookingRow[] }
  | { replayed: true; eventId: string; bookings: { id: string; status: BookingStatus }[] }

/**
 * Takes a request for an event: a booking for each performer, in one transaction, all of them or none. Each is priced and
 * checked as a booking alone; the customer gets one mail, each performer one, the agency one (docs/product.md P3.64).
 * @throws AppError what createBooking throws, with the field of the performer at fault; 400 too when one performer is
 *   requested twice for the same time
 */
export async function requestEvent(context: AppContext, call: EventCall): Promise<RequestedEvent> {
  const bookings = readBookings(call, context.now())
  const idempotency = readIdempotency(call.idempotencyKey, call, call.request)
  for (let tries = 0; tries < TRIES; tries++) {
    const event = await attempt(context, bookings, idempotency)
    if (event === undefined) continue
    if (!event.replayed) {
      context.nudgeMail()
      for (const { id } of event.bookings) context.announce({ action: 'booking:requested', id, actor: call.actor })
    }
    return event
  }
  throw unavailable()
}

/** The event an earlier request with the same idempotency key made, if there was one within 24 hours. */
export async function findEarlierEvent(context: AppContext, call: EventCall): Promise<RequestedEvent | undefined> {
  const idempotency = readIdempotency(call.idempotencyKey, call, call.request)
  return idempotency === null ? undefined : findIdempotentEvent(context.db, { ...idempotency, route: ROUTE })
}

/** The rows asked for: the first has the id of the event, and the others name it. */
function readBookings(call: EventCall, now: Date): [NewBooking, ...NewBooking[]] {
  const { performers, ...shared } = call.request
  const bookings = performers.map((performer, i) =>
    naming(i, () => readNewBooking({ ...shared, ...performer }, call, now)),
  )
  const [first, ...others] = bookings
  if (!first) throw new Error('the contract asks for a performer')
  return [first, ...others.map((booking) => ({ ...booking, eventId: first.id }))]
}

/** @returns undefined when another request was in the way, and another try may succeed */
async function attempt(
  { db }: AppContext,
  bookings: [NewBooking, ...NewBooking[]],
  idempotency: Idempotency | null,
): Promise<RequestedEvent | undefined> {
  const eventId = bookings[0].id
  try {
    return await db.transaction().execute(async (trx) => {
      const claim = { route: ROUTE, bookingId: eventId, status: 201 }
      if (idempotency && (await claimIdempotencyKey(trx, idempotency, claim))) {
        const earlier = await findIdempotentEvent(trx, { ...idempotency, route: ROUTE })
        // swept between the two statements
        if (!earlier) throw unavailable()
        return earlier
      }
      return { replayed: false as const, eventId, bookings: await insertAll(trx, bookings) }
    })
  } catch (error) {
    if (error instanceof NotMade) return undefined
    throw error
  }
}

/** Another request created the same customer at the same moment. */
class NotMade extends Error {}

async function insertAll(trx: Database, bookings: readonly NewBooking[]): Promise<BookingRow[]> {
  const made: BookingRow[] = []
  // one statement each, so that a booking of an event is priced and checked by the same statement as one alone
  for (const [i, booking] of bookings.entries()) {
    const outcome = await insert(trx, booking)
    if (outcome.result === 'made') {
      assertOnce(outcome.booking, made, i)
      made.push(outcome.booking)
      continue
    }
    const refusal = refusalOf(outcome)
    throw refusal === undefined ? new NotMade() : atPerformer(i, refusal)
  }
  return made
}

async function insert(trx: Database, booking: NewBooking): Promise<BookingOutcome> {
  try {
    return await requestBookingWithin(trx, booking)
  } catch (error) {
    return readViolation(error)
  }
}
