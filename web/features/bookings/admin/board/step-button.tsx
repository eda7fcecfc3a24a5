import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { NEXT_STEP_LABELS, type NextStep, nextStep } from '#shared/model/next-step.ts'
import { useUndoOffer } from '#web/features/bookings/admin/undo/undo-store.ts'
import { Button } from '#web/ui/button.tsx'

export type OnStep = (booking: BookingWithDetails, step: NextStep) => void

interface StepButtonProps {
  booking: BookingWithDetails
  onStep: OnStep
  wide?: boolean
  /** Says the step in fewer words: for the narrow column of a table. Its accessible name has them all. */
  short?: boolean
  className?: string
}

/** Each is part of the whole label, for people who control the screen by voice. */
const SHORT_LABELS: Record<NextStep, string> = {
  'find-replacement': 'Find a replacement',
  confirm: 'Confirm',
  'create-invoice': 'Send invoice',
  'record-payment': 'Record payment',
  complete: 'Complete',
}

/**
 * The next step of a booking as its row's lit button (docs/product.md P6.171). While an undo is offered, that takes its
 * place.
 */
export function StepButton({ booking, onStep, wide = false, short = false, className = '' }: StepButtonProps) {
  const step = nextStep(booking, new Date())
  const undoable = useUndoOffer(booking.id) !== undefined
  if (undoable || step === null) return null
  return (
    <Button
      size="sm"
      wide={wide}
      variant="lit"
      className={className}
      data-confirm={step === 'confirm' || undefined}
      aria-label={`${NEXT_STEP_LABELS[step]}: ${booking.agent.name} for ${booking.customerName}`}
      onClick={() => onStep(booking, step)}
    >
      {(short ? SHORT_LABELS : NEXT_STEP_LABELS)[step]}
    </Button>
  )
}
