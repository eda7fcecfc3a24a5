import './reviews.css'
import { useQuery } from '@tanstack/react-query'
import type { Testimonial } from '#shared/contract/testimonials/testimonials.ts'
import { FIRST_REVIEWS } from '#shared/model/testimonial.ts'
import { splitIntoColumns } from '#web/features/testimonials/columns.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'
import { QuoteCard } from '#web/features/testimonials/quote-card.tsx'
import { useGradualCount } from '#web/lib/use-gradual-count.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { RowGuard } from '#web/ui/row-guard.tsx'

/** Every approved testimonial (docs/product.md P9.1). */
export function Reviews() {
  // the router reads it when the screen is entered: one that has failed must not be asked for a second time
  const { data, isError, isFetching, refetch } = useQuery({ ...approvedQuery, retryOnMount: false })
  if (data?.length === 0) {
    return <Empty message="No reviews available yet. Be the first to share your experience!" />
  }
  if (data) return <Wall testimonials={data} />
  if (isError && !isFetching) {
    return (
      <Failure
        message="Error loading reviews"
        helper="Please try again later"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  return <Chase className="reviews-loading">Loading reviews...</Chase>
}

/** The newest across the whole width, the others below it in columns. */
function Wall({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const count = useGradualCount(testimonials.length, FIRST_REVIEWS)
  // as the page is sent, before anybody knows the window, two: on a phone only what is out of sight changes places
  const columns = useMedia('(min-width: 768px)') === false ? 1 : 2
  const [first, ...others] = testimonials.slice(0, count)
  return (
    <div className="reviews">
      {first && (
        <div className="reviews-first">
          <RowGuard row={first}>{() => <QuoteCard testimonial={first} />}</RowGuard>
        </div>
      )}
      {splitIntoColumns(others, columns).map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <ul key={index} className="reviews-column">
          {column.map((testimonial) => (
            <li key={testimonial.id}>
              <RowGuard row={testimonial}>{() => <QuoteCard testimonial={testimonial} />}</RowGuard>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
