import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import { isEventDay } from '#shared/model/event-day.ts'
import { AnswerButtons } from '#web/features/bookings/agent/answer-buttons.tsx'
import { useBookingCall } from '#web/features/bookings/agent/use-booking-call.ts'
import { formatTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'

interface AgentStubProps {
  booking: AgentBooking
  /** What was pressed may be gone: something else has to take the focus. */
  onSettled: () => void
}

/** What the agent says of the night, and what is left to say. */
export function AgentStub({ booking, onSettled }: AgentStubProps) {
  const { status, eventDate, eventDuration, arrivedAt, finishedAt } = booking
  const call = useBookingCall(booking.id, onSettled)
  if (status === 'pending') return <AnswerButtons booking={booking} {...call} />
  const evening = sayEvening(booking)
  const tonight = status === 'confirmed' && isEventDay(new Date(eventDate), eventDuration, new Date())
  return (
    <>
      {evening && (
        <div className="ticket-says">
          <b>{evening}</b>
          {arrivedAt && <span>Arrived at {formatTime(arrivedAt)}</span>}
          {finishedAt && <span>Finished at {formatTime(finishedAt)}</span>}
        </div>
      )}
      {tonight && !finishedAt && (
        <div className="agent-stub">
          <Button
            variant="line"
            size="sm"
            wide
            busy={call.busy}
            busyLabel="Saving..."
            onClick={() => call.say(arrivedAt ? 'finished' : 'arrived')}
          >
            {arrivedAt ? 'Finished' : 'Arrived'}
          </Button>
        </div>
      )}
    </>
  )
}

/** What the night asks of the agent; null after "I can't make it", which its own note explains. */
function sayEvening({ status, eventDate, arrivedAt, finishedAt, droppedOutAt }: AgentBooking): string | null {
  if (status === 'cancelled') return 'This booking was canceled'
  if (status === 'completed' || finishedAt) return 'This event is over'
  if (arrivedAt) return 'You’ve arrived'
  if (droppedOutAt !== null) return null
  return `Be there at ${formatTime(eventDate)}`
}
