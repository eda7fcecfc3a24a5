/** The categories the browse section filters by, in its order; agents of any other category appear under all. */
export const FILTER_CATEGORIES = ['model', 'exotic_dancer', 'bartender', 'massage_therapist', 'entertainer'] as const

/** Rows of one page of a search. */
export const SEARCH_PAGE_LIMIT = 100

/** The orders a search can come in; without one the best match comes first. */
export const AGENT_SORTS = ['rating', 'rate_low', 'rate_high', 'bookings'] as const
export type AgentSort = (typeof AGENT_SORTS)[number]

export const AGENT_SORT_LABELS: Record<AgentSort, string> = {
  rating: 'Highest rated',
  rate_low: 'Rate, low to high',
  rate_high: 'Rate, high to low',
  bookings: 'Most booked',
}

/** How many agents, and how many approved testimonials, one plain answer holds. */
export const PLAIN_LIST_LIMIT = 500

/**
 * A category's id-slug as words: 'exotic_dancer' becomes 'exotic dancer'.
 * @param category a category name
 */
export function categoryWords(category: string): string {
  return category.replaceAll('_', ' ')
}

/**
 * A category as a label of one person: 'Exotic dancer', 'DJ'. Names of two letters are initials.
 * @param category a category name
 */
export function categoryTitle(category: string): string {
  const words = categoryWords(category)
  return words.length <= 2 ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1)
}

/** Categories that serve alcohol or perform for adults: their customers are 21 or older. */
const ADULT_CATEGORIES: readonly string[] = ['bartender', 'exotic_dancer', 'dancer']

/**
 * Whether a category is booked by adults of 21 or older alone (docs/product.md P3.53).
 * @param category a category name
 */
export const isForAdults = (category: string): boolean => ADULT_CATEGORIES.includes(category)

/** How many sheets and skin inks the posters of each category come in (docs/design.md). */
export const POSTER_VARIANTS = 3
export const POSTER_SKINS = 4

/** The parts of the roster that the office can list alone; archived agents are listed nowhere else. */
export const ROSTER_PARTS = [
  'without_rate',
  'unavailable',
  'with_login',
  'without_login',
  'not_published',
  'with_booking',
  'without_booking',
  'papers_missing',
  'papers_expiring',
  'archived',
] as const
export type RosterPart = (typeof ROSTER_PARTS)[number]

/** What the roster can be ordered by. */
export const ROSTER_SORTS = ['name', 'category', 'rate', 'rating', 'next'] as const
export type RosterSort = (typeof ROSTER_SORTS)[number]

/** The longest text about travel, setup or what to bring, in characters (docs/product.md P2.34). */
export const FACT_LENGTH = 300

/** Photos of one profile at most, and the longest text about one, in characters (docs/product.md P2.35). */
export const PHOTO_LIMIT = 8
export const PHOTO_ALT_LENGTH = 200
