import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_PAGE_LIMIT } from '#shared/model/agent.ts'
import type { ResultsProps } from '#web/features/catalog/search/results-props.ts'
import { NO_SEARCH } from '#web/features/catalog/search/search-params.ts'
import { readPage, searchQuery } from '#web/features/catalog/search/search-queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'

/** No answer; or a refusal, which stays one however often it is asked. */
export function SearchFailure({ found: { error, retry }, clear }: ResultsProps) {
  if (error instanceof ApiError && error.status === 400) {
    return (
      <Failure
        message="We can’t search for that."
        action={<Button onClick={() => clear(NO_SEARCH)}>Clear the search</Button>}
      />
    )
  }
  return (
    <Failure message="Something went wrong searching our roster." action={<Button onClick={retry}>Try again</Button>} />
  )
}

/** Nobody matches: what to change, and the one button that does. */
export function NothingFound({ listing, filter, clear }: ResultsProps) {
  const elsewhere = listing?.counts.all ?? 0
  if (filter !== 'all' && elsewhere > 0) {
    return (
      <Empty
        message="Nobody in this category matches"
        helper={`${formatCount(elsewhere)} in other categories ${elsewhere === 1 ? 'does' : 'do'}.`}
        action={<Button onClick={() => clear({ category: undefined })}>Search every category</Button>}
      />
    )
  }
  return (
    <Empty
      message="No matches"
      helper="Try fewer words, a wider price range or a different time."
      action={<Button onClick={() => clear(NO_SEARCH)}>Clear the search</Button>}
    />
  )
}

/** Adds the next page below the cards that are there. */
export function MoreButton({ listing, search, filter }: ResultsProps) {
  const client = useQueryClient()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  if (!listing?.next) return null
  const { agents, counts, next } = listing
  const load = async () => {
    setState('busy')
    try {
      const page = await readPage(search, filter, { cursor: next })
      client.setQueryData(searchQuery(search, filter).queryKey, (before) =>
        // pressed twice or asked anew in between: then this page isn't the next any more
        before?.next === next ? { ...page, agents: [...before.agents, ...page.agents] } : before,
      )
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  const left = Math.max(1, Math.min((counts[filter] ?? 0) - agents.length, SEARCH_PAGE_LIMIT))
  return (
    <div className="results-more">
      {state === 'failed' && (
        <p className="text-danger text-b3" role="alert">
          We couldn’t load more.
        </p>
      )}
      <Button onClick={() => void load()} busy={state === 'busy'} busyLabel="Loading...">
        {state === 'failed' ? 'Try again' : `Show ${formatCount(left)} more`}
      </Button>
    </div>
  )
}
