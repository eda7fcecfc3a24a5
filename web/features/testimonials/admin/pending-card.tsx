import { memo } from 'react'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import type { Decision } from '#web/features/testimonials/admin/use-decision.ts'
import { QuoteCard } from '#web/features/testimonials/quote-card.tsx'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'

interface PendingCardProps {
  testimonial: AdminTestimonial
  onDecide: (decision: Decision) => void
}

/** A review that waits for the office: as it will look, with the two answers. */
export const PendingCard = memo(function PendingCard({ testimonial, onDecide }: PendingCardProps) {
  const { customerName, agentName, createdAt } = testimonial
  return (
    <article className="verdict-card" tabIndex={-1} aria-label={`Review of ${customerName}`} data-verdict>
      <QuoteCard testimonial={testimonial} />
      <p className="verdict-meta">
        {agentName && `About ${agentName}, `}
        {formatDate(createdAt)}
      </p>
      <div className="verdict-actions">
        <Button variant="lit" onClick={() => onDecide({ testimonial, isApproved: true })}>
          Approve<span className="sr-only"> the review of {customerName}</span>
        </Button>
        <Button variant="bare" onClick={() => onDecide({ testimonial, isApproved: false })}>
          Reject<span className="sr-only"> the review of {customerName}</span>
        </Button>
      </div>
    </article>
  )
})
