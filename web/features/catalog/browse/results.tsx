import { Suspense } from 'react'
import { AgentGrid, AgentGridSkeleton } from '#web/features/catalog/browse/agent-grid.tsx'
import type { Filter } from '#web/features/catalog/browse/filter.ts'
import type { Search } from '#web/features/catalog/search/search-params.ts'
import { MoreButton, NothingFound, SearchFailure } from '#web/features/catalog/search/search-parts.ts'
import type { Listing, useFound } from '#web/features/catalog/search/use-found.ts'
import type { ChangeSearch } from '#web/features/catalog/search/use-search-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

export interface ResultsProps {
  /** What is shown: while the next answer is on its way, the one before. */
  listing: Listing | undefined
  found: ReturnType<typeof useFound>
  filter: Filter
  search: Search
  /** For buttons that go away with what they clear. */
  clear: ChangeSearch
}

/** The cards, or why there are none. */
export function Results(props: ResultsProps) {
  const { listing, found, filter, clear } = props
  if (found.error) return <Suspense>{<SearchFailure {...props} />}</Suspense>
  if (!listing) return <AgentGridSkeleton />
  const { agents, searched } = listing
  if (agents.length === 0 && searched) return <Suspense>{<NothingFound {...props} />}</Suspense>
  if (agents.length === 0) {
    return (
      <Empty
        message="No agents found in this category"
        action={<Button onClick={() => clear({ category: undefined })}>Show all agents</Button>}
      />
    )
  }
  return (
    <div className="results" aria-busy={found.busy || undefined}>
      <AgentGrid key={searched ? 'search' : filter} agents={agents} />
      <Suspense>{found.listing?.next && <MoreButton {...props} />}</Suspense>
    </div>
  )
}
