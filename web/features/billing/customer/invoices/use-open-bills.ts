import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { customerInvoicesQuery } from '#web/features/billing/queries.ts'

/** What an open invoice demands, integer cents, and by when. */
interface OpenBill {
  id: string
  invoiceNumber: string
  total: number
  dueDate: string
}

/**
 * The open invoices by booking: those of the newest invoices, which what is still owed is among.
 * @param wanted something is owed; nothing is asked for otherwise
 */
export function useOpenBills(wanted: boolean): ReadonlyMap<string, OpenBill> {
  const { data } = useInfiniteQuery({ ...customerInvoicesQuery, enabled: wanted })
  return useMemo(
    () =>
      new Map(
        data?.pages
          .flatMap(({ rows }) => rows)
          .filter(({ status }) => status !== 'paid')
          .map(
            ({ bookingId, id, invoiceNumber, total, dueDate }) =>
              [bookingId, { id, invoiceNumber, total, dueDate }] as const,
          ),
      ),
    [data],
  )
}
