import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import type { Rows } from '#web/lib/page.ts'
import { changeParams } from '#web/lib/use-change-address.ts'

/** The booking that a mailed link wants to change or cancel (docs/product.md P15.27). */
export interface AskedChange {
  id: string | null
  /** There is no such active booking. */
  missing: boolean
  /** The link was followed. */
  end: () => void
}

/**
 * Reads which booking the address asks to change. The wish leaves the address at once, so that going back or loading the
 * page again doesn't ask anew; later pages of the list are read until the booking is there.
 */
export function useAskedChange({ rows, more, busy, moreFailed }: Rows<CustomerBooking>): AskedChange {
  const [params, setParams] = useSearchParams()
  const carried = params.get('change') === '1' ? params.get('booking') : null
  const [id, setId] = useState(carried)
  if (carried !== null && carried !== id) setId(carried)
  useEffect(() => {
    if (carried === null) return
    setParams((before) => changeParams(before, { booking: undefined, change: undefined }), { replace: true })
  }, [carried, setParams])
  const found = rows?.some((row) => row.id === id) ?? false
  const further = id !== null && rows !== undefined && !found && !busy && !moreFailed ? more : undefined
  useEffect(() => further?.(), [further])
  const end = useCallback(() => setId(null), [])
  return { id, missing: id !== null && rows !== undefined && !found && more === undefined, end }
}
