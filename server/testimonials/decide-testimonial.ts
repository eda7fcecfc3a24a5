import { recordAudit } from '#server/audit/record.ts'
import { lockAgent } from '#server/availability/lock-agent.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import * as rows from './admin-queries.ts'

/** What an admin decides about a testimonial. */
export interface Decision extends By<AdminActor> {
  id: string
  isApproved: boolean
  version: number | undefined
}

/**
 * Approves a testimonial, takes an approved one back, or rejects one that isn't (docs/product.md P9.2); the rating of
 * its agent changes with it, in one transaction. Deciding what is already so changes nothing.
 * @throws AppError 404 unknown testimonial, 409 when another request changed it
 */
export async function decideTestimonial(context: AppContext, decision: Decision): Promise<rows.AdminTestimonialRow> {
  const { row, decided } = await context.db.transaction().execute((trx) => decide(trx, decision))
  if (decided) context.announce({ action: `testimonial:${decided}`, id: row.id, actor: decision.actor })
  return row
}

type Decided = 'approved' | 'rejected' | 'unapproved'

async function decide(
  trx: Database,
  { id, isApproved, version, actor, requestId }: Decision,
): Promise<{ row: rows.AdminTestimonialRow; decided: Decided | undefined }> {
  // lock order: agent, then testimonial
  const agentId = await rows.findAgentOfTestimonial(trx, id)
  if (agentId !== undefined) await lockAgent(trx, agentId)
  const before = await rows.lockTestimonial(trx, id)
  if (!before) throw notFound('We do not know this testimonial')
  assertVersion(version, before.version, 'testimonial')
  const rejected = !isApproved && !before.is_approved
  const unchanged = isApproved ? before.is_approved : rejected && before.rejected_at !== null
  if (!unchanged) {
    await rows.saveDecision(trx, id, { approved: isApproved, rejected })
    if (isApproved !== before.is_approved && agentId !== undefined) await rows.rateAgent(trx, agentId)
    await recordAudit(trx, {
      ...{ actor, requestId },
      action: isApproved ? 'testimonial.approved' : rejected ? 'testimonial.rejected' : 'testimonial.unapproved',
      entity: 'testimonial',
      entityId: id,
      before: { isApproved: before.is_approved, rejected: before.rejected_at !== null },
      after: { isApproved, rejected },
    })
  }
  const decided = isApproved ? 'approved' : rejected ? 'rejected' : 'unapproved'
  return { row: await rows.findTestimonial(trx, id), decided: unchanged ? undefined : decided }
}
