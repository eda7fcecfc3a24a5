import { findPriceRanges } from '../../tools/roster.ts'
import { USUAL_HOURS } from '../../tools/span.ts'
import { type AssistantTools, joinSentences, type Reply, type Turn } from '../reply.ts'
import {
  describeShortage,
  findCategories,
  findFitting,
  listCategories,
  missingCategory,
  rateLimits,
  titleOf,
  whoTitle,
} from '../roster/find.ts'
import { formatTotal } from '../roster/people.ts'
import { replyPriceByName } from './by-name.ts'
import { joinPrices, listPackages } from './packages.ts'
import { replyPartyPrice } from './party.ts'

/** 'all together', of people or services that were talked about before. */
const TOGETHER =
  /\b(?:all ?together|in total|combined|the total|both|everything|everyone|all of (?:them|it|that)|for all)\b/
const THAT = /\b(?:that|it|those|them|they|this)\b/

/** What it costs, from the rates of the roster and the packages that are offered. */
export async function replyPrices(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say, reading, before } = turn
  const categories = findCategories(wish, tools)
  const isParty = categories.length > 1 || categories.some((category) => (wish.counts[category] ?? 1) > 1)
  const asksNew = reading.categories.length > 0 || Object.keys(reading.price).length > 0 || reading.words.length > 0
  if (wish.agentIds.length > 0) return replyPriceByName(turn, tools, wish.agentIds)
  const missing = missingCategory(wish, tools)
  if (missing !== undefined) {
    return {
      text: joinSentences(say.noCategory(titleOf(missing, turn, tools)), say.services(listCategories(turn, tools))),
      next: say.whichService,
      asked: { what: 'service' },
    }
  }
  if (isParty && (asksNew || TOGETHER.test(reading.text) || THAT.test(reading.text) || wish.time.hours !== undefined)) {
    return replyPartyPrice(turn, tools, categories.slice(0, 3))
  }
  const refersBack = !asksNew && before.shown.length > 0 && (THAT.test(reading.text) || TOGETHER.test(reading.text))
  if (refersBack) return replyPriceByName(turn, tools, before.shown, { together: TOGETHER.test(reading.text) })
  return replyRates(turn, tools)
}

async function replyRates(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say } = turn
  const [category] = findCategories(wish, tools)
  const limits = rateLimits(wish)
  const { total: isWhole = false } = wish.price
  const limited = limits.minRate !== undefined || limits.maxRate !== undefined
  if (category === undefined && !limited && wish.price.lean === undefined && wish.words.length === 0)
    return replyRanges(turn, tools)
  const agents = await findFitting(wish, tools)
  const range = category === undefined || limited ? '' : await describeRange(category, turn, tools)
  const who = whoTitle(wish, turn, tools)
  if (agents.length === 0) {
    return {
      text: joinSentences(
        say.noneWithin(who, describeLimits(limits, turn)),
        await describeRange(category, turn, tools),
      ),
      next: say.otherBudget,
      asked: { what: 'other' },
    }
  }
  const packages = category === undefined ? undefined : await listPackages(category, turn, tools)
  const [first] = agents
  // what a whole event may cost is compared with what it costs
  const hours = wish.time.hours ?? (isWhole && limited ? USUAL_HOURS : undefined)
  const people = agents.map((agent) =>
    hours === undefined
      ? `${agent.name} (${say.rate(agent.hourlyRate, agent.plusTax)})`
      : `${agent.name} (${formatTotal(agent, hours, turn) ?? say.rate(null, false)})`,
  )
  const lean = wish.price.lean === 'cheap' ? say.cheapest : say.dearest
  const lead =
    limited || range === ''
      ? say.within(describeLimits(limits, turn), people)
      : hours === undefined
        ? ''
        : say.forHours(say.hours(hours), people)
  return {
    text: joinSentences(
      wish.price.lean !== undefined && first && lean(first.name, say.rate(first.hourlyRate, first.plusTax)),
      range,
      (limited || category !== undefined || wish.price.lean === undefined) && lead,
      hours !== wish.time.hours && say.noHours(say.hours(USUAL_HOURS)),
      describeShortage(turn, tools, wish, agents.length),
      !limited && hours === undefined && say.how,
      packages?.text,
    ),
    next: wish.day === undefined ? say.checkDate : say.whichOne,
    asked: { what: wish.day === undefined ? 'check-date' : 'which' },
    agents,
    sources: packages?.sources ?? [],
  }
}

function describeLimits({ minRate, maxRate }: ReturnType<typeof rateLimits>, { say, wish }: Turn): string {
  const { total = false, min, max } = wish.price
  if (total && max !== undefined && min === undefined)
    return say.upToFor(max, say.hours(wish.time.hours ?? USUAL_HOURS))
  if (minRate !== undefined && maxRate !== undefined) return say.between(minRate, maxRate)
  if (maxRate !== undefined) return say.upTo(maxRate)
  return minRate === undefined ? say.talent : say.from(minRate)
}

async function describeRange(category: string | undefined, turn: Turn, tools: AssistantTools): Promise<string> {
  if (category === undefined) return ''
  const [range] = await findPriceRanges(tools.context.db, category)
  if (!range) return ''
  return turn.say.range(titleOf(category, turn, tools), range.least, range.most, range.plus_tax)
}

async function replyRanges(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { say } = turn
  const ranges = await findPriceRanges(tools.context.db)
  const parts = ranges.map(({ category, least, most, plus_tax: plusTax }) => {
    const text = say.rangeShort(titleOf(category, turn, tools), least, most)
    return { text, plusTax }
  })
  if (parts.length === 0) return { text: say.ratesOnRequest }
  const { title } = await tools.knowledge.policy('price')
  const packages = await listPackages(undefined, turn, tools)
  return {
    text: joinSentences(say.byTheHour(joinPrices(parts, turn)), say.how, packages.text),
    next: say.whichService,
    asked: { what: 'service' },
    sources: [title],
  }
}

/** The packages of the service asked about, and the rates when it has none. */
export async function replyPackages(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say } = turn
  if (wish.agentIds.length > 0 || missingCategory(wish, tools) !== undefined) return replyPrices(turn, tools)
  const [category] = findCategories(wish, tools)
  const { text, sources } = await listPackages(category, turn, tools)
  if (category === undefined) {
    return text === ''
      ? replyPrices(turn, tools)
      : { text, next: say.whichService, asked: { what: 'service' }, sources }
  }
  if (text === '') {
    const rates = await replyPrices(turn, tools)
    return { ...rates, text: joinSentences(say.noPackages(titleOf(category, turn, tools)), rates.text) }
  }
  return { text, next: say.checkDate, asked: { what: 'check-date' }, agents: await findFitting(wish, tools), sources }
}

/** That no price is lowered here, with the price when it is known of what. */
export async function replyDiscount(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const no = turn.say.noDiscount(tools.context.config.brand.phone)
  const rates = await replyPrices(turn, tools)
  return { ...rates, text: joinSentences(no, rates.text) }
}
