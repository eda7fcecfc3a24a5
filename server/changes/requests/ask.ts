import { recordAudit } from '#server/audit/record.ts'
import { lockWithAgent } from '#server/bookings/changes/apply-status.ts'
import { ADMIN_COLUMNS, type AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import type { Availability } from '#server/bookings/free/agent-availability.ts'
import { retryOnOverlap } from '#server/bookings/time/retry-on-overlap.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { applyWanted } from './apply-change.ts'
import { type ForeseenPrice, foreseeAvailability, foreseeCents, foreseePrice } from './foresee.ts'
import { assertActive } from './lock-request.ts'
import { findOpenRequest, insertRequest, type RequestRow } from './rows.ts'
import { type AskedChange, listWanted } from './wanted.ts'

const unknown = () => notFound('We do not know this booking')

/** An event that has begun is changed by phone. */
function assertToCome({ event_date }: AdminBookingRow, now: Date): void {
  if (event_date <= now) throw conflict('This event has already begun. Call us to change it.')
}

/**
 * What another date or other hours of an own booking mean, before anything is sent (docs/product.md P15.42).
 * @returns `atOnce` true while the booking is pending and changes without the office
 * @throws AppError 400 a time that can't be used, 404 another customer's booking, 409 when it is over
 */
export async function previewChange(
  { db, now }: AppContext,
  { id, customerId, asked }: { id: string; customerId: string; asked: AskedChange },
): Promise<{ availability: Availability['state']; price: ForeseenPrice; atOnce: boolean }> {
  const booking = await db
    .selectFrom('bookings')
    .select(ADMIN_COLUMNS)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!booking) throw unknown()
  assertActive(booking)
  assertToCome(booking, now())
  const stays = asked.eventDate === undefined && asked.eventDuration === undefined
  const wanted = stays ? {} : readTimes(booking, asked, now())
  const { state: availability } = await foreseeAvailability(db, booking, wanted)
  return { availability, price: await foreseePrice(db, booking, wanted), atOnce: booking.status === 'pending' }
}

/** As `listWanted`, but the time the booking has is an answer too. */
function readTimes(booking: AdminBookingRow, asked: AskedChange, now: Date) {
  const placed = { ...booking, event_location: null }
  const { eventLocation: _, ...wanted } = listWanted(placed, { ...asked, eventLocation: 'elsewhere' }, now)
  return wanted
}

/** A customer's call to change an own booking. */
export interface ChangeAsked extends By<CustomerActor> {
  id: string
  asked: AskedChange
  /** A word to the office. */
  message: string | null
}

/**
 * Changes a pending booking at once, and writes a request for a confirmed one, which the office answers
 * (docs/product.md P15.41).
 * @returns the request; undefined when the booking changed at once
 * @throws AppError 400 when nothing differs or the time can't be used, 404 another customer's booking, 409 when it is
 *   over, has begun, or has an open request
 */
export async function askForChange(context: AppContext, call: ChangeAsked): Promise<RequestRow | undefined> {
  const request = await retryOnOverlap(() => context.db.transaction().execute((trx) => ask(trx, context, call)))
  context.nudgeMail()
  const action = request === undefined ? 'booking:changed' : 'booking:asked'
  context.announce({ action, id: call.id, actor: call.actor })
  return request
}

async function ask(trx: Database, context: AppContext, call: ChangeAsked): Promise<RequestRow | undefined> {
  const { id, asked, message, actor, requestId } = call
  const { counted_at, ...booking } = (await lockWithAgent(trx, id)).booking
  if (booking.customer_id !== actor.customerId) throw unknown()
  assertActive(booking)
  assertToCome(booking, context.now())
  const wanted = listWanted(booking, asked, context.now())
  if (await findOpenRequest(trx, id)) throw conflict('There is already an open request')
  if (booking.status === 'pending') {
    await applyWanted(trx, context, booking, { wanted, mailCustomer: true, actor, requestId })
    return undefined
  }
  const price_cents = foreseeCents(booking, wanted)
  const request = await insertRequest(trx, { booking_id: id, kind: 'change', wanted, message, price_cents })
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'booking.change-asked', entity: 'booking', entityId: id },
    after: { request: request.id, kind: 'change', fields: Object.keys(wanted) },
  })
  await queueMail(trx, { kind: 'request-notice', to: null, about: { bookingId: id }, data: { request: request.id } })
  return request
}
