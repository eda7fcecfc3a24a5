import { isFor } from '../dialogue/youngest.ts'
import { findAgents, type RosterAgent } from '../tools/roster.ts'
import { buildEventSpan } from '../tools/span.ts'
import { formatWhen } from './availability/assumptions.ts'
import { type AssistantTools, joinSentences, NAMED, type Reply, type Turn } from './reply.ts'

/**
 * Keeps among those an answer shows the ones who take bookings and are free at the time under discussion; one who was
 * asked about and is taken then is said to be so (docs/product.md P10.68).
 */
export async function keepBookable(
  reply: Reply,
  turn: Turn,
  tools: AssistantTools,
): Promise<{ reply: Reply; agents: RosterAgent[] }> {
  const { wish, state, say } = turn
  const bookable = (reply.agents ?? []).filter((agent) => agent.availability && isFor(state.known, agent))
  const isLookedUp = reply.span !== undefined || wish.day === undefined || bookable.length === 0
  if (isLookedUp || !wish.day) return { reply, agents: bookable.slice(0, NAMED) }
  const span = buildEventSpan(wish.day, wish.time)
  const ids = bookable.map(({ id }) => id)
  const free = new Set((await findAgents(tools.context.db, { ids, free: span, limit: ids.length })).map(({ id }) => id))
  const taken = bookable.slice(0, NAMED).filter(({ id }) => !free.has(id))
  const when = formatWhen(wish.day, span, turn, tools)
  const notes = taken.map(({ name }) => say.taken(name, when))
  return {
    reply: {
      ...reply,
      ...(notes.length > 0 && { text: joinSentences(reply.text, ...notes) }),
      ...(free.size === 0 && { next: say.otherDate, asked: { what: 'date' } }),
    },
    agents: bookable.filter(({ id }) => free.has(id)).slice(0, NAMED),
  }
}
