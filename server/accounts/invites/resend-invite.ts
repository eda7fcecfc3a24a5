import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { assertMailable, createInvite } from './invite-code.ts'
import { IS_OPEN } from './open-invites.ts'

/**
 * Mails an open invite again: same code, same end. An expired or withdrawn one is made anew for the same address, category
 * and profile, because a code never becomes valid again (docs/product.md P6.101, S64).
 * @throws AppError not_found (404) for an unknown invite, conflict (409) for a used one, too_many_requests (429) after five
 *   mails to the address in an hour, and what createInvite throws
 */
export async function resendInvite(
  context: Pick<AppContext, 'db' | 'config' | 'nudgeMail'>,
  id: string,
  { actor, requestId }: By<AdminActor>,
): Promise<{ email: string; expiresAt: string }> {
  const found = await context.db.transaction().execute(async (trx) => {
    const invite = await trx
      .selectFrom('agent_invite_codes')
      .select(['email', 'category', 'agent_id', 'code', 'used', 'expires_at', IS_OPEN.as('open')])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!invite) throw notFound('There is no such invite')
    if (invite.used) throw conflict('This invite was used: the agent has joined')
    if (!invite.open) return invite
    await assertMailable(trx, invite.email)
    await queueMail(trx, { kind: 'agent-invitation', to: invite.email, data: { inviteId: id } })
    await recordAudit(trx, {
      actor,
      action: 'invite.resent',
      entity: 'invite',
      entityId: id,
      after: { category: invite.category, code: `…${invite.code.slice(-4)}` },
      requestId,
    })
    return invite
  })
  const { email, category, agent_id: agentId } = found
  if (!found.open) {
    const invite = { email, category, agentId: agentId ?? undefined, actor, requestId }
    const { expiresAt } = await createInvite(context, invite)
    return { email, expiresAt }
  }
  context.nudgeMail()
  return { email, expiresAt: found.expires_at.toISOString() }
}
