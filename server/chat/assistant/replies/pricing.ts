import { bookingTotalCents, formatCents } from '#shared/model/money.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { findAgents, findPriceRanges } from '../tools/roster.ts'
import type { Understanding } from '../understand/understand.ts'
import { findCategory, findFitting, missingCategory, rateLimits } from './find.ts'
import { listPackages } from './packages.ts'
import {
  type AssistantTools,
  describeAgent,
  findCategoryTitle,
  formatRate,
  joinPrices,
  joinWords,
  listCategories,
  type Reply,
  withTax,
} from './reply.ts'

const HOW =
  'The total is the hourly rate times the hours; what else there is, such as travel, is agreed with you first.'

/** What it costs, from the rates of the roster and the packages that are offered. */
export async function replyPricing(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  const reply = (wish.packages && (await replyPackages(wish, tools))) || (await replyRates(wish, tools))
  if (!wish.discount) return reply
  const { phone } = tools.context.config.brand
  return {
    ...reply,
    text: `I cannot lower a price or offer a discount; our office at ${phone} can tell you more. ${reply.text}`,
  }
}

/** The packages of what is asked about, when there is something to say of them; with whom they can be booked. */
async function replyPackages(wish: Understanding, tools: AssistantTools): Promise<Reply | undefined> {
  if (wish.agentIds.length > 0 || missingCategory(wish, tools) !== undefined) return undefined
  const category = findCategory(wish, tools)
  const { text, sources } = await listPackages(category, tools)
  if (category === undefined) {
    return text === '' ? undefined : { text: `${text} Which service are you looking for?`, sources }
  }
  if (text === '') {
    const rates = await replyRates(wish, tools)
    return {
      ...rates,
      text: `We have no packages for ${findCategoryTitle(category, tools.lexicon)} at the moment. ${rates.text}`,
    }
  }
  return { text: `${text} Shall I check a date?`, agents: await findFitting(wish, tools), sources }
}

async function replyRates(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  if (wish.agentIds.length > 0) return replyByName(wish, tools)
  const missing = missingCategory(wish, tools)
  if (missing !== undefined) {
    return {
      text: `We have no ${findCategoryTitle(missing, tools.lexicon)} at the moment. Our services are ${listCategories(tools.lexicon)}. Which service may I price for you?`,
    }
  }
  const category = findCategory(wish, tools)
  const limits = rateLimits(wish)
  const narrowed = limits.minRate !== undefined || limits.maxRate !== undefined || wish.price.lean !== undefined
  if (category === undefined && !narrowed) return replyRanges(wish, tools)
  const agents = await findFitting(wish, tools)
  const who = category === undefined ? 'talent' : findCategoryTitle(category, tools.lexicon)
  const range = category === undefined ? '' : await describeRange(category, tools)
  if (agents.length === 0) {
    return { text: `I find no ${who} ${describeLimits(limits)}. ${range}Which other budget may I look for?` }
  }
  const said = narrowed && wish.price.lean === undefined ? ` ${describeLimits(limits)}` : ''
  const names = joinWords(agents.map((agent) => describeAgent(agent, wish.time.hours)))
  const packages = category === undefined ? NONE : await listPackages(category, tools)
  return {
    text: joined(`${range}Pricing for ${who}${said}: ${names}. ${HOW}`, packages.text, 'Shall I check a date?'),
    agents,
    sources: packages.sources,
  }
}

const NONE = { text: '', sources: [] }
const joined = (...sentences: string[]): string => sentences.filter((one) => one !== '').join(' ')

const describeLimits = ({ minRate, maxRate }: ReturnType<typeof rateLimits>): string =>
  minRate !== undefined && maxRate !== undefined
    ? `between $${minRate} and $${maxRate} an hour`
    : maxRate !== undefined
      ? `up to $${maxRate} an hour`
      : minRate !== undefined
        ? `from $${minRate} an hour`
        : 'at that price'

async function describeRange(category: string, tools: AssistantTools): Promise<string> {
  const [range] = await findPriceRanges(tools.context.db, category)
  if (!range?.least || !range.most) return ''
  const title = findCategoryTitle(category, tools.lexicon)
  return range.least === range.most
    ? `${title}: ${withTax(`$${range.least} an hour`, range.plus_tax)}. `
    : `${title} are ${withTax(`from $${range.least} to $${range.most} an hour`, range.plus_tax)}. `
}

async function replyRanges({ time }: Understanding, tools: AssistantTools): Promise<Reply> {
  const ranges = await findPriceRanges(tools.context.db)
  const parts = ranges.flatMap(({ category, least, most, plus_tax: plusTax }) => {
    if (!least || !most) return []
    const title = findCategoryTitle(category, tools.lexicon)
    return [{ text: least === most ? `${title} $${least}` : `${title} $${least} to $${most}`, plusTax }]
  })
  if (parts.length === 0)
    return { text: 'Rates are on request at the moment; our office tells you what an evening costs.' }
  const hours = time.hours === undefined ? '' : ` Tell me who for ${hoursInWords(time.hours)}, and I work it out.`
  const { title } = await tools.knowledge.policy('price')
  const packages = await listPackages(undefined, tools)
  return {
    text: joined(
      `Our pricing by the hour: ${joinPrices(parts)}. ${HOW}${hours}`,
      packages.text,
      'Which service are you looking for?',
    ),
    sources: [title],
  }
}

async function replyByName(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  const agents = await findAgents(tools.context.db, { ids: wish.agentIds, limit: 3 })
  const [first] = agents
  if (!first) return { text: 'I no longer find that name on our roster. Who else are you thinking of?' }
  const sources = agents.map(({ name }) => name)
  if (agents.length > 1) {
    const names = joinWords(agents.map((agent) => describeAgent(agent, wish.time.hours)))
    return { text: `Pricing for everyone of that name: ${names}. Tell me which one you mean.`, agents, sources }
  }
  const hours = wish.time.hours ?? 4
  const total = bookingTotalCents(first.hourlyRate, hours)
  const packages = await listPackages(first.category, tools)
  const rate =
    total === null
      ? `The rate of ${first.name} is on request: send a booking request without obligation, and our office tells you the price before anything stands.`
      : `${first.name}: ${formatRate(first.hourlyRate)}, so ${hoursInWords(hours)} come to ${withTax(formatCents(total), first.plusTax)}. ${HOW}`
  const text = joined(rate, packages.text, total === null ? '' : 'Shall I check a date?')
  return { text, agents, sources: [...sources, ...packages.sources] }
}
