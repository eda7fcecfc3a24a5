import { expect } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { buildRoster } from '#tests/support/roster.ts'

/**
 * A conversation over HTTP with the demo's roster, on Tuesday, November 24 at 3 PM in Atlanta.
 * @param options.year 2026, or one with the same weekdays that is still to come: the public search knows nobody's past
 */
export async function openDialogue({ year = 2026 }: { year?: 2026 | 2037 } = {}) {
  const chat = await openChat({ context: { now: () => new Date(`${year}-11-24T20:00:00Z`) } })
  await buildRoster(chat.db)
  const token = await chat.open()
  const say = async (message: string) => {
    const { status, body } = await chat.say(token, message)
    expect(status, message).toBe(200)
    return { ...body, text: body.message, names: body.suggestedAgents.map(({ name }) => name) }
  }
  return { ...chat, token, turn: say }
}

/** The answer to the last of some messages, in a conversation of its own. */
export async function hold(...said: readonly string[]) {
  const { turn } = await openDialogue({ year: 2037 })
  let answer = await turn(said[0] ?? '')
  for (const message of said.slice(1)) answer = await turn(message)
  return answer
}
