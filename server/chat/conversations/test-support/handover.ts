import { openChat } from '#tests/support/chat.ts'
import type { TestAppOptions } from '#tests/support/start-test-app.ts'
import { untilListening } from '#tests/support/streams.ts'

interface ChatStreamEvent {
  name: string
  id: string | undefined
  data: Record<string, unknown>
}

/** The events of a stream so far. */
export const readChatEvents = ({ text }: { text: string }): ChatStreamEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const [, id, name = '', data = ''] = /(?:id: (.*)\n)?event: (\w+)\ndata: (.*)/.exec(block) ?? []
    return name === '' ? [] : [{ name, id, data: JSON.parse(data) as Record<string, unknown> }]
  })

/** A conversation of a visitor, with what an admin can do with it; the app listens on a port. */
export async function openHandover(options: TestAppOptions = {}) {
  const chat = await openChat(options)
  const { app } = chat
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await untilListening(app, 1)
  const token = await chat.open()
  const id = await chat.newestId()
  const cookie = await chat.signInAdmin()
  const office = (who: string = cookie) => ({
    take: (name = 'Mara', more: { fromColleague?: boolean } = {}) =>
      app.call('POST /api/admin/conversations/:id/take', { params: { id }, body: { name, ...more }, cookie: who }),
    say: (content: string) =>
      app.call('POST /api/admin/conversations/:id/messages', { params: { id }, body: { content }, cookie: who }),
    handBack: () => app.call('POST /api/admin/conversations/:id/hand-back', { params: { id }, cookie: who }),
    show: () => app.call('GET /api/admin/conversations/:id', { params: { id }, cookie: who }),
    list: (query: Record<string, string> = {}) => app.call('GET /api/admin/conversations', { query, cookie: who }),
    waiting: async () => (await app.call('GET /api/admin/summary', { cookie: who })).body.waiting.chats,
  })
  return { ...chat, token, id, cookie, office, path: `/api/chat/events/${token}` }
}
