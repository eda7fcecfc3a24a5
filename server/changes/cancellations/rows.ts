import type { Insertable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { BookingCancellations } from '#server/db/types.ts'

/** What was decided when a booking was canceled. */
export type CancellationRow = NonNullable<Awaited<ReturnType<typeof findCancellation>>>

const COLUMNS = [
  ...(['booking_id', 'cause', 'reason_code', 'reason', 'keep_percent', 'policy_keep_cents', 'keep_cents'] as const),
  ...(['deviation_reason', 'canceled_by', 'by_customer', 'created_at'] as const),
] as const

/**
 * Writes what was decided when a booking was canceled; the booking is locked by the caller. A trigger deletes the row
 * when the booking leaves 'cancelled' (docs/product.md P15.20).
 */
export async function insertCancellation(
  trx: Database,
  row: Insertable<BookingCancellations>,
): Promise<CancellationRow> {
  return trx.insertInto('booking_cancellations').values(row).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** What was decided when a booking was canceled; undefined when it isn't canceled, or was canceled without terms. */
export async function findCancellation(db: Database, bookingId: string) {
  return db.selectFrom('booking_cancellations').select(COLUMNS).where('booking_id', '=', bookingId).executeTakeFirst()
}
