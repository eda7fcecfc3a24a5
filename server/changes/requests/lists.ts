import { sql } from 'kysely'
import { ADMIN_COLUMNS } from '#server/bookings/changes/status-rows.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminRequest } from '#shared/contract/changes/requests.admin.ts'
import { computeCancellation } from '#shared/model/cancel-booking.ts'
import { readTerms } from '../cancellations/terms.ts'
import { foreseeAvailability, foreseePrice } from './foresee.ts'
import { presentRequest } from './present.ts'
import { findOpenRequest, type RequestRow } from './rows.ts'
import { readWanted } from './wanted.ts'

/** Requests in one answer, at most. */
const MOST = 100

/** The latest request of each booking of a customer that is still to come, the soonest event first. */
export async function listOwnRequests(db: Database, customerId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.id, r.booking_id, r.kind, r.state, r.wanted, r.proposed, r.message, r.reason_code, r.answer, r.price_cents,
      r.created_at, r.answered_at, r.answered_by, r.version
    from bookings b cross join lateral (
      select * from booking_requests r where r.booking_id = b.id order by r.created_at desc, r.id desc limit 1
    ) as r
    where b.customer_id = ${customerId} and b.status in ('pending', 'confirmed')
    order by b.event_date, b.id limit ${MOST}`.execute(db)
  return rows
}

/** Bookings whose open request waits for the office, the nearest event first: `at` is the event. */
export async function findWaitingRequests(db: Database, limit: number): Promise<{ id: string; at: Date }[]> {
  // a look into the index each: joined, PostgreSQL would read all bookings while few requests are counted
  const { rows } = await sql<{ id: string; at: Date }>`
    select b.id, b.event_date as at
    from (select booking_id from booking_requests where state = 'open') as r
    cross join lateral (
      select id, event_date from bookings where bookings.id = r.booking_id and status in ('pending', 'confirmed') limit 1
    ) as b
    order by b.event_date, b.id limit ${limit}`.execute(db)
  return rows
}

/** What canceling keeps and gives back, by the moment the customer asked; integer cents. */
async function foreseeCancellation(db: Database, { booking_id, created_at: at }: RequestRow) {
  const { basis } = await readTerms(db, booking_id)
  const { keepPercent, keptCents, refundCents } = computeCancellation(basis, { cause: 'customer', at })
  return { keepPercent, kept: keptCents, refund: refundCents }
}

/**
 * The open request of a booking with what it changes, its price and whether the agent is free, as of now.
 * @returns null when there is none, or the booking is over
 * @throws AppError 404 for an unknown booking
 */
export async function showRequest(db: Database, bookingId: string): Promise<AdminRequest | null> {
  const booking = await db.selectFrom('bookings').select(ADMIN_COLUMNS).where('id', '=', bookingId).executeTakeFirst()
  if (!booking) throw notFound('We do not know this booking')
  const request = await findOpenRequest(db, bookingId)
  if (!request || (booking.status !== 'pending' && booking.status !== 'confirmed')) return null
  const wanted = readWanted(request.wanted)
  const { name: agentName } = await db
    .selectFrom('agents')
    .select('name')
    .where('id', '=', booking.agent_id)
    .executeTakeFirstOrThrow()
  const { state: availability, clash } = await foreseeAvailability(db, booking, wanted)
  return {
    ...presentRequest(request),
    version: request.version,
    bookingVersion: booking.version,
    status: booking.status,
    agentName,
    current: {
      eventDate: booking.event_date.toISOString(),
      eventDuration: booking.event_duration,
      eventLocation: booking.event_location,
      guests: booking.guests,
      specialRequests: booking.special_requests,
    },
    cancellation: request.kind === 'cancel' ? await foreseeCancellation(db, request) : null,
    becomes: await foreseePrice(db, booking, wanted),
    availability,
    clash,
  }
}
