import type { AgentConditions } from '#server/catalog/search/search.ts'
import { findAgents, type RosterAgent, searchRoster } from '../tools/roster.ts'
import { USUAL_HOURS } from '../tools/span.ts'
import type { Understanding } from '../understand/understand.ts'
import { type AssistantTools, findCategoryTitle, NAMED } from './reply.ts'

/** The limits of the hourly rate in a wish; a limit for the whole event is divided by its hours. */
export function rateLimits({ price, time }: Understanding): { minRate?: number; maxRate?: number } {
  const hours = price.total ? (time.hours ?? USUAL_HOURS) : 1
  return {
    ...(price.min !== undefined && { minRate: Math.ceil(price.min / hours) }),
    ...(price.max !== undefined && { maxRate: Math.floor(price.max / hours) }),
  }
}

/** The categories named that the agency has, in the order they were named. */
export const findCategories = ({ categories }: Understanding, { lexicon }: AssistantTools): string[] =>
  categories.filter((name) => lexicon.categories.some((one) => one.name === name))

/** The first of them. */
export const findCategory = (wish: Understanding, tools: AssistantTools): string | undefined =>
  findCategories(wish, tools)[0]

/** How many agents of a category an answer names: as many as were asked for, else a choice. */
const limitOf = ({ counts }: Understanding, category: string | undefined): number =>
  Math.min((category !== undefined && counts[category]) || NAMED, NAMED)

/**
 * Says that an answer names fewer agents of a category than were asked for; undefined when it names all of them, or no
 * number was said (docs/product.md P10.51).
 * @param named how many the answer names
 */
export function describeShortage(wish: Understanding, tools: AssistantTools, named: number): string | undefined {
  const category = findCategory(wish, tools)
  const wanted = category === undefined ? undefined : wish.counts[category]
  if (category === undefined || wanted === undefined || wish.agentIds.length > 0 || named >= wanted) return undefined
  if (named === NAMED) return `I name ${NAMED} at a time; our office can help you with all ${wanted}.`
  return `That is ${named} of the ${wanted} ${findCategoryTitle(category, tools.lexicon)} you asked for.`
}

/** The first category named when the agency has none of those named; else undefined. */
export const missingCategory = (wish: Understanding, tools: AssistantTools): string | undefined =>
  findCategory(wish, tools) === undefined ? wish.categories[0] : undefined

/**
 * The agents that fit a wish, best first: those named, else by category, words and price. When no profile matches the
 * words, they are ignored; when fewer do than were asked for, others follow.
 */
export async function findFitting(
  wish: Understanding,
  tools: AssistantTools,
  { free, limited = true }: { free?: AgentConditions['free']; limited?: boolean } = {},
): Promise<RosterAgent[]> {
  const { db } = tools.context
  if (wish.agentIds.length > 0) return findAgents(db, { ids: wish.agentIds, free, limit: NAMED })
  const { lean } = wish.price
  const sort = lean === 'cheap' ? 'rate_low' : lean === 'expensive' ? 'rate_high' : 'rating'
  const category = findCategory(wish, tools)
  const conditions = { category, free, ...(limited && rateLimits(wish)), sort, limit: limitOf(wish, category) } as const
  const search = (words?: string) => searchRoster(db, { ...conditions, ...(words !== undefined && { words }) })
  const found = wish.words.length === 0 ? [] : await search(wish.words.join(' '))
  const isCounted = category !== undefined && wish.counts[category] !== undefined
  if (found.length === 0 || (isCounted && found.length < conditions.limit)) {
    const ids = new Set(found.map(({ id }) => id))
    const others = (await search()).filter(({ id }) => !ids.has(id))
    return [...found, ...others].slice(0, conditions.limit)
  }
  return found
}
