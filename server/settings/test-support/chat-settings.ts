import type { AiModel } from '#shared/contract/chat/settings.admin.ts'
import { openChat } from '#tests/support/chat.ts'

export const KEY = 'sk-test-0123456789abcdWXYZ'
export const MASK = '••••••••WXYZ'

/** An app with a chat, and the calls by which an admin reads, saves and tries its settings. */
export async function startAsAdmin(options: Parameters<typeof openChat>[0] = {}) {
  const chat = await openChat(options)
  const { app } = chat
  const cookie = await chat.signInAdmin()
  return {
    ...chat,
    cookie,
    show: async () => (await app.call('GET /api/admin/chat-settings', { cookie })).body,
    save: (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
      app.call('PUT /api/admin/chat-settings', { body, headers, cookie }),
    tryKey: (body: { model: AiModel; apiKey?: string }) =>
      app.call('POST /api/admin/chat-settings/test-openai', { body, cookie }),
    tryRedis: (body: { host: string; port: number; password?: string }) =>
      app.call('POST /api/admin/chat-settings/test-redis', { body, cookie }),
  }
}
