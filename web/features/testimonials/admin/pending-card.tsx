import { memo } from 'react'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { About } from '#web/features/testimonials/admin/about.tsx'
import { ReplyButton } from '#web/features/testimonials/admin/reply-button.tsx'
import type { Decision } from '#web/features/testimonials/admin/use-decision.ts'
import { QuoteCard } from '#web/features/testimonials/quote-card.tsx'
import { Button } from '#web/ui/button.tsx'

interface PendingCardProps {
  testimonial: AdminTestimonial
  onDecide: (decision: Decision) => void
  onReply: (testimonial: AdminTestimonial) => void
}

/** A review that waits for the office: as it will look, with the two answers. */
export const PendingCard = memo(function PendingCard({ testimonial, onDecide, onReply }: PendingCardProps) {
  const { customerName } = testimonial
  return (
    <article className="verdict-card" tabIndex={-1} aria-label={`Review of ${customerName}`} data-verdict>
      <QuoteCard testimonial={testimonial} />
      <About testimonial={testimonial} />
      <div className="verdict-actions">
        <Button variant="lit" onClick={() => onDecide({ testimonial, isApproved: true })}>
          Approve<span className="sr-only"> the review of {customerName}</span>
        </Button>
        <Button variant="bare" onClick={() => onDecide({ testimonial, isApproved: false })}>
          Reject<span className="sr-only"> the review of {customerName}</span>
        </Button>
        <ReplyButton testimonial={testimonial} onReply={onReply} />
      </div>
    </article>
  )
})
