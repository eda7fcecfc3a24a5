import type { Temporal } from 'temporal-polyfill'
import { bookingTotalCents, formatCents } from '#shared/model/money.ts'
import type { Wish } from '../../dialogue/wish.ts'
import type { RosterAgent } from '../../tools/roster.ts'
import { type EventSpan, USUAL_HOURS } from '../../tools/span.ts'
import { describeAssumptions, formatWhen } from '../availability/assumptions.ts'
import { type AssistantTools, joinSentences, NAMED, type Reply, type Turn } from '../reply.ts'
import { describeShortage, findFitting, titleOf } from '../roster/find.ts'
import { namesOf, withTotal } from '../roster/people.ts'

/** Agents of one category, and how many of them were asked for. */
interface Group {
  category: string
  count: number
  agents: RosterAgent[]
}

/**
 * The reply to a wish for several categories, 'a DJ and two bartenders': a line for each with those who are free, then
 * what the first of each come to together (docs/product.md P10.51, P10.69).
 */
export async function replyParty(
  turn: Turn,
  tools: AssistantTools,
  { day, span, categories }: { day: Temporal.PlainDate; span: EventSpan; categories: readonly string[] },
): Promise<Reply> {
  const { say } = turn
  const when = formatWhen(day, span, turn, tools)
  const groups = await findAffordable(turn, tools, categories, { hours: span.hours, free: span })
  const lines = groups.map((group) => {
    const title = titleOf(group.category, turn, tools)
    if (group.agents.length === 0) return say.noneFree(title, when)
    const people = group.agents.map((agent) => withTotal(agent, span.hours, turn))
    return joinSentences(say.freeOf(title, people), shortageOf(group, turn, tools))
  })
  const sum = describeSum(groups, span.hours, turn, tools)
  return {
    text: [
      joinSentences(say.freeOn(when), describeAssumptions(withoutWhole(turn), span)),
      ...lines,
      ...(sum ? [sum] : []),
    ].join('\n'),
    next: say.whichOne,
    asked: { what: 'which' },
    agents: takeTurns(groups),
    span,
  }
}

/** The limit of a whole party is compared with its sum, not said of one person. */
const withoutWhole = (turn: Turn): Turn =>
  turn.wish.price.total ? { ...turn, wish: { ...turn.wish, price: {} } } : turn

/** What a party of several costs, with whom (docs/product.md P10.69). */
export async function replyPartyPrice(
  turn: Turn,
  tools: AssistantTools,
  categories: readonly string[],
): Promise<Reply> {
  const { wish, say } = turn
  const hours = wish.time.hours ?? USUAL_HOURS
  const groups = await findAffordable(turn, tools, categories, { hours })
  const sum = describeSum(groups, hours, turn, tools)
  return {
    text: [
      ...(sum ? [sum] : []),
      ...groups.map((group) => joinSentences(rateLine(group, turn, tools), shortageOf(group, turn, tools))),
    ].join('\n'),
    next: wish.day === undefined ? say.checkDate : say.whichOne,
    asked: { what: wish.day === undefined ? 'check-date' : 'which' },
    agents: takeTurns(groups),
  }
}

function rateLine({ category, agents }: Group, turn: Turn, tools: AssistantTools): string {
  const title = titleOf(category, turn, tools)
  const people = agents.map(({ name, hourlyRate, plusTax }) => `${name} (${turn.say.rate(hourlyRate, plusTax)})`)
  return people.length === 0 ? turn.say.nobody(title) : turn.say.freeOf(title, people)
}

const shortageOf = ({ category, agents }: Group, turn: Turn, tools: AssistantTools) =>
  describeShortage(turn, tools, { ...turn.wish, agentIds: [], categories: [category] }, agents.length)

async function findGroups(
  { wish }: Turn,
  tools: AssistantTools,
  categories: readonly string[],
  { free, price = wish.price }: { free?: EventSpan | undefined; price?: Wish['price'] },
): Promise<Group[]> {
  return Promise.all(
    categories.map(async (category) => ({
      category,
      count: wish.counts[category] ?? 1,
      agents: await findFitting({ ...wish, price, agentIds: [], categories: [category] }, tools, free ? { free } : {}),
    })),
  )
}

/** The groups of a party; where what it may cost as a whole is less than the best rated cost, the cheapest of each. */
async function findAffordable(
  turn: Turn,
  tools: AssistantTools,
  categories: readonly string[],
  { hours, free }: { hours: number; free?: EventSpan },
): Promise<Group[]> {
  const { max, total } = turn.wish.price
  if (!total || max === undefined) return findGroups(turn, tools, categories, { free })
  const best = await findGroups(turn, tools, categories, { price: {}, free })
  if (centsOf(chosenOf(best), hours) <= max * 100) return best
  return findGroups(turn, tools, categories, { price: { lean: 'cheap' }, free })
}

/** 'A DJ and 2 Bartenders for 4 hours: … come to $1,280.00 together'; undefined when some are missing. */
function describeSum(groups: readonly Group[], hours: number, turn: Turn, tools: AssistantTools): string | undefined {
  const chosen = chosenOf(groups)
  if (groups.some(({ agents, count }) => agents.length < count)) return undefined
  const party = turn.say.party(groups.map(({ category, count }) => ({ title: titleOf(category, turn, tools), count })))
  const { priced, unpriced, total } = sumOf(chosen, hours, turn)
  if (total === undefined) return undefined
  return joinSentences(
    turn.say.together(party, turn.say.hours(hours), namesOf(priced), total),
    compareBudget(centsOf(chosen, hours), turn),
    unpriced.length > 0 && turn.say.withoutRate(namesOf(unpriced)),
  )
}

const chosenOf = (groups: readonly Group[]) => groups.flatMap(({ agents, count }) => agents.slice(0, count))

/** What agents with a rate come to together for some hours, in cents. */
const centsOf = (agents: readonly RosterAgent[], hours: number) =>
  agents.reduce((sum, { hourlyRate }) => sum + (bookingTotalCents(hourlyRate, hours) ?? 0), 0)

/** Whether a sum is within what the whole event may cost. */
function compareBudget(cents: number, { wish: { price }, say }: Turn): string | false {
  if (!price.total || price.max === undefined) return false
  return cents <= price.max * 100
    ? say.withinBudget(price.max)
    : say.overBudget(price.max, formatCents(cents - price.max * 100))
}

/** What agents come to together for some hours. */
export function sumOf(agents: readonly RosterAgent[], hours: number, { say }: Pick<Turn, 'say'>) {
  const priced = agents.filter(({ hourlyRate }) => hourlyRate !== null)
  const cents = centsOf(priced, hours)
  const tax = priced.some(({ plusTax }) => plusTax) ? ` ${say.plusTax}` : ''
  return {
    priced,
    unpriced: agents.filter(({ hourlyRate }) => hourlyRate === null),
    total: priced.length === 0 ? undefined : `${formatCents(cents)}${tax}`,
  }
}

/** As many of each category as were asked for, in turns, then the others in turns. */
function takeTurns(groups: readonly Group[]): RosterAgent[] {
  const turns = (lists: readonly RosterAgent[][]) => {
    const longest = Math.max(0, ...lists.map(({ length }) => length))
    return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
  }
  return [
    ...turns(groups.map(({ agents, count }) => agents.slice(0, count))),
    ...turns(groups.map(({ agents, count }) => agents.slice(count))),
  ].slice(0, NAMED)
}
