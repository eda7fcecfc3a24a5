import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { INVOICES_KEY, PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'

/** Reloads bookings, invoices and payments after a payment: it can change all three. */
export function useRefresh(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [BOOKINGS_KEY, INVOICES_KEY, PAYMENTS_KEY]) void client.invalidateQueries({ queryKey })
  }, [client])
}
