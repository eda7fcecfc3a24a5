import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * Removes the mails that one request queued about a booking, when none of them has left, was tried or is being sent.
 * @param trx the transaction of the undo; it must be rolled back when false comes out
 * @returns false when a mail could not be taken back
 */
export async function takeBackMails(
  trx: Database,
  { bookingId, requestId }: { bookingId: string; requestId: string | null },
): Promise<boolean> {
  // one that is being sent is locked
  const { rows } = await sql<{ queued: number; removed: number }>`
    with free as (
      select id from outbox_emails where booking_id = ${bookingId} and request_id = ${requestId}
        and state = 'queued' and attempts = 0 for update skip locked
    ), removed as (
      delete from outbox_emails o using free where o.id = free.id returning 1
    )
    select (select count(*)::int from outbox_emails where booking_id = ${bookingId} and request_id = ${requestId}) as queued,
      (select count(*)::int from removed) as removed`.execute(trx)
  return rows[0]?.queued === rows[0]?.removed
}
