import { expect } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { buildRoster } from '#tests/support/roster.ts'

/** A conversation over HTTP with the demo's roster, on Tuesday, November 24, 2026 at 3 PM in Atlanta. */
export async function openDialogue() {
  const chat = await openChat({ context: { now: () => new Date('2026-11-24T20:00:00Z') } })
  await buildRoster(chat.db)
  const token = await chat.open()
  const say = async (message: string) => {
    const { status, body } = await chat.say(token, message)
    expect(status, message).toBe(200)
    return { ...body, text: body.message, names: body.suggestedAgents.map(({ name }) => name) }
  }
  return { ...chat, token, turn: say }
}
