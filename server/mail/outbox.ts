import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { DB } from '#server/db/types.ts'

/** A mail waiting to leave. */
export interface QueuedMail {
  id: string
  kind: string
  /** null for notices to the agency */
  recipient: string | null
  customer_id: string | null
  /** for mail to an admin or an agent; the address is in recipient all the same */
  user_id: string | null
  booking_id: string | null
  /** what the mail is about beyond its references: ids and dates, never a text or a secret */
  data: Record<string, unknown>
  attempts: number
  deferred: boolean
  /** The request that queued it, for the log; null when none did. */
  request_id: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a value of a mail's data is the id of a row. */
export const isRowId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** Mails to one recipient handled together, at most. */
const BATCH = 50

/** A recipient as mails are grouped by it; the agency is the empty one. */
export const recipientKey = (recipient: string | null): string => (recipient ?? '').toLowerCase()

/** Lets a transaction idle while mail leaves, which may take longer than a request's may. */
export async function allowIdling(trx: Transaction<DB>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

/**
 * Takes the mails due for the recipient whose mail was due first, oldest first. They stay locked until the transaction
 * ends, however it ends: a sender that dies leaves them queued.
 * @param busy recipients that a mail is on its way to; they wait
 * @param untried true starts from a mail that was never tried
 */
export async function takeDueMails(
  trx: Transaction<DB>,
  { busy, untried }: { busy: Iterable<string>; untried: boolean },
): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    with first as (
      select recipient from outbox_emails where state = 'queued' and next_attempt_at <= now()
        and lower(coalesce(recipient, '')) <> all(${[...busy]}::text[]) ${untried ? sql`and attempts = 0` : sql``}
      order by next_attempt_at, created_at, id limit 1 for update skip locked
    )
    select id, kind, o.recipient, customer_id, user_id, booking_id, data, attempts, deferred, request_id
    from outbox_emails o join first on lower(coalesce(o.recipient, '')) = lower(coalesce(first.recipient, ''))
    where state = 'queued' and next_attempt_at <= now()
    order by created_at, id limit ${BATCH} for update of o skip locked`.execute(trx)
  return rows
}

/**
 * What one recipient got within the last hour.
 * @param recipient an address, or null for the agency
 * @returns how many mails, and when the oldest of them leaves the hour
 */
export async function sentWithinHour(db: Database, recipient: string | null): Promise<{ count: number; until: Date }> {
  const { rows } = await sql<{ count: number; until: Date }>`
    select count(distinct message_id)::int as count, coalesce(min(sent_at), now()) + interval '1 hour' as until from outbox_emails
    where state = 'sent' and lower(coalesce(recipient, '')) = lower(${recipient ?? ''}) and sent_at > now() - interval '1 hour'`.execute(
    db,
  )
  const [sent] = rows
  if (!sent) throw new Error('an aggregate is one row')
  return sent
}

/** Writes down that mails left, as one message. */
export async function markSent(db: Database, ids: string[], messageId: string): Promise<void> {
  await db
    .updateTable('outbox_emails')
    .set({ state: 'sent', sent_at: sql`clock_timestamp()`, message_id: messageId, last_error: null })
    .where('id', 'in', ids)
    .execute()
}

/** Writes down that a mail has nothing to say any more. */
export async function markCancelled(db: Database, ids: string[]): Promise<void> {
  await db.updateTable('outbox_emails').set({ state: 'cancelled' }).where('id', 'in', ids).execute()
}

/** Keeps mails back for a recipient's digest. */
export async function deferUntil(db: Database, ids: string[], until: Date): Promise<void> {
  await db.updateTable('outbox_emails').set({ deferred: true, next_attempt_at: until }).where('id', 'in', ids).execute()
}

/** Tries in about a day, and in about a week: they double from half a minute to an hour. */
const TRIES_OF_A_DAY = 30
const TRIES_OF_A_WEEK = 174

/**
 * Tries a mail again after half a minute, doubling up to an hour. It is given up after a day of tries while the relay
 * took other mails, and after a week otherwise (docs/product.md S90).
 * @param refused true when the relay takes other mails: the try counts against the mail
 */
export async function markFailedAttempt(
  db: Database,
  ids: string[],
  { reason, refused }: { reason: string; refused: boolean },
): Promise<void> {
  await db
    .updateTable('outbox_emails')
    .set({
      last_error: reason.slice(0, 300),
      attempts: sql`attempts + 1`,
      refusals: sql`refusals + ${refused ? 1 : 0}`,
      state: sql`case when attempts + 1 >= ${TRIES_OF_A_WEEK} or refusals + ${refused ? 1 : 0} >= ${TRIES_OF_A_DAY}
        then 'failed' else 'queued' end`,
      // sending took its time: now() is when the transaction began
      next_attempt_at: sql`clock_timestamp() + least(interval '30 seconds' * power(2, least(attempts, 8)), interval '1 hour')`,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Lets mails wait as long as another one to the same recipient does; their tries are not counted. */
export async function waitWith(db: Database, ids: string[], other: string): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox_emails')
    .set({ next_attempt_at: sql`(select next_attempt_at from outbox_emails where id = ${other})` })
    .where('id', 'in', ids)
    .execute()
}

/** True when a later mail of these kinds about the same booking is queued: that one says what is true then. */
export async function isSuperseded(db: Database, mail: QueuedMail, kinds: readonly string[]): Promise<boolean> {
  const later = await db
    .selectFrom('outbox_emails as later')
    .innerJoin('outbox_emails as this', 'this.booking_id', 'later.booking_id')
    .select('later.id')
    .where('this.id', '=', mail.id)
    .where('later.state', '=', 'queued')
    .where('later.kind', 'in', kinds)
    .where(sql<boolean>`(later.created_at, later.id) > (this.created_at, this.id)`)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
