import { sql, type Updateable } from 'kysely'
import { onTestFinished } from 'vitest'
import type { ChatSettings } from '#server/db/types.ts'
import { buildUser } from './factories.ts'
import { signIn, startTestApp, type TestAppOptions } from './start-test-app.ts'

/** A token that opens nothing. */
export const STRANGE_TOKEN = 'A'.repeat(43)

/** A product whose chat is answered without any provider, and what a visitor does in it. */
export async function openChat(options: TestAppOptions = {}) {
  const app = await startTestApp(options)
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const set = async (values: Updateable<ChatSettings>) => {
    await db.updateTable('chat_settings').set(values).execute()
    await app.context.chatSettings.refresh()
  }
  await set({ ai_model: 'fallback' })
  const begin = (more: { cookie?: string } = {}) => app.call('POST /api/chat/init', more)
  return {
    app,
    db,
    set,
    begin,
    /** A new conversation's token. */
    open: async () => (await begin()).body.sessionToken,
    say: (sessionToken: string, message: string, headers: Record<string, string> = {}) =>
      app.call('POST /api/chat/message', { body: { sessionToken, message }, headers }),
    history: (sessionToken: string) => app.call('GET /api/chat/history/:sessionToken', { params: { sessionToken } }),
    ask: (sessionToken: string, more: Record<string, string> = {}) =>
      app.call('POST /api/chat/person', {
        body: { sessionToken, name: 'Dana Whitfield', email: 'dana@example.com', ...more },
      }),
    /** Lets every conversation have been silent for so many minutes more. */
    silence: (minutes: number) =>
      db
        .updateTable('chat_sessions')
        .set({ last_message_at: sql`last_message_at - make_interval(mins => ${minutes})` })
        .execute(),
    /** The newest conversation's id. */
    newestId: async () =>
      (await db.selectFrom('chat_sessions').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id,
    /** An admin of the office, signed in. */
    signInAdmin: async () => signIn(app, { role: 'admin', userId: (await buildUser(db)).id }),
  }
}
