import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import { lockAgent } from '#server/availability/lock-agent.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { claimIdempotencyKey, type Idempotency } from '#server/http/requests/idempotency.ts'
import { MAIL_HOLD_MS } from '#server/mail/queue-mail.ts'
import { findDepositPercent } from '#server/settings/agency-settings.ts'
import { enterBooking as endpoint } from '#shared/contract/bookings/booking-changes.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { DEFAULT_HOURS } from '#shared/model/booking.ts'
import { centsToDollars, dollarsToCents } from '#shared/model/money.ts'
import { usualTotalCents } from '#shared/model/package.ts'
import { lockJoinedEvent } from '../events/event-rows.ts'
import { queueAgentMails } from '../mails/agent/queue-agent-mail.ts'
import { ADMIN_PAST_DAYS, readEventDate } from '../request/event-date.ts'
import { sellPackage } from '../request/sold-package.ts'
import { retryOnOverlap } from '../time/retry-on-overlap.ts'
import { applyStatus } from './apply-status.ts'
import { findCustomerOrCreate, findEnteredBooking, findTerms, insertBooking } from './entry-rows.ts'
import { type AdminBookingRow, queueMails } from './status-rows.ts'

const ROUTE = `${endpoint.method} ${endpoint.path}`

/** A booking that came in by phone. */
export interface EntryCall {
  request: EndpointInput<typeof endpoint>['body']
  actor: AdminActor
  idempotency: Idempotency | null
  requestId: string
}

/** The booking just entered, or the one an earlier request with the same idempotency key entered. */
export interface EnteredBooking {
  replayed: boolean
  booking: AdminBookingRow
}

/**
 * Enters a booking that came in by phone, in one transaction. The customer is found by email or created. The price is
 * the agreed one, else that of the package, else rate times hours. A confirmed booking reserves its agent's time
 * (docs/product.md P6.24). Agents who are unavailable can be booked, archived ones cannot. It joins an event of the
 * customer or gets its own (P6.230).
 * @throws AppError 400 for a date or key that can't be used or a package of another category, 404 unknown or archived
 *   agent, or another customer's event, 409 when the agent would be booked twice or the package is not offered, 422 when the idempotency key came
 *   with another body before, 503 when the sweep deleted that key meanwhile
 */
export async function enterBooking(context: AppContext, call: EntryCall): Promise<EnteredBooking> {
  const eventDate = readEventDate(call.request.eventDate, context.now(), ADMIN_PAST_DAYS)
  const entered = await retryOnOverlap(() =>
    context.db.transaction().execute((trx) => enter(trx, call, { eventDate, now: context.now() })),
  )
  if (!entered.replayed) {
    context.nudgeMail()
    if (entered.booking.status === 'confirmed') context.nudgeMail(MAIL_HOLD_MS)
    context.announce({ action: 'booking:entered', id: entered.booking.id, actor: call.actor })
  }
  return entered
}

async function enter(
  trx: Database,
  call: EntryCall,
  { eventDate, now }: { eventDate: Date; now: Date },
): Promise<EnteredBooking> {
  const { request, actor, idempotency, requestId } = call
  const id = randomUUID()
  if (idempotency && (await claimIdempotencyKey(trx, idempotency, { route: ROUTE, bookingId: id, status: 201 }))) {
    return { replayed: true, booking: await findEnteredBooking(trx, { ...idempotency, route: ROUTE }) }
  }
  const agent = await lockAgent(trx, request.agentId)
  if (!agent || agent.archived_at !== null) throw notFound('We do not know this agent')
  const terms = await findTerms(trx, agent.id)
  const sold = await sellPackage(trx, request.packageId, terms)
  const hours = request.eventDuration ?? request.duration ?? sold?.package_hours ?? DEFAULT_HOURS
  const offer = sold && { basePrice: sold.package_cents, duration: sold.package_hours }
  const usualCents = usualTotalCents(offer, terms.hourlyRate, hours)
  const agreed = request.totalAmount ?? null
  const customer = await findCustomerOrCreate(trx, request)
  if (request.eventId) await lockJoinedEvent(trx, request.eventId, customer.id)
  const booking = await insertBooking(trx, {
    ...{ id, agent_id: agent.id, customer_id: customer.id },
    ...(request.eventId && { event_id: request.eventId }),
    customer_name: request.customerName,
    customer_email: request.customerEmail,
    customer_phone: request.customerPhone,
    event_type: request.eventType,
    event_date: eventDate,
    event_duration: hours,
    event_location: request.eventLocation,
    guests: request.guests ?? null,
    special_requests: request.specialRequests,
    ...sold,
    total_cents: agreed === null ? usualCents : dollarsToCents(agreed),
    deposit_percent: await findDepositPercent(trx),
    requested_as: 'office',
  })
  await recordAudit(trx, {
    actor,
    action: 'booking.entered',
    entity: 'booking',
    entityId: id,
    after: {
      ...{ status: 'pending', agentId: agent.id, totalAmount: centsToDollars(booking.total_cents) },
      ...(sold && { package: sold.package_name }),
      ...(agreed !== null && { usualAmount: centsToDollars(usualCents) }),
      ...(customer.created && { newCustomer: true }),
      ...(request.eventId && { eventId: request.eventId }),
    },
    reason: request.reason,
    requestId,
  })
  if (request.status === 'confirmed') {
    if (customer.created) await queueMails(trx, booking, 'account-created')
    return {
      replayed: false,
      booking: await applyStatus(trx, agent, booking, { ...request, status: 'confirmed', actor, requestId, now }),
    }
  }
  await queueMails(trx, booking, customer.created ? 'account-created' : 'booking-received')
  await queueAgentMails(trx, [id], 'requested')
  const { counted_at, ...pending } = booking
  return { replayed: false, booking: pending }
}
