import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'

/** The agent of the roster a user works as; undefined for one who works as none. */
export async function findAgentOfUser(db: Database, userId: string): Promise<string | undefined> {
  const agent = await db
    .selectFrom('agents')
    .select('id')
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return agent?.id
}

/**
 * The agent the signed-in user works as.
 * @throws AppError not_found (404) for one who works as none
 */
export async function requireOwnAgent(db: Database, { userId }: { userId: string }): Promise<string> {
  const id = await findAgentOfUser(db, userId)
  if (id === undefined) throw notFound('You have no profile yet. Ask the office.')
  return id
}
