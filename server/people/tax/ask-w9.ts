import { agentEmail } from '#server/accounts/queries.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound, notPossible } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/**
 * Emails an agent a link to the tax details in the portal, once a day of Atlanta at most, audited (docs/product.md
 * P7.123). Of two owners at once one asks.
 * @returns the day
 * @throws AppError not_found (404), conflict (409) when the agent was asked today, not_possible (422) without a login
 */
export async function askForW9(
  context: Pick<AppContext, 'db' | 'now' | 'nudgeMail'>,
  { agentId, actor, requestId }: By<OwnerActor> & { agentId: string },
): Promise<string> {
  const askedOn = atlantaDay(context.now())
  await context.db.transaction().execute(async (trx) => {
    const agent = await trx
      .selectFrom('agents as a')
      .select(['a.name', 'a.user_id', 'a.archived_at', agentEmail.as('email')])
      .where('a.id', '=', agentId)
      .executeTakeFirst()
    if (!agent) throw notFound('We do not know this agent')
    const { name, user_id: userId, email } = agent
    if (userId === null || email === null || agent.archived_at !== null) {
      throw notPossible(`${name} has no login. Enter the tax details on the Contact tab.`)
    }
    const asked = await trx
      .insertInto('w9_requests')
      .values({ agent_id: agentId, asked_on: askedOn, asked_by: actor.userId })
      .onConflict((known) => known.columns(['agent_id', 'asked_on']).doNothing())
      .returning('agent_id')
      .executeTakeFirst()
    if (!asked) throw conflict(`${name} was asked today already`)
    await queueMail(trx, { kind: 'w9-request', to: email, about: { userId }, data: { agentId } })
    await recordAudit(trx, { actor, requestId, action: 'agent.tax-form-asked', entity: 'agent', entityId: agentId })
  })
  context.nudgeMail()
  return askedOn
}
