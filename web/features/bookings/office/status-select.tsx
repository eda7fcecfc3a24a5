import type { BookingWithDetails } from '#shared/contract/office-bookings.ts'
import { BOOKING_STATUS_LABELS, BOOKING_TRANSITIONS, type BookingStatus } from '#shared/model/booking.ts'
import { Select } from '#web/ui/field.tsx'

export type OnStatus = (booking: BookingWithDetails, status: BookingStatus) => void

interface StatusSelectProps {
  booking: BookingWithDetails
  onStatus: OnStatus
  className?: string
}

/** What a booking may become, by the browser's own select. */
export function StatusSelect({ booking, onStatus, className }: StatusSelectProps) {
  return (
    <Select
      className={className ?? ''}
      aria-label={`Status of ${booking.agent.name} for ${booking.customerName}`}
      value={booking.status}
      // the options below are statuses
      onChange={(event) => onStatus(booking, event.target.value as BookingStatus)}
    >
      {BOOKING_TRANSITIONS[booking.status].map((status) => (
        <option key={status} value={status}>
          {BOOKING_STATUS_LABELS[status]}
        </option>
      ))}
    </Select>
  )
}
