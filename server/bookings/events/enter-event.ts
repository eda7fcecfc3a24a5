import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import { lockAgents } from '#server/availability/lock-agent.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound, unavailable } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { claimIdempotencyKey, type Idempotency } from '#server/http/requests/idempotency.ts'
import { findDepositPercent } from '#server/settings/agency-settings.ts'
import { enterEvent as endpoint } from '#shared/contract/bookings/events/event-details.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { DEFAULT_HOURS } from '#shared/model/booking.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { findCustomerOrCreate, insertBooking } from '../changes/entry-rows.ts'
import { queueAgentMails } from '../mails/agent/queue-agent-mail.ts'
import { readAgreedPrice } from '../price/set-price.ts'
import { readEventDate } from '../request/event-date.ts'
import { assertOnce, atPerformer, naming } from './at-performer.ts'
import { findIdempotentEvent } from './event-rows.ts'

const ROUTE = `${endpoint.method} ${endpoint.path}`

type Request = EndpointInput<typeof endpoint>['body']

/** An event that a proposal is to be made for. */
export interface EventEntry extends By<AdminActor> {
  request: Request
  idempotency: Idempotency | null
}

/** The event just entered, or the one an earlier request with the same idempotency key entered. */
export interface EnteredEvent {
  replayed: boolean
  eventId: string
  bookingIds: string[]
}

/**
 * Enters an event with a pending booking for each performer, in one transaction, all of them or none. The customer is
 * found by email or created and is not mailed: what they get is the proposal. Each performer gets the mail of a request.
 * Agents who are unavailable can be entered, archived ones cannot (docs/product.md P16.14).
 * @throws AppError 400 for a date that can't be used or one performer twice at a time, 404 for an unknown or archived
 *   agent, each with the field of the performer at fault; 422 when the idempotency key came with another body before, 503
 *   when the sweep deleted that key meanwhile
 */
export async function enterEvent(context: AppContext, entry: EventEntry): Promise<EnteredEvent> {
  const now = context.now()
  const performers = entry.request.performers.map(({ eventDate, ...performer }, i) => ({
    ...performer,
    eventDate: naming(i, () => readEventDate(eventDate, now)),
  }))
  const entered = await context.db.transaction().execute((trx) => enter(trx, entry, performers))
  if (!entered.replayed) {
    context.nudgeMail()
    for (const id of entered.bookingIds) context.announce({ action: 'booking:entered', id, actor: entry.actor })
  }
  return entered
}

type Performer = Omit<Request['performers'][number], 'eventDate'> & { eventDate: Date }

async function enter(trx: Database, entry: EventEntry, performers: readonly Performer[]): Promise<EnteredEvent> {
  const { request, idempotency } = entry
  // the event gets the id of its first booking
  const eventId = randomUUID()
  if (idempotency && (await claimIdempotencyKey(trx, idempotency, { route: ROUTE, bookingId: eventId, status: 201 }))) {
    const earlier = await findIdempotentEvent(trx, { ...idempotency, route: ROUTE })
    // swept between the two statements
    if (!earlier) throw unavailable()
    return { replayed: true, eventId: earlier.eventId, bookingIds: earlier.bookings.map(({ id }) => id) }
  }
  const agentIds = performers.map(({ agentId }) => agentId)
  await lockAgents(trx, agentIds)
  await assertOnRoster(trx, agentIds)
  const customer = await findCustomerOrCreate(trx, request)
  const deposit_percent = await findDepositPercent(trx)
  const made: Awaited<ReturnType<typeof insertBooking>>[] = []
  for (const [i, { agentId, eventDate, duration, lines }] of performers.entries()) {
    const price = readAgreedPrice({ totalAmount: undefined, lines, depositPercent: undefined })
    const booking = await insertBooking(trx, {
      ...{ id: i === 0 ? eventId : randomUUID(), agent_id: agentId, customer_id: customer.id },
      ...(i > 0 && { event_id: eventId }),
      customer_name: request.customerName,
      customer_email: request.customerEmail,
      customer_phone: request.customerPhone,
      event_type: request.eventType,
      event_date: eventDate,
      event_duration: duration ?? DEFAULT_HOURS,
      event_location: request.eventLocation,
      guests: request.guests ?? null,
      special_requests: request.specialRequests,
      total_cents: price.total_cents,
      price_lines: JSON.stringify(price.price_lines),
      deposit_percent,
      requested_as: 'office',
    })
    assertOnce(booking, made, i)
    made.push(booking)
    await recordEntry(trx, booking, entry, customer.created && i === 0)
  }
  const bookingIds = made.map(({ id }) => id)
  await queueAgentMails(trx, bookingIds, 'requested')
  await describe(trx, eventId, request)
  return { replayed: false, eventId, bookingIds }
}

/** @throws AppError 404 that names the first performer who is unknown or archived */
async function assertOnRoster(trx: Database, agentIds: readonly string[]): Promise<void> {
  const known = await trx
    .selectFrom('agents')
    .select('id')
    .where('id', 'in', agentIds)
    .where('archived_at', 'is', null)
    .execute()
  const onRoster = new Set(known.map(({ id }) => id))
  const missing = agentIds.findIndex((id) => !onRoster.has(id))
  if (missing !== -1) throw atPerformer(missing, notFound('We do not know this agent'))
}

async function recordEntry(
  trx: Database,
  booking: { id: string; agent_id: string; event_id: string; total_cents: number | null },
  { actor, requestId }: EventEntry,
  newCustomer: boolean,
): Promise<void> {
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'booking.entered', entity: 'booking', entityId: booking.id },
    after: {
      ...{ status: 'pending', agentId: booking.agent_id, totalAmount: centsToDollars(booking.total_cents) },
      ...(newCustomer && { newCustomer }),
      eventId: booking.event_id,
    },
  })
}

/** Writes down what the office knows about the event. */
async function describe(trx: Database, id: string, request: Request): Promise<void> {
  const { title = null, contactName = null, contactPhone = null, notes = null } = request
  if ([title, contactName, contactPhone, notes].every((text) => text === null)) return
  await trx
    .updateTable('events')
    .set({ title, contact_name: contactName, contact_phone: contactPhone, notes })
    .where('id', '=', id)
    .execute()
}
