import { buildEventSpan } from '../../tools/span.ts'
import { type AssistantTools, joinSentences, type Reply, type Turn } from '../reply.ts'
import { findFitting } from '../roster/find.ts'
import { namesOf } from '../roster/people.ts'

/** An agent who takes no bookings, said to be so, with two others (docs/product.md P10.68). */
export async function replyUnbookable(
  turn: Turn,
  tools: AssistantTools,
  agent: { id: string; name: string; category: string },
): Promise<Reply> {
  const { wish, say } = turn
  const alike = { ...wish, agentIds: [], words: [], categories: [agent.category], counts: {}, price: {} }
  const span = wish.day ? buildEventSpan(wish.day, wish.time) : undefined
  const others = (await findFitting({ ...alike, without: [agent.id] }, tools, span ? { free: span } : {})).slice(0, 2)
  return {
    text: joinSentences(say.noBookings(agent.name), others.length > 0 && say.insteadOf(namesOf(others))),
    next: others.length > 0 ? say.whichOne : say.whichService,
    asked: { what: others.length > 0 ? 'which' : 'service' },
    agents: others,
    span,
    sources: [agent.name],
    agentIds: [],
  }
}
