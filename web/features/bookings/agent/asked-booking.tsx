import '#web/features/bookings/customer/ticket.css'
import './asked-booking.css'
import { CalendarHeart, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { AskedBooking } from '#shared/contract/bookings/answer-links.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { DeclineDialog } from '#web/features/bookings/agent/decline-dialog.tsx'
import { NightFacts, TicketFact } from '#web/features/bookings/customer/ticket-parts.tsx'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'

/** An answer to a request. */
export type RequestAnswer = { answer: 'accepted' } | { answer: 'declined'; reason: string }

interface AskedBookingFormProps {
  booking: AskedBooking
  busy: boolean
  onAnswer: (answer: RequestAnswer) => void
}

/** A request with its two answers; what an agent sees of it before it is confirmed (docs/product.md P3.12). */
export function AskedBookingForm({ booking, busy, onAnswer }: AskedBookingFormProps) {
  const [declining, setDeclining] = useState(false)
  const { customerName, eventType, specialRequests } = booking
  return (
    <>
      <dl className="ticket-facts asked-facts">
        <TicketFact icon={CalendarHeart} name="Event">
          {getLabel(EVENT_TYPE_LABELS, eventType)}
        </TicketFact>
        <NightFacts {...booking} offer={booking.packageName} />
        <TicketFact icon={UserRound} name="Customer">
          {customerName}
        </TicketFact>
      </dl>
      {specialRequests && (
        <div className="asked-requests">
          <h2>Special requests</h2>
          <ClampedText text={specialRequests} about="Special requests" />
        </div>
      )}
      <div className="asked-answers">
        <Button
          variant="lit"
          size="xl"
          wide
          busy={busy}
          busyLabel="Saving..."
          onClick={() => onAnswer({ answer: 'accepted' })}
        >
          Accept
        </Button>
        <Button variant="line" wide disabled={busy} aria-haspopup="dialog" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      {declining && (
        <DeclineDialog
          customerName={customerName}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => {
            setDeclining(false)
            onAnswer({ answer: 'declined', reason })
          }}
        />
      )}
    </>
  )
}
