import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import { recordAudit } from '#server/audit/record.ts'
import { requireOwnAgent } from '#server/availability/own-agent.ts'
import type { Database } from '#server/db/client.ts'
import type { AgentActor, By } from '#server/http/requests/actor.ts'
import type { MailChoices } from '#shared/contract/bookings/mail-choices.agent.ts'
import { OPTIONAL_AGENT_MAILS, type OptionalAgentMail } from '#shared/model/agent-mail.ts'

/**
 * Which mails about bookings an agent has turned off, and where the others go (docs/product.md P5.19).
 * @throws AppError not_found (404) for a user who works as no agent
 */
export async function readMailChoices(db: Database, actor: AgentActor): Promise<MailChoices> {
  const id = await requireOwnAgent(db, actor)
  const { email, muted } = await db
    .selectFrom('agents as a')
    .select(agentEmail.as('email'))
    .select(sql<string[]>`array(select m.kind from agent_muted_mails m where m.agent_id = a.id)`.as('muted'))
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
  return { email, muted: OPTIONAL_AGENT_MAILS.filter((kind) => muted.includes(kind)) }
}

/** An agent's choice about one kind of mail. */
export interface MailChoice extends By<AgentActor> {
  kind: OptionalAgentMail
  on: boolean
}

/**
 * Turns a kind of mail on or off, audited; a kind that is set so is a no-op.
 * @throws AppError as above
 */
export async function changeMailChoice(db: Database, { kind, on, actor, requestId }: MailChoice): Promise<MailChoices> {
  await db.transaction().execute(async (trx) => {
    const id = await requireOwnAgent(trx, actor)
    const changed = on
      ? await trx
          .deleteFrom('agent_muted_mails')
          .where('agent_id', '=', id)
          .where('kind', '=', kind)
          .returning('kind')
          .execute()
      : await trx
          .insertInto('agent_muted_mails')
          .values({ agent_id: id, kind })
          .onConflict((conflict) => conflict.doNothing())
          .returning('kind')
          .execute()
    if (changed.length === 0) return
    await recordAudit(trx, {
      ...{ actor, requestId },
      action: 'agent.email-choice-changed',
      entity: 'agent',
      entityId: id,
      before: { [kind]: !on },
      after: { [kind]: on },
    })
  })
  return readMailChoices(db, actor)
}
