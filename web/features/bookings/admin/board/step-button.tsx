import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { NEXT_STEP_LABELS, nextStep } from '#shared/model/next-step.ts'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import { useUndoOffer } from '#web/features/bookings/admin/undo/undo-store.ts'
import { Button } from '#web/ui/button.tsx'

interface StepButtonProps {
  booking: BookingWithDetails
  onStatus: OnStatus
}

/** The next step of a booking when it is one of status; while an undo is offered, that comes first. */
export function StepButton({ booking, onStatus }: StepButtonProps) {
  const step = nextStep(booking, new Date())
  const undoable = useUndoOffer(booking.id) !== undefined
  if (undoable || (step !== 'confirm' && step !== 'complete')) return null
  return (
    <Button
      size="sm"
      wide
      className="board-step"
      data-confirm={step === 'confirm' || undefined}
      variant={step === 'confirm' ? 'lit' : 'soft'}
      aria-label={`${NEXT_STEP_LABELS[step]}: ${booking.agent.name} for ${booking.customerName}`}
      onClick={() => onStatus(booking, step === 'confirm' ? 'confirmed' : 'completed')}
    >
      {NEXT_STEP_LABELS[step]}
    </Button>
  )
}
