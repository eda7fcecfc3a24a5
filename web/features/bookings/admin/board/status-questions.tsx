import './board.css'
import { useState } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { firstName } from '#shared/model/person-name.ts'
import type { Question, StatusChange } from '#web/features/bookings/admin/board/use-status-change.ts'
import { ConfirmBlocksDialog } from '#web/features/bookings/admin/confirm-blocks-dialog.tsx'
import { EmailLine } from '#web/features/bookings/admin/email-line.tsx'
import { FreeDialog } from '#web/features/bookings/admin/free/free-dialog.tsx'
import { formatShortDateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

interface StatusQuestionsProps {
  question: Question
  busy: boolean
  onAnswer: (change: StatusChange) => void
  onClose: () => void
}

/** What must be answered before a booking gets its new status. */
export function StatusQuestions({ question, busy, onAnswer, onClose }: StatusQuestionsProps) {
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
    <CancelDialog
      booking={change.booking}
      onConfirm={(reason) => onAnswer({ ...change, reason: reason.trim() || null })}
      onClose={onClose}
    />
  ) : (
    <CompleteDialog booking={change.booking} onConfirm={() => onAnswer(change)} onClose={onClose} />
  )
}

interface AskProps<Answer extends unknown[]> {
  booking: BookingWithDetails
  onConfirm: (...answer: Answer) => void
  onClose: () => void
}

const nightOf = ({ agent, customerName, eventDate }: BookingWithDetails) =>
  `${agent.name} for ${customerName}, ${formatShortDateTime(eventDate)}.`

function CancelDialog({ booking, onConfirm, onClose }: AskProps<[reason: string]>) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title="Cancel this booking?"
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Keep booking
          </Button>
          <Button variant="danger-fill" onClick={() => onConfirm(reason)}>
            Cancel booking
          </Button>
        </>
      }
    >
      <div className="desk-form">
        <p>
          {nightOf(booking)}
          {booking.status === 'confirmed' && ` ${firstName(booking.agent.name)} is free again at that time.`}
          {booking.paid > 0 && ` ${formatCents(booking.paid)} is paid. Canceling does not issue a refund.`}
        </p>
        <EmailLine bookingId={booking.id} change="cancelled" />
        <Field label="Reason" hint="For the timeline. The customer does not see it.">
          <Textarea rows={3} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

function CompleteDialog({ booking, onConfirm, onClose }: AskProps<[]>) {
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
