import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { AGENT_EMAIL } from '#server/accounts/queries.ts'
import { AUDIT_INSERT } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { MailKindName } from '#server/mail/mail-kinds.ts'
import { MAIL_INSERT } from '#server/mail/queue-mail.ts'
import type { AuditAction } from '#shared/model/audit.ts'
import { type BookingPaymentStatus, type BookingStatus, DEFAULT_HOURS, type EventType } from '#shared/model/booking.ts'
import { PACKAGE_COLUMNS, type SoldPackageRow } from './sold-package.ts'

/** What a booking request writes. */
export interface NewBooking {
  id: string
  agentId: string
  /** The service package asked for, if any. */
  packageId: string | null
  customerName: string
  customerEmail: string
  customerPhone: string | null
  eventType: EventType
  eventDate: Date
  /** Null for those of the package, else one. */
  hours: number | null
  eventLocation: string | null
  guests: number | null
  specialRequests: string | null
  /** The signed-in customer, if any; decides only how the request is marked. */
  signedInCustomerId: string | null
  /** The event of the bookings it is requested with, or null for an event of its own. */
  eventId: string | null
  idempotency: { actor: string; key: string; bodyHash: Buffer } | null
  requestId: string
}

/** A booking's row, as the statement returns it. */
export interface BookingRow extends SoldPackageRow {
  id: string
  number: number
  event_id: string
  agent_id: string
  customer_name: string
  customer_email: string
  customer_phone: string | null
  event_type: EventType
  event_date: Date
  event_duration: number
  event_location: string | null
  guests: number | null
  special_requests: string | null
  status: BookingStatus
  payment_status: BookingPaymentStatus
  total_cents: number | null
  created_at: Date
}

type Outcome = { found: boolean; available: boolean | null; offered: boolean; fits: boolean } & {
  [K in keyof BookingRow]: BookingRow[K] | null
}

const REQUESTED: AuditAction = 'booking.requested'
const RECEIVED: MailKindName = 'booking-received'
const NOTICE: MailKindName = 'booking-notice'
const ASKED: MailKindName = 'agent-request'
const ACCOUNT_CREATED: MailKindName = 'account-created'

/**
 * The whole of a booking request in one statement, which is one transaction: find the agent and the package, claim the
 * idempotency key, find or create the customer, insert the booking, the audit entry and the mails. One round trip instead of
 * seven; prepared by name, because this is the busiest write there is.
 *
 * Nothing is written unless the agent is available, the package fits and the key is free. When two requests create the same customer at
 * once, the later finds neither row and writes no booking; its claim then breaks idempotency_keys_booking_fkey, so that
 * nothing of it stays, and the caller tries again.
 *
 * A booking that joins an event is marked as the event's first one, which has the id of the event, and mails its agent alone.
 *
 * The total is shared/model/package's usualTotalCents in SQL; tests hold the two together.
 */
const REQUEST_BOOKING = `
with agent as (
  select id, availability, nullif(hourly_rate, 0) as rate, category, user_id, case when not exists (
    select from agent_muted_mails m where m.agent_id = a.id and m.kind = '${ASKED}') then ${AGENT_EMAIL} end as email
  from agents a where id = $2 and archived_at is null and published_at is not null
), package as (
  select id, name, category, base_price_cents, duration from service_packages where id = $16 and is_active
), offer as (
  select agent.id as agent_id, agent.rate, package.id, package.name, package.base_price_cents, package.duration,
    coalesce($8::int, package.duration, ${DEFAULT_HOURS}) as hours
  from agent left join package on package.category = agent.category
  where agent.availability and ($16::uuid is null or package.id is not null)
), claim as (
  insert into idempotency_keys (route, actor, key, body_hash, booking_id, status)
  select 'POST /api/bookings', $12, $13, $14, $1, 201 from offer where $13::text is not null
  on conflict (route, actor, key) do update
    set body_hash = excluded.body_hash, booking_id = excluded.booking_id, created_at = now()
    where idempotency_keys.created_at < now() - interval '24 hours'
  returning 1
), permitted as (
  select * from offer where $13::text is null or exists (select from claim)
), known as (
  select coalesce(merged_into, id) as id from customers where lower(email) = lower($4)
), created as (
  insert into customers (email, name, phone)
  select $4, $3, $5 from permitted where not exists (select from known)
  on conflict (lower(email)) do nothing
  returning id
), customer as (
  select id, case when $18::uuid is not null then (select requested_as from bookings where id = $18)
    when id = $15::uuid then 'signed_in' else 'known_not_signed_in' end as requested_as from known
  union all
  select id, 'new_customer' from created
), booked as (
  insert into bookings (id, agent_id, customer_id, customer_name, customer_email, customer_phone, event_type, event_date,
    event_duration, event_location, special_requests, total_cents, package_id, package_name, package_cents,
    package_hours, package_rate, deposit_percent, requested_as, guests, event_id)
  select $1, agent_id, customer.id, $3, $4, $5, $6, $7, hours, $9, $10,
    case when permitted.id is null then rate::bigint * hours * 100
      when hours <= duration then base_price_cents
      else base_price_cents + rate::bigint * (hours - duration) * 100 end,
    permitted.id, name, base_price_cents, duration, case when permitted.id is not null then rate end,
    (select deposit_percent from agency_settings), customer.requested_as, $17, $18
  from permitted, customer
  returning *
), audited as (
  ${AUDIT_INSERT}
  select case when $15::uuid is null then null else 'customer' end, $15::uuid, '${REQUESTED}', 'booking', id::text,
    jsonb_build_object('status', status, 'agentId', agent_id, 'totalCents', total_cents, 'requestedAs', requested_as)
      || case when package_name is null then '{}' else jsonb_build_object('package', package_name) end, $11
  from booked
), mailed as (
  ${MAIL_INSERT}
  select mail.kind, mail.recipient, mail.customer_id, mail.user_id, booked.id, $11
  from booked, agent, lateral (values
    (case when $18::uuid is not null then null when booked.requested_as = 'new_customer' then '${ACCOUNT_CREATED}'
      else '${RECEIVED}' end, booked.customer_email, booked.customer_id, null::uuid),
    (case when $18::uuid is null then '${NOTICE}' end, null, booked.customer_id, null),
    (case when agent.email is not null then '${ASKED}' end, agent.email, null, agent.user_id)
  ) as mail (kind, recipient, customer_id, user_id)
  where mail.kind is not null
)
select agent.id is not null as found, agent.availability as available,
  $16::uuid is null or package.id is not null as offered, package.id is null or package.category = agent.category as fits,
  booked.id, booked.number, booked.event_id, booked.agent_id,
  booked.customer_name, booked.customer_email, booked.customer_phone, booked.event_type, booked.event_date,
  booked.event_duration, booked.event_location, booked.guests, booked.special_requests, booked.status,
  booked.payment_status, booked.total_cents, ${PACKAGE_COLUMNS.map((column) => `booked.${column}`).join(', ')}, booked.created_at
from (values (1)) as one left join agent on true left join package on true left join booked on true`

/** Result of a booking request. */
export type BookingOutcome =
  | { result: 'made'; booking: BookingRow }
  | { result: 'unknown agent' | 'unavailable agent' | 'package gone' | 'package of another' | 'not made' }

/**
 * Writes a booking request with everything that belongs to it, or nothing.
 * @returns 'not made' when its idempotency key is taken, or its customer was created by another request just then
 */
export async function requestBooking(pool: pg.Pool, booking: NewBooking): Promise<BookingOutcome> {
  const statement = { name: 'request-booking', text: REQUEST_BOOKING, values: listValues(booking) }
  return readOutcome(await pool.query<Outcome>(statement))
}

/** The same within a transaction that requests several bookings: each writes what belongs to it, or nothing. */
export async function requestBookingWithin(trx: Database, booking: NewBooking): Promise<BookingOutcome> {
  return readOutcome(await trx.executeQuery<Outcome>(CompiledQuery.raw(REQUEST_BOOKING, listValues(booking))))
}

const listValues = (booking: NewBooking) => [
  booking.id,
  booking.agentId,
  booking.customerName,
  booking.customerEmail,
  booking.customerPhone,
  booking.eventType,
  booking.eventDate,
  booking.hours,
  booking.eventLocation,
  booking.specialRequests,
  booking.requestId,
  booking.idempotency?.actor ?? null,
  booking.idempotency?.key ?? null,
  booking.idempotency?.bodyHash ?? null,
  booking.signedInCustomerId,
  booking.packageId,
  booking.guests,
  booking.eventId,
]

function readOutcome({ rows }: { rows: Outcome[] }): BookingOutcome {
  const [row] = rows
  if (!row?.found) return { result: 'unknown agent' }
  if (!row.available) return { result: 'unavailable agent' }
  if (!row.offered) return { result: 'package gone' }
  if (!row.fits) return { result: 'package of another' }
  if (row.id === null) return { result: 'not made' }
  return { result: 'made', booking: row as BookingRow } // a booked row has every column the table requires
}

/** What an idempotency key of the last 24 hours stands for. */
export async function findIdempotentBooking(
  pool: pg.Pool,
  { actor, key }: { actor: string; key: string },
): Promise<{ id: string; status: BookingStatus; body_hash: Buffer } | undefined> {
  const { rows } = await pool.query<{ id: string; status: BookingStatus; body_hash: Buffer }>({
    name: 'find-idempotent-booking',
    text: `select b.id, b.status, k.body_hash from idempotency_keys k join bookings b on b.id = k.booking_id
      where k.route = 'POST /api/bookings' and k.actor = $1 and k.key = $2 and k.created_at >= now() - interval '24 hours'`,
    values: [actor, key],
  })
  return rows[0]
}
