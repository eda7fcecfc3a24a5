import type { Temporal } from 'temporal-polyfill'
import { findAgents, type RosterAgent } from '../../tools/roster.ts'
import type { EventSpan } from '../../tools/span.ts'
import { type AssistantTools, joinSentences, NAMED, type Reply, type Turn } from '../reply.ts'
import { findFitting } from '../roster/find.ts'
import { namesOf, withTotal } from '../roster/people.ts'
import { describeAssumptions, formatWhen } from './assumptions.ts'
import { findNextFree } from './next-free.ts'
import { replyUnbookable } from './unbookable.ts'

/** Whether those named are free; for one who is not, when next, and two others who are (docs/product.md P10.68). */
export async function replyByName(
  turn: Turn,
  tools: AssistantTools,
  { day, span }: { day: Temporal.PlainDate; span: EventSpan },
): Promise<Reply> {
  const { wish, say } = turn
  const { db } = tools.context
  const named = await findAgents(db, { ids: wish.agentIds, limit: NAMED })
  const [first] = named
  if (!first) return { text: say.unknownName, agentIds: [] }
  const free = await findAgents(db, { ids: wish.agentIds, free: span, limit: NAMED })
  const when = formatWhen(day, span, turn, tools)
  const notes = describeAssumptions(turn, span)
  const sources = namesOf(named)
  const isFree = ({ id }: RosterAgent) => free.some((one) => one.id === id)
  const away = named.filter((agent) => !isFree(agent))
  if (free.length > 0) {
    return {
      text: joinSentences(
        say.free(
          free.map((agent) => withTotal(agent, span.hours, turn)),
          when,
        ),
        ...away.map((agent) => (agent.availability ? say.taken(agent.name, when) : say.noBookings(agent.name))),
        wish.agentIds.length > NAMED && say.manyNames(NAMED),
        notes,
      ),
      next: free.length > 1 ? say.whichOne : say.openForm,
      asked: { what: free.length > 1 ? 'which' : 'book' },
      agents: free,
      span,
      sources,
    }
  }
  if (!first.availability) return replyUnbookable(turn, tools, first)
  const others = await findFitting(
    { ...wish, agentIds: [], categories: [first.category], words: [], counts: {}, without: [first.id] },
    tools,
    { free: span },
  )
  const two = others.slice(0, 2)
  const next = await findNextFree(db, first.id, { day, time: wish.time })
  const nextDay = next && say.day(next.day, tools.today)
  return {
    text: joinSentences(
      say.taken(first.name, when),
      next && nextDay && say.nextFree(first.name, say.when(nextDay, say.times(next.span))),
      notes,
      two.length > 0 && say.othersFree(two.map((agent) => withTotal(agent, span.hours, turn))),
    ),
    next: two.length > 0 ? say.whichOne : say.otherDate,
    asked: { what: two.length > 0 ? 'which' : 'date' },
    choices: [...(nextDay ? [`${first.name}, ${nextDay}`] : []), ...namesOf(two)],
    agents: two,
    span,
    sources,
  }
}
