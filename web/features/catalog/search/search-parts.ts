import { type ComponentType, lazy } from 'react'
import type { ResultsProps } from '#web/features/catalog/search/results-props.ts'
import type { SearchPanelProps } from '#web/features/catalog/search/search-panel.tsx'

const loadControls = () => import('#web/features/catalog/search/search-panel.tsx').catch(() => undefined)
const loadOutcome = () => import('#web/features/catalog/search/search-outcome.tsx').catch(() => undefined)

// drawn when a part's code can't be loaded; the roster stays usable
const Nothing = () => null

/** The parts of home that only a search needs, each in code that comes after the roster. */
export const SearchPanel = lazy<ComponentType<SearchPanelProps>>(async () => ({
  default: (await loadControls())?.SearchPanel ?? Nothing,
}))
export const SearchFailure = lazy<ComponentType<ResultsProps>>(async () => ({
  default: (await loadOutcome())?.SearchFailure ?? Nothing,
}))
export const NothingFound = lazy<ComponentType<ResultsProps>>(async () => ({
  default: (await loadOutcome())?.NothingFound ?? Nothing,
}))
export const MoreButton = lazy<ComponentType<ResultsProps>>(async () => ({
  default: (await loadOutcome())?.MoreButton ?? Nothing,
}))
