import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countByFilter } from '#web/features/catalog/browse/filter.ts'
import { facetsQuery, rosterQuery } from '#web/features/catalog/queries.ts'

/** The agents and how many there are behind each filter. */
export function useRoster() {
  const roster = useQuery(rosterQuery)
  const facets = useQuery({ ...facetsQuery, enabled: roster.data?.complete === false })
  const counts = useMemo(
    () => roster.data && countByFilter(roster.data.agents, facets.data),
    [roster.data, facets.data],
  )
  return { agents: roster.data?.agents, complete: roster.data?.complete === true, counts, failed: roster.isError }
}
