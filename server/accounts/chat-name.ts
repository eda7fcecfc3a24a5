import type { Database } from '#server/db/client.ts'

/** The name under which visitors of the chat know an admin; null while there is none (docs/product.md P10.49). */
export async function findChatName(db: Database, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('chat_name').where('id', '=', userId).executeTakeFirst()
  return user?.chat_name ?? null
}

/** Keeps that name with the admin's account. */
export async function saveChatName(trx: Database, userId: string, name: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ chat_name: name })
    .where('id', '=', userId)
    .where('chat_name', 'is distinct from', name)
    .execute()
}
