import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ChatApplication } from '#shared/contract/chat/dialogue.ts'

/** What an applicant has left; one of email and phone is given. */
export interface NewApplication {
  name: string
  email?: string | undefined
  phone?: string | undefined
  talent?: string | undefined
}

/**
 * Stores an application; a later one of the same conversation replaces it.
 * @returns whether it is the first
 */
export async function saveApplication(
  trx: Database,
  sessionId: string,
  { name, email, phone, talent }: NewApplication,
): Promise<boolean> {
  const fields = { name, email: email ?? null, phone: phone ?? null, talent: talent ?? null }
  const { first } = await trx
    .insertInto('chat_applications')
    .values({ session_id: sessionId, ...fields })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(fields))
    .returning(sql<boolean>`xmax = 0`.as('first'))
    .executeTakeFirstOrThrow()
  return first
}

/** The application of a conversation. */
export async function findApplication(db: Database, sessionId: string): Promise<ChatApplication | null> {
  const row = await db
    .selectFrom('chat_applications')
    .select(['name', 'email', 'phone', 'talent', 'created_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  const { created_at, ...fields } = row
  return { ...fields, createdAt: created_at.toISOString() }
}
