import { OCCASIONS } from '#shared/model/occasions.ts'
import { isForChildren } from '../../dialogue/youngest.ts'
import { findAgents, type RosterAgent } from '../../tools/roster.ts'
import { buildEventSpan } from '../../tools/span.ts'
import { replyUnbookable } from '../availability/unbookable.ts'
import { type AssistantTools, joinSentences, NAMED, type Reply, type Turn } from '../reply.ts'
import { describeShortage, findCategories, findFitting, listCategories, missingCategory, titleOf } from './find.ts'
import { namesOf } from './people.ts'
import { shortenBio } from './shorten-bio.ts'

/** What we offer, or who of a category there is. */
export async function replyFind(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say } = turn
  const missing = missingCategory(wish, tools)
  const asked = { what: 'service' } as const
  if (missing !== undefined) {
    const no = say.noCategory(titleOf(missing, turn, tools))
    return { text: joinSentences(no, say.services(listCategories(turn, tools))), next: say.whichService, asked }
  }
  const categories = findCategories(wish, tools).slice(0, NAMED)
  if (categories.length === 0 && wish.words.length === 0 && wish.agentIds.length === 0) {
    if (tools.lexicon.categories.length === 0) return { text: say.empty }
    return { text: say.whatWeDo(listCategories(turn, tools)), next: say.whichService, asked }
  }
  const groups = await Promise.all(
    (categories.length > 0 ? categories : [undefined]).map(async (category) => {
      const those = { ...wish, agentIds: [], categories: category ? [category] : [] }
      const agents = await findFitting(those, tools)
      if (agents.length > 0) return { category, agents, atAnotherRate: false }
      return { category, agents: await findFitting(those, tools, { limited: false }), atAnotherRate: true }
    }),
  )
  if (groups.every(({ agents }) => agents.length === 0)) {
    const title = categories[0] === undefined ? say.talent : titleOf(categories[0], turn, tools)
    return {
      text: joinSentences(say.nobody(title), say.services(listCategories(turn, tools))),
      next: say.whichService,
      asked,
    }
  }
  const lines = groups.map(({ category, agents, atAnotherRate }) => {
    if (category === undefined) return say.fitting(say.join(wish.words), namesOf(agents))
    const title = titleOf(category, turn, tools)
    if (agents.length === 0) return say.nobody(title)
    if (atAnotherRate) return joinSentences(say.noneAtThatRate(title), say.atAnotherRate(namesOf(agents)))
    const shortage = describeShortage(turn, tools, { ...wish, agentIds: [], categories: [category] }, agents.length)
    return joinSentences(say.suggest(title, namesOf(agents)), shortage)
  })
  const counts = categories.map((category) => wish.counts[category] ?? 1)
  return {
    text: lines.join('\n'),
    next: say.checkDate,
    asked: { what: 'check-date' },
    agents: inTurns(
      groups.map(({ agents }) => agents),
      counts,
    ),
  }
}

/** As many of each as were asked for, in turns, then the others in turns. */
function inTurns(lists: readonly RosterAgent[][], counts: readonly number[]): RosterAgent[] {
  const turns = (all: readonly RosterAgent[][]) =>
    Array.from({ length: NAMED }, (_, turn) => all.flatMap((list) => list[turn] ?? [])).flat()
  return [
    ...turns(lists.map((list, i) => list.slice(0, counts[i] ?? 1))),
    ...turns(lists.map((list, i) => list.slice(counts[i] ?? 1))),
  ]
}

/** Whether all of several people have a name in common. */
const areNamesakes = (agents: readonly RosterAgent[]) =>
  namesOf(agents)
    .map((name) => new Set(name.toLowerCase().split(' ')))
    .reduce((common, words) => common.intersection(words)).size > 0

/** Describes the agents named, from their public profiles. */
export async function replyAbout(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say } = turn
  const ids = wish.agentIds.length > 0 ? wish.agentIds : turn.before.shown.slice(0, 1)
  if (ids.length === 0) return replyFind(turn, tools)
  const agents = await findAgents(tools.context.db, { ids, limit: NAMED })
  const [first] = agents
  if (!first) return { text: say.unknownName, agentIds: [] }
  if (agents.length > 1) {
    const describe = ({ name, category, hourlyRate, plusTax, rating, totalBookings }: RosterAgent) =>
      say.about(name, titleOf(category, turn, tools), say.rate(hourlyRate, plusTax), rating, totalBookings)
    return {
      text: areNamesakes(agents) ? say.namesakes(namesOf(agents)) : agents.map(describe).join('\n'),
      ...(!areNamesakes(agents) && { next: say.whichOne }),
      asked: { what: 'which' },
      agents,
      sources: namesOf(agents),
      agentIds: [],
    }
  }
  const { id, name, category, bio, specialties, hourlyRate, plusTax, rating, totalBookings, availability } = first
  const text = joinSentences(
    say.about(name, titleOf(category, turn, tools), say.rate(hourlyRate, plusTax), rating, totalBookings),
    shortenBio(bio),
    specialties.length > 0 && say.knownFor(specialties),
  )
  if (!availability) {
    const { agents: others = [], ...instead } = await replyUnbookable(turn, tools, first)
    return {
      ...instead,
      text: joinSentences(text, instead.text),
      agents: others,
      next: say.alike,
      asked: { what: 'alike' },
      agentIds: [id],
    }
  }
  return { text, next: say.checkDateOf(name), asked: { what: 'check-date' }, agents, sources: [name], agentIds: [id] }
}

/** What is booked for a party of children, the most asked for first. */
const CHILDREN_LIKE = ['entertainer', 'dj', 'photographer']

/** A question about the event, or people with the reason why (docs/product.md P10.70). */
export async function replySuggest(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say, state } = turn
  const span = wish.day ? buildEventSpan(wish.day, wish.time) : undefined
  const free = span ? { free: span } : {}
  const next = wish.day === undefined ? say.checkDate : say.whichOne
  const asked = { what: wish.day === undefined ? ('check-date' as const) : ('which' as const) }
  const categories = findCategories(wish, tools)
  if (categories.length === 1 || (categories.length === 0 && wish.words.length > 0)) {
    const agents = await findFitting({ ...wish, agentIds: [] }, tools, free)
    const [first] = agents
    if (!first) return replyFind(turn, tools)
    const title = titleOf(first.category, turn, tools)
    return { text: say.bestRated(first.name, title, first.rating), next, asked, agents, span }
  }
  const isYoung = isForChildren(state.known, turn.reading.text)
  const eventType = state.known.eventType ?? (isYoung ? 'other' : undefined)
  const known = eventType === undefined || eventType === 'other' ? undefined : OCCASIONS[eventType].categories
  const occasion = isYoung ? CHILDREN_LIKE : known
  const fitting = categories.length > 1 ? categories : findCategories({ categories: [...(occasion ?? [])] }, tools)
  if (fitting.length === 0 || eventType === undefined) {
    return { text: '', next: say.whatKind, asked: { what: 'occasion' }, choices: say.kinds }
  }
  const lists = await Promise.all(
    fitting
      .slice(0, NAMED)
      .map((category) => findFitting({ ...wish, agentIds: [], categories: [category] }, tools, free)),
  )
  const agents = lists.flatMap(([best]) => best ?? [])
  const titles = agents.map(({ category }) => titleOf(category, turn, tools))
  if (agents.length === 0) return replyFind(turn, tools)
  return { text: say.occasion(say.occasionNames[eventType], titles), next, asked, agents, span }
}

/** Others of the category of one who takes no bookings. */
export async function replyAlike(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { wish, say } = turn
  const [named] = await findAgents(tools.context.db, { ids: wish.agentIds, limit: 1 })
  const categories = named ? [named.category] : wish.categories
  const span = wish.day ? buildEventSpan(wish.day, wish.time) : undefined
  const alike = { ...wish, agentIds: [], words: [], counts: {}, categories, without: named ? [named.id] : [] }
  const agents = await findFitting(alike, tools, span ? { free: span } : {})
  if (agents.length === 0)
    return { text: say.nobody(say.talent), next: say.whichService, asked: { what: 'service' }, agentIds: [] }
  const title = categories[0] === undefined ? say.talent : titleOf(categories[0], turn, tools)
  return {
    text: say.suggest(title, namesOf(agents)),
    next: wish.day === undefined ? say.checkDate : say.whichOne,
    asked: { what: wish.day === undefined ? 'check-date' : 'which' },
    agents,
    span,
    agentIds: [],
  }
}
