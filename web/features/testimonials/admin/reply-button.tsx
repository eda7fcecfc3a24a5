import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { Button } from '#web/ui/button.tsx'

interface ReplyButtonProps {
  testimonial: AdminTestimonial
  onReply: (testimonial: AdminTestimonial) => void
}

/** Opens the agency's public reply to a review. */
export function ReplyButton({ testimonial, onReply }: ReplyButtonProps) {
  return (
    <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => onReply(testimonial)}>
      {testimonial.reply === null ? 'Reply' : 'Edit reply'}
      <span className="sr-only"> to the review of {testimonial.customerName}</span>
    </Button>
  )
}
