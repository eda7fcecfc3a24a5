import { recordAudit } from '#server/audit/record.ts'
import { createAgent } from '#server/catalog/agents/write-agent.ts'
import type { PosterContext } from '#server/catalog/images/poster-image.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import { moveAgentMails } from '#server/mail/move-agent-mails.ts'
import { reviewsNewAgents } from '#server/settings/agency-settings.ts'
import { AgentFields } from '#shared/contract/catalog/agents.admin.ts'
import { hashPassword } from '../passwords/password.ts'
import { findPasswordFault } from '../passwords/password-rules.ts'
import { type Browser, type OpenedSession, openSession } from '../sessions/open-session.ts'
import { attachAccount, lockForClaim } from './claim.ts'
import { assertFree, refusingTaken } from './taken-names.ts'
import { type InviteFor, spendInvite } from './validate-invite.ts'

/** A person who joins with an invite code. */
export interface Registration {
  code: string
  username: string
  password: string
  /** What they enter; email address and category are the invite's. */
  profile: { name: string; bio: string | null; experience: string | null }
  browser: Browser
  requestId: string
}

/**
 * Makes the log-in of an invited person and the profile, or attaches the log-in to the profile they claim (P5.28), spends the invite with it and signs them in, all or
 * nothing (docs/product.md P5.3, S23, S24). The profile is public once the office publishes it (P5.25). The password is hashed before the transaction, and only for a code that can
 * be used.
 * @param invite of the code, as found before
 * @throws AppError invalid_request (400) for a refused password, or a code that was used meanwhile; conflict (409) naming
 *   what is taken, which leaves the code good, or that the claimed profile has a login or left the roster
 */
export async function registerAgent(
  context: PosterContext & Pick<AppContext, 'config' | 'log'>,
  invite: InviteFor,
  registration: Registration,
): Promise<OpenedSession> {
  const { db, config, log } = context
  const { username, password, requestId } = registration
  const email = invite.email.toLowerCase()
  const fault = findPasswordFault(password, { role: 'agent', email, username }, config.brand)
  if (fault !== undefined) throw invalid({ password: fault })
  await assertFree(db, { username, email })
  const password_hash = await hashPassword(password)
  const session = await refusingTaken(() =>
    db
      .transaction()
      .execute((trx) => join(trx, invite.agentId, { ...registration, password_hash, secure: config.secure })),
  )
  log.info({ reqId: requestId, session: session.id }, 'agent registered')
  context.nudgePosters()
  return session
}

async function join(
  trx: Database,
  agentId: string | null,
  {
    code,
    username,
    password_hash,
    secure,
    profile,
    browser,
    requestId,
  }: Registration & {
    password_hash: string
    secure: boolean
  },
): Promise<OpenedSession> {
  // lock order: agent, then invite, as when an invite is made
  const claimed = agentId === null ? undefined : await lockForClaim(trx, agentId)
  const { id: inviteId, category, email: invited } = await spendInvite(trx, code)
  const email = invited.toLowerCase()
  // a user or a customer of this address may have come meanwhile
  await assertFree(trx, { username, email })
  const { id: userId } = await trx
    .insertInto('users')
    .values({ username, email, password_hash, role: 'agent' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('agent_invite_codes').set({ used_by: userId }).where('id', '=', inviteId).execute()
  const session = await openSession(trx, { role: 'agent', id: userId }, browser, { secure })
  const actor = { role: 'agent' as const, userId, sessionId: session.id }
  await recordAudit(trx, {
    actor,
    action: 'agent.registered',
    entity: 'user',
    entityId: userId,
    after: { role: 'agent', username, invite: inviteId },
    requestId,
  })
  if (claimed) {
    const { bio, experience } = profile
    await attachAccount(trx, claimed, { userId, bio, experience, actor, requestId })
    await moveAgentMails(trx, { agentId: claimed.id, to: email, userId })
    return session
  }
  const published = !(await reviewsNewAgents(trx))
  await createAgent(trx, AgentFields.parse({ ...profile, category }), { userId, published, actor, requestId })
  return session
}
