import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { customerInvoicesQuery } from '#web/features/billing/queries.ts'

/**
 * When the open invoices are due, by booking: those of the newest invoices, which what is still owed is among.
 * @param wanted something is owed; nothing is asked for otherwise
 */
export function useDueDates(wanted: boolean): ReadonlyMap<string, string> {
  const { data } = useInfiniteQuery({ ...customerInvoicesQuery, enabled: wanted })
  return useMemo(
    () =>
      new Map(
        data?.pages
          .flatMap(({ rows }) => rows)
          .filter(({ status }) => status !== 'paid')
          .map(({ bookingId, dueDate }) => [bookingId, dueDate] as const),
      ),
    [data],
  )
}
