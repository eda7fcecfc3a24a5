import { memo } from 'react'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { About } from '#web/features/testimonials/admin/about.tsx'
import { ReplyButton } from '#web/features/testimonials/admin/reply-button.tsx'
import type { Decision } from '#web/features/testimonials/admin/use-decision.ts'
import { Avatar, VerifiedMark } from '#web/features/testimonials/quote-card.tsx'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Stars } from '#web/ui/stars.tsx'

interface DecidedRowProps {
  testimonial: AdminTestimonial
  onDecide: (decision: Decision) => void
  onReply: (testimonial: AdminTestimonial) => void
}

/** A review that was decided on, and the way back. */
export const DecidedRow = memo(function DecidedRow({ testimonial, onDecide, onReply }: DecidedRowProps) {
  const { customerName, customerImage, content, rating, eventType, isApproved, reply, bookingId } = testimonial
  return (
    <article className="verdict-row" tabIndex={-1} aria-label={`Review of ${customerName}`} data-verdict>
      <div className="min-w-0">
        <p className="verdict-who">
          {customerImage && <Avatar name={customerName} image={customerImage} />}
          <b>{customerName}</b>
          <Stars rating={rating} />
          {bookingId && <VerifiedMark />}
        </p>
        <p className="verdict-text">{content}</p>
        {reply && (
          <p className="verdict-text">
            <b>Our reply:</b> {reply}
          </p>
        )}
        {eventType && <p className="verdict-meta">{getLabel(EVENT_TYPE_LABELS, eventType)}</p>}
        <About testimonial={testimonial} />
      </div>
      <div className="verdict-actions">
        <ReplyButton testimonial={testimonial} onReply={onReply} />
        <Button size="sm" variant="line" onClick={() => onDecide({ testimonial, isApproved: !isApproved })}>
          {isApproved ? 'Unapprove' : 'Approve'}
          <span className="sr-only"> the review of {customerName}</span>
        </Button>
      </div>
    </article>
  )
})
