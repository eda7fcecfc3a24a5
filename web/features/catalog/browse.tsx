import './browse.css'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import type { Agent } from '#shared/contract/catalog.ts'
import { AgentGrid, AgentGridSkeleton } from '#web/features/catalog/agent-grid.tsx'
import { CategoryFilter } from '#web/features/catalog/category-filter.tsx'
import { type Filter, filterAgents, readFilter } from '#web/features/catalog/filter.ts'
import { BROWSE_ID, BROWSE_TITLE_ID } from '#web/features/catalog/use-browse-agents.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'

const FILTER_PARAM = 'category'

/** The roster of home. Without anybody to browse it loses its id, which is how the links to it know. */
export function Browse() {
  const { agents, counts, failed } = useRoster()
  const nobody = failed || agents?.length === 0
  return (
    <section className="section" id={nobody ? undefined : BROWSE_ID} aria-labelledby={BROWSE_TITLE_ID}>
      <div className="wrap">
        <h2 id={BROWSE_TITLE_ID} tabIndex={-1}>
          Browse Our Agents
        </h2>
        {failed && (
          <Failure
            message="Something went wrong loading our agent roster."
            action={<Button onClick={() => location.reload()}>Try again</Button>}
          />
        )}
        {!failed && !agents && (
          <>
            <Chase>Loading amazing agents...</Chase>
            <AgentGridSkeleton />
          </>
        )}
        {agents?.length === 0 && <Empty message="No agents available at this time" />}
        {agents && agents.length > 0 && counts && <Roster agents={agents} counts={counts} />}
      </div>
    </section>
  )
}

function Roster({ agents, counts }: { agents: readonly Agent[]; counts: Record<Filter, number> }) {
  const [params, setParams] = useSearchParams()
  const chosen = readFilter(params.get(FILTER_PARAM))
  // the button answers at once, a long list may follow a moment later
  const shown = filterAgents(agents, useDeferredValue(chosen))
  const choose = (filter: Filter) =>
    setParams(
      (before) => {
        if (filter === 'all') before.delete(FILTER_PARAM)
        else before.set(FILTER_PARAM, filter)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <CategoryFilter chosen={chosen} counts={counts} onChoose={(filter) => void choose(filter)} />
      <p className="showing num" role="status">
        Showing {formatCount(shown.length)} of {formatCount(counts.all)}
      </p>
      {shown.length > 0 ? (
        <AgentGrid key={chosen} agents={shown} />
      ) : (
        <Empty
          message="No agents found in this category"
          action={<Button onClick={() => void choose('all')}>Show all agents</Button>}
        />
      )}
    </>
  )
}
