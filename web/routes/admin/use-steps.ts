import { useCallback } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import type { OnStep } from '#web/features/bookings/admin/board/step-button.tsx'
import type { useBookingMoney } from '#web/routes/admin/use-booking-money.tsx'

interface Steps extends Pick<ReturnType<typeof useBookingMoney>, 'createInvoice'> {
  onStatus: OnStatus
  /** Opens a booking, which shows who can take it. */
  onReplace: (booking: BookingWithDetails) => void
  /** Opens a booking at the form that records a payment. */
  onRecord: (booking: BookingWithDetails) => void
}

/** Takes the next step of a booking from its row (docs/product.md P6.171). */
export function useSteps({ onStatus, createInvoice, onReplace, onRecord }: Steps): OnStep {
  return useCallback(
    (booking, step) => {
      if (step === 'confirm') onStatus(booking, 'confirmed')
      else if (step === 'complete') onStatus(booking, 'completed')
      else if (step === 'find-replacement') onReplace(booking)
      else if (step === 'create-invoice') createInvoice(booking)
      else onRecord(booking)
    },
    [onStatus, createInvoice, onReplace, onRecord],
  )
}
