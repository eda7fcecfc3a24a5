import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { INVOICES_KEY, PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'

/** Reads anew whatever the office's hand in the ledger changes: bookings, invoices and payments are one account. */
export function useRefreshMoney(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [PAYMENTS_KEY, INVOICES_KEY, BOOKINGS_KEY]) void client.invalidateQueries({ queryKey })
  }, [client])
}
