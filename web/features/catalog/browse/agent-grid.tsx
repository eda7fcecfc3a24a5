import type { Agent } from '#shared/contract/catalog/agents.ts'
import { AgentCard } from '#web/features/catalog/browse/agent-card.tsx'
import { useGradualCount } from '#web/lib/use-gradual-count.ts'
import { RowGuard } from '#web/ui/row-guard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const STEP = 24

export function AgentGrid({ agents }: { agents: readonly Agent[] }) {
  const count = useGradualCount(agents.length, STEP)
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

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

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
