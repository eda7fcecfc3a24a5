import { bookingTotalCents, formatCents } from '#shared/model/money.ts'
import { findAgents, findPriceRanges, type RosterAgent } from '../../tools/roster.ts'
import { USUAL_HOURS } from '../../tools/span.ts'
import { type AssistantTools, NAMED, type Reply, type Turn } from '../reply.ts'
import { findCategories, titleOf } from '../roster/find.ts'
import { formatTotal, namesOf } from '../roster/people.ts'
import { replyPrices } from './prices.ts'

/** Rates, totals and ratings of two or three people side by side, or of two services (docs/product.md P10.69). */
export async function replyComparison(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, before, reading, say } = turn
  const own = reading.agentIds.length === 1 ? [...before.known.agentIds, ...reading.agentIds] : wish.agentIds
  const ids = [...new Set(own.length > 1 ? own : [...own, ...before.shown])]
  const agents = ids.length < 2 ? [] : await findAgents(tools.context.db, { ids, limit: NAMED })
  if (agents.length > 1 && reading.categories.length < 2) return compareAgents(agents, turn)
  const categories = findCategories(wish, tools)
  if (categories.length > 1) return compareCategories(categories.slice(0, NAMED), turn, tools)
  if (categories.length === 1 || wish.agentIds.length > 0) return replyPrices(turn, tools)
  return { text: '', next: say.whomToCompare, asked: { what: 'other' } }
}

function compareAgents(agents: readonly RosterAgent[], turn: Turn): Reply {
  const { wish, say } = turn
  const hours = wish.time.hours ?? USUAL_HOURS
  const lines = agents.map((agent) => {
    const total = formatTotal(agent, hours, turn)
    const forHours = total === undefined ? undefined : `${total} / ${say.hours(hours)}`
    return say.comparison(agent.name, say.rate(agent.hourlyRate, agent.plusTax), agent.rating, forHours)
  })
  return {
    text: [...lines, ...describeDifference(agents, hours, turn)].join('\n'),
    next: say.whichOne,
    asked: { what: 'which' },
    agents,
    sources: namesOf(agents),
    agentIds: [],
  }
}

function describeDifference(agents: readonly RosterAgent[], hours: number, { say }: Turn): string[] {
  const priced = agents
    .flatMap((agent) => {
      const cents = bookingTotalCents(agent.hourlyRate, hours)
      return cents === null ? [] : [{ name: agent.name, cents }]
    })
    .sort((a, b) => a.cents - b.cents)
  const [least, next] = priced
  if (!least || !next) return []
  if (least.cents === next.cents) return [say.sameRate]
  return [say.cheaperBy(least.name, formatCents(next.cents - least.cents), say.hours(hours))]
}

async function compareCategories(categories: readonly string[], turn: Turn, tools: AssistantTools): Promise<Reply> {
  const ranges = await findPriceRanges(tools.context.db)
  const lines = categories.flatMap((category) => {
    const range = ranges.find((one) => one.category === category)
    if (!range) return []
    return [turn.say.range(titleOf(category, turn, tools), range.least, range.most, range.plus_tax)]
  })
  return { text: lines.join('\n'), next: turn.say.checkDate, asked: { what: 'check-date' } }
}
