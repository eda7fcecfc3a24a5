import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countByFilter } from '#web/features/catalog/browse/filter.ts'
import { facetsQuery, rosterQuery } from '#web/features/catalog/queries.ts'

/** The agents, how many there are behind each filter, and in all: a page brings that number along (docs/product.md P2.4). */
export function useRoster() {
  const roster = useQuery(rosterQuery)
  const facets = useQuery({ ...facetsQuery, enabled: roster.data?.complete === false })
  // the number a page brings may be of a moment ago: a whole roster is counted here
  const counts = useMemo(
    () => roster.data && countByFilter(roster.data.agents, roster.data.complete ? undefined : facets.data),
    [roster.data, facets.data],
  )
  const total = roster.isError ? undefined : (counts?.all ?? facets.data?.total)
  return {
    agents: roster.data?.agents,
    complete: roster.data?.complete === true,
    counts,
    total,
    failed: roster.isError,
  }
}
