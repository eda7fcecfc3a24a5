import { parseAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import type { Assistant } from '../assistant.ts'
import type { ChatTurn } from '../chat-turn.ts'

/**
 * Talks to an assistant.
 * @param stage the app and its assistant, once they are there
 */
export function makeAsking(stage: () => { app: TestApp; assistant: Assistant }) {
  /** The answer to the last of what one visitor said. */
  async function ask(...said: string[]) {
    const answer = await stage().assistant.answer(said.map((content) => ({ role: 'user' as const, content })))
    return { ...answer, names: answer.suggestedAgents.map(({ name }) => name) }
  }

  /** What the assistant answers to each of these, one after the other. */
  async function talk(...says: string[]): Promise<string[]> {
    const said: ChatTurn[] = []
    for (const content of says) {
      said.push({ role: 'user', content })
      said.push({ role: 'assistant', content: (await stage().assistant.answer(said)).text })
    }
    return said.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  }

  return { ask, talk }
}

async function idOf({ context: { db } }: TestApp, name: string): Promise<string> {
  return (await db.selectFrom('agents').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

/** Takes an agent's time as a confirmed booking does, until the callback is done. */
export async function whileTaken(
  app: TestApp,
  name: string,
  from: string,
  to: string,
  then: () => Promise<void>,
): Promise<void> {
  const [start, end] = [parseAtlantaTime(from), parseAtlantaTime(to)]
  if (!start || !end) throw new Error('not a time')
  const { id } = await app.context.db
    .insertInto('agent_statuses')
    .values({
      agent_id: await idOf(app, name),
      start_time: start,
      end_time: end,
      busy_until: end,
      duration_minutes: 60,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    await then()
  } finally {
    await app.context.db.deleteFrom('agent_statuses').where('id', '=', id).execute()
  }
}
