import type { Agent, AgentFacets } from '#shared/contract/catalog/agents.ts'
import { FILTER_CATEGORIES } from '#shared/model/agent.ts'
import { brand } from '#web/lib/brand.ts'

/** 'all', or the name of a category that has a button. */
export type Filter = string

interface FilterButton {
  filter: Filter
  label: string
}

const ALL: FilterButton = { filter: 'all', label: 'All' }

/** Everyone, then the five categories people browse by (docs/product.md S26). */
const ORIGINAL_FILTERS: readonly FilterButton[] = [
  ALL,
  { filter: 'model', label: 'Models' },
  { filter: 'exotic_dancer', label: 'Exotic dancers' },
  { filter: 'bartender', label: 'Bartenders' },
  { filter: 'massage_therapist', label: 'Massage therapists' },
  { filter: 'entertainer', label: 'Entertainers' },
]

/** The filter buttons: the original six, or the first categories of an agency that lacks one of them (docs/product.md P2.6). */
export function listFilters(): readonly FilterButton[] {
  const own = brand.categories
  if (!own || FILTER_CATEGORIES.every((category) => own.some(({ name }) => name === category))) return ORIGINAL_FILTERS
  const buttons = own
    .map(({ name, displayName }) => ({ filter: name, label: displayName }))
    .filter(({ filter }) => filter !== ALL.filter)
  return [ALL, ...buttons.slice(0, FILTER_CATEGORIES.length)]
}

/** The filter an address asks for; anything unknown means everyone. */
export function readFilter(category: string | null): Filter {
  return listFilters().find(({ filter }) => filter === category)?.filter ?? 'all'
}

export function filterAgents(agents: readonly Agent[], filter: Filter): readonly Agent[] {
  return filter === 'all' ? agents : agents.filter(({ category }) => category === filter)
}

/** The categories of the roster that have no button, the most frequent first. */
export function listOtherCategories(agents: readonly Agent[]): string[] {
  const counts = new Map<string, number>()
  for (const { category } of agents) counts.set(category, (counts.get(category) ?? 0) + 1)
  for (const { filter } of listFilters()) counts.delete(filter)
  return [...counts].sort(([, a], [, b]) => b - a).map(([category]) => category)
}

/** How many there are behind each button, by its filter. */
export interface Counts {
  all: number
  [category: string]: number
}

/** Counts them here while every agent is at hand, else as the server counted. */
export function countByFilter(agents: readonly Agent[], facets?: AgentFacets): Counts {
  const counts: Counts = { all: 0 }
  for (const { filter } of listFilters())
    counts[filter] = facets ? (facets.categories[filter] ?? 0) : filterAgents(agents, filter).length
  return { ...counts, all: facets?.total ?? agents.length }
}
