import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the office should look at before it says yes. */
export function Flags({
  booking,
  saysWait = false,
}: {
  booking: Pick<BookingWithDetails, 'doNotBook' | 'hasConflict' | 'requestedAs' | 'agentAnswer' | 'waitsFor'>
  /** The screen says in words why it waits. */
  saysWait?: boolean
}) {
  const { doNotBook, hasConflict, requestedAs, agentAnswer, waitsFor } = booking
  const stranger = requestedAs === 'known_not_signed_in'
  const declined = agentAnswer === 'declined' && !(saysWait && waitsFor === 'declined')
  if (doNotBook === null && !hasConflict && !stranger && !declined) return null
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
      {declined && (
        <Badge tone="danger" bulb="out">
          Agent declined
        </Badge>
      )}
    </p>
  )
}
