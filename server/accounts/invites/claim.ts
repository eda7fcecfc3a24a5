import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { lockRosterAgent, saveAgent, type WritableAgent } from '#server/catalog/agents/roster.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AgentActor, By } from '#server/http/requests/actor.ts'

/**
 * Locks an agent of the roster who has no login yet (docs/product.md P5.28). Lock order: agent, then invite.
 * @throws AppError not_found (404) for an agent who is not on the roster, conflict (409) for one who has a login
 */
export async function lockClaimable(trx: Database, agentId: string): Promise<WritableAgent> {
  const agent = await lockRosterAgent(trx, agentId)
  if (!agent) throw notFound('There is no such agent')
  if (agent.user_id !== null) throw conflict(`${agent.name} has a login already`)
  return agent
}

/** Withdraws the open invites for an agent's profile: the latest one alone can be used. */
export async function endClaims(trx: Database, agentId: string): Promise<void> {
  await trx
    .updateTable('agent_invite_codes')
    .set({ revoked_at: sql<Date>`now()` })
    .where('agent_id', '=', agentId)
    .where('used', '=', false)
    .where('revoked_at', 'is', null)
    .execute()
}

/** The profile an invite claims, as the invited person reads it. */
export interface ClaimedProfile {
  name: string
  bio: string | null
  experience: string | null
}

/**
 * The profile an invite claims, while that is possible.
 * @throws AppError conflict (409) when the agent left the roster or has a login meanwhile
 */
export async function requireClaimedProfile(db: Database, agentId: string): Promise<ClaimedProfile> {
  const agent = await db
    .selectFrom('agents')
    .select(['name', 'bio', 'experience', 'user_id', 'archived_at'])
    .where('id', '=', agentId)
    .executeTakeFirst()
  if (!agent || agent.archived_at !== null) throw leftRoster()
  if (agent.user_id !== null) throw hasLogin()
  const { name, bio, experience } = agent
  return { name, bio, experience }
}

const leftRoster = () => conflict('This profile is no longer on our roster. Please call us.')
const hasLogin = () => conflict('This profile has a login already. Sign in, or reset your password there.')

/**
 * Attaches a new account to the agent of the roster who is claimed. Name, category, rate, publication and bookings stay;
 * bio and experience are what the person sent (docs/product.md P5.28).
 * @param agent locked by lockForClaim
 */
export async function attachAccount(
  trx: Database,
  agent: WritableAgent,
  { userId, bio, experience, actor, requestId }: By<AgentActor> & Omit<ClaimedProfile, 'name'> & { userId: string },
): Promise<void> {
  await saveAgent(trx, agent.id, { user_id: userId, bio, experience })
  await recordAudit(trx, {
    actor,
    action: 'agent.claimed',
    entity: 'agent',
    entityId: agent.id,
    before: { bio: agent.bio, experience: agent.experience },
    after: { bio, experience },
    requestId,
  })
}

/**
 * Locks the agent an invite claims, so that of several claims one wins.
 * @throws AppError conflict (409) when the agent left the roster or has a login meanwhile
 */
export async function lockForClaim(trx: Database, agentId: string): Promise<WritableAgent> {
  const agent = await lockRosterAgent(trx, agentId)
  if (!agent) throw leftRoster()
  if (agent.user_id !== null) throw hasLogin()
  return agent
}
