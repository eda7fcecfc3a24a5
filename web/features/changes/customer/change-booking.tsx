import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { ownRequestsQuery } from '#web/features/changes/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ChangeForm = lazyPart(
  async () => (await import('#web/features/changes/customer/change-form.tsx')).ChangeForm,
  'The form did not load',
)

/** Opens the form that changes a booking; not while a request waits (docs/product.md P15.40). */
export function ChangeBooking({ booking }: { booking: CustomerBooking }) {
  const [open, setOpen] = useState(false)
  const { data = [] } = useQuery(ownRequestsQuery)
  const waits = data.some(({ bookingId, state }) => bookingId === booking.id && /^(open|proposed)$/.test(state))
  if (waits || Date.parse(booking.eventDate) <= Date.now()) return null
  return (
    <>
      <Button variant="bare" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change<span className="sr-only"> the booking with {booking.agent.name}</span>
      </Button>
      {open && <ChangeForm booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}
