import { useEffect } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { AgentCard } from '#web/features/catalog/browse/agent-card.tsx'
import { useGradualCount } from '#web/lib/use-gradual-count.ts'
import { RowGuard } from '#web/ui/row-guard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const STEP = 24
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Whether a list was drawn since the page loaded. */
let drawn = false

/**
 * The cards. The first list arrives while the page is still waking up, so it begins with as many cards as had a place
 * kept: drawing more would hold up the first press. Later ones begin with a whole step, for the way back to one of them.
 */
export function AgentGrid({ agents }: { agents: readonly Agent[] }) {
  const count = useGradualCount(agents.length, STEP, drawn ? STEP : PLACES.length)
  useEffect(() => {
    drawn = true
  }, [])
  return (
    <div className="agent-grid">
      {agents.slice(0, count).map((agent) => (
        <RowGuard key={agent.id} row={agent}>
          {() => <AgentCard agent={agent} />}
        </RowGuard>
      ))}
    </div>
  )
}

/** Cards that are still coming. */
export function AgentGridSkeleton() {
  return (
    <div className="agent-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className="agent-card">
          <div className="poster">
            <Skeleton className="absolute inset-0" />
          </div>
          <div className="agent-body gap-2">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-4 mb-3 h-11 w-1/2" />
          </div>
          <Skeleton className="h-11 [grid-area:acts]" />
        </div>
      ))}
    </div>
  )
}
