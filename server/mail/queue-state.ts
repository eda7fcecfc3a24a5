import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** The most mails counted of a state: the figure is read often, and a larger one says nothing new. */
export const MOST_COUNTED = 1000

/** State of the outbox. */
export interface QueueState {
  /** Waiting, MOST_COUNTED at most. */
  waiting: number
  /** When the longest waiting one was queued. */
  oldestAt: Date | null
  /** Given up, MOST_COUNTED at most. */
  failed: number
  /** The newest mail that is tried again or was given up, by its kind and the code of its failure. */
  lastError: { at: Date; kind: string; error: string } | null
}

/** State of the outbox; each figure is read from the few rows of a partial index. */
export async function readQueueState(db: Database): Promise<QueueState> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null; failed: number }>`
    select
      (select count(*)::int from (
        select from outbox_emails where state = 'queued' limit ${MOST_COUNTED}) as waiting) as waiting,
      (select created_at from outbox_emails where state = 'queued' order by created_at, id limit 1) as oldest,
      (select count(*)::int from (
        select from outbox_emails where state = 'failed' limit ${MOST_COUNTED}) as failed) as failed`.execute(db)
  const newest = await sql<{ at: Date; kind: string; error: string }>`
    select created_at as at, kind, last_error as error from outbox_emails
    where last_error is not null and state in ('queued', 'failed') order by created_at desc, id desc limit 1`.execute(
    db,
  )
  const { waiting, oldest, failed } = rows[0] ?? { waiting: 0, oldest: null, failed: 0 }
  return { waiting, oldestAt: oldest, failed, lastError: newest.rows[0] ?? null }
}
