import type { ComponentProps } from 'react'
import { type To, useLocation, useSearchParams } from 'react-router'
import { bookingAddress, eventAddress, OPENED_HERE } from '#web/features/bookings/admin/search-params.ts'
import { Link } from '#web/ui/link.tsx'

interface OpenLinkProps extends Omit<ComponentProps<typeof Link>, 'id' | 'to' | 'state' | 'replace'> {
  id: string
  /** From one to another: no step in the history, so that Back and Close leave both. */
  instead?: boolean
}

/** Opens a booking beside the screen. The address says which, so it can be kept and Back closes it. */
export const BookingLink = (props: OpenLinkProps) => <OpenLink {...props} address={bookingAddress} />

/** Opens an event beside the screen, as a booking (docs/product.md P6.231). */
export const EventLink = (props: OpenLinkProps) => <OpenLink {...props} address={eventAddress} />

interface AddressedProps extends OpenLinkProps {
  address: (params: URLSearchParams, id: string) => To
}

function OpenLink({ id, instead = false, address, ...props }: AddressedProps) {
  const { state } = useLocation()
  const [params] = useSearchParams()
  return (
    <Link
      {...props}
      to={address(params, id)}
      state={instead ? state : OPENED_HERE}
      replace={instead}
      preventScrollReset
    />
  )
}
