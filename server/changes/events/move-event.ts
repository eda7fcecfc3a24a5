import { readTime } from '#server/availability/read-time.ts'
import { reissue } from '#server/billing/invoices/reissue/reissue.ts'
import { applyDetailsChange, type Changed } from '#server/bookings/changes/change-details.ts'
import { findLiveInvoice } from '#server/bookings/changes/money-rows.ts'
import { requireEvent } from '#server/bookings/events/event-rows.ts'
import { retryOnOverlap } from '#server/bookings/time/retry-on-overlap.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { lockOpenBookings, type OpenBooking } from './open-bookings.ts'

/** A move of a whole event. */
export interface EventMove extends By<AdminActor> {
  eventId: string
  /** The bookings that were shown, each with its row version. */
  bookings: readonly { id: string; version: number }[]
  /** When the first one begins, as typed (Atlanta time); undefined keeps the times. */
  eventDate?: string | undefined
  /** Where all of them are; undefined keeps the places, null takes them away. */
  eventLocation?: string | null | undefined
  confirmAnyway: boolean
  reason: string | null
}

/**
 * Moves all pending and confirmed bookings of an event in one transaction, all of them or none. The first begins at the new
 * time; the others keep their distance to it by the clock, also over a change of clocks. Invoices that are out are voided
 * and reissued, and the customer gets one mail (docs/product.md P15.91).
 * @returns how many bookings changed
 * @throws AppError 400 for a time that can't be used, 404 for an unknown event, 409 when no booking is left, others were
 *   shown, or an agent is taken at the new time (unless `confirmAnyway` is set)
 */
export async function moveEvent(context: AppContext, move: EventMove): Promise<number> {
  await requireEvent(context.db, move.eventId)
  const moved = await retryOnOverlap(() => context.db.transaction().execute((trx) => moveAll(trx, context, move)))
  for (const { booking } of moved) context.announce({ action: 'booking:changed', id: booking.id, actor: move.actor })
  if (moved.length > 0) context.nudgeMail()
  return moved.length
}

async function moveAll(trx: Database, context: AppContext, move: EventMove): Promise<Changed[]> {
  const rows = await lockOpenBookings(trx, move.eventId, move.bookings)
  const [first] = rows
  if (!first) throw conflict('No booking of this event is left to move')
  const shift = findShift(first, move.eventDate)
  const changed: Changed[] = []
  // an agent with two bookings of the event does not run into the one that has not moved yet
  for (const row of shift > 0 ? rows.toReversed() : rows) {
    const one = await applyDetailsChange(trx, changeOf(row, shift, move), context.now())
    if (one.changed) changed.push(one)
  }
  const reissued = await reissueInvoices(trx, context, changed, move)
  if (changed.length > 0) {
    const ids = changed.map(({ booking }) => booking.id)
    await queueMail(trx, {
      ...{ kind: 'event-changed', to: first.customer_email, about: { customerId: first.customer_id } },
      data: { bookings: ids.join(), ...(reissued > 0 && { reissued: String(reissued) }) },
    })
  }
  return changed
}

/** By how much the clocks of all bookings move, in milliseconds. */
function findShift({ event_date }: OpenBooking, eventDate: string | undefined): number {
  if (eventDate === undefined) return 0
  return readClock(readTime('eventDate', eventDate)) - readClock(event_date)
}

/** What the clock in Atlanta shows at an instant, as if it were UTC: distances between two are those of the clock. */
const readClock = (instant: Date): number => Date.parse(`${atlantaMinute(instant)}Z`)

function changeOf(row: OpenBooking, shift: number, { eventLocation, ...move }: EventMove) {
  const moved = new Date(readClock(row.event_date) + shift).toISOString().slice(0, 16)
  return {
    ...{ id: row.id, version: row.version, price: 'keep' as const, mailCustomer: false },
    details: { ...(shift !== 0 && { eventDate: moved }), ...(eventLocation !== undefined && { eventLocation }) },
    ...{ confirmAnyway: move.confirmAnyway, reason: move.reason, actor: move.actor, requestId: move.requestId },
  }
}

/** Makes the invoices of moved bookings anew, which show time and place. @returns how many */
async function reissueInvoices(
  trx: Database,
  context: AppContext,
  changed: readonly Changed[],
  { actor, requestId }: EventMove,
): Promise<number> {
  let count = 0
  // one invoice may be for several of them
  const made = new Set<string>()
  for (const { booking } of changed) {
    const live = booking.payment_status === 'refunded' ? undefined : await findLiveInvoice(trx, booking.id)
    if (!live || made.has(live.id)) continue
    // a move changes no amount
    const again = { id: live.id, version: undefined, send: false, keepDraft: true, terms: 'same' as const }
    const { id } = await reissue(trx, context, { ...again, actor, requestId, reason: 'The event moved' })
    made.add(id)
    if (live.status !== 'draft') count += 1
  }
  return count
}
