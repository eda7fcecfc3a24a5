import './board.css'
import { BookingCard } from '#web/features/bookings/admin/board/booking-card.tsx'
import { CardSkeletons } from '#web/features/bookings/admin/board/card-skeletons.tsx'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import type { OnStep } from '#web/features/bookings/admin/board/step-button.tsx'
import { LIST_WORDS } from '#web/features/bookings/admin/board/words.ts'
import { adminListQuery, type BookingSearch } from '#web/features/bookings/admin/queries.ts'
import { formatBookings } from '#web/lib/format.ts'
import { useRows } from '#web/lib/page.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'

/** How many a search found, as far as that is known. */
function countOf(shown: number | undefined, total: number | undefined): string {
  if (shown === undefined) return ''
  return total === undefined ? `The latest ${formatBookings(shown)} found` : `${formatBookings(total)} found`
}

/** The bookings a search finds, of every status. */
interface SearchResultsProps {
  search: BookingSearch
  onStatus: OnStatus
  onStep: OnStep
}

export function SearchResults({ search, onStatus, onStep }: SearchResultsProps) {
  const { total, ...list } = useRows(adminListQuery(search))
  return (
    <section className="board-found" aria-labelledby="bookings-found">
      <h2 id="bookings-found" className="sr-only">
        Found
      </h2>
      <p role="status" className="board-found-count">
        {countOf(list.rows?.length, total)}
      </p>
      <PagedList
        {...list}
        {...LIST_WORDS}
        className="board-cards"
        skeleton={<CardSkeletons />}
        empty={<Empty message="No booking matches" helper="Try fewer words or other dates." />}
      >
        {(booking) => <BookingCard booking={booking} onStatus={onStatus} onStep={onStep} mixed />}
      </PagedList>
    </section>
  )
}
