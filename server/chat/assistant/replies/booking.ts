import { findAgents } from '../tools/roster.ts'
import { buildEventSpan, type EventSpan } from '../tools/span.ts'
import { formatWhen } from './availability/assumptions.ts'
import { replyAvailability } from './availability/availability.ts'
import { replyByName } from './availability/by-name.ts'
import { replyUnbookable } from './availability/unbookable.ts'
import { replyTopic } from './policies.ts'
import { type AssistantTools, joinSentences, NAMED, type Reply, type Turn } from './reply.ts'
import { findCategories, findFitting } from './roster/find.ts'
import { namesOf } from './roster/people.ts'

/**
 * Leads to the booking form with exactly the person named or picked, once that person is free; never books
 * (docs/product.md P10.72).
 */
export async function replyBooking(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, before, say } = turn
  const shown = before.shown.length === 1 ? before.shown : []
  const ids = wish.agentIds.length > 0 ? wish.agentIds : turn.reading.categories.length > 0 ? [] : shown
  if (ids.length === 0) return chooseFirst(turn, tools)
  const agents = await findAgents(tools.context.db, { ids, limit: NAMED })
  const [first] = agents
  if (!first) return { text: say.unknownName, agentIds: [] }
  const span = wish.day ? buildEventSpan(wish.day, wish.time) : undefined
  if (agents.length > 1) {
    return {
      text: say.each,
      next: say.whichOne,
      asked: { what: 'which' },
      choices: namesOf(agents),
      agents,
      span,
      agentIds: ids,
    }
  }
  if (!first.availability) return replyUnbookable(turn, tools, first)
  if (wish.day && span) {
    const [free] = await findAgents(tools.context.db, { ids, free: span, limit: 1 })
    const when = { day: wish.day, span }
    if (!free) return replyByName({ ...turn, wish: { ...wish, agentIds: ids } }, tools, when)
    return {
      ...leadToForm(turn, first, formatWhen(wish.day, span, turn, tools)),
      asked: { what: 'book' },
      agents: [first],
      span,
      agentIds: [first.id],
    }
  }
  const { text, sources } = leadToForm(turn, first, undefined)
  return { text, sources, next: say.addDate, asked: { what: 'date' }, agents: [first], agentIds: [first.id] }
}

const leadToForm = ({ say }: Turn, { name }: { name: string }, when: string | undefined) => ({
  text: say.bookHim(name, when),
  sources: [name],
})

/** Who to book is not clear yet. */
async function chooseFirst(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, before, say, reading } = turn
  const span: EventSpan | undefined = wish.day ? buildEventSpan(wish.day, wish.time) : undefined
  if (reading.categories.length === 0 && before.shown.length > 1) {
    const agents = await findAgents(tools.context.db, { ids: before.shown, limit: NAMED })
    return { text: '', next: say.whichOne, asked: { what: 'which' }, choices: namesOf(agents), agents, span }
  }
  if (wish.day && (findCategories(wish, tools).length > 0 || wish.words.length > 0))
    return replyAvailability(turn, tools)
  const how = await replyTopic('booking', tools)
  if (findCategories(wish, tools).length === 0)
    return {
      ...how,
      next: say.which({ date: true, time: false, hours: false, service: true }),
      asked: { what: 'date' },
    }
  const agents = await findFitting(wish, tools)
  return {
    ...how,
    text: joinSentences(how.text),
    next: say.which({ date: true, time: false, hours: false, service: false }),
    asked: { what: 'date' },
    agents,
  }
}

/** What happens after a request was sent. */
export async function replySent(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const ids = turn.wish.agentIds.slice(0, 1)
  const [agent] = ids.length === 0 ? [] : await findAgents(tools.context.db, { ids, limit: 1 })
  const { title } = await tools.knowledge.policy('request')
  return { text: turn.say.sent(agent?.name), sources: [title] }
}
