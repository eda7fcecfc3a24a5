import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { INVOICES_KEY, PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'

/** Reads anew whatever a payment changes: bookings, invoices and payments are one account. */
export function useRefresh(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [BOOKINGS_KEY, INVOICES_KEY, PAYMENTS_KEY]) void client.invalidateQueries({ queryKey })
  }, [client])
}
