import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { findRosterAgent, lockRosterAgent, type RosterRow, saveAgent } from '#server/catalog/agents/roster.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

/**
 * Makes an agent public and queues the mail to the agent (docs/product.md P5.27). Publishing a public agent is a no-op.
 * Call `context.nudgeMail(MAIL_HOLD_MS)` afterwards.
 * @throws AppError not_found (404) for an agent who is not on the roster
 */
export async function publishAgent(db: Database, id: string, by: By<AdminActor>): Promise<RosterRow> {
  return changePublished(db, id, true, by)
}

/**
 * Takes an agent off the public site; log-in, bookings and profile stay. Unpublishing twice is a no-op.
 * @throws AppError not_found (404) for an agent who is not on the roster
 */
export async function unpublishAgent(db: Database, id: string, by: By<AdminActor>): Promise<RosterRow> {
  return changePublished(db, id, false, by)
}

async function changePublished(
  db: Database,
  id: string,
  published: boolean,
  { actor, requestId }: By<AdminActor>,
): Promise<RosterRow> {
  return db.transaction().execute(async (trx) => {
    const agent = await lockRosterAgent(trx, id)
    if (!agent) throw notFound('There is no such agent')
    if ((agent.published_at !== null) === published) return findRosterAgent(trx, id)
    await saveAgent(trx, id, { published_at: published ? sql<Date>`now()` : null })
    await recordAudit(trx, {
      actor,
      action: published ? 'agent.published' : 'agent.unpublished',
      entity: 'agent',
      entityId: id,
      after: { name: agent.name },
      requestId,
    })
    const saved = await findRosterAgent(trx, id)
    if (saved.published_at !== null && saved.email !== null) {
      await queueMail(trx, {
        kind: 'agent-published',
        to: saved.email,
        about: { userId: saved.user_id },
        // names this publication: one that was undone and repeated is mailed once
        data: { agentId: id, publishedAt: saved.published_at.toISOString() },
        hold: true,
      })
    }
    return saved
  })
}
