import { Temporal } from 'temporal-polyfill'
import { hoursInWords } from '#shared/model/package.ts'
import { findAgents, type RosterAgent } from '../tools/roster.ts'
import { buildEventSpan, type EventSpan, formatDay, formatTimes } from '../tools/span.ts'
import type { Understanding } from '../understand/understand.ts'
import { describeShortage, findCategories, findCategory, findFitting, missingCategory, rateLimits } from './find.ts'
import {
  type AssistantTools,
  describeAgent,
  findCategoryTitle,
  joinWords,
  listCategories,
  type Reply,
} from './reply.ts'

/** Days that are looked at when nobody is free on the one asked for. */
const OTHER_DAYS = [1, -1, 7] as const

/** Who is free: the same question of free and busy the booking form's dates come from. */
export async function replyAvailability(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  const { day } = wish.date
  if (!day) return askForDay(wish, tools)
  if (Temporal.PlainDate.compare(day, tools.today) < 0) {
    return { text: `${formatDay(day, tools.today)} has passed already. Which date is your event?` }
  }
  const missing = missingCategory(wish, tools)
  if (missing !== undefined && wish.agentIds.length === 0) {
    return {
      text: `We have no ${findCategoryTitle(missing, tools.lexicon)} at the moment. Our services are ${listCategories(tools.lexicon)}. Which service may I check for ${formatDay(day, tools.today)}?`,
    }
  }
  const span = buildEventSpan(day, wish.time)
  return wish.agentIds.length > 0 ? replyByName(wish, tools, day, span) : replyBySearch(wish, tools, day, span)
}

async function askForDay(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  const when = wish.date.stretch
    ? `I look at one day at a time. Which day (${wish.date.stretch}) is it`
    : 'Which date is it'
  if (wish.agentIds.length > 0) {
    const agents = await findAgents(tools.context.db, { ids: wish.agentIds, limit: 3 })
    const [first] = agents
    if (first)
      return { text: `I can check ${first.name} for you. ${when}, from what time and for how many hours?`, agents }
  }
  const category = findCategory(wish, tools)
  if (category === undefined) {
    return {
      text: `I can check who is free. ${when}, from what time and for how many hours, and which service are you looking for?`,
    }
  }
  const agents = await findFitting(wish, tools)
  const titles = findCategories(wish, tools).map((name) => findCategoryTitle(name, tools.lexicon))
  return {
    text: `I can check ${joinWords(titles)} for you. ${when}, from what time and for how many hours? For example: next Saturday at 8 PM for 4 hours.`,
    agents,
  }
}

const formatWhen = (day: Temporal.PlainDate, span: EventSpan, tools: AssistantTools) =>
  `${formatDay(day, tools.today)}, ${formatTimes(span)}`

/** What was taken for granted, so that it can be put right. */
function describeAssumptions(wish: Understanding, { assumed, hours }: EventSpan): string {
  const { price } = wish
  const { minRate, maxRate } = rateLimits(wish)
  return [
    assumed.start && assumed.hours && `You gave no time, so I looked at an evening of ${hoursInWords(hours)}.`,
    assumed.start && !assumed.hours && 'You gave no time, so I looked at the evening.',
    !assumed.start && assumed.hours && `I took ${hoursInWords(hours)}.`,
    wish.date.weekend && 'I looked at the Saturday.',
    price.total && `I divided your budget by ${hoursInWords(hours)}: up to $${maxRate ?? minRate} an hour.`,
    !price.total &&
      maxRate !== undefined &&
      wish.agentIds.length === 0 &&
      `I read $${maxRate} as the most for an hour.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const join = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

async function replyByName(
  wish: Understanding,
  tools: AssistantTools,
  day: Temporal.PlainDate,
  span: EventSpan,
): Promise<Reply> {
  const { db } = tools.context
  const named = await findAgents(db, { ids: wish.agentIds, limit: 3 })
  const [first] = named
  if (!first) return { text: 'I no longer find that name on our roster. Who else are you thinking of?' }
  const free = await findAgents(db, { ids: wish.agentIds, free: span, limit: 3 })
  const when = formatWhen(day, span, tools)
  const notes = describeAssumptions(wish, span)
  if (free.length > 0) {
    return {
      text: join(
        `${joinWords(free.map((agent) => describeAgent(agent, span.hours)))} ${free.length > 1 ? 'are' : 'is'} free on ${when}.`,
        notes,
        `Press Book Now to send a request; our office answers it in writing.`,
      ),
      agents: free,
      span,
      sources: free.map(({ name }) => name),
    }
  }
  const others = await findFitting({ ...wish, agentIds: [], categories: [first.category], words: [] }, tools, {
    free: span,
  })
  const why = first.availability ? `is not free on ${when}` : 'takes no bookings at the moment'
  return {
    text: join(
      `${first.name} ${why}.`,
      notes,
      others.length > 0
        ? `${describeFree(others, span)} Tell me which one you prefer, or give me another date.`
        : 'Give me another date and I will look again.',
    ),
    agents: others,
    span,
    sources: [first.name],
  }
}

const describeFree = (agents: readonly RosterAgent[], span: EventSpan) =>
  `Free then: ${joinWords(agents.map((agent) => describeAgent(agent, span.hours)))}.`

async function replyBySearch(
  wish: Understanding,
  tools: AssistantTools,
  day: Temporal.PlainDate,
  span: EventSpan,
): Promise<Reply> {
  const category = findCategory(wish, tools)
  const who = category === undefined ? 'talent' : findCategoryTitle(category, tools.lexicon)
  const when = formatWhen(day, span, tools)
  const notes = describeAssumptions(wish, span)
  const agents = await findFitting(wish, tools, { free: span })
  if (agents.length > 0) {
    return {
      text: join(
        `Free on ${when}: ${joinWords(agents.map((agent) => describeAgent(agent, span.hours)))}.`,
        describeShortage(wish, tools, agents.length),
        notes,
        `Tell me which one you prefer, or press Book Now to send a request.`,
      ),
      agents,
      span,
    }
  }
  const { minRate, maxRate } = rateLimits(wish)
  if (minRate !== undefined || maxRate !== undefined) {
    const dearer = await findFitting(wish, tools, { free: span, limited: false })
    if (dearer.length > 0) {
      return {
        text: join(
          `I find no ${who} at that rate on ${when}.`,
          notes,
          `At another rate: ${joinWords(dearer.map((agent) => describeAgent(agent, span.hours)))}. Tell me which one you prefer, or give me another date.`,
        ),
        agents: dearer,
        span,
      }
    }
  }
  for (const ahead of OTHER_DAYS) {
    const other = day.add({ days: ahead })
    if (Temporal.PlainDate.compare(other, tools.today) < 0) continue
    const otherSpan = buildEventSpan(other, wish.time)
    const found = await findFitting(wish, tools, { free: otherSpan })
    if (found.length === 0) continue
    return {
      text: join(
        `I find no ${who} free on ${when}.`,
        notes,
        `On ${formatWhen(other, otherSpan, tools)}: ${joinWords(found.map((agent) => describeAgent(agent, span.hours)))}. Tell me which one you prefer, or give me another date.`,
      ),
      agents: found,
      span: otherSpan,
    }
  }
  return {
    text: join(`I find no ${who} free on ${when}.`, notes, 'Give me another date, or ask for a person at our office.'),
  }
}
