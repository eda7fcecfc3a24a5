import './review-form.css'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { ReviewDialog } from '#web/features/testimonials/review-dialog.tsx'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'

interface ReviewButtonProps {
  bookingId: string
  agentName: string
  review: 'possible' | 'written' | null
  /** What is known about the booking is out of date. */
  onSent: () => void
}

const focusIt = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** On a past ticket: a review while it is possible, thanks once it is written (docs/product.md P4.16). */
export function ReviewButton({ bookingId, agentName, review, onSent }: ReviewButtonProps) {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  if (sent || review === 'written') {
    return (
      // what had the focus has gone with the dialog
      <p className="review-done" {...(sent && { ref: focusIt, tabIndex: -1 })}>
        <Bulb state="solid" />
        Review sent, thank you
      </p>
    )
  }
  if (review !== 'possible') return null
  return (
    <>
      <Button variant="bare" size="sm" onClick={() => setOpen(true)}>
        <Star aria-hidden="true" className="icon-s" />
        Leave a review<span className="sr-only">: {agentName}</span>
      </Button>
      {open && (
        <ReviewDialog
          bookingId={bookingId}
          agentName={agentName}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false)
            setSent(true)
            onSent()
          }}
        />
      )}
    </>
  )
}
