import type { AgentConditions } from '#server/catalog/search/search.ts'
import type { Wish } from '../../dialogue/wish.ts'
import { findAgents, type RosterAgent, searchRoster } from '../../tools/roster.ts'
import { buildEventSpan, USUAL_HOURS } from '../../tools/span.ts'
import { type AssistantTools, NAMED, type Turn } from '../reply.ts'

/**
 * The limits of the hourly rate in a wish. A limit for the whole event holds for its hours, and for all who are wanted of
 * the one service (docs/product.md P10.21).
 */
export function rateLimits({
  price,
  time,
  categories: [category, other],
  counts,
}: Pick<Wish, 'price' | 'time' | 'categories' | 'counts'>): { minRate?: number; maxRate?: number } {
  const people = category !== undefined && other === undefined ? (counts[category] ?? 1) : 1
  const hours = price.total ? (time.hours ?? USUAL_HOURS) * people : 1
  return {
    ...(price.min !== undefined && { minRate: Math.ceil(price.min / hours) }),
    ...(price.max !== undefined && { maxRate: Math.floor(price.max / hours) }),
  }
}

/** The categories named that the agency has, in the order they were named. */
export const findCategories = ({ categories }: Pick<Wish, 'categories'>, { lexicon }: AssistantTools): string[] =>
  categories.filter((name) => lexicon.categories.some((one) => one.name === name))

/** The first category named when the agency has none of those named; else undefined. */
export const missingCategory = (wish: Wish, tools: AssistantTools): string | undefined =>
  findCategories(wish, tools).length === 0 ? wish.categories[0] : undefined

/** A category's name on screen, in the language of the answer. */
export function titleOf(name: string, { say }: Pick<Turn, 'say'>, { lexicon }: AssistantTools): string {
  const displayName = lexicon.categories.find((category) => category.name === name)?.displayName
  return say.category(name, displayName ?? name.replaceAll('_', ' '))
}

/** The title of the first category, or the word for all of them. */
export function whoTitle(wish: Wish, turn: Pick<Turn, 'say'>, tools: AssistantTools): string {
  const [category] = findCategories(wish, tools)
  return category === undefined ? turn.say.talent : titleOf(category, turn, tools)
}

/** All categories of the agency in words. */
export const listCategories = ({ say }: Pick<Turn, 'say'>, { lexicon }: AssistantTools): string =>
  say.join(lexicon.categories.map(({ name, displayName }) => say.category(name, displayName)))

/** How many agents of a category an answer names: as many as were asked for, else a choice. */
const limitOf = ({ counts }: Wish, category: string | undefined): number =>
  Math.min((category !== undefined && counts[category]) || NAMED, NAMED)

/**
 * Says that an answer names fewer agents of a category than were asked for; undefined when it names all of them, or no
 * number was said (docs/product.md P10.51).
 * @param named how many the answer names
 */
export function describeShortage(turn: Turn, tools: AssistantTools, wish: Wish, named: number): string | undefined {
  const [category] = findCategories(wish, tools)
  const wanted = category === undefined ? undefined : wish.counts[category]
  if (category === undefined || wanted === undefined || wish.agentIds.length > 0 || named >= wanted) return undefined
  if (named === NAMED) return turn.say.atATime(NAMED, wanted)
  return turn.say.shortOf(named, wanted, titleOf(category, turn, tools))
}

/**
 * The agents that fit a wish, take bookings, best first; of those who are free when a date is known, unless none is: those named, else by category, words and price. When no
 * profile matches the words, they are ignored; when fewer do than were asked for, others follow.
 */
export async function findFitting(
  wish: Wish,
  tools: AssistantTools,
  { free, limited = true }: { free?: AgentConditions['free']; limited?: boolean } = {},
): Promise<RosterAgent[]> {
  const then = free ?? (wish.day ? buildEventSpan(wish.day, wish.time) : undefined)
  const found = await findThem(wish, tools, { free: then, limited })
  return found.length > 0 || free !== undefined || then === undefined ? found : findThem(wish, tools, { limited })
}

async function findThem(
  wish: Wish,
  tools: AssistantTools,
  { free, limited }: { free?: AgentConditions['free']; limited: boolean },
): Promise<RosterAgent[]> {
  const { db } = tools.context
  if (wish.agentIds.length > 0) return findAgents(db, { ids: wish.agentIds, free, limit: NAMED })
  const { lean } = wish.price
  const sort = lean === 'cheap' ? 'rate_low' : lean === 'expensive' ? 'rate_high' : 'rating'
  const [category] = findCategories(wish, tools)
  const limit = limitOf(wish, category)
  const conditions = {
    category,
    free,
    ...(limited && rateLimits(wish)),
    sort,
    limit: limit + wish.without.length,
  } as const
  const search = async (words?: string) => {
    const found = await searchRoster(db, { ...conditions, ...(words !== undefined && { words }) })
    return found.filter(({ id }) => !wish.without.includes(id)).slice(0, limit)
  }
  const found = wish.words.length === 0 ? [] : await search(wish.words.join(' '))
  const isCounted = category !== undefined && wish.counts[category] !== undefined
  if (found.length === 0 || (isCounted && found.length < limit)) {
    const ids = new Set(found.map(({ id }) => id))
    return [...found, ...(await search()).filter(({ id }) => !ids.has(id))].slice(0, limit)
  }
  return found
}
