import { memo } from 'react'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import type { Decision } from '#web/features/testimonials/admin/use-decision.ts'
import { Avatar } from '#web/features/testimonials/quote-card.tsx'
import { formatDate } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Stars } from '#web/ui/stars.tsx'

interface DecidedRowProps {
  testimonial: AdminTestimonial
  onDecide: (decision: Decision) => void
}

/** A review that was decided on, and the way back. */
export const DecidedRow = memo(function DecidedRow({ testimonial, onDecide }: DecidedRowProps) {
  const { customerName, customerImage, content, rating, eventType, agentName, isApproved, createdAt } = testimonial
  const facts = [eventType && getLabel(EVENT_TYPE_LABELS, eventType), agentName, formatDate(createdAt)].filter(Boolean)
  return (
    <article className="verdict-row" tabIndex={-1} aria-label={`Review of ${customerName}`} data-verdict>
      <div className="min-w-0">
        <p className="verdict-who">
          {customerImage && <Avatar name={customerName} image={customerImage} />}
          <b>{customerName}</b>
          <Stars rating={rating} />
        </p>
        <p className="verdict-text">{content}</p>
        <p className="verdict-meta">{facts.join(' · ')}</p>
      </div>
      <Button size="sm" variant="line" onClick={() => onDecide({ testimonial, isApproved: !isApproved })}>
        {isApproved ? 'Unapprove' : 'Approve'}
        <span className="sr-only"> the review of {customerName}</span>
      </Button>
    </article>
  )
})
