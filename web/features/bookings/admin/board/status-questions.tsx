import './board.css'
import { type ReactNode, useState } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { firstName } from '#shared/model/person-name.ts'
import type { Question, StatusChange } from '#web/features/bookings/admin/board/use-status-change.ts'
import { ConfirmBlocksDialog } from '#web/features/bookings/admin/confirm-blocks-dialog.tsx'
import { EmailLine } from '#web/features/bookings/admin/email-line.tsx'
import { FreeDialog } from '#web/features/bookings/admin/free/free-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface StatusQuestionsProps {
  question: Question
  busy: boolean
  onAnswer: (change: StatusChange) => void
  onClose: () => void
  /** The dialog that cancels a booking by its terms; bookings know nothing of them, so the screen joins both. */
  renderCancel: (booking: BookingWithDetails, note: ReactNode) => ReactNode
}

/** What must be answered before a booking gets its new status. */
export function StatusQuestions({ question, busy, onAnswer, onClose, renderCancel }: StatusQuestionsProps) {
  const { blocks, ...change } = question
  const [looking, setLooking] = useState(false)
  if (looking) return <FreeDialog booking={change.booking} onClose={() => setLooking(false)} />
  if (blocks) {
    return (
      <ConfirmBlocksDialog
        blocks={blocks}
        action="Confirm anyway"
        busy={busy}
        note={<EmailLine bookingId={change.booking.id} change="confirmed" />}
        onConfirm={(reason) => onAnswer({ ...change, confirmAnyway: true, reason })}
        onChooseFree={() => setLooking(true)}
        onClose={onClose}
      />
    )
  }
  return change.status === 'cancelled' ? (
    renderCancel(change.booking, <EmailLine bookingId={change.booking.id} change="cancelled" />)
  ) : (
    <CompleteDialog booking={change.booking} onConfirm={() => onAnswer(change)} onClose={onClose} />
  )
}

interface AskProps {
  booking: BookingWithDetails
  onConfirm: () => void
  onClose: () => void
}

const nightOf = ({ agent, customerName, eventDate, eventDuration }: BookingWithDetails) =>
  `${agent.name} for ${customerName}, ${writeShortEventTime(eventDate, eventDuration)}.`

function CompleteDialog({ booking, onConfirm, onClose }: AskProps) {
  const ahead = Date.parse(booking.eventDate) > Date.now()
  return (
    <Dialog
      title="Mark as completed?"
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Not yet
          </Button>
          <Button variant="lit" onClick={onConfirm}>
            Mark as completed
          </Button>
        </>
      }
    >
      <div className="desk-form">
        <p>
          {nightOf(booking)} {ahead && 'The event is still to come. '}We ask {firstName(booking.customerName)} for a
          review a day later.
        </p>
        <EmailLine bookingId={booking.id} change="completed" />
      </div>
    </Dialog>
  )
}
