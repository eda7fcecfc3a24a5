import { bookingTotalCents, formatCents } from '#shared/model/money.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { findAgents, findPriceRanges } from '../tools/roster.ts'
import type { Understanding } from '../understand/understand.ts'
import { categoryOf, findFitting, missingCategory, rateLimits } from './find.ts'
import { tellPackages } from './packages.ts'
import { categoryTitle, type Desk, listOf, type Reply, tellAgent, tellCategories, tellRate } from './reply.ts'

const HOW =
  'The total is the hourly rate times the hours; what else there is, such as travel, is agreed with you first.'

/** What it costs, from the rates of the roster and the packages that are offered. */
export async function replyPricing(wish: Understanding, desk: Desk): Promise<Reply> {
  const reply = (wish.packages && (await replyPackages(wish, desk))) || (await replyRates(wish, desk))
  if (!wish.discount) return reply
  const { phone } = desk.context.config.brand
  return {
    ...reply,
    text: `I cannot lower a price or offer a discount; our office at ${phone} can tell you more. ${reply.text}`,
  }
}

/** The packages of what is asked about, when there is something to say of them; with whom they can be booked. */
async function replyPackages(wish: Understanding, desk: Desk): Promise<Reply | undefined> {
  if (wish.agentIds.length > 0 || missingCategory(wish, desk) !== undefined) return undefined
  const category = categoryOf(wish, desk)
  const { text, sources } = await tellPackages(category, desk)
  if (category === undefined) {
    return text === '' ? undefined : { text: `${text} Which service are you looking for?`, sources }
  }
  if (text === '') {
    const rates = await replyRates(wish, desk)
    return {
      ...rates,
      text: `We have no packages for ${categoryTitle(category, desk.lexicon)} at the moment. ${rates.text}`,
    }
  }
  return { text: `${text} Shall I check a date?`, agents: await findFitting(wish, desk), sources }
}

async function replyRates(wish: Understanding, desk: Desk): Promise<Reply> {
  if (wish.agentIds.length > 0) return replyByName(wish, desk)
  const missing = missingCategory(wish, desk)
  if (missing !== undefined) {
    return {
      text: `We have no ${categoryTitle(missing, desk.lexicon)} at the moment. Our services are ${tellCategories(desk.lexicon)}. Which service may I price for you?`,
    }
  }
  const category = categoryOf(wish, desk)
  const limits = rateLimits(wish)
  const narrowed = limits.minRate !== undefined || limits.maxRate !== undefined || wish.price.lean !== undefined
  if (category === undefined && !narrowed) return replyRanges(wish, desk)
  const agents = await findFitting(wish, desk)
  const who = category === undefined ? 'talent' : categoryTitle(category, desk.lexicon)
  const range = category === undefined ? '' : await tellRange(category, desk)
  if (agents.length === 0) {
    return { text: `I find no ${who} ${tellLimits(limits)}. ${range}Which other budget may I look for?` }
  }
  const said = narrowed && wish.price.lean === undefined ? ` ${tellLimits(limits)}` : ''
  const names = listOf(agents.map((agent) => tellAgent(agent, wish.time.hours)))
  const packages = category === undefined ? NONE : await tellPackages(category, desk)
  return {
    text: joined(`${range}Pricing for ${who}${said}: ${names}. ${HOW}`, packages.text, 'Shall I check a date?'),
    agents,
    sources: packages.sources,
  }
}

const NONE = { text: '', sources: [] }
const joined = (...sentences: string[]): string => sentences.filter((one) => one !== '').join(' ')

const tellLimits = ({ minRate, maxRate }: ReturnType<typeof rateLimits>): string =>
  minRate !== undefined && maxRate !== undefined
    ? `between $${minRate} and $${maxRate} an hour`
    : maxRate !== undefined
      ? `up to $${maxRate} an hour`
      : minRate !== undefined
        ? `from $${minRate} an hour`
        : 'at that price'

async function tellRange(category: string, desk: Desk): Promise<string> {
  const [range] = await findPriceRanges(desk.context.db, category)
  if (!range?.least || !range.most) return ''
  const title = categoryTitle(category, desk.lexicon)
  return range.least === range.most
    ? `${title}: $${range.least} an hour. `
    : `${title} are from $${range.least} to $${range.most} an hour. `
}

async function replyRanges({ time }: Understanding, desk: Desk): Promise<Reply> {
  const ranges = await findPriceRanges(desk.context.db)
  const told = ranges.flatMap(({ category, least, most }) => {
    if (!least || !most) return []
    const title = categoryTitle(category, desk.lexicon)
    return [least === most ? `${title} $${least}` : `${title} $${least} to $${most}`]
  })
  if (told.length === 0)
    return { text: 'Rates are on request at the moment; our office tells you what an evening costs.' }
  const hours = time.hours === undefined ? '' : ` Tell me who for ${hoursInWords(time.hours)}, and I work it out.`
  const { title } = await desk.knowledge.policy('price')
  const packages = await tellPackages(undefined, desk)
  return {
    text: joined(
      `Our pricing by the hour: ${told.join('; ')}. ${HOW}${hours}`,
      packages.text,
      'Which service are you looking for?',
    ),
    sources: [title],
  }
}

async function replyByName(wish: Understanding, desk: Desk): Promise<Reply> {
  const agents = await findAgents(desk.context.db, { ids: wish.agentIds, limit: 3 })
  const [first] = agents
  if (!first) return { text: 'I no longer find that name on our roster. Who else are you thinking of?' }
  const sources = agents.map(({ name }) => name)
  if (agents.length > 1) {
    const names = listOf(agents.map((agent) => tellAgent(agent, wish.time.hours)))
    return { text: `Pricing for everyone of that name: ${names}. Tell me which one you mean.`, agents, sources }
  }
  const hours = wish.time.hours ?? 4
  const total = bookingTotalCents(first.hourlyRate, hours)
  const packages = await tellPackages(first.category, desk)
  const rate =
    total === null
      ? `The rate of ${first.name} is on request: send a booking request without obligation, and our office tells you the price before anything stands.`
      : `${first.name}: ${tellRate(first.hourlyRate)}, so ${hoursInWords(hours)} come to ${formatCents(total)}. ${HOW}`
  const text = joined(rate, packages.text, total === null ? '' : 'Shall I check a date?')
  return { text, agents, sources: [...sources, ...packages.sources] }
}
