import { useState } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { SelectedOutcome } from '#shared/contract/bookings/selected-bookings.admin.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { formatBookings } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface OutcomesProps {
  /** What was done to the others: 'confirmed'. */
  what: string
  outcomes: readonly SelectedOutcome[]
  bookings: readonly BookingWithDetails[]
  onClose: () => void
}

/** What became of several bookings: how many were done, and of each other one why not. */
export function Outcomes({ what, outcomes, bookings, onClose }: OutcomesProps) {
  // the list behind may change meanwhile
  const [known] = useState(() => new Map(bookings.map((booking) => [booking.id, booking])))
  const others = outcomes.filter(({ outcome }) => outcome !== 'done')
  return (
    <Dialog
      title={`${formatBookings(outcomes.length - others.length)} ${what}`}
      width={560}
      onClose={onClose}
      actions={
        <Button variant="lit" onClick={onClose}>
          OK
        </Button>
      }
    >
      {others.length > 0 && (
        <>
          <p>{formatBookings(others.length)} not changed:</p>
          <ul className="tb-outcomes">
            {others.map(({ id, sentence }) => {
              const booking = known.get(id)
              return (
                <li key={id}>
                  <b>
                    {booking
                      ? `${booking.agent.name} for ${booking.customerName}, ${writeShortEventTime(booking.eventDate, booking.eventDuration)}`
                      : 'A booking'}
                  </b>
                  <span>{sentence}</span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Dialog>
  )
}
