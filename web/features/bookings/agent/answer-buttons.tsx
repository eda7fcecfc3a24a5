import { useState } from 'react'
import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import { DeclineDialog } from '#web/features/bookings/agent/decline-dialog.tsx'
import type { useBookingCall } from '#web/features/bookings/agent/use-booking-call.ts'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'

type AnswerButtonsProps = { booking: AgentBooking } & ReturnType<typeof useBookingCall>

const SAYS = {
  accepted: 'You accepted this booking. We’ll confirm it next.',
  declined: 'You declined this booking.',
} as const

/** Takes a pending booking or doesn't; minds may change while it is pending (docs/product.md P5.10). */
export function AnswerButtons({ booking, say, busy }: AnswerButtonsProps) {
  const { agentAnswer, agentAnswerReason, customerName } = booking
  const [declining, setDeclining] = useState(false)
  return (
    <>
      <div className="ticket-says">
        <b>{agentAnswer ? getLabel(SAYS, agentAnswer) : 'Can you take this booking?'}</b>
        {agentAnswer === 'declined' && agentAnswerReason && <span>{agentAnswerReason}</span>}
      </div>
      <div className="agent-stub">
        {agentAnswer !== 'accepted' && (
          <Button variant="line" size="sm" wide busy={busy} onClick={() => say('accepted')}>
            {agentAnswer ? 'Accept after all' : 'Accept'}
          </Button>
        )}
        {agentAnswer !== 'declined' && (
          <Button variant="soft" size="sm" wide disabled={busy} onClick={() => setDeclining(true)}>
            {agentAnswer ? 'Decline after all' : 'Decline'}
          </Button>
        )}
      </div>
      {declining && (
        <DeclineDialog
          customerName={customerName}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => {
            setDeclining(false)
            say({ declined: reason })
          }}
        />
      )}
    </>
  )
}
