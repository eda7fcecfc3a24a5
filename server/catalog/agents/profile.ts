import { requireOwnAgent } from '#server/availability/own-agent.ts'
import type { Database } from '#server/db/client.ts'
import type { AgentActor, By } from '#server/http/requests/actor.ts'
import type { updateProfile } from '#shared/contract/catalog/profile.agent.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import type { PosterContext } from '../images/poster-image.ts'
import { findRosterAgent, type RosterRow } from './roster.ts'
import { updateAgent } from './write-agent.ts'

/** An agent's request to change their own profile. */
export interface ProfileChange extends By<AgentActor> {
  changes: EndpointInput<typeof updateProfile>['body']
  /** The row version the client saw; undefined when it didn't send one. */
  version: number | undefined
}

/**
 * The profile of the agent who is signed in.
 * @throws AppError not_found (404) for a user without an agent
 */
export async function findProfile(db: Database, actor: AgentActor): Promise<RosterRow> {
  return findRosterAgent(db, await requireOwnAgent(db, actor))
}

/**
 * Changes the profile of the agent who is signed in, by the rules and with the audit of an admin's change. The payload
 * has no rate, category or rating (docs/product.md P1.11).
 * @throws AppError not_found (404), conflict (409) with the current values, invalid_request (400)
 */
export async function changeProfile(context: PosterContext, change: ProfileChange): Promise<RosterRow> {
  return updateAgent(context, { ...change, id: await requireOwnAgent(context.db, change.actor), reason: null })
}
