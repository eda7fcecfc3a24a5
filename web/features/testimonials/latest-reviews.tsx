import './latest-reviews.css'
import { useQuery } from '@tanstack/react-query'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { agentReviewsQuery } from '#web/features/testimonials/queries.ts'
import { brand } from '#web/lib/brand.ts'
import { formatCount } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'

const month = dateFormat({ month: 'long', year: 'numeric' })

/** The latest reviews of one person; nothing while there are none (docs/product.md P9.12). */
export function LatestReviews({ agentId }: { agentId: string }) {
  const { data, isError } = useQuery(agentReviewsQuery(agentId))
  if (isError) return <p className="latest-none">The reviews could not be loaded.</p>
  if (!data) return null
  if (data.total === 0) return <p className="latest-none">No reviews yet.</p>
  return (
    <section className="latest" aria-labelledby="latest-reviews">
      <h3 id="latest-reviews">Latest reviews</h3>
      <ul>
        {data.reviews.map(({ id, rating, content, customerName, eventType, createdAt, reply }) => (
          <li key={id}>
            <p className="latest-head">
              <Stars rating={rating} />
              <span>
                <b>{customerName}</b>
                {eventType && `, ${getLabel(EVENT_TYPE_LABELS, eventType)}`}, {month.format(Date.parse(createdAt))}
              </span>
            </p>
            <ClampedText text={content} about={`What ${customerName} says`} />
            {reply && (
              <div className="latest-reply">
                <b>Reply from {brand.name}</b>
                <ClampedText text={reply} about={`Reply from ${brand.name}`} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {data.total > data.reviews.length && (
        <p className="latest-none">
          {`${formatCount(data.total)} reviews in all. `}
          <Link className="link" to={paths.reviews}>
            Read what clients say
          </Link>
        </p>
      )}
    </section>
  )
}
