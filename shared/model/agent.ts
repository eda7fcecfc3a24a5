/** The categories the browse section filters by, in its order; agents of any other category appear under all. */
export const FILTER_CATEGORIES = ['model', 'exotic_dancer', 'bartender', 'massage_therapist', 'entertainer'] as const

/** How many agents, and how many approved testimonials, one plain answer holds. */
export const PLAIN_LIST_LIMIT = 500

/**
 * A category's id-slug as words: 'exotic_dancer' becomes 'exotic dancer'.
 * @param category a category name
 */
export function categoryWords(category: string): string {
  return category.replaceAll('_', ' ')
}
