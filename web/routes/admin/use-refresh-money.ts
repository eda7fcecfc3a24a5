import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { INVOICES_KEY, PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { SUMMARY_KEY } from '#web/features/office/queries.ts'

/** Reloads bookings, invoices, payments and the list of work after the office changes a payment: they depend on each other. */
export function useRefreshMoney(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [PAYMENTS_KEY, INVOICES_KEY, BOOKINGS_KEY, SUMMARY_KEY])
      void client.invalidateQueries({ queryKey })
  }, [client])
}
