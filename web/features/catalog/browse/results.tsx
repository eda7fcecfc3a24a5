import { Suspense } from 'react'
import { AgentGrid, AgentGridSkeleton } from '#web/features/catalog/browse/agent-grid.tsx'
import type { ResultsProps } from '#web/features/catalog/search/results-props.ts'
import { MoreButton, NothingFound, SearchFailure } from '#web/features/catalog/search/search-parts.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

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
