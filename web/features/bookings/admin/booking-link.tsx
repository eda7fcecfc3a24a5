import type { ComponentProps } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { bookingAddress, OPENED_HERE } from '#web/features/bookings/admin/search-params.ts'
import { Link } from '#web/ui/link.tsx'

interface BookingLinkProps extends Omit<ComponentProps<typeof Link>, 'id' | 'to' | 'state' | 'replace'> {
  id: string
  /** From one booking to another: no step in the history, so that Back and Close leave both. */
  instead?: boolean
}

/** Opens a booking beside the screen. The address says which, so it can be kept and Back closes it. */
export function BookingLink({ id, instead = false, ...props }: BookingLinkProps) {
  const { state } = useLocation()
  const [params] = useSearchParams()
  return (
    <Link
      {...props}
      to={bookingAddress(params, id)}
      state={instead ? state : OPENED_HERE}
      replace={instead}
      preventScrollReset
    />
  )
}
