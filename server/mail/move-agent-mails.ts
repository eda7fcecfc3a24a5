import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { AGENT_MAILS } from '#shared/model/agent-mail.ts'
import { type NewMail, queueMail } from './queue-mail.ts'

/**
 * Sends the waiting and failed mails about an agent's bookings to another address, and asks there again for the answers
 * that were asked for at the earlier one: its links have ended (docs/product.md P3.46). A mail that is being sent leaves
 * for the earlier address. Call `context.nudgeMail()` after the commit.
 * @param trx the transaction that changes the address
 * @param move.userId the account the agent signs in with; null without one
 */
export async function moveAgentMails(
  trx: Database,
  { agentId, to, userId }: { agentId: string; to: string; userId: string | null },
): Promise<void> {
  const elsewhere = sql`o.booking_id = b.id and lower(o.recipient) <> lower(${to})`
  await sql`
    update outbox_emails set recipient = ${to}, user_id = ${userId}, state = 'queued', attempts = 0, refusals = 0,
      last_error = null, next_attempt_at = case when state = 'failed' or attempts > 0 then now() else next_attempt_at end
    where id in (
      select o.id from outbox_emails o join bookings b on ${elsewhere}
      where b.agent_id = ${agentId} and o.kind = any(${[...AGENT_MAILS]}::text[]) and o.state in ('queued', 'failed')
      order by o.id for update of o skip locked)`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.agent_id = ${agentId} and b.status = 'pending' and b.agent_answer is null and b.event_date > now()
      and exists (select from outbox_emails o where ${elsewhere} and o.kind = 'agent-request'
        and o.state in ('queued', 'sent'))
      and not exists (select from outbox_emails o where o.booking_id = b.id and o.kind = 'agent-request'
        and o.state = 'queued' and lower(o.recipient) = lower(${to}))
    order by b.event_date, b.id`.execute(trx)
  const [first, ...more] = rows.map(
    ({ id }): NewMail => ({ kind: 'agent-request', to, about: { bookingId: id, userId } }),
  )
  if (first) await queueMail(trx, first, ...more)
}
