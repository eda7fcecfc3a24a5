import { lockWithAgent } from '#server/bookings/changes/apply-status.ts'
import type { AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { lockRequest, type RequestRow } from './rows.ts'

/** A request and its booking, both locked, and the booking's agent. */
export interface LockedRequest {
  agent: Awaited<ReturnType<typeof lockWithAgent>>['agent']
  locked: Awaited<ReturnType<typeof lockWithAgent>>['booking']
  booking: AdminBookingRow
  request: RequestRow
}

/**
 * Locks a request with its booking and agent until the transaction ends.
 * @param ofCustomer only when the booking is this customer's; undefined for admins and mailed links
 * @throws AppError 404 when it is unknown or another customer's
 */
export async function lockWithBooking(trx: Database, id: string, ofCustomer?: string): Promise<LockedRequest> {
  const unknown = () => notFound('We do not know this request')
  const found = await trx
    .selectFrom('booking_requests as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select(['r.booking_id', 'b.customer_id'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!found || (ofCustomer !== undefined && found.customer_id !== ofCustomer)) throw unknown()
  const { agent, booking: locked } = await lockWithAgent(trx, found.booking_id)
  const request = await lockRequest(trx, id)
  if (!request || (ofCustomer !== undefined && locked.customer_id !== ofCustomer)) throw unknown()
  const { counted_at: _, ...booking } = locked
  return { agent, locked, booking, request }
}

const OVER = {
  approved: 'This request was already approved',
  declined: 'This request was already declined',
  withdrawn: 'This request was withdrawn',
} as const

/**
 * Refuses to change a request that was answered or whose booking is over.
 * @throws AppError 409
 */
export function assertWaiting({ request, booking }: Pick<LockedRequest, 'request' | 'booking'>): void {
  const { state } = request
  if (state !== 'open' && state !== 'proposed') throw conflict(OVER[state])
  assertActive(booking)
}

/**
 * Refuses a request about a booking that is over.
 * @throws AppError 409
 */
export function assertActive({ status }: Pick<AdminBookingRow, 'status'>): void {
  if (status === 'pending' || status === 'confirmed') return
  throw conflict(`This booking is ${BOOKING_STATUS_LABELS[status].toLowerCase()}, so it cannot change any more`)
}
