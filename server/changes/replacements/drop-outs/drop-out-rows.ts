import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** The open drop-outs of a booking, the latest first. */
export async function listOpenDropOuts(db: Database, bookingId: string) {
  return db
    .selectFrom('drop_outs')
    .select(['cause', 'reason', 'created_at'])
    .where('booking_id', '=', bookingId)
    .where('resolved_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/**
 * Writes that an agent can't make a confirmed booking.
 * @returns false when it stands already
 */
export async function insertCannotMakeIt(
  trx: Database,
  { id, agent_id, event_date }: { id: string; agent_id: string; event_date: Date },
  reason: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('drop_outs')
    .values({ booking_id: id, agent_id, event_date, cause: 'cannot_make_it', reason })
    .onConflict((open) =>
      open.columns(['booking_id', 'agent_id', 'cause']).where('resolved_at', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/**
 * Resolves the open drop-outs of a booking.
 * @returns how many there were
 */
export async function resolveDropOuts(trx: Database, bookingId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('drop_outs')
    .set({ resolved_at: sql<Date>`now()` })
    .where('booking_id', '=', bookingId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
