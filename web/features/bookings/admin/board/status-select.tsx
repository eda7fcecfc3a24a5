import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import {
  BOOKING_STATUS_LABELS,
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  type BookingStatus,
} from '#shared/model/booking.ts'
import { getLabel, known } from '#web/lib/known.ts'
import { Select } from '#web/ui/field.tsx'

export type OnStatus = (booking: BookingWithDetails, status: BookingStatus) => void

interface StatusSelectProps {
  booking: BookingWithDetails
  onStatus: OnStatus
  className?: string
}

/** From a status this version doesn't know it may become any that it does. */
const optionsOf = (status: BookingStatus): readonly string[] =>
  known(BOOKING_TRANSITIONS, status) ?? [status, ...BOOKING_STATUSES]

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
      {optionsOf(booking.status).map((status) => (
        <option key={status} value={status}>
          {getLabel(BOOKING_STATUS_LABELS, status)}
        </option>
      ))}
    </Select>
  )
}
