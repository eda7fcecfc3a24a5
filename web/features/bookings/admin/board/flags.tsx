import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the office should look at before it says yes. */
export function Flags({
  booking,
}: {
  booking: Pick<BookingWithDetails, 'hasConflict' | 'requestedAs' | 'agentAnswer'>
}) {
  const { hasConflict, requestedAs, agentAnswer } = booking
  const stranger = requestedAs === 'known_not_signed_in'
  if (!hasConflict && !stranger && agentAnswer !== 'declined') return null
  return (
    <p className="desk-badges desk-flags">
      {hasConflict && (
        <Badge tone="danger" bulb="lit">
          Time conflict
        </Badge>
      )}
      {stranger && (
        <Badge tone="pending" bulb="hollow">
          Known customer, not signed in
        </Badge>
      )}
      {agentAnswer === 'declined' && (
        <Badge tone="danger" bulb="out">
          Agent declined
        </Badge>
      )}
    </p>
  )
}
