import { findAgents, type RosterAgent } from '../../tools/roster.ts'
import { USUAL_HOURS } from '../../tools/span.ts'
import { replyUnbookable } from '../availability/unbookable.ts'
import { type AssistantTools, joinSentences, NAMED, type Reply, type Turn } from '../reply.ts'
import { formatTotal, namesOf } from '../roster/people.ts'
import { listPackages } from './packages.ts'
import { sumOf } from './party.ts'

/** 'What does that come to? And what if it were four hours?' asks for both. */
const ASKS_BOTH =
  /\b(?:that|it|this|those|these)\b[^?.!]*[?.!,][\s,]*(?:and|or|also|then|but)?[\s,]*(?:what if|how about|what about|if)\b/

/** The hours known before, where a message asks for them and for others. */
const alsoFor = ({ before: { known }, reading: { text, time } }: Turn): number[] =>
  known.hours !== undefined && time.hours !== undefined && known.hours !== time.hours && ASKS_BOTH.test(text)
    ? [known.hours]
    : []

/** The rate of an agent, and what each of these lengths comes to. */
function describeTotals(agent: RosterAgent, lengths: readonly number[], turn: Turn): string {
  const { say } = turn
  const line = say.costs(agent.name, say.rate(agent.hourlyRate, agent.plusTax))
  const totals = lengths.map((hours) => {
    const total = formatTotal(agent, hours, turn)
    return total === undefined ? say.onRequest(agent.name) : say.comesTo(line, say.hours(hours), total)
  })
  return [...new Set(totals)].join('\n')
}

/**
 * What the agents named cost: the rate, and the total of the hours; of several also what they come to together.
 * @param options.together says the sum also of agents that were shown rather than named
 */
export async function replyPriceByName(
  turn: Turn,
  tools: AssistantTools,
  ids: readonly string[],
  { together = true }: { together?: boolean } = {},
): Promise<Reply> {
  const { wish, say } = turn
  const agents = await findAgents(tools.context.db, { ids, limit: NAMED })
  const [first] = agents
  if (!first) return { text: say.unknownName, agentIds: [] }
  const hours = wish.time.hours ?? USUAL_HOURS
  const lines = agents.map((agent) => describeTotals(agent, [...alsoFor(turn), hours], turn))
  const sources = namesOf(agents)
  if (agents.length > 1) {
    const { priced, total } = sumOf(agents, hours, turn)
    const sum = together && priced.length > 1 && total !== undefined
    return {
      text: [...lines, ...(sum ? [say.togetherNames(namesOf(priced), say.hours(hours), total)] : [])].join('\n'),
      next: wish.day === undefined ? say.checkDate : say.whichOne,
      asked: { what: wish.day === undefined ? 'check-date' : 'which' },
      agents,
      sources,
    }
  }
  if (!first.availability) {
    const instead = await replyUnbookable(turn, tools, first)
    return { ...instead, text: joinSentences(lines[0], instead.text) }
  }
  const packages = await listPackages(first.category, turn, tools)
  return {
    text: joinSentences(lines[0], packages.text),
    next: wish.day === undefined ? say.checkDateOf(first.name) : say.openForm,
    asked: { what: wish.day === undefined ? 'check-date' : 'book' },
    agents,
    sources: [...sources, ...packages.sources],
    agentIds: [first.id],
  }
}
