import type { Database } from '#server/db/client.ts'
import { forbidden, notFound } from '#server/errors.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { mayBookersOpen } from '#server/settings/private-access.ts'

/** Whether an admin may open private details and papers: owners, and bookers if an owner allows it (P6.89). */
export async function mayOpen(db: Database, actor: AdminActor): Promise<boolean> {
  return actor.staffRole === 'owner' || (await mayBookersOpen(db))
}

/**
 * Refuses an admin who may not open private details and papers.
 * @throws AppError forbidden (403)
 */
export async function requireMayOpen(db: Database, actor: AdminActor): Promise<void> {
  if (!(await mayOpen(db, actor))) throw forbidden('Only owners of the agency can open this')
}

/**
 * An agent, archived or not, with the name and category.
 * @throws AppError not_found (404)
 */
export async function requireAgent(db: Database, id: string) {
  const agent = await db.selectFrom('agents').select(['id', 'name', 'category']).where('id', '=', id).executeTakeFirst()
  if (!agent) throw notFound('We do not know this agent')
  return agent
}

/**
 * As `requireAgent`, locked until the transaction ends, so that two changes of what belongs to the agent take turns.
 * @throws AppError not_found (404)
 */
export async function lockKnownAgent(trx: Database, id: string) {
  const agent = await trx
    .selectFrom('agents')
    .select(['id', 'name', 'category', 'user_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!agent) throw notFound('We do not know this agent')
  return agent
}
