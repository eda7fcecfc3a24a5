import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The agent and the booking that a review is about, and when it was written. */
export function About({ testimonial: { agent, bookingId, createdAt } }: { testimonial: AdminTestimonial }) {
  return (
    <div className="verdict-about">
      {agent && (
        <span className="poster verdict-poster" aria-hidden="true">
          <Picture src={agent.image} name={agent.name} sizes="45px" />
        </span>
      )}
      <p className="verdict-meta">
        {agent && <b>{agent.name}</b>}
        <span>
          {formatDate(createdAt)}
          {bookingId && (
            <>
              {' · '}
              <Link className="link" to={paths.adminBooking(bookingId)}>
                Open booking
              </Link>
            </>
          )}
        </span>
      </p>
    </div>
  )
}
