import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import type { AgentMail } from '#shared/model/agent-mail.ts'
import type { AgentMailState } from './choose-mail.ts'

/** Whether the agent `a` has turned a mail off, as SQL. */
export const hasMuted = (kind: AgentMail) =>
  sql<boolean>`exists (select from agent_muted_mails m where m.agent_id = a.id and m.kind = ${kind})`

/** The mails an agent `a` has turned off, as SQL. */
const mutedMails = sql<string[]>`array(select m.kind from agent_muted_mails m where m.agent_id = a.id)`

/**
 * For each booking the user its agent signs in as, and what mails to the agent depend on.
 * @returns by the bookings' ids; an unknown id has none
 */
export async function readAgentMailStates(
  db: Database,
  bookingIds: readonly string[],
): Promise<Map<string, AgentMailState & { userId: string | null }>> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.status', 'b.agent_answer', 'a.user_id', agentEmail.as('email'), mutedMails.as('muted')])
    .where('b.id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, status, agent_answer, user_id, email, muted }) => [
      id,
      { status, answered: agent_answer !== null, userId: user_id, email, login: user_id !== null, muted },
    ]),
  )
}

/**
 * What mails to an agent about a new booking depend on.
 * @returns undefined for an unknown or archived agent
 */
export async function findNewBookingMailState(db: Database, agentId: string): Promise<AgentMailState | undefined> {
  const row = await db
    .selectFrom('agents as a')
    .select(['a.user_id', agentEmail.as('email'), mutedMails.as('muted')])
    .where('a.id', '=', agentId)
    .where('a.archived_at', 'is', null)
    .executeTakeFirst()
  return row && { status: 'pending', answered: false, email: row.email, login: row.user_id !== null, muted: row.muted }
}
