import { useState } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { NEXT_STEP_LABELS, type NextStep, nextStep } from '#shared/model/next-step.ts'
import { FreeDialog } from '#web/features/bookings/admin/free/free-dialog.tsx'
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
 * The next step of a booking as its row's lit button (docs/product.md P6.171). A request its agent declined needs someone
 * else first. While an undo is offered, that takes its place.
 */
export function StepButton({ booking, onStep, wide = false, short = false, className = '' }: StepButtonProps) {
  const step = nextStep(booking, new Date())
  const undoable = useUndoOffer(booking.id) !== undefined
  const [looking, setLooking] = useState(false)
  if (undoable || step === null) return null
  const about = `${booking.agent.name} for ${booking.customerName}`
  if (booking.waitsFor === 'declined') {
    return (
      <>
        <Button
          size="sm"
          wide={wide}
          variant="lit"
          className={className}
          aria-label={`See who is free instead of ${about}`}
          aria-haspopup="dialog"
          onClick={() => setLooking(true)}
        >
          {short ? 'Who is free' : 'See who is free'}
        </Button>
        {looking && <FreeDialog booking={booking} onClose={() => setLooking(false)} />}
      </>
    )
  }
  return (
    <Button
      size="sm"
      wide={wide}
      variant="lit"
      className={className}
      data-confirm={step === 'confirm' || undefined}
      aria-label={`${NEXT_STEP_LABELS[step]}: ${about}`}
      onClick={() => onStep(booking, step)}
    >
      {(short ? SHORT_LABELS : NEXT_STEP_LABELS)[step]}
    </Button>
  )
}
