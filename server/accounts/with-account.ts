import { recordAudit } from '#server/audit/record.ts'
import type { RosterRow } from '#server/catalog/agents/roster.ts'
import { createAgent } from '#server/catalog/agents/write-agent.ts'
import type { PosterContext } from '#server/catalog/images/poster-image.ts'
import type { AppContext } from '#server/context.ts'
import { invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import type { AgentFields } from '#shared/contract/catalog/agents.admin.ts'
import { assertFree, refusingTaken } from './invites/taken-names.ts'
import { hashPassword } from './passwords/password.ts'
import { findPasswordFault } from './passwords/password-rules.ts'

/** An agent to be made together with a log-in. */
export interface AgentWithAccount extends By<Actor | null> {
  fields: AgentFields
  username: string
  email: string
  password: string
}

/**
 * Adds an agent and a log-in in one transaction: both or neither. An existing account is never taken over, neither a
 * user's nor a customer's (docs/product.md S24).
 * @throws AppError invalid_request (400) for a refused password, conflict (409) naming what is taken
 */
export async function createAgentWithAccount(
  context: PosterContext & Pick<AppContext, 'config'>,
  { fields, username, email: typed, password, actor, requestId }: AgentWithAccount,
): Promise<RosterRow> {
  const { db, config } = context
  const email = typed.toLowerCase()
  const fault = findPasswordFault(password, { role: 'agent', email, username }, config.brand)
  if (fault !== undefined) throw invalid({ password: fault })
  await assertFree(db, { username, email })
  const password_hash = await hashPassword(password)
  const made = await refusingTaken(() =>
    db.transaction().execute(async (trx) => {
      const { id: userId } = await trx
        .insertInto('users')
        .values({ username, email, password_hash, role: 'agent' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        actor,
        action: 'agent.login-created',
        entity: 'user',
        entityId: userId,
        requestId,
        after: { role: 'agent', username },
      })
      return createAgent(trx, fields, { userId, actor, requestId })
    }),
  )
  context.nudgePosters()
  return made
}
