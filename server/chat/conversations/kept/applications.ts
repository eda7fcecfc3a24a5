import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import type { ChatApplication } from '#shared/contract/chat/dialogue.ts'

/** What an applicant has left; one of email and phone is given. */
export interface NewApplication {
  name: string
  email?: string | undefined
  phone?: string | undefined
  talent?: string | undefined
}

/**
 * Stores an application. A later one of the same conversation is added to it, and opens it again where it says something
 * new (docs/product.md P10.96).
 * @returns whether it is the first, or changes the one before
 */
export async function saveApplication(
  trx: Database,
  sessionId: string,
  { name, email, phone, talent }: NewApplication,
): Promise<'new' | 'changed' | 'same'> {
  const saved = await trx
    .insertInto('chat_applications')
    .values({ session_id: sessionId, name, email: email ?? null, phone: phone ?? null, talent: talent ?? null })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet({
          name,
          email: sql`coalesce(excluded.email, chat_applications.email)`,
          phone: sql`coalesce(excluded.phone, chat_applications.phone)`,
          talent: sql`coalesce(excluded.talent, chat_applications.talent)`,
          state: 'open',
        })
        .where(
          sql<boolean>`(chat_applications.name, chat_applications.email, chat_applications.phone, chat_applications.talent)
            is distinct from (excluded.name, coalesce(excluded.email, chat_applications.email),
            coalesce(excluded.phone, chat_applications.phone), coalesce(excluded.talent, chat_applications.talent))`,
        ),
    )
    .returning(sql<boolean>`xmax = 0`.as('first'))
    .executeTakeFirst()
  if (!saved) return 'same'
  return saved.first ? 'new' : 'changed'
}

/** The application of a conversation. */
export async function findApplication(db: Database, sessionId: string): Promise<ChatApplication | null> {
  const row = await db
    .selectFrom('chat_applications')
    .select(['name', 'email', 'phone', 'talent', 'state', 'created_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  const { created_at, ...fields } = row
  return { ...fields, createdAt: created_at.toISOString() }
}

/** The applications that wait for the office, the oldest first (docs/product.md P10.97). */
export async function listOpenApplications(db: Database, most: number) {
  return db
    .selectFrom('chat_applications')
    .select(['session_id as id', 'name', 'created_at'])
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('session_id')
    .limit(most)
    .execute()
}

/** How many applications wait for the office. */
export async function countOpenApplications(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('chat_applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Says what the office did about an application, audited; saying it again changes nothing (docs/product.md P10.96).
 * @throws AppError not_found (404) when the conversation has none
 */
export async function settleApplication(
  { db, announce }: AppContext,
  { id, state, actor, requestId }: By<AdminActor> & { id: string; state: ChatApplication['state'] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('chat_applications')
      .select('state')
      .where('session_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound('There is no application in this conversation')
    if (row.state === state) return
    await trx.updateTable('chat_applications').set({ state }).where('session_id', '=', id).execute()
    const change = { before: { application: row.state }, after: { application: state } }
    await recordAudit(trx, { actor, requestId, action: 'chat.settled', entity: 'chat', entityId: id, ...change })
  })
  announce({ action: 'conversation:changed', id, actor })
}
