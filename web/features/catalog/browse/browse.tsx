import './browse.css'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { HOME_TEXTS } from '#shared/model/texts/home.ts'
import { AgentGridSkeleton } from '#web/features/catalog/browse/agent-grid.tsx'
import { CategoryFilter } from '#web/features/catalog/browse/category-filter.tsx'
import { type Counts, filterAgents, listOtherCategories } from '#web/features/catalog/browse/filter.ts'
import { Results } from '#web/features/catalog/browse/results.tsx'
import { BROWSE_ID, BROWSE_TITLE_ID } from '#web/features/catalog/browse/use-browse-agents.ts'
import { useFavorites } from '#web/features/catalog/favorites/favorites.ts'
import { FavoritesChip } from '#web/features/catalog/favorites/favorites-chip.tsx'
import { isSearching } from '#web/features/catalog/search/search-params.ts'
import { SearchPanel } from '#web/features/catalog/search/search-parts.ts'
import { type Listing, useFound } from '#web/features/catalog/search/use-found.ts'
import { type ChangeSearch, useSearchAddress } from '#web/features/catalog/search/use-search-address.ts'
import { useRoster } from '#web/features/catalog/use-roster.ts'
import { formatCount } from '#web/lib/format.ts'
import { say } from '#web/lib/site-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'

/** The roster of home. Without anybody to browse it loses its id, which is how the links to it know. */
export function Browse() {
  const roster = useRoster()
  // cards are drawn in slices, between which the page answers
  const agents = useDeferredValue(roster.agents)
  const counts = useDeferredValue(roster.counts)
  const { failed } = roster
  const address = useSearchAddress()
  // asked here, so that a shared search starts together with the roster
  const found = useFound(address.search, address.filter)
  const nobody = failed || roster.agents?.length === 0
  return (
    <section className="section" id={nobody ? undefined : BROWSE_ID} aria-labelledby={BROWSE_TITLE_ID}>
      <div className="wrap">
        <h2 id={BROWSE_TITLE_ID} tabIndex={-1}>
          {say(HOME_TEXTS, 'home.browse')}
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
        {agents && agents.length > 0 && counts && (
          <Roster agents={agents} counts={counts} address={address} found={found} />
        )}
      </div>
    </section>
  )
}

const SHOWING_ID = 'showing'

/** From the filters, which cover a phone's screen, to the list. */
function showFound(): void {
  const line = document.getElementById(SHOWING_ID)
  line?.scrollIntoView({ block: 'start' })
  line?.focus({ preventScroll: true })
}

/** Words that name a date become the date's condition, in the address and on the page (docs/product.md P2.26). */
function useReadDate(read: ReturnType<typeof useFound>['read'], change: ChangeSearch): void {
  const take = useEffectEvent(() => {
    if (!read) return
    change({ q: read.q ?? undefined, date: read.date, ...(read.hours !== null && { hours: read.hours }) })
  })
  useEffect(() => {
    if (read) take()
  }, [read])
}

interface RosterProps {
  agents: readonly Agent[]
  counts: Counts
  address: ReturnType<typeof useSearchAddress>
  found: ReturnType<typeof useFound>
}

function Roster({ agents, counts, address, found }: RosterProps) {
  const { filter, search, change, onlyFavorites, chooseFavorites: setOnlyFavorites } = address
  // the button answers at once, a long list may follow a moment later
  const followed = useDeferredValue(filter)
  const plain = useMemo<Listing>(
    () => ({ agents: filterAgents(agents, followed), counts, searched: false }),
    [agents, followed, counts],
  )
  const clear: ChangeSearch = (conditions) => {
    change(conditions)
    document.getElementById(BROWSE_TITLE_ID)?.focus({ preventScroll: true })
  }
  useReadDate(found.read, change)
  const categories = useMemo(() => listOtherCategories(agents), [agents])
  const listing = useKept(isSearching(search) ? found.listing : plain)
  // a heart that is pressed is drawn at once, without all of this
  const favorites = useFavorites((ids) => onlyFavorites && ids)
  const listed = useMemo(() => {
    if (!listing || !favorites) return listing
    return { ...listing, agents: listing.agents.filter(({ id }) => favorites.includes(id)) }
  }, [listing, favorites])
  const shown = listing?.searched && !onlyFavorites ? listing.counts[filter] : listed?.agents.length
  return (
    <>
      <CategoryFilter
        chosen={filter}
        counts={listing?.counts ?? counts}
        onChoose={(next) => change({ category: next === 'all' ? undefined : next })}
      />
      <div className={`search-slot ${isSearching(search) ? 'search-slot-chips' : ''}`}>
        <Suspense>
          <SearchPanel
            search={search}
            change={change}
            clear={clear}
            found={found.busy ? undefined : shown}
            categories={categories}
            onShow={showFound}
          />
        </Suspense>
      </div>
      <div className="showing">
        <p className="num" role="status" id={SHOWING_ID} tabIndex={-1}>
          {shown !== undefined && !found.error && `Showing ${formatCount(shown)} of ${formatCount(counts.all)}`}
        </p>
        <FavoritesChip agents={agents} chosen={onlyFavorites} onChoose={setOnlyFavorites} />
      </div>
      {onlyFavorites && listed?.agents.length === 0 ? (
        <Empty
          message="None of your favorites are here"
          action={<Button onClick={() => setOnlyFavorites(false)}>Show everyone</Button>}
        />
      ) : (
        <Results listing={listed} found={found} filter={filter} search={search} clear={clear} />
      )}
    </>
  )
}

/** The last value there was, while the next one is on its way. */
function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}
