import { ReviewForm } from '#web/features/testimonials/review-form.tsx'
import { call } from '#web/lib/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'

interface ReviewDialogProps {
  bookingId: string
  agentName: string
  onClose: () => void
  onSent: () => void
}

/** A review of a past booking. */
export function ReviewDialog({ bookingId, agentName, onClose, onSent }: ReviewDialogProps) {
  return (
    <Dialog title={`How was ${agentName}?`} onClose={onClose}>
      <ReviewForm
        send={(body) => call('POST /api/customer/bookings/:id/review', { params: { id: bookingId }, body })}
        uploadPicture={(form) =>
          call('POST /api/customer/bookings/:id/review-picture', { params: { id: bookingId }, form })
        }
        onSent={onSent}
        onCancel={onClose}
      />
    </Dialog>
  )
}
