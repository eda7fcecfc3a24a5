import { sql } from 'kysely'
import { reserveImported } from '#server/availability/imports/reserve-imported.ts'
import { lockAgents } from '#server/availability/lock-agent.ts'
import { countBookings } from '#server/catalog/agents/import-agents.ts'
import type { Database } from '#server/db/client.ts'
import { findBufferMinutes, findDepositPercent } from '#server/settings/agency-settings.ts'
import type { BookingStatus, EventType } from '#shared/model/booking.ts'
import { HOUR_MS } from '#shared/model/day.ts'

/** A booking from a file, with its agent and customer found; the id is made by the caller. */
export interface ImportedBooking {
  id: string
  agentId: string
  customerId: string
  customerName: string
  customerEmail: string
  customerPhone: string | null
  eventType: EventType
  eventDate: Date
  hours: number
  location: string | null
  guests: number | null
  requests: string | null
  /** Integer cents; null while unknown. */
  totalCents: number | null
  status: BookingStatus
  paid: boolean
  /** When it was booked; null for the day of the event, or now for one to come. */
  bookedOn: Date | null
}

/**
 * Inserts bookings of an import in a few statements: each with an event of its own, the completed ones counted, the time
 * of the confirmed ones reserved. No mail is queued (docs/product.md P17.25). Lock order: agents, then the rest.
 * @param now decides which events are over
 * @returns the ids that were inserted; a confirmed one is left out when its agent's time was taken meanwhile
 */
export async function insertImportedBookings(
  trx: Database,
  bookings: readonly ImportedBooking[],
  { userId, now }: { userId: string | null; now: Date },
): Promise<Set<string>> {
  if (bookings.length === 0) return new Set()
  await lockAgents(
    trx,
    bookings.map(({ agentId }) => agentId),
  )
  const deposit = await findDepositPercent(trx)
  await trx
    .insertInto('bookings')
    .values(bookings.map((booking) => rowOf(booking, deposit, now)))
    .execute()
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
  const reserved = await reserveImported(
    trx,
    confirmed.map(({ id, agentId, eventDate, hours }) => ({ bookingId: id, agentId, start: eventDate, hours })),
    { bufferMinutes: await findBufferMinutes(trx), userId },
  )
  const taken = new Set(confirmed.filter(({ id }) => !reserved.has(id)).map(({ id }) => id))
  await deleteBookings(trx, [...taken])
  await countBookings(trx, countByAgent(bookings.filter(({ status }) => status === 'completed')), 1)
  return new Set(bookings.map(({ id }) => id).filter((id) => !taken.has(id)))
}

function rowOf(booking: ImportedBooking, deposit: number | null, now: Date) {
  const { status, eventDate, hours, bookedOn } = booking
  const end = new Date(eventDate.getTime() + hours * HOUR_MS)
  const isOpen = status === 'pending' || status === 'confirmed'
  const createdAt = bookedOn ?? (eventDate < now ? eventDate : now)
  return {
    ...{ id: booking.id, agent_id: booking.agentId, customer_id: booking.customerId },
    ...{ customer_name: booking.customerName, customer_email: booking.customerEmail },
    ...{ customer_phone: booking.customerPhone, event_type: booking.eventType, event_date: eventDate },
    ...{ event_duration: hours, event_location: booking.location, guests: booking.guests },
    ...{ special_requests: booking.requests, total_cents: booking.totalCents, status },
    payment_status: booking.paid ? ('paid' as const) : ('pending' as const),
    deposit_percent: isOpen ? deposit : null,
    requested_as: 'office' as const,
    created_at: createdAt,
    imported_at: now,
    first_confirmed_at: status === 'confirmed' || status === 'completed' ? createdAt : null,
    completed_at: status === 'completed' ? end : null,
    counted_at: status === 'completed' ? end : null,
    cancellation_policy: status === 'confirmed' ? sql<string>`cancellation_policy_in_force()` : null,
  }
}

function countByAgent(rows: readonly { agentId: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { agentId } of rows) counts.set(agentId, (counts.get(agentId) ?? 0) + 1)
  return counts
}

async function deleteBookings(trx: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const deleted = await trx
    .deleteFrom('bookings')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(['id', 'agent_id', 'event_id', 'counted_at'])
    .execute()
  await trx
    .deleteFrom('events')
    .where('id', '=', sql<string>`any(${deleted.map(({ event_id }) => event_id)}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookings').select('id').whereRef('bookings.event_id', '=', 'events.id'))),
    )
    .execute()
  return deleted
}

/** Deletes bookings that an import made and nothing refers to, with their events and their time. */
export async function deleteImportedBookings(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ agent_id: string }>`
    select distinct agent_id from bookings where id = any(${ids}::uuid[])`.execute(trx)
  await lockAgents(
    trx,
    rows.map(({ agent_id }) => agent_id),
  )
  const deleted = await deleteBookings(trx, ids)
  const counted = deleted.filter(({ counted_at }) => counted_at !== null)
  await countBookings(trx, countByAgent(counted.map(({ agent_id }) => ({ agentId: agent_id }))), -1)
}
