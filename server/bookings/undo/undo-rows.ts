import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { MAIL_HOLD_MS } from '#server/mail/queue-mail.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { ADMIN_COLUMNS, type AdminBookingRow } from '../changes/status-rows.ts'

/** The latest change of a booking, as the audit trail has it. */
export interface LatestChange {
  actor_id: string | null
  request_id: string | null
  /** The status before and after; null when the change is not one of status. */
  from: BookingStatus | null
  to: BookingStatus | null
  /** When the booking had been completed, if it was completed before. */
  completed_at: Date | null
  /** The cancellation policy that the change took from the booking; null when it took none. */
  policy: unknown
  /** Money went back to a card with it. */
  has_refund: boolean
  /** Nothing has changed the booking since. */
  is_last: boolean
  /** Its mails are held still. */
  is_held: boolean
}

/** Finds the latest change of a booking. Notes, the terms of a cancellation, and bookings that were confirmed over it, do not count. */
export async function findLatestChange(trx: Database, bookingId: string): Promise<LatestChange | undefined> {
  const { rows } = await sql<LatestChange>`
    select actor_id, request_id, (before ->> 'completedAt')::timestamptz as completed_at,
      before -> 'cancellationPolicy' as policy,
      case when is_status then before ->> 'status' end as "from", case when is_status then after ->> 'status' end as "to",
      exists (select from booking_cancellations c join payments p on p.booking_id = c.booking_id
        where c.booking_id = ${bookingId} and p.kind = 'refund' and p.created_at >= c.created_at) as has_refund,
      at = (select updated_at from bookings b where b.id = ${bookingId}) as is_last,
      at > clock_timestamp() - make_interval(secs => ${MAIL_HOLD_MS / 1000}) as is_held
    from (
      select *, action in ('booking.status-changed', 'booking.confirmed-anyway') as is_status from audit_log
      where entity = 'booking' and entity_id = ${bookingId}
        and action not in ('booking.note-written', 'booking.overlapped', 'booking.canceled')
      order by id desc limit 1
    ) as latest`.execute(trx)
  return rows[0]
}

interface Undone {
  status: BookingStatus
  completedAt: Date | null
  /** The change that is undone. */
  undone: Pick<LatestChange, 'to' | 'policy'>
}

/** Saves the status a booking had before a change, with the times and the cancellation policy that it had with it. */
export async function saveUndone(
  trx: Database,
  id: string,
  { status, completedAt, undone }: Undone,
): Promise<AdminBookingRow> {
  const since = status === 'completed' ? (completedAt ?? sql<Date>`now()`) : null
  const policy = undone.policy === null ? null : JSON.stringify(undone.policy)
  const isReplaced = status === 'pending' || undone.to === 'pending' || undone.to === 'confirmed'
  return (
    trx
      .updateTable('bookings')
      .set({ status, completed_at: since, counted_at: since })
      .set(isReplaced ? { cancellation_policy: policy } : {})
      // confirmed for the first time by the change: it never was
      .set({ first_confirmed_at: sql`case when first_confirmed_at = updated_at then null else first_confirmed_at end` })
      .where('id', '=', id)
      .returning(ADMIN_COLUMNS)
      .executeTakeFirstOrThrow()
  )
}
