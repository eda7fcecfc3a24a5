import { recordAudit } from '#server/audit/record.ts'
import { releaseAgent } from '#server/availability/intervals.ts'
import { readTime } from '#server/availability/read-time.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notPossible } from '#server/errors.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { BOOKING_STATUS_LABELS, type EventType } from '#shared/model/booking.ts'
import { repriceForHours } from '../price/price-lines.ts'
import { readSettledForPriceChange, writePrice } from '../price/set-price.ts'
import { ADMIN_PAST_DAYS, assertInReach } from '../request/event-date.ts'
import { describeOverridden, type Overridden, overlappedEntries, reserveTime } from '../time/reserve-time.ts'
import { retryOnOverlap } from '../time/retry-on-overlap.ts'
import { lockWithAgent } from './apply-status.ts'
import { findLiveInvoice } from './money-rows.ts'
import { type AdminBookingRow, queueChangedMail, saveBooking } from './status-rows.ts'

/** The fields of a booking that change; undefined ones stay. */
export interface DetailsChange extends By<Doer> {
  id: string
  details: {
    eventType?: EventType | undefined
    /** As typed; Atlanta time. */
    eventDate?: string | undefined
    eventDuration?: number | undefined
    eventLocation?: string | null | undefined
    guests?: number | null | undefined
    specialRequests?: string | null | undefined
  }
  /** 'update': the price follows the hours. */
  price: 'keep' | 'update'
  confirmAnyway: boolean
  reason: string | null
  version: number | undefined
  /** False leaves the customer's mail to the caller. */
  mailCustomer?: boolean
}

type Details = Pick<
  AdminBookingRow,
  'event_type' | 'event_date' | 'event_duration' | 'event_location' | 'guests' | 'special_requests'
>

/**
 * Moves or corrects a booking that is still to come. The time a confirmed one takes of its agent moves with it; the
 * price stays as it is, unless it is to follow the hours (docs/product.md P6.25, P7.62).
 * @throws AppError 400 for a date that can't be used, 404 unknown booking, 409 when it is completed or cancelled,
 *   another request changed it first, its price is to change and cannot, or the agent is taken at the new time (unless
 *   `confirmAnyway` is set), 422 when its price has no rate
 */
export async function changeDetails(context: AppContext, change: DetailsChange): Promise<AdminBookingRow> {
  const { booking, changed, mailed } = await retryOnOverlap(() =>
    context.db.transaction().execute((trx) => applyDetailsChange(trx, change, context.now())),
  )
  if (mailed) context.nudgeMail()
  if (changed) context.announce({ action: 'booking:changed', id: booking.id, actor: change.actor })
  return booking
}

/** What became of a booking whose details were to change. */
export interface Changed {
  booking: AdminBookingRow
  changed: boolean
  mailed: boolean
}

/**
 * As `changeDetails`, in the caller's transaction. Events and the nudge of the mail job are left to the caller.
 * @param now the moment it is
 */
export async function applyDetailsChange(trx: Database, change: DetailsChange, now: Date): Promise<Changed> {
  const { counted_at, ...before } = (await lockWithAgent(trx, change.id)).booking
  assertVersion(change.version, before.version, 'booking')
  if (before.status === 'completed' || before.status === 'cancelled') {
    throw conflict(`A ${BOOKING_STATUS_LABELS[before.status].toLowerCase()} booking cannot be changed any more`)
  }
  const after = changesOf(before, change.details, now)
  if (Object.keys(after).length === 0) return { booking: before, changed: false, mailed: false }

  const moved = 'event_date' in after || 'event_duration' in after
  // the agent's answer was about the earlier time
  const asked = moved ? { agent_answer: null, agent_answer_reason: null, agent_answered_at: null } : {}
  const saved = await saveBooking(trx, before.id, { ...after, ...asked })
  const booking = change.price === 'update' ? await updatePrice(trx, before, saved, change) : saved
  let overridden: Overridden = { blocks: [], intervals: [] }
  if (moved && before.status === 'confirmed') {
    // the booking may take its own time again
    await releaseAgent(trx, before.id, 'cancelled')
    overridden = await reserveTime(trx, booking, 'move', { ...change, now })
  }
  await audit(trx, change, before, after, overridden)
  const mailed = moved || 'event_location' in after
  if (mailed) await queueChangedMail(trx, booking, moved ? 'moved' : 'relocated', change.mailCustomer)
  return { booking, changed: true, mailed }
}

/** Prices a booking anew whose hours changed, at the rate it has. */
async function updatePrice(
  trx: Database,
  before: AdminBookingRow,
  saved: AdminBookingRow,
  { actor, requestId }: DetailsChange,
): Promise<AdminBookingRow> {
  if (saved.event_duration === before.event_duration) return saved
  const next = repriceForHours(before, saved.event_duration)
  if (next === null) throw notPossible('This price has no hourly rate. Change it by hand.')
  // an issued invoice stays as it is; the office sees the difference and reissues it
  const invoiced = (await findLiveInvoice(trx, saved.id)) !== undefined
  const settled = invoiced ? undefined : await readSettledForPriceChange(trx, saved, next.price.total_cents)
  const { price, reason } = next
  return (await writePrice(trx, saved, price, { actor, requestId, reason }, settled)).booking
}

/** The columns that become something else. */
function changesOf(before: Details, details: DetailsChange['details'], now: Date): Partial<Details> {
  const { eventDate, eventType, eventDuration, eventLocation, guests, specialRequests } = details
  const date = eventDate === undefined ? before.event_date : readTime('eventDate', eventDate)
  const moved = date.getTime() !== before.event_date.getTime()
  if (moved) assertInReach(date, now, ADMIN_PAST_DAYS)
  const [location, requests] = [eventLocation, specialRequests].map((text) => (text === '' ? null : text))
  return {
    ...(moved && { event_date: date }),
    ...(eventType !== undefined && eventType !== before.event_type && { event_type: eventType }),
    ...(eventDuration !== undefined && eventDuration !== before.event_duration && { event_duration: eventDuration }),
    ...(location !== undefined && location !== before.event_location && { event_location: location }),
    ...(guests !== undefined && guests !== before.guests && { guests }),
    ...(requests !== undefined && requests !== before.special_requests && { special_requests: requests }),
  }
}

const NAMES: Record<keyof Details, string> = {
  event_type: 'eventType',
  event_date: 'eventDate',
  event_duration: 'eventDuration',
  event_location: 'eventLocation',
  guests: 'guests',
  special_requests: 'specialRequests',
}

async function audit(
  trx: Database,
  { id, actor, reason, requestId }: DetailsChange,
  before: Details,
  after: Partial<Details>,
  overridden: Overridden,
): Promise<void> {
  const changed = Object.keys(after) as (keyof Details)[] // the keys of what changed are columns
  const named = (row: Partial<Details>) => Object.fromEntries(changed.map((column) => [NAMES[column], row[column]]))
  const shared = { actor, reason, requestId }
  await recordAudit(
    trx,
    {
      ...shared,
      action: overridden.blocks.length > 0 ? 'booking.moved-anyway' : 'booking.details-changed',
      entity: 'booking',
      entityId: id,
      before: named(before),
      after: { ...named(after), ...describeOverridden(overridden) },
    },
    ...overlappedEntries(overridden, id, shared),
  )
}
