import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { type AppError, conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import type { FailedMail } from '#shared/contract/mail/mails.admin.ts'
import { SECRET_KINDS } from './mail-kinds.ts'

/** The most mails listed; the next ones show when these are dealt with. */
const MAX_LISTED = 100

/** The mails that were given up, the newest first. */
export async function listFailedMails(db: Database): Promise<FailedMail[]> {
  const rows = await db
    .selectFrom('outbox_emails')
    .select(['id', 'kind', 'recipient', 'booking_id', 'created_at', 'attempts', 'last_error'])
    .where('state', '=', 'failed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    bookingId: row.booking_id,
    queuedAt: row.created_at.toISOString(),
    attempts: row.attempts,
    error: SECRET_KINDS.has(row.kind) ? null : row.last_error,
  }))
}

/** A decision on a mail that was given up. */
export interface MailDecision extends By<AdminActor> {
  id: string
}

const AFRESH = {
  state: 'queued',
  attempts: 0,
  refusals: 0,
  deferred: false,
  last_error: null,
  next_attempt_at: sql<Date>`now()`,
} as const

/**
 * Queues a mail again that was given up, as if it were new, audited. A secret in it is made anew when it leaves.
 * @throws AppError not_found (404), conflict (409) when it is not given up any more
 */
export async function retryMail({ db, nudgeMail }: AppContext, decision: MailDecision): Promise<void> {
  await decide(db, decision, { set: AFRESH, action: 'mail.retried' })
  nudgeMail()
}

/**
 * Drops a mail that was given up, audited: it is never sent.
 * @throws AppError not_found (404), conflict (409) when it is not given up any more
 */
export async function dropMail({ db }: AppContext, decision: MailDecision): Promise<void> {
  await decide(db, decision, { set: { state: 'cancelled' }, action: 'mail.dropped' })
}

async function decide(
  db: Database,
  { id, actor, requestId }: MailDecision,
  { set, action }: { set: typeof AFRESH | { state: 'cancelled' }; action: 'mail.retried' | 'mail.dropped' },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await trx
      .updateTable('outbox_emails')
      .set(set)
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returning('kind')
      .executeTakeFirst()
    if (!mail) throw await refusal(trx, id)
    await recordAudit(trx, { actor, action, entity: 'mail', entityId: id, after: { kind: mail.kind }, requestId })
  })
}

async function refusal(db: Database, id: string): Promise<AppError> {
  const known = await db.selectFrom('outbox_emails').select('id').where('id', '=', id).executeTakeFirst()
  return known ? conflict('This email is no longer marked as failed') : notFound("We can't find this email")
}

/**
 * Queues every mail that was given up again, audited, and lets the waiting ones be due now.
 * @returns how many of each
 */
export async function retryAllMails(db: Database): Promise<{ failed: number; waiting: number }> {
  return db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('outbox_emails')
      .set({ next_attempt_at: sql`now()` })
      .where('state', '=', 'queued')
      .where('deferred', '=', false)
      .where('next_attempt_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    const failed = await trx
      .updateTable('outbox_emails')
      .set(AFRESH)
      .where('state', '=', 'failed')
      .returning(['id', 'kind'])
      .execute()
    const [first, ...more] = failed.map(({ id, kind }) => ({
      actor: null,
      action: 'mail.retried' as const,
      entity: 'mail' as const,
      entityId: id,
      after: { kind },
    }))
    if (first) await recordAudit(trx, first, ...more)
    return { failed: failed.length, waiting: Number(waiting.numUpdatedRows) }
  })
}
