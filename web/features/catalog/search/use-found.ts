import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { type Counts, countByFilter, type Filter } from '#web/features/catalog/browse/filter.ts'
import { isSearching, type Search } from '#web/features/catalog/search/search-params.ts'
import { searchFacetsQuery, searchQuery } from '#web/features/catalog/search/search-queries.ts'

/** A list on the page and how many there are behind each filter. */
export interface Listing {
  agents: readonly Agent[]
  counts: Counts
  searched: boolean
  /** Where the next page of a search begins. */
  next?: string | undefined
}

/** What a search found, once both list and counts are there; without a search nothing is asked. */
export function useFound(search: Search, filter: Filter) {
  const enabled = isSearching(search)
  const list = useQuery({ ...searchQuery(search, filter), enabled })
  const facets = useQuery({ ...searchFacetsQuery(search), enabled })
  const listing = useMemo<Listing | undefined>(
    () => list.data && facets.data && { ...list.data, counts: countByFilter([], facets.data), searched: true },
    [list.data, facets.data],
  )
  return {
    listing: enabled ? listing : undefined,
    /** How the server read words that name a date. */
    read: enabled ? facets.data?.read : undefined,
    busy: enabled && !listing,
    error: list.error ?? facets.error,
    retry: () => {
      for (const query of [list, facets]) if (query.isError) void query.refetch()
    },
  }
}
