import { Temporal } from 'temporal-polyfill'
import { readEitherDay } from '../../dialogue/either-day.ts'
import { findAgents } from '../../tools/roster.ts'
import { buildEventSpan } from '../../tools/span.ts'
import { replyParty } from '../prices/party.ts'
import { type AssistantTools, joinSentences, type Reply, type Turn } from '../reply.ts'
import { findCategories, findFitting, listCategories, missingCategory, titleOf } from '../roster/find.ts'
import { namesOf } from '../roster/people.ts'
import { replyByName } from './by-name.ts'
import { replyBySearch } from './by-search.ts'
import { replyUnbookable } from './unbookable.ts'

/** Categories of one message that are answered. */
const ANSWERED = 3

/**
 * Who is free: the same question of free and busy the booking form's dates come from. Two days, and hours that were said
 * as 'all night', are asked about (docs/product.md P10.66).
 */
export async function replyAvailability(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { reading, wish, say } = turn
  const days = readEitherDay(reading.text)
  if (days.length > 0) return { text: '', next: say.whichDay(days), asked: { what: 'date' }, choices: days }
  const reply = await lookUp(turn, tools)
  const isOpen = reading.time.whole !== undefined && wish.time.hours === undefined && reply.span !== undefined
  if (!isOpen) return reply
  const next = say.which({ date: false, time: wish.time.minute === undefined, hours: true, service: false })
  return { ...reply, next, asked: { what: 'hours' } }
}

async function lookUp(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { reading, wish, say } = turn
  const said = reading.date.day
  if (said && Temporal.PlainDate.compare(said, tools.today) < 0) {
    return { text: say.passed(say.day(said, tools.today)), next: say.otherDate, asked: { what: 'date' } }
  }
  if (!wish.day) return askForDay(turn, tools)
  const missing = missingCategory(wish, tools)
  if (missing !== undefined && wish.agentIds.length === 0) {
    return {
      text: joinSentences(say.noCategory(titleOf(missing, turn, tools)), say.services(listCategories(turn, tools))),
      next: say.whichService,
      asked: { what: 'service' },
    }
  }
  const when = { day: wish.day, span: buildEventSpan(wish.day, wish.time) }
  if (wish.agentIds.length > 0) return replyByName(turn, tools, when)
  const categories = findCategories(wish, tools).slice(0, ANSWERED)
  if (categories.length > 1) return replyParty(turn, tools, { ...when, categories })
  return replyBySearch(turn, tools, when)
}

/** Asks for what is missing, never for what is known. */
async function askForDay(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say } = turn
  const missing = {
    date: true,
    time: wish.time.minute === undefined && wish.time.part === undefined,
    hours: wish.time.hours === undefined,
  }
  const asked = { what: 'date' } as const
  const question = (service: boolean) =>
    wish.stretch === undefined ? say.which({ ...missing, service }) : say.stretch(wish.stretch)
  if (wish.agentIds.length > 0) {
    const agents = await findAgents(tools.context.db, { ids: wish.agentIds, limit: 3 })
    const [first] = agents
    if (first && !first.availability) return replyUnbookable(turn, tools, first)
    if (first) return { text: say.canCheck(say.join(namesOf(agents))), next: question(false), asked, agents }
  }
  const categories = findCategories(wish, tools)
  if (categories.length === 0) return { text: say.canCheck(''), next: question(true), asked }
  const titles = categories.map((name) => titleOf(name, turn, tools))
  return {
    text: say.canCheck(say.join(titles)),
    next: question(false),
    asked,
    agents: categories.length > 1 ? await findOfEach(turn, tools, categories) : await findFitting(wish, tools),
  }
}

/** The first of each category, in turns. */
async function findOfEach({ wish }: Turn, tools: AssistantTools, categories: readonly string[]) {
  const lists = await Promise.all(
    categories.map((category) => findFitting({ ...wish, agentIds: [], categories: [category] }, tools)),
  )
  return [0, 1, 2].flatMap((place) => lists.flatMap((list) => list[place] ?? []))
}
