import { sql, type Updateable } from 'kysely'
import { billedTogether } from '#server/db/billed-together.ts'
import type { Database } from '#server/db/client.ts'
import type { Bookings } from '#server/db/types.ts'
import type { MailKindName } from '#server/mail/mail-kinds.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { MailedChange } from '#shared/model/agent-mail.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { queueAgentMails } from '../mails/agent/queue-agent-mail.ts'
import { PACKAGE_COLUMNS } from '../request/sold-package.ts'

/** What an admin sees of a booking's row. */
export const ADMIN_COLUMNS = [
  ...([
    'id',
    'number',
    'event_id',
    'agent_id',
    'customer_id',
    'customer_name',
    'customer_email',
    'customer_phone',
  ] as const),
  ...(['event_type', 'event_date', 'event_duration', 'event_location', 'guests', 'special_requests'] as const),
  ...(['status', 'payment_status', 'total_cents', 'price_lines', 'deposit_percent', 'requested_as'] as const),
  ...(['agent_answer', 'agent_answer_reason', 'version', 'created_at', 'cancellation_policy'] as const),
  ...PACKAGE_COLUMNS,
] as const

/** The agent of a booking at this moment: read it again after the locks (docs/decisions/033). */
export async function findAgentOf(db: Database, bookingId: string): Promise<string | undefined> {
  const booking = await db.selectFrom('bookings').select('agent_id').where('id', '=', bookingId).executeTakeFirst()
  return booking?.agent_id
}

/**
 * Locks a booking until the transaction ends, with those on the same invoice; its agent is locked before it
 * (server/availability/lock-agent.ts).
 */
export async function lockBooking(trx: Database, id: string) {
  const locked = await trx
    .selectFrom('bookings')
    .select([...ADMIN_COLUMNS, 'counted_at'])
    .where('id', '=', sql<string>`any(${billedTogether(id)})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return locked.find((booking) => booking.id === id)
}

/** Locks all bookings of an event until the transaction ends, in the order of their ids, as `lockBooking` does one. */
export async function lockEventBookings(trx: Database, eventId: string) {
  return trx
    .selectFrom('bookings')
    .select([...ADMIN_COLUMNS, 'counted_at'])
    .where('event_id', '=', eventId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** A booking's row while it is locked. */
export type LockedBooking = Awaited<ReturnType<typeof lockEventBookings>>[number]

/** A booking's row as an admin sees it. */
export type AdminBookingRow = Awaited<ReturnType<typeof saveStatus>>

/** The cancellation policy a booking has with a status: the one in force when it is confirmed (docs/product.md P15.4). */
const POLICIES = {
  pending: null,
  confirmed: sql<string>`cancellation_policy_in_force()`,
  completed: sql<string>`coalesce(cancellation_policy, cancellation_policy_in_force())`,
  cancelled: sql<string | null>`cancellation_policy`,
} as const satisfies Record<BookingStatus, unknown>

/**
 * Saves a status, with the cancellation policy. `completed_at` and `counted_at` are set for 'completed' and cleared
 * otherwise.
 */
export async function saveStatus(trx: Database, id: string, status: BookingStatus) {
  const since = status === 'completed' ? sql<Date>`now()` : null
  return trx
    .updateTable('bookings')
    .set({ status, completed_at: since, counted_at: since, cancellation_policy: POLICIES[status] })
    .where('id', '=', id)
    .returning(ADMIN_COLUMNS)
    .executeTakeFirstOrThrow()
}

/**
 * Confirms locked pending bookings at once, with a deposit and the cancellation policy in force.
 * @param depositPercent of price and tax; null for none
 */
export async function saveConfirmed(
  trx: Database,
  ids: readonly string[],
  depositPercent: number | null,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'confirmed', deposit_percent: depositPercent, cancellation_policy: POLICIES.confirmed })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Writes columns of a locked booking. */
export async function saveBooking(trx: Database, id: string, values: Updateable<Bookings>): Promise<AdminBookingRow> {
  return trx.updateTable('bookings').set(values).where('id', '=', id).returning(ADMIN_COLUMNS).executeTakeFirstOrThrow()
}

/** The mail about each new status. */
const STATUS_MAILS: Record<BookingStatus, MailKindName> = {
  pending: 'booking-changed',
  confirmed: 'booking-confirmed',
  completed: 'booking-completed',
  cancelled: 'booking-cancelled',
}

type Mailed = Pick<AdminBookingRow, 'id' | 'status' | 'customer_id' | 'customer_email'>

/**
 * Queues the mails about a booking's new status, to its customer and its agent; they are held, so that the change can be
 * undone (docs/product.md P3.39).
 * @param mailCustomer false when the customer gets another mail about it
 */
export async function queueStatusMail(trx: Database, booking: Mailed, mailCustomer: boolean): Promise<void> {
  const about = { customerId: booking.customer_id, bookingId: booking.id }
  const kind = STATUS_MAILS[booking.status]
  if (mailCustomer) await queueMail(trx, { kind, to: booking.customer_email, about, hold: true })
  await queueAgentMails(trx, [booking.id], booking.status, { hold: true })
}

/**
 * Queues the mails about an active booking whose status stays but whose details changed.
 * @param change what the agent gets a mail about; a price is the customer's alone
 * @param mailCustomer false when the customer gets another mail about it
 */
export async function queueChangedMail(
  trx: Database,
  booking: Mailed,
  change: Extract<MailedChange, 'moved' | 'relocated' | 'priced'>,
  mailCustomer = true,
): Promise<void> {
  if (mailCustomer) await queueMails(trx, booking, 'booking-changed')
  await queueAgentMails(trx, [booking.id], change)
}

/** Queues mails of these kinds about a booking to its customer. */
export async function queueMails(
  trx: Database,
  booking: Omit<Mailed, 'status'>,
  ...kinds: [MailKindName, ...MailKindName[]]
): Promise<void> {
  const about = { customerId: booking.customer_id, bookingId: booking.id }
  for (const kind of kinds) await queueMail(trx, { kind, to: booking.customer_email, about })
}

/** The customer's name and the date of a booking, to describe a conflict. */
export async function findBookedBy(db: Database, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select(['customer_name', 'event_date', 'event_duration'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
}
