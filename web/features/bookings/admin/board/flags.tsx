import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the office should look at before it says yes. */
export function Flags({
  booking,
}: {
  booking: Pick<BookingWithDetails, 'doNotBook' | 'hasConflict' | 'requestedAs' | 'agentAnswer'>
}) {
  const { doNotBook, hasConflict, requestedAs, agentAnswer } = booking
  const stranger = requestedAs === 'known_not_signed_in'
  if (doNotBook === null && !hasConflict && !stranger && agentAnswer !== 'declined') return null
  return (
    <p className="desk-badges desk-flags">
      {doNotBook !== null && (
        <Badge tone="danger" bulb="lit">
          Do not book
        </Badge>
      )}
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
