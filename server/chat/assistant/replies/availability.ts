import { Temporal } from 'temporal-polyfill'
import { hoursInWords } from '#shared/model/package.ts'
import { findAgents, type RosterAgent } from '../tools/roster.ts'
import { type EventSpan, eventSpan, tellDay, tellTimes } from '../tools/span.ts'
import type { Understanding } from '../understand/understand.ts'
import { categoryOf, findFitting, missingCategory, rateLimits } from './find.ts'
import { categoryTitle, type Desk, listOf, type Reply, tellAgent, tellCategories } from './reply.ts'

/** Days that are looked at when nobody is free on the one asked for. */
const OTHER_DAYS = [1, -1, 7] as const

/** Who is free: the same question of free and busy the booking form's dates come from. */
export async function replyAvailability(wish: Understanding, desk: Desk): Promise<Reply> {
  const { day } = wish.date
  if (!day) return askForDay(wish, desk)
  if (Temporal.PlainDate.compare(day, desk.today) < 0) {
    return { text: `${tellDay(day, desk.today)} has passed already. Which date is your event?` }
  }
  const missing = missingCategory(wish, desk)
  if (missing !== undefined && wish.agentIds.length === 0) {
    return {
      text: `We have no ${categoryTitle(missing, desk.lexicon)} at the moment. Our services are ${tellCategories(desk.lexicon)}. Which service may I check for ${tellDay(day, desk.today)}?`,
    }
  }
  const span = eventSpan(day, wish.time)
  return wish.agentIds.length > 0 ? replyByName(wish, desk, day, span) : replyBySearch(wish, desk, day, span)
}

async function askForDay(wish: Understanding, desk: Desk): Promise<Reply> {
  const when = wish.date.stretch
    ? `I look at one day at a time. Which day (${wish.date.stretch}) is it`
    : 'Which date is it'
  if (wish.agentIds.length > 0) {
    const agents = await findAgents(desk.context.db, { ids: wish.agentIds, limit: 3 })
    const [first] = agents
    if (first)
      return { text: `I can check ${first.name} for you. ${when}, from what time and for how many hours?`, agents }
  }
  const category = categoryOf(wish, desk)
  if (category === undefined) {
    return {
      text: `I can check who is free. ${when}, from what time and for how many hours, and which service are you looking for?`,
    }
  }
  const agents = await findFitting(wish, desk)
  const title = categoryTitle(category, desk.lexicon)
  return {
    text: `I can check ${title} for you. ${when}, from what time and for how many hours? For example: next Saturday at 8 PM for 4 hours.`,
    agents,
  }
}

const tellWhen = (day: Temporal.PlainDate, span: EventSpan, desk: Desk) =>
  `${tellDay(day, desk.today)}, ${tellTimes(span)}`

/** What was taken for granted, so that it can be put right. */
function tellAssumptions(wish: Understanding, { assumed, hours }: EventSpan): string {
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

async function replyByName(wish: Understanding, desk: Desk, day: Temporal.PlainDate, span: EventSpan): Promise<Reply> {
  const { db } = desk.context
  const named = await findAgents(db, { ids: wish.agentIds, limit: 3 })
  const [first] = named
  if (!first) return { text: 'I no longer find that name on our roster. Who else are you thinking of?' }
  const free = await findAgents(db, { ids: wish.agentIds, free: span, limit: 3 })
  const when = tellWhen(day, span, desk)
  const notes = tellAssumptions(wish, span)
  if (free.length > 0) {
    return {
      text: join(
        `${listOf(free.map((agent) => tellAgent(agent, span.hours)))} ${free.length > 1 ? 'are' : 'is'} free on ${when}.`,
        notes,
        `Press Book Now to send a request; our office answers it in writing.`,
      ),
      agents: free,
      span,
      sources: free.map(({ name }) => name),
    }
  }
  const others = await findFitting({ ...wish, agentIds: [], categories: [first.category], words: [] }, desk, {
    free: span,
  })
  const why = first.availability ? `is not free on ${when}` : 'takes no bookings at the moment'
  return {
    text: join(
      `${first.name} ${why}.`,
      notes,
      others.length > 0
        ? `${tellFree(others, span)} Tell me which one you prefer, or give me another date.`
        : 'Give me another date and I will look again.',
    ),
    agents: others,
    span,
    sources: [first.name],
  }
}

const tellFree = (agents: readonly RosterAgent[], span: EventSpan) =>
  `Free then: ${listOf(agents.map((agent) => tellAgent(agent, span.hours)))}.`

async function replyBySearch(
  wish: Understanding,
  desk: Desk,
  day: Temporal.PlainDate,
  span: EventSpan,
): Promise<Reply> {
  const category = categoryOf(wish, desk)
  const who = category === undefined ? 'talent' : categoryTitle(category, desk.lexicon)
  const when = tellWhen(day, span, desk)
  const notes = tellAssumptions(wish, span)
  const agents = await findFitting(wish, desk, { free: span })
  if (agents.length > 0) {
    return {
      text: join(
        `Free on ${when}: ${listOf(agents.map((agent) => tellAgent(agent, span.hours)))}.`,
        notes,
        `Tell me which one you prefer, or press Book Now to send a request.`,
      ),
      agents,
      span,
    }
  }
  const { minRate, maxRate } = rateLimits(wish)
  if (minRate !== undefined || maxRate !== undefined) {
    const dearer = await findFitting(wish, desk, { free: span, limited: false })
    if (dearer.length > 0) {
      return {
        text: join(
          `I find no ${who} at that rate on ${when}.`,
          notes,
          `At another rate: ${listOf(dearer.map((agent) => tellAgent(agent, span.hours)))}. Tell me which one you prefer, or give me another date.`,
        ),
        agents: dearer,
        span,
      }
    }
  }
  for (const ahead of OTHER_DAYS) {
    const other = day.add({ days: ahead })
    if (Temporal.PlainDate.compare(other, desk.today) < 0) continue
    const otherSpan = eventSpan(other, wish.time)
    const found = await findFitting(wish, desk, { free: otherSpan })
    if (found.length === 0) continue
    return {
      text: join(
        `I find no ${who} free on ${when}.`,
        notes,
        `On ${tellWhen(other, otherSpan, desk)}: ${listOf(found.map((agent) => tellAgent(agent, span.hours)))}. Tell me which one you prefer, or give me another date.`,
      ),
      agents: found,
      span: otherSpan,
    }
  }
  return {
    text: join(`I find no ${who} free on ${when}.`, notes, 'Give me another date, or ask for a person at our office.'),
  }
}
