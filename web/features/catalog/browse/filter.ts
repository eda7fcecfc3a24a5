import type { Agent, AgentFacets } from '#shared/contract/catalog/agents.ts'
import { FILTER_CATEGORIES } from '#shared/model/agent.ts'

export type Filter = 'all' | (typeof FILTER_CATEGORIES)[number]

/** The filter buttons: everyone, then the five categories people browse by (docs/product.md S26). */
export const FILTERS: readonly { filter: Filter; label: string }[] = [
  { filter: 'all', label: 'All' },
  { filter: 'model', label: 'Models' },
  { filter: 'exotic_dancer', label: 'Exotic dancers' },
  { filter: 'bartender', label: 'Bartenders' },
  { filter: 'massage_therapist', label: 'Massage therapists' },
  { filter: 'entertainer', label: 'Entertainers' },
]

/** The filter an address asks for; anything unknown means everyone. */
export function readFilter(category: string | null): Filter {
  return FILTERS.find(({ filter }) => filter === category)?.filter ?? 'all'
}

export function filterAgents(agents: readonly Agent[], filter: Filter): readonly Agent[] {
  return filter === 'all' ? agents : agents.filter(({ category }) => category === filter)
}

/** The categories of the roster that have no button, the most frequent first. */
export function listOtherCategories(agents: readonly Agent[]): string[] {
  const counts = new Map<string, number>()
  for (const { category } of agents) counts.set(category, (counts.get(category) ?? 0) + 1)
  for (const category of FILTER_CATEGORIES) counts.delete(category)
  return [...counts].sort(([, a], [, b]) => b - a).map(([category]) => category)
}

/** How many there are behind each button, counted here while every agent is at hand, else as the server counted. */
export function countByFilter(agents: readonly Agent[], facets?: AgentFacets): Record<Filter, number> {
  const counts: Record<Filter, number> = {
    all: facets?.total ?? agents.length,
    model: 0,
    exotic_dancer: 0,
    bartender: 0,
    massage_therapist: 0,
    entertainer: 0,
  }
  for (const category of FILTER_CATEGORIES) {
    counts[category] = facets ? (facets.categories[category] ?? 0) : filterAgents(agents, category).length
  }
  return counts
}
