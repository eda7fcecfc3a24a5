import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { listActivePackages } from '#server/catalog/active-packages.ts'
import type { ModelTool, ToolCall } from '#server/integrations/assistant.ts'
import { formatCents } from '#shared/model/money.ts'
import { usualTotalCents } from '#shared/model/package.ts'
import type { AssistantTools } from '../replies/reply.ts'
import { findAgents, type RosterAgent, searchRoster } from '../tools/roster.ts'
import { buildEventSpan, formatDay, formatTimes } from '../tools/span.ts'
import type { Facts } from './facts.ts'

const LIMIT = 6
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const hours = z.coerce.number().int().min(1).max(72)
const When = { date: day, start: time.optional(), hours: hours.optional() }

const Search = z.object({
  words: z.string().max(120).optional().describe('What they should be known for, or a name; spelling may be wrong'),
  category: z.string().max(100).optional().describe('The name in brackets of one of the services'),
  minRate: z.coerce.number().int().min(0).max(100_000).optional().describe('Whole dollars an hour'),
  maxRate: z.coerce.number().int().min(0).max(100_000).optional().describe('Whole dollars an hour'),
  sort: z.enum(['rating', 'rate_low', 'rate_high', 'bookings']).optional(),
  date: day.optional().describe('Only those free then: 2026-12-31, in Atlanta'),
  start: time.optional().describe('21:00; without it the evening'),
  hours: hours.optional().describe('4 unless said'),
})
const Availability = z.object({ agentIds: z.array(z.uuid()).min(1).max(LIMIT), ...When })
const Packages = z.object({
  category: z.string().max(100).optional().describe('The name in brackets of one of the services'),
})
const Estimate = z.object({
  agentId: z.uuid(),
  hours,
  packageId: z.uuid().optional().describe('A package of their service; its price counts instead of the rate'),
})
const LookUp = z.object({ question: z.string().min(1).max(300) })

const describe = (name: string, description: string, schema: z.ZodType): ModelTool => ({
  name,
  description,
  parameters: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>, // a JSON schema is an object
})

/** What a model may call: reads only (docs/product.md P10.13). */
export const MODEL_TOOLS: readonly ModelTool[] = [
  describe('search_agents', 'Agents of the roster by words, service, rate and whether they are free.', Search),
  describe('check_availability', 'Whether agents found before are free on a date.', Availability),
  describe('list_packages', 'Packages of a service, or of all: a price for some hours.', Packages),
  describe('estimate_price', 'What an agent found before costs for some hours, by the hour or as a package.', Estimate),
  describe('look_up', 'What the agency says about booking, payment, canceling, privacy and its services.', LookUp),
]

interface Bench {
  tools: AssistantTools
  facts: Facts
}

const presentAgent = (agent: RosterAgent) => ({
  id: agent.id,
  name: agent.name,
  category: agent.category,
  ratePerHour: agent.hourlyRate,
  plusTax: agent.plusTax,
  rating: agent.rating,
  takesBookings: agent.availability,
  specialties: agent.specialties.slice(0, 6),
  about: (agent.bio ?? '').slice(0, 240),
})

const RUNNERS: Record<string, (given: unknown, bench: Bench) => Promise<unknown>> = {
  async search_agents(given, { tools, facts }) {
    const { date, start, hours: lasts, ...search } = Search.parse(given)
    const span = date === undefined ? undefined : spanOf({ date, start, hours: lasts })
    const category = tools.lexicon.categories.some(({ name }) => name === search.category) ? search.category : undefined
    const found = await searchRoster(tools.context.db, {
      ...search,
      category,
      words: search.words?.trim() || undefined,
      free: span,
      sort: search.sort ?? 'rating',
      limit: LIMIT,
    })
    facts.addAgents(found)
    if (span) facts.addFree(found.map(({ id }) => id))
    return { agents: found.map(presentAgent), ...(span && date && { freeAt: formatWhen(date, span, tools) }) }
  },
  async check_availability(given, { tools, facts }) {
    const { agentIds, ...when } = Availability.parse(given)
    const span = spanOf(when)
    const { db } = tools.context
    const asked = await findAgents(db, { ids: agentIds, limit: LIMIT })
    const free = new Set((await findAgents(db, { ids: agentIds, free: span, limit: LIMIT })).map(({ id }) => id))
    facts.addAgents(asked)
    facts.addFree([...free])
    return {
      when: formatWhen(when.date, span, tools),
      agents: asked.map(({ id, name }) => ({ id, name, free: free.has(id) })),
    }
  },
  async list_packages(given, { tools, facts }) {
    const { category } = Packages.parse(given)
    const offered = (await listActivePackages(tools.context.db, category)).slice(0, 2 * LIMIT)
    const packages = offered.map((offer) => ({
      id: offer.id,
      name: offer.name,
      category: offer.category,
      price: formatCents(offer.base_price_cents),
      plusTax: offer.plus_tax,
      hours: offer.duration,
      about: (offer.description ?? '').slice(0, 240),
      features: offer.features.slice(0, 6),
    }))
    for (const { name, price, about, features } of packages) {
      facts.addText([name, price, about, ...features].join(' '))
      facts.addSource(name)
    }
    return { packages }
  },
  async estimate_price(given, { tools, facts }) {
    const { agentId, hours: lasts, packageId } = Estimate.parse(given)
    const [agent] = await findAgents(tools.context.db, { ids: [agentId], limit: 1 })
    if (!agent) return { error: 'no such agent' }
    facts.addAgents([agent])
    const offered = packageId === undefined ? [] : await listActivePackages(tools.context.db, agent.category)
    const offer = offered.find(({ id }) => id === packageId)
    if (packageId !== undefined && !offer) return { error: 'no such package for this agent' }
    const price = offer && { basePrice: offer.base_price_cents, duration: offer.duration }
    const cents = usualTotalCents(price, agent.hourlyRate, lasts)
    const total = cents === null ? 'on request' : formatCents(cents)
    if (offer) facts.addText(`${offer.name} ${total}`)
    return {
      name: agent.name,
      ...(offer && { package: offer.name }),
      ratePerHour: agent.hourlyRate,
      hours: lasts,
      total,
      plusTax: agent.plusTax,
    }
  },
  async look_up(given, { tools, facts }) {
    const { question } = LookUp.parse(given)
    const found = (await tools.knowledge.search(question)).slice(0, 3)
    for (const { title, content } of found) {
      facts.addText(`${title} ${content}`)
      facts.addSource(title)
    }
    return { entries: found.map(({ title, content }) => ({ title, content })) }
  },
}

/** A tool's answer as JSON; what it found is added to the facts. A wrong call is answered, never thrown. */
export async function runTool({ name, arguments: given }: ToolCall, bench: Bench): Promise<string> {
  const run = Object.hasOwn(RUNNERS, name) ? RUNNERS[name] : undefined
  if (!run) return JSON.stringify({ error: 'there is no such tool' })
  try {
    return JSON.stringify(await run(JSON.parse(given || '{}'), bench))
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError || error instanceof RangeError) {
      return JSON.stringify({ error: 'these arguments are not understood' })
    }
    throw error
  }
}

function spanOf({
  date,
  start,
  hours: lasts,
}: {
  date: string
  start?: string | undefined
  hours?: number | undefined
}) {
  const [hour = 0, minute = 0] = (start ?? '').split(':').map(Number)
  return buildEventSpan(Temporal.PlainDate.from(date), {
    ...(start !== undefined && { minute: hour * 60 + minute }),
    ...(lasts !== undefined && { hours: lasts }),
  })
}

const formatWhen = (date: string, span: ReturnType<typeof spanOf>, { today }: AssistantTools) =>
  `${formatDay(Temporal.PlainDate.from(date), today)}, ${formatTimes(span)}`
