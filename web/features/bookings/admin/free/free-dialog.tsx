import { writeShortEventTime } from '#shared/model/event-time.ts'
import { FreeList } from '#web/features/bookings/admin/free/free-list.tsx'
import { formatHours } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface FreeDialogProps {
  /** The booking another agent is looked for. */
  booking: {
    id: string
    eventDate: string
    eventDuration: number
    totalAmount: number | null
    agent: { name: string; category: string }
  }
  onClose: () => void
}

/** Shows who is free at the time of a booking, with the difference in price. */
export function FreeDialog({ booking, onClose }: FreeDialogProps) {
  const { id, eventDate, eventDuration, totalAmount, agent } = booking
  return (
    <Dialog
      title="Who is free"
      width={640}
      onClose={onClose}
      actions={
        <Button variant="lit" onClick={onClose}>
          Go back
        </Button>
      }
    >
      <p className="mb-4">
        {writeShortEventTime(eventDate, eventDuration)}, {formatHours(eventDuration)}, in place of {agent.name}. Prices
        are for these hours.
      </p>
      <FreeList
        time={{ start: eventDate, hours: eventDuration, booking: id }}
        categories={[agent.category]}
        category={agent.category}
        comparedWith={totalAmount}
      />
    </Dialog>
  )
}
